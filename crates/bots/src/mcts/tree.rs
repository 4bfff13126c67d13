//! The tree: nodes and edges in two vectors, linked by index. Edges of a node form a list in the order in which their
//! actions were first seen, which is nearly always the order in which a game lists them.

use engine::Seat;

pub(crate) type NodeId = u32;
pub(crate) type EdgeId = u32;
pub(crate) const ROOT: NodeId = 0;
/// No node, no edge.
pub(crate) const NONE: u32 = u32::MAX;
/// The tree stops growing here (about 50 MB); search goes on with what it has.
const MAX_EDGES: usize = 1 << 20;

/// Endings of others' branches that are told apart behind one's own.
const MAX_JOINS: u16 = 48;

/// What leads from one node to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Link<A> {
    Act(Seat, A),
    /// A window of sealed choices: each seat goes down a branch of its own, blind to the others.
    Enter(Seat),
    /// A window has closed: the branches of the seats meet.
    Join(NodeId),
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    pub visits: u32,
    first: EdgeId,
    last: EdgeId,
    n_edges: u16,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Edge<A> {
    pub link: Link<A>,
    next: EdgeId,
    child: NodeId,
    pub visits: u32,
    /// How often the action could have been chosen: not every guess allows it.
    pub available: u32,
    /// Rewards of the deciding seat.
    pub total: f32,
    pub prior: f32,
    /// Place among its siblings by prior, best first: a long list is opened step by step.
    pub rank: u16,
}

/// How an action of the root fared.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Tally {
    pub visits: u32,
    pub total: f32,
    pub prior: f32,
}

impl Tally {
    pub fn plus(self, other: Self) -> Self {
        Self {
            visits: self.visits + other.visits,
            total: self.total + other.total,
            prior: self.prior + other.prior,
        }
    }

    pub fn beats(&self, other: &Self) -> bool {
        self.key() > other.key()
    }

    /// What is greater of the better action.
    pub fn key(&self) -> (u32, f32, f32) {
        (self.visits, self.mean().unwrap_or_default(), self.prior)
    }

    pub fn mean(&self) -> Option<f32> {
        (self.visits > 0).then(|| self.total / self.visits as f32)
    }
}

pub(crate) struct Tree<A> {
    pub nodes: Vec<Node>,
    pub edges: Vec<Edge<A>>,
    /// Scratch for ranking.
    order: Vec<u16>,
}

impl<A: Copy + Eq> Tree<A> {
    pub fn new() -> Self {
        let mut tree = Self { nodes: Vec::new(), edges: Vec::new(), order: Vec::new() };
        tree.add_node();
        tree
    }

    pub fn is_full(&self) -> bool {
        self.edges.len() >= MAX_EDGES
    }

    /// For each listed action the edge from `node`, or `NONE` where it was never seen. True when all were.
    pub fn find_all(&self, node: NodeId, seat: Seat, legal: &[A], found: &mut Vec<EdgeId>) -> bool {
        found.clear();
        let mut expected = self.nodes[node as usize].first;
        for &action in legal {
            let link = Link::Act(seat, action);
            let edge = match self.edges.get(expected as usize) {
                Some(edge) if edge.link == link => expected,
                _ => self.find(node, link),
            };
            found.push(edge);
            expected = if edge == NONE { NONE } else { self.edges[edge as usize].next };
        }
        !found.contains(&NONE)
    }

    /// Adds edges for the actions not found, with these priors.
    pub fn add_missing(
        &mut self,
        node: NodeId,
        seat: Seat,
        legal: &[A],
        priors: &[f32],
        found: &mut [EdgeId],
    ) {
        let total: f32 = priors.iter().sum();
        self.order.clear();
        self.order.extend(0..legal.len() as u16);
        self.order
            .sort_by(|&a, &b| priors[usize::from(b)].total_cmp(&priors[usize::from(a)]).then(a.cmp(&b)));
        for index in 0..legal.len() {
            if found[index] == NONE {
                let rank = self.order.iter().position(|&k| usize::from(k) == index).unwrap_or(0) as u16;
                let link = Link::Act(seat, legal[index]);
                found[index] = self.add_edge(node, link, priors[index] / total, rank);
            }
        }
    }

    /// The node an edge leads to, made when first walked.
    pub fn child(&mut self, edge: EdgeId) -> NodeId {
        if self.edges[edge as usize].child == NONE {
            self.edges[edge as usize].child = self.add_node();
        }
        self.edges[edge as usize].child
    }

    /// The node behind a link that is no choice.
    pub fn through(&mut self, node: NodeId, link: Link<A>) -> NodeId {
        let edge = match self.find(node, link) {
            NONE => self.add_edge(node, link, 0.0, 0),
            edge => edge,
        };
        self.child(edge)
    }

    /// The node where `branch` meets the others of its window; `NONE` when too many different ones met already.
    pub fn joined(&mut self, branch: NodeId, others: NodeId) -> NodeId {
        let link = Link::Join(others);
        if self.nodes[branch as usize].n_edges >= MAX_JOINS && self.find(branch, link) == NONE {
            return NONE;
        }
        self.through(branch, link)
    }

    pub fn find(&self, node: NodeId, link: Link<A>) -> EdgeId {
        let mut edge = self.nodes[node as usize].first;
        while edge != NONE && self.edges[edge as usize].link != link {
            edge = self.edges[edge as usize].next;
        }
        edge
    }

    fn add_node(&mut self) -> NodeId {
        self.nodes.push(Node { visits: 0, first: NONE, last: NONE, n_edges: 0 });
        self.nodes.len() as NodeId - 1
    }

    fn add_edge(&mut self, node: NodeId, link: Link<A>, prior: f32, rank: u16) -> EdgeId {
        let id = self.edges.len() as EdgeId;
        self.edges.push(Edge {
            link,
            next: NONE,
            child: NONE,
            visits: 0,
            available: 0,
            total: 0.0,
            prior,
            rank,
        });
        let parent = &mut self.nodes[node as usize];
        match parent.last {
            NONE => parent.first = id,
            last => self.edges[last as usize].next = id,
        }
        parent.last = id;
        parent.n_edges += 1;
        id
    }
}
