//! One tree and the iterations that grow it.

use engine::{Ctx, FastChance, Game, PerSeat, Seat, Status};

use super::tree::{EdgeId, Link, NONE, NodeId, ROOT, Tally, Tree};
use crate::manner::Manner;
use crate::rollout::Rollout;
use crate::{Habits, Sight, Skill};

/// An untried action counts as a little worse than its tried siblings.
const DISCOUNT: f32 = 0.25;
/// How much chance sways a choice in a window: without it all seats would compute the same answers, and each would seem
/// to know what the others choose.
const NOISE: f32 = 2.0;
/// So many actions of a list are looked at from the start; the rest join as the node is visited.
const FIRST_WIDTH: f32 = 8.0;
const WIDENING: f32 = 2.0;

pub(crate) struct Search<'a, G: Game, H> {
    manner: &'a Manner,
    opens_at: u32,
    sight: &'a Sight<G>,
    tree: Tree<G::Action>,
    chance: FastChance,
    rollout: Rollout<'a, G, H>,
    spread: PerSeat<Spread>,
    /// The node where the own decision is taken: in a window, the root of the own branch.
    own_root: NodeId,
    /// The own action that every iteration begins with, however little it promises.
    insisted: Option<G::Action>,
    path: Vec<(EdgeId, Seat)>,
    legal: Vec<G::Action>,
    found: Vec<EdgeId>,
    priors: Vec<f32>,
}

impl<'a, G: Game, H: Habits<G>> Search<'a, G, H> {
    pub fn new(manner: &'a Manner, habits: &'a H, sight: &'a Sight<G>, seed: u64) -> Self {
        let mut chance = FastChance::new(seed);
        let mut tree = Tree::new();
        let guess = sight.guess(&mut chance);
        let own_root = match guess.status() {
            Status::Together { .. } => tree.through(ROOT, Link::Enter(sight.seat())),
            _ => ROOT,
        };
        let mut search = Self {
            manner,
            opens_at: manner.opens_at.unwrap_or(habits.opens_at()),
            sight,
            tree,
            chance,
            rollout: Rollout::new(habits, manner.judging),
            spread: PerSeat::new(guess.n_seats()),
            own_root,
            insisted: None,
            path: Vec::new(),
            legal: Vec::with_capacity(64),
            found: Vec::with_capacity(64),
            priors: Vec::with_capacity(64),
        };
        search.open_root(&guess);
        search
    }

    /// From now on every iteration tries this action.
    pub fn insist(&mut self, action: G::Action) {
        self.insisted = Some(action);
    }

    /// One guess, one walk down the tree, one rollout.
    pub fn iterate(&mut self) {
        let mut state = self.sight.guess(&mut self.chance);
        self.path.clear();
        self.descend(&mut state);
        self.rollout.play_on(&mut state, &mut self.chance);
        let rewards = self.rollout.worth(&state);
        for &(edge, seat) in &self.path {
            let edge = &mut self.tree.edges[edge as usize];
            edge.visits += 1;
            edge.total += rewards[seat];
        }
        for seat in rewards.seats() {
            self.spread[seat].add(rewards[seat]);
        }
    }

    /// Whether the most tried action stays the most tried one, whatever `left` more iterations bring.
    pub fn is_settled(&self, left: u32) -> bool {
        let (mut first, mut second) = (0, 0);
        for &edge in &self.root_edges() {
            let visits = self.tree.edges[edge as usize].visits;
            (first, second) = if visits > first { (visits, first) } else { (first, second.max(visits)) };
        }
        first - second > left
    }

    pub fn tallies(&self, legal: &[G::Action]) -> Vec<Tally> {
        let tally = |&action: &G::Action| {
            let edge = self.tree.find(self.own_root, Link::Act(self.sight.seat(), action));
            self.tree.edges.get(edge as usize).map_or(Tally::default(), |edge| Tally {
                visits: edge.visits,
                total: edge.total,
                prior: edge.prior,
            })
        };
        legal.iter().map(tally).collect()
    }

    pub fn mean_rewards(&self) -> PerSeat<f32> {
        PerSeat::from_fn(self.spread.n_seats(), |seat| self.spread[seat].mean)
    }

    fn root_edges(&self) -> Vec<EdgeId> {
        let legal = self.sight.legal_actions();
        let mut found = Vec::with_capacity(legal.len());
        self.tree.find_all(self.own_root, self.sight.seat(), &legal, &mut found);
        found.retain(|&edge| edge != NONE);
        found
    }

