//! What a viewer may see (chapter 8), built field by field: nothing is in it that is not named here. Reviewed together
//! with `determinize`.

mod knowledge;
mod prompt;
mod types;

use engine::{Seat, Viewer};
use enum_map::EnumMap;

use crate::board::hall_order::next_hall;
use crate::board::majorities::{group_of, halls_of};
use crate::board::tracks::{advance, is_open};
use crate::data::{N_ROUNDS, POINTS};
use crate::ids::{Card, Clan, Location, Threshold, Track};
use crate::state::{Phase, Regents, Scoring, TowerUse, Turn};

pub(crate) use knowledge::Knowledge;
pub use prompt::PromptId;
pub use types::*;

impl Regents {
    pub(crate) fn view_for(&self, viewer: Viewer) -> RegentsView {
        RegentsView {
            setup: self.setup,
            phase: self.phase.name(),
            prompt: self.prompt(viewer),
            round: self.round,
            n_rounds: N_ROUNDS,
            cards_allowed: self.cards_allowed(),
            start: self.start,
            active: self.active,
            turn: turn_view(self.turn),
            scoring: scoring_view(self.scoring),
            king: self.king,
            reserve: self.reserve,
            neutral_clan: self.neutral_clan,
            locations: Location::ALL.into_iter().map(|at| self.location_view(at)).collect(),
            links: self.links(),
            tracks: Track::ALL.into_iter().map(|track| self.track_view(track)).collect(),
            seats: self.seats().map(|seat| self.seat_view(seat, viewer)).collect(),
            accusations: self.seats().flat_map(|seat| self.accusations_by(seat, viewer)).collect(),
            spyings: self.seats().flat_map(|seat| self.spyings_by(seat, viewer)).collect(),
            preview: self.preview(),
            result: self.is_over().then(|| self.result()),
        }
    }

    fn location_view(&self, at: Location) -> RegentsLocation {
        let majority = self.seats().find(|&seat| self.outnumbers(seat, at));
        RegentsLocation {
            id: at,
            track: at.track(),
            agents: self.seats().map(|seat| self.agents[seat][at]).collect(),
            neutral_agents: self.neutral_agents[at],
            counsellors: self.placed[at],
            strength: self.seats().map(|seat| self.strength(seat, at)).collect(),
            has_king: self.king == at,
            majority,
            scorer: majority.filter(|&seat| !self.king_cancels(seat, at)),
            agent_links: self.setup.castle_map.agent_links(at).iter().collect(),
        }
    }

    fn links(&self) -> Vec<RegentsLink> {
        let map = self.setup.castle_map;
        let pairs = Location::ALL.into_iter().flat_map(|from| {
            let ahead = map.agent_links(from).iter().filter(move |&to| from < to);
            ahead.map(move |to| (from, to))
        });
        let link = |(from, to)| RegentsLink { from, to, joins_halls: map.hall_links(from).contains(to) };
        pairs.map(link).collect()
    }

    fn track_view(&self, track: Track) -> RegentsTrack {
        RegentsTrack {
            id: track,
            hall: track.hall(),
            spaces: POINTS.to_vec(),
            chips: self.track_chips[track].iter().map(threshold_points).collect(),
            leader: self.leader(track),
            markers: self.seats().map(|seat| self.marker_view(seat, track)).collect(),
        }
    }

    fn marker_view(&self, seat: Seat, track: Track) -> RegentsMarker {
        let ordinal = self.markers[seat][track];
        let ahead = Threshold::ALL.into_iter().filter(|threshold| threshold.ordinal() >= ordinal);
        RegentsMarker {
            ordinal,
            points: self.points_at(seat, track),
            can_step: self.can_step(seat, track),
            locks: ahead.filter_map(|threshold| self.lock(seat, track, threshold)).collect(),
        }
    }

