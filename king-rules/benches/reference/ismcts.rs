//! Information set Monte Carlo tree search of Konturlu King: one tree of what the seat on turn may observe, upper confidence
//! bounds by the actions that were available, and play-outs by the frozen greedy player. Frozen: it is never improved.

use king_rules::king::{Action, ActionSet, Round, Seat, View};
use king_rules::shuffle::SplitMix64;

use super::king_greedy;

/// How much an action that was tried seldom is favoured, as a share of what the round counts in all.
const EXPLORATION: f64 = 0.5;

/// An action that some play of the tree has led to.
struct Node {
    action: Action,
    /// Who did it: the sum is of its points.
    seat: Seat,
    sum: f64,
    visits: u32,
    /// How often it was legal where its parent was visited.
    available: u32,
    children: Vec<u32>,
}

/// The action that was played out most often in that many iterations, each one of which draws a world, goes down the tree,
/// adds a node to it and plays out. The first legal action where there is nothing to choose, or no world; `None` when the viewer is not on turn.
#[must_use]
pub fn choose(view: &View, playouts: u32, seed: u64) -> Option<Action> {
    let actions = view.legal_actions();
    if actions.len() < 2 {
        return actions.first();
    }
    let mut tree = Tree::new(view);
    let worlds = view.worlds();
    for k in 0..u64::from(playouts) {
        tree.iterate(worlds.draw(seed, k)?, &mut SplitMix64::new(!seed ^ k));
    }
    let root = &tree.nodes[0];
    let most = root.children.iter().map(|&child| &tree.nodes[child as usize]).max_by_key(|node| node.visits);
    most.map(|node| node.action).or(actions.first())
}

struct Tree {
    nodes: Vec<Node>,
    exploration: f64,
    path: Vec<u32>,
}

impl Tree {
    fn new(view: &View) -> Self {
        let total = view.contract().map_or(0, |contract| contract.kind().total().abs());
        let root = Node::new(Action::Pass, view.viewer());
        Self { nodes: vec![root], exploration: EXPLORATION * f64::from(total), path: Vec::new() }
    }

    fn iterate(&mut self, mut round: Round, random: &mut SplitMix64) {
        self.path.clear();
        let mut at = 0;
        while let Some(seat) = round.turn() {
            let legal = round.legal_actions();
            let (next, is_new) = self.step(at, seat, legal, random);
            round.apply_unchecked(self.nodes[next as usize].action);
            self.path.push(next);
            at = next;
            if is_new {
                break;
            }
        }
        play_out(&mut round);
        let scores = round.scores().unwrap_or_default();
        for &at in &self.path {
            let node = &mut self.nodes[at as usize];
            node.visits += 1;
            node.sum += f64::from(scores[node.seat]);
        }
    }

    /// The node to go to, and whether it is a new one: a legal action that was never tried, any of them, else the one with
    /// the highest bound.
    fn step(&mut self, at: u32, seat: Seat, legal: ActionSet, random: &mut SplitMix64) -> (u32, bool) {
        let mut untried = legal;
        let mut best = (f64::NEG_INFINITY, 0);
        let children = std::mem::take(&mut self.nodes[at as usize].children);
        for &child in &children {
            let node = &mut self.nodes[child as usize];
            if legal.contains(node.action) {
                untried.remove(node.action);
                node.available += 1;
                let bound = node.bound(self.exploration);
                if bound > best.0 {
                    best = (bound, child);
                }
            }
        }
        self.nodes[at as usize].children = children;
        match random.choose(untried.iter()).filter(|_| !untried.is_empty()) {
            None => (best.1, false),
            Some(action) => {
                let new = self.nodes.len() as u32;
                self.nodes.push(Node::new(action, seat));
                self.nodes[at as usize].children.push(new);
                (new, true)
            }
        }
    }
}

impl Node {
    fn new(action: Action, seat: Seat) -> Self {
        Self { action, seat, sum: 0.0, visits: 0, available: 1, children: Vec::new() }
    }

    fn bound(&self, exploration: f64) -> f64 {
        let visits = f64::from(self.visits);
        self.sum / visits + exploration * (f64::from(self.available).ln() / visits).sqrt()
    }
}

fn play_out(round: &mut Round) {
    while let Some(seat) = round.turn() {
        let card = king_greedy::card(round.table(), round.hand(seat));
        round.apply_unchecked(card.map_or(Action::Pass, Action::Play));
    }
}
