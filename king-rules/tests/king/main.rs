//! The tests of Konturlu King, and the values that both games share.

mod clauses_k12;
mod clauses_k1_k3;
mod clauses_k4_k6;
mod clauses_k7;
mod clauses_k8;
mod clauses_k9_k11;
mod deals;
mod excluded;
mod properties;
mod questions;
mod records;
#[cfg(feature = "serde")]
mod serde_forms;
mod sheets;
mod simulation;
mod speech;
mod state;
mod support;
mod value_texts;
mod values;
mod views;
mod worked_examples;
mod worlds;
mod worlds_draws;
