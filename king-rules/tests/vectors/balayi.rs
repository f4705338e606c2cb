//! stub
use crate::Place;
use serde_json::Value;
pub(crate) fn replay_round(_: Place<'_>, _: &Value) {}
pub(crate) fn replay_match(_: Place<'_>, _: &Value) {}