    fn lock(&self, seat: Seat, track: Track, threshold: Threshold) -> Option<RegentsLock> {
        let (markers, mode) = (&self.markers[seat], self.setup.threshold_mode);
        if is_open(markers, track, threshold, mode) {
            return None;
        }
        let required = mode.required(threshold);
        let is_missing = |other: &Track| *other != track && markers[*other] < required;
        Some(RegentsLock {
            points: threshold_points(threshold),
            needs: POINTS[usize::from(required)],
            missing: Track::ALL.into_iter().filter(is_missing).collect(),
        })
    }

    fn seat_view(&self, seat: Seat, viewer: Viewer) -> RegentsSeat {
        let knows_secrets = viewer.sees_secrets_of(seat) || self.is_over();
        let domain_public = self.revealed.contains(seat);
        let knowledge = Knowledge::of(self, observer(viewer));
        let clan = knowledge.clan(seat).or_else(|| knows_secrets.then(|| self.clans[seat]));
        RegentsSeat {
            seat,
            agents_outside: self.agents_outside(seat),
            counsellors: self.counsellors[seat],
            chips: self.chips[seat],
            hand_size: self.hand_size(seat) as u8,
            n_tiles: self.tiles(seat).len() as u8,
            played: self.played[seat].iter().collect(),
            clan,
            clan_public: self.exposed.contains(seat) || self.is_over(),
            domain: (domain_public || knows_secrets).then(|| self.domains[seat]),
            domain_public,
            failed_against: self.opponents(seat).filter(|&rival| self.has_failed(seat, rival)).collect(),
            groups: self.groups(seat),
            points: self.points_view(seat),
            clans: Clan::ALL.into_iter().map(|clan| clan_mark(&knowledge, seat, clan)).collect(),
            secrets: knows_secrets.then(|| self.secrets(seat)),
        }
    }

    fn groups(&self, seat: Seat) -> Vec<Vec<Location>> {
        let halls = halls_of(self.majorities(seat, None));
        let mut groups = Vec::new();
        let mut grouped = enumset::EnumSet::empty();
        for hall in halls {
            if !grouped.contains(hall) {
                let group = group_of(self.setup.castle_map, hall, halls);
                grouped |= group;
                groups.push(group.iter().collect());
            }
        }
        groups
    }

    fn points_view(&self, seat: Seat) -> RegentsPoints {
        let score = self.score(seat);
        RegentsPoints {
            tracks: score.tracks,
            chips: score.chips,
            counsellors: score.counsellors,
            domain_bonus: score.domain_bonus,
            total: score.total(),
        }
    }

    fn secrets(&self, seat: Seat) -> RegentsSecrets {
        RegentsSecrets {
            clan: self.clans[seat],
            lacks: self.clans[seat].lacks(),
            hand: self.hand(seat).iter().collect(),
            domain: self.domains[seat],
            tiles: self.tiles(seat).iter().collect(),
        }
    }

    fn accusations_by(&self, by: Seat, viewer: Viewer) -> Vec<RegentsAccusation> {
        let shows_all = viewer == Viewer::Open || self.is_over();
        let accusations = self.accusations[by].iter().enumerate();
        let view = accusations.map(|(index, &accusation)| RegentsAccusation {
            by,
            target: accusation.target,
            right: self.is_right(accusation),
            clan: match shows_all {
                true => Some(accusation.clan),
                false => self.known_tile(observer(viewer), by, accusation),
            },
            tiles_lost: self.tiles_lost(by, index),
        });
        view.collect()
    }

    fn spyings_by(&self, by: Seat, viewer: Viewer) -> Vec<RegentsSpying> {
        let shows_all = viewer == Viewer::Open || self.is_over();
        let knows = |target| observer(viewer).is_some_and(|seat| self.knows_spied_card(seat, by, target));
        let spyings = self.spyings[by].iter().map(|spying| RegentsSpying {
            by,
            target: spying.target,
            card: (shows_all || knows(spying.target)).then_some(spying.card),
        });
        spyings.collect()
    }