    /// The own choices are known before the first iteration: even an answer at once is the likeliest one.
    fn open_root(&mut self, guess: &G) {
        self.legal.extend(self.sight.legal_actions());
        self.list_edges(self.own_root, guess, self.sight.seat());
        self.tree.nodes[self.own_root as usize].visits = self.opens_at - 1;
    }

    fn descend(&mut self, state: &mut G) {
        let mut place = Place::new(state.n_seats());
        while let Some(seat) = state.status().pending().iter().next() {
            let cursor = place.cursor(seat, state.status(), &mut self.tree);
            self.legal.clear();
            state.legal_actions(seat, &mut self.legal);
            let Some((action, next)) = self.step(state, seat, cursor) else { return };
            let mut ctx = Ctx::silent(&mut self.chance);
            state.apply(seat, &action, &mut ctx);
            let is_final = ctx.is_final();
            if !place.go(seat, next, is_final, &mut self.tree) {
                return;
            }
        }
    }

    /// The next action and where it leads; nothing where the tree ends. In a window only this seat's branch ends: it
    /// chooses by habit from there on, while the others go on in theirs.
    fn step(&mut self, state: &G, seat: Seat, cursor: Cursor) -> Option<(G::Action, Cursor)> {
        if let [only] = self.legal[..] {
            return Some((only, cursor));
        }
        // What follows from earlier choices takes no room in the tree.
        if let Some(index) = self.habitual(state, seat) {
            let is_begun = !self.path.is_empty();
            let is_judged = is_begun && self.rollout.stops(state, self.path.len() as u32);
            return (!is_judged).then(|| (self.legal[index], cursor));
        }
        let node = cursor.node();
        if node == NONE || !self.visit(node) {
            return match cursor {
                Cursor::Trunk(_) => None,
                Cursor::Branch(_) => Some((self.by_habit(state, seat), Cursor::Branch(NONE))),
            };
        }
        self.list_edges(node, state, seat);
        let insisted = self.insisted.filter(|_| node == self.own_root);
        let insisted = insisted.and_then(|action| self.legal.iter().position(|&listed| listed == action));
        let index = insisted.unwrap_or_else(|| self.select(cursor, seat));
        let edge = self.found[index];
        self.path.push((edge, seat));
        Some((self.legal[index], cursor.moved_to(self.tree.child(edge))))
    }

    fn habitual(&mut self, state: &G, seat: Seat) -> Option<usize> {
        let planner = self.rollout.habits.planner()?;
        planner.habitual(state, seat, &self.legal, Skill::Search, &mut self.chance)
    }

    /// Counts a visit; says whether the node may be opened: when it was visited often enough, and while there is room.
    fn visit(&mut self, node: NodeId) -> bool {
        let is_full = self.tree.is_full();
        let node = &mut self.tree.nodes[node as usize];
        node.visits += 1;
        node.visits >= self.opens_at && !is_full
    }

    fn by_habit(&mut self, state: &G, seat: Seat) -> G::Action {
        self.legal[self.rollout.habits.rollout(state, seat, &self.legal, &mut self.chance)]
    }

    /// Finds the edges of `self.legal`, adding those that no guess allowed before.
    fn list_edges(&mut self, node: NodeId, state: &G, seat: Seat) {
        if self.tree.find_all(node, seat, &self.legal, &mut self.found) {
            return;
        }
        self.priors.clear();
        self.rollout.habits.priors(state, seat, &self.legal, &mut self.chance, &mut self.priors);
        for prior in &mut self.priors {
            // Equals are opened in random order, not in that of the list.
            *prior *= 1.0 + 0.01 * self.chance.unit() as f32;
        }
        self.tree.add_missing(node, seat, &self.legal, &self.priors, &mut self.found);
    }

