//! A match as a file (`*.liege.json`). A record made today opens after every upgrade.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::{BadSetup, Game, Match, Refusal, Seat, Seed, Setup};

const FORMAT: u32 = 1;

/// One action and whose it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Played<A> {
    pub seat: Seat,
    pub action: A,
}

/// A whole match: everything needed to play it again, and what it must come to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Record<G: Game> {
    pub format: u32,
    pub game: String,
    pub rules_version: u32,
    pub setup: G::Setup,
    pub seed: Seed,
    /// SHA-256 of the seed, shown to all when the match began.
    pub commitment: String,
    pub actions: Vec<Played<G::Action>>,
    /// SHA-256 over set-up, seed and actions: a changed action is noticed even where it would have been legal.
    pub tape: String,
    /// Missing while the match is not over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<RecordResult>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RecordResult {
    pub points: Vec<i32>,
    pub places: Vec<u8>,
}

/// Why a record is not believed.
#[derive(Debug, PartialEq, thiserror::Error)]
pub enum BadRecord {
    #[error("format {0} is not known; this program reads format {FORMAT}")]
    Format(u32),
    #[error("this is a record of {found:?}, not of {expected:?}")]
    Game { found: String, expected: &'static str },
    #[error("rules version {found} is not known; this program plays version {current}")]
    RulesVersion { found: u32, current: u32 },
    #[error(
        "played by rules version {found}, and does not stand by version {current} of this program: {why}"
    )]
    OlderRules { found: u32, current: u32, why: Box<BadRecord> },
    #[error("the commitment is not the SHA-256 of the seed")]
    Commitment,
    #[error("the actions are not those that were recorded: the tape's digest does not match")]
    Tape,
    #[error("{0}")]
    Setup(#[from] BadSetup),
    #[error("action {ply} of {seat:?} was refused: {refusal}; the action is {action}")]
    Action { ply: usize, seat: Seat, action: String, refusal: Refusal },
    #[error("the match ends in {replayed:?}, but the record says {recorded:?}")]
    Result { replayed: Option<RecordResult>, recorded: Option<RecordResult> },
}

impl<G: Game> Record<G> {
    pub(crate) fn of(the_match: &Match<G>) -> Self {
        let mut record = Self {
            format: FORMAT,
            game: G::INFO.slug.to_owned(),
            rules_version: G::INFO.rules_version,
            setup: the_match.setup().clone(),
            seed: the_match.seed(),
            commitment: the_match.seed().commitment(),
            actions: the_match.actions().to_vec(),
            tape: String::new(),
            result: RecordResult::of(the_match.state()),
        };
        record.tape = record.tape_digest();
        record
    }

    /// Plays the record again and checks every claim in it. One made by older rules is believed as long as it stands by
    /// those of today.
    pub fn replay(&self) -> Result<Match<G>, BadRecord> {
        self.replay_with(|_| ())
    }

    /// As `replay`, showing the match after set-up and after every action.
    pub fn replay_with(&self, show: impl FnMut(&Match<G>)) -> Result<Match<G>, BadRecord> {
        self.check_head()?;
        let (found, current) = (self.rules_version, G::INFO.rules_version);
        self.replay_actions(show).map_err(|why| match found == current {
            true => why,
            false => BadRecord::OlderRules { found, current, why: Box::new(why) },
        })
    }

    fn replay_actions(&self, mut show: impl FnMut(&Match<G>)) -> Result<Match<G>, BadRecord> {
        let mut replayed = Match::start(self.setup.clone(), self.seed)?;
        show(&replayed);
        for (index, played) in self.actions.iter().enumerate() {
            replayed.act(played.seat, None, &played.action).map_err(|refusal| BadRecord::Action {
                ply: index + 1,
                seat: played.seat,
                action: serde_json::to_string(&played.action).unwrap_or_default(),
                refusal,
            })?;
            show(&replayed);
        }
        // The set-up of older rules has gained options since, and the digest covers it.
        let is_current = self.rules_version == G::INFO.rules_version;
        if is_current && self.tape != self.tape_digest() {
            return Err(BadRecord::Tape);
        }
        let result = RecordResult::of(replayed.state());
        if self.result != result {
            return Err(BadRecord::Result { replayed: result, recorded: self.result.clone() });
        }
        Ok(replayed)
    }

    fn check_head(&self) -> Result<(), BadRecord> {
        if self.format != FORMAT {
            return Err(BadRecord::Format(self.format));
        }
        if self.game != G::INFO.slug {
            return Err(BadRecord::Game { found: self.game.clone(), expected: G::INFO.slug });
        }
        if self.rules_version > G::INFO.rules_version {
            return Err(BadRecord::RulesVersion {
                found: self.rules_version,
                current: G::INFO.rules_version,
            });
        }
        if self.commitment != self.seed.commitment() {
            return Err(BadRecord::Commitment);
        }
        if self.setup.n_seats() > crate::MAX_SEATS {
            return Err(BadSetup(format!("{} seats are too many", self.setup.n_seats())).into());
        }
        Ok(())
    }

    fn tape_digest(&self) -> String {
        let tape =
            serde_json::to_vec(&(&self.setup, &self.seed, &self.actions)).expect("plain data becomes JSON");
        hex::encode(Sha256::digest(tape))
    }
}

impl RecordResult {
    /// The result of a match that is over.
    pub fn of<G: Game>(state: &G) -> Option<Self> {
        state.status().is_over().then(|| Self {
            points: Seat::all(state.n_seats()).map(|seat| state.points(seat)).collect(),
            places: state.places().values().copied().collect(),
        })
    }
}