    /// Halls are taken in the automatic order; the choices of Tower, Rampart and Diplomacy are left open. While scoring
    /// goes on, it shows what is still to come.
    fn preview(&self) -> Option<RegentsPreview> {
        if self.turn.scored || matches!(self.phase.name(), Phase::Place | Phase::Neutral | Phase::Over) {
            return None;
        }
        let seat = self.active;
        let majorities = self.majorities(seat, None);
        let is_scoring = self.is_scoring();
        let due = if is_scoring { self.scoring.halls } else { self.steps_due(majorities) };
        let sides = match is_scoring {
            true => (self.scoring.tower != TowerUse::No, self.scoring.rampart),
            false => (majorities.contains(Location::Tower), majorities.contains(Location::Rampart)),
        };
        let halls = self.hall_gains(seat, due);
        Some(RegentsPreview {
            seat,
            tower: sides.0,
            rampart: sides.1,
            ties: match self.turn.card {
                Some(Card::Diplomacy) if !is_scoring => self.winnable_ties().collect(),
                _ => Vec::new(),
            },
            cancelled: self.cancelled(seat),
            points_gained: halls.iter().map(|gain| i32::from(gain.to) - i32::from(gain.from)).sum(),
            halls,
        })
    }

    fn is_scoring(&self) -> bool {
        matches!(self.phase.name(), Phase::Halls | Phase::TowerFirst | Phase::Tower | Phase::Rampart)
    }

    fn hall_gains(&self, seat: Seat, mut due: EnumMap<Track, u8>) -> Vec<RegentsHallGain> {
        let mut markers = self.markers[seat];
        let mut gains = Vec::new();
        while let Some(track) = next_hall(&markers, &due) {
            let (from, group) = (POINTS[usize::from(markers[track])], due[track]);
            let steps = advance(&mut markers, track, group, self.setup.threshold_mode);
            due[track] = 0;
            let to = POINTS[usize::from(markers[track])];
            gains.push(RegentsHallGain {
                hall: track.hall(),
                track,
                group,
                steps,
                lost: group - steps,
                from,
                to,
            });
        }
        gains
    }

    fn cancelled(&self, seat: Seat) -> Vec<Location> {
        let lost = |at: &Location| self.outnumbers(seat, *at) && self.king_cancels(seat, *at);
        Location::ALL.into_iter().filter(lost).collect()
    }

    fn result(&self) -> RegentsResult {
        let ranking = self.ranking();
        let mut lines: Vec<_> = self.seats().map(|seat| self.result_line(seat, ranking[seat])).collect();
        lines.sort_by_key(|line| line.place);
        RegentsResult { lines, winners: self.winners().iter().collect() }
    }

    fn result_line(&self, seat: Seat, place: u8) -> RegentsResultLine {
        let score = self.score(seat);
        RegentsResultLine {
            seat,
            place,
            clan: self.clans[seat],
            domain: self.domains[seat],
            tracks: Track::ALL.into_iter().map(|track| self.points_at(seat, track)).collect(),
            domain_bonus: score.domain_bonus,
            chips: score.chips,
            counsellors: score.counsellors,
            total: score.total(),
        }
    }
}

fn turn_view(turn: Turn) -> RegentsTurn {
    RegentsTurn {
        actions: turn.actions,
        recruited: turn.recruited,
        spied: turn.spied,
        chip_played: turn.chip_played,
        card: turn.card,
    }
}

fn scoring_view(scoring: Scoring) -> RegentsScoring {
    RegentsScoring { n_halls: scoring.n_halls, tower: scoring.tower, rampart: scoring.rampart }
}

fn clan_mark(knowledge: &Knowledge<'_>, seat: Seat, clan: Clan) -> RegentsClanMark {
    RegentsClanMark { clan, excluded: knowledge.exclusion(seat, clan) }
}

fn threshold_points(threshold: Threshold) -> u8 {
    POINTS[usize::from(threshold.ordinal())]
}

/// The seat whose knowledge a view shows; a spectator has none, and so has the open view, which shows all secrets
/// anyway.
fn observer(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat { seat } => Some(seat),
        Viewer::Public | Viewer::Open => None,
    }
}