    /// The listed action that promises most: its mean reward, and what its prior adds while it is little tried.
    fn select(&mut self, cursor: Cursor, seat: Seat) -> usize {
        let (mut visits, mut total) = (0, 0.0);
        for &edge in &self.found {
            let edge = &mut self.tree.edges[edge as usize];
            edge.available += 1;
            visits += edge.visits;
            total += edge.total;
        }
        let deviation = self.spread[seat].deviation();
        let untried = if visits == 0 { 0.0 } else { total / visits as f32 - DISCOUNT * deviation };
        let width = FIRST_WIDTH + WIDENING * (self.tree.nodes[cursor.node() as usize].visits as f32).sqrt();
        let (mut best, mut best_score) = (0, f32::MIN);
        for (index, &edge) in self.found.iter().enumerate() {
            let edge = &self.tree.edges[edge as usize];
            if edge.visits == 0 && f32::from(edge.rank) >= width {
                continue;
            }
            let mean = if edge.visits == 0 { untried } else { edge.total / edge.visits as f32 };
            let urge = edge.prior * (edge.available as f32).sqrt() / (1 + edge.visits) as f32;
            let noise = match cursor {
                Cursor::Trunk(_) => 0.0,
                Cursor::Branch(_) => NOISE * noise(&mut self.chance, edge.visits),
            };
            let score = mean + deviation * (self.manner.exploration * urge + noise);
            if score > best_score {
                (best, best_score) = (index, score);
            }
        }
        best
    }
}

/// A number between -1 and 1, nearer to 0 the better the action is known.
fn noise(chance: &mut FastChance, visits: u32) -> f32 {
    (2.0 * chance.unit() as f32 - 1.0) / ((1 + visits) as f32).sqrt()
}

/// A seat's place in the tree: on the trunk all share, or in its own branch of a window. `NONE` is beyond the tree.
#[derive(Clone, Copy)]
enum Cursor {
    Trunk(NodeId),
    Branch(NodeId),
}

impl Cursor {
    fn node(self) -> NodeId {
        match self {
            Cursor::Trunk(node) | Cursor::Branch(node) => node,
        }
    }

    fn moved_to(self, node: NodeId) -> Self {
        match self {
            Cursor::Trunk(_) => Cursor::Trunk(node),
            Cursor::Branch(_) => Cursor::Branch(node),
        }
    }
}

/// Where a walk stands.
struct Place {
    trunk: NodeId,
    branches: PerSeat<Option<NodeId>>,
}

impl Place {
    fn new(n_seats: usize) -> Self {
        Self { trunk: ROOT, branches: PerSeat::new(n_seats) }
    }

    fn cursor<A: Copy + Eq>(&mut self, seat: Seat, status: Status, tree: &mut Tree<A>) -> Cursor {
        match status {
            Status::Together { .. } => Cursor::Branch(
                *self.branches[seat].get_or_insert_with(|| tree.through(self.trunk, Link::Enter(seat))),
            ),
            _ => Cursor::Trunk(self.trunk),
        }
    }

    /// Moves on after an action; false when the tree ends here. In a window only the action that closes it is final.
    fn go<A: Copy + Eq>(&mut self, seat: Seat, next: Cursor, is_final: bool, tree: &mut Tree<A>) -> bool {
        match next {
            Cursor::Trunk(node) => self.trunk = node,
            Cursor::Branch(node) => {
                self.branches[seat] = Some(node);
                if is_final {
                    self.join(tree);
                }
            }
        }
        self.trunk != NONE
    }

    /// Leaves a closed window; beyond it there is no tree if some branch was left or too many endings meet.
    fn join<A: Copy + Eq>(&mut self, tree: &mut Tree<A>) {
        for branch in self.branches.values_mut().filter_map(Option::take) {
            if self.trunk != NONE && branch != NONE {
                self.trunk = tree.joined(branch, self.trunk);
            } else {
                self.trunk = NONE;
            }
        }
    }
}

/// Running mean and deviation of a seat's rewards: exploration is measured by it, whatever scale a game's evaluation
/// has.
#[derive(Clone, Copy, Debug, Default)]
struct Spread {
    n: f32,
    mean: f32,
    squares: f32,
}

impl Spread {
    fn add(&mut self, reward: f32) {
        self.n += 1.0;
        let delta = reward - self.mean;
        self.mean += delta / self.n;
        self.squares += delta * (reward - self.mean);
    }

    /// As if it had begun with some rewards far apart: a few equal ones must not end the exploration.
    fn deviation(&self) -> f32 {
        const N_IMAGINED: f32 = 20.0;
        const VARIANCE_IMAGINED: f32 = 0.06;
        ((self.squares + N_IMAGINED * VARIANCE_IMAGINED) / (self.n + N_IMAGINED)).sqrt()
    }
}
