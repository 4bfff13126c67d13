//! What one viewer may see, and what the table shows without arithmetic. Filled field by field: an allow-list. Reviewed
//! together with `determinize.rs`.
//!
//! Hidden are only gold and squires of others (R1) and sealed choices; who is ready is told by the match's status.

mod previews;
mod prompt;
mod types;

pub use prompt::{LancasterAbout, LancasterAsked, LancasterOffer, LancasterPrompt, LancasterTask};
pub use types::{
    LancasterAlly, LancasterConflict, LancasterConflictCard, LancasterCounty, LancasterFavour, LancasterGain,
    LancasterHolder, LancasterJoin, LancasterLaw, LancasterLawGain, LancasterLawPile, LancasterNeed,
    LancasterProposal, LancasterSeat, LancasterSpace, LancasterStack, LancasterTokens, LancasterView,
    LancasterVoteResult,
};

use engine::{Seat, Viewer};

use crate::data;
use crate::ids::{County, House, Law, Place, Space};
use crate::setup::Supply;
use crate::state::{Conflict, Household, Lancaster, PhaseState, Stack, VoteResult};

pub(crate) fn view(state: &Lancaster, viewer: Viewer) -> LancasterView {
    let seat = match viewer {
        Viewer::Seat { seat } if seat.index() < state.seats() => Some(seat),
        _ => None,
    };
    LancasterView {
        seat,
        prompt: prompt::asked(state, seat),
        phase: state.phase.name(),
        round: state.round,
        rounds: data::ROUNDS,
        start_player: state.start_player,
        holdings_open: state.setup.holdings_are_open(),
        seats: state.players.seats().map(|of| seat_view(state, viewer, of)).collect(),
        counties: County::ALL.into_iter().map(|county| county_view(state, seat, county)).collect(),
        conflicts: conflict_views(state, seat),
        favours: favour_views(state, seat),
        laws: state.laws.iter().map(|&law| law_view(state, viewer, law)).collect(),
        law14: state.setup.law14,
        proposals: proposal_views(state, viewer),
        law_pile: law_pile_view(state),
        conflict_pile: state.conflict_pile.present().map(conflict_card).collect(),
        last_vote: state.last_vote.map(vote_view),
        vote_results: state
            .earlier_votes
            .into_iter()
            .chain([state.last_vote])
            .flatten()
            .map(vote_view)
            .collect(),
        my_vote: seat.and_then(|seat| state.votes[seat]),
        my_extension: seat.and_then(|seat| state.chosen[seat]),
        in_play: in_play_view(state),
        supply: (state.setup.supply == Supply::Strict).then(|| supply_view(state)),
    }
}

/// Whether gold and squires of `owner` may be seen: by option, by the owner, and by all at the end.
pub(crate) fn sees_holdings(state: &Lancaster, viewer: Viewer, owner: Seat) -> bool {
    state.setup.holdings_are_open() || viewer.sees_secrets_of(owner) || state.phase == PhaseState::Over
}

fn seat_view(state: &Lancaster, viewer: Viewer, seat: Seat) -> LancasterSeat {
    let player = &state.players[seat];
    let house = House::own(seat);
    let household = state.household(house);
    let sees = sees_holdings(state, viewer, seat);
    let n_nobles = player.nobles.len();
    let noble_points = data::NOBLE_POINTS[n_nobles];
    let next = data::NOBLE_POINTS.get(n_nobles + 1).map_or(0, |points| points - noble_points);
    LancasterSeat {
        seat,
        gold: sees.then_some(player.gold),
        squires: sees.then_some(player.squires),
        votes: player.votes,
        points: player.points,
        nobles: player.nobles.iter().collect(),
        noble_points,
        next_noble_points: next,
        n_extensions: player.extensions.len() as u8,
        castle: castle_view(state, house, &Space::ALL),
        court: household.court.list(),
        reserve: household.reserve.list(),
        knighthood: state.in_service(house).strength(),
        n_counties: state.counties_held(house),
        n_conflicts: state.conflicts_joined(house),
        round_table_votes: if state.round < data::ROUNDS { 1 + n_nobles as u8 } else { 0 },
        knighthood_award: previews::award(state, viewer, &state.knighthood(), seat),
        castle_award: previews::award(state, viewer, &state.castle_standing(), seat),
        final_points: (state.phase == PhaseState::Over).then_some(player.final_points),
        ally: state.setup.has_allies().then(|| ally_view(state, seat)),
    }
}

fn ally_view(state: &Lancaster, seat: Seat) -> LancasterAlly {
    let house = House::ally(seat);
    let Household { court, reserve, .. } = state.household(house);
    LancasterAlly {
        court: court.list(),
        reserve: reserve.list(),
        castle: castle_view(state, house, &data::ALLY_CASTLE),
        n_counties: state.counties_held(house),
        n_conflicts: state.conflicts_joined(house),
    }
}

fn castle_view(state: &Lancaster, house: House, spaces: &[Space]) -> Vec<LancasterSpace> {
    let to_score = match state.phase {
        PhaseState::Castle { seat, own, ally } | PhaseState::CastleUpgrade { seat, own, ally, .. }
            if seat == house.seat =>
        {
            if house.is_ally() {
                ally
            } else {
                own
            }
        }
        _ => enumset::EnumSet::empty(),
    };
    let view = |space: Space| LancasterSpace {
        space,
        is_built: !house.is_ally() && state.players[house.seat].extensions.contains(space),
        knight: state.household(house).castle[space],
        is_to_score: to_score.contains(space),
        gives: previews::space_gain(house, space),
    };
    spaces.iter().map(|&space| view(space)).collect()
}

fn county_view(state: &Lancaster, seat: Option<Seat>, county: County) -> LancasterCounty {
    let (here, data) = (&state.counties[county], data::county(county));
    let (gives, ally) = (previews::county_gain(county), ally_of(state, seat));
    LancasterCounty {
        county,
        letter: data.letter,
        minimum: data.minimum,
        noble: here.noble,
        nobles_left: here.nobles_left,
        noble_is_owned: seat.is_some_and(|seat| state.players[seat].nobles.contains(here.noble)),
        noble_is_takeable: seat.is_some_and(|seat| state.noble_is_takeable(seat, county)),
        gives,
        gives_you: seat.map(|seat| previews::real_gain(state, House::own(seat), gives)),
        gives_your_ally: ally.map(|ally| previews::real_gain(state, ally, gives)),
        names_start_player: county == data::NAMES_START_PLAYER,
        holder: here.garrison.map(|garrison| LancasterHolder {
            seat: garrison.house.seat,
            banner: garrison.house.banner,
            knight: garrison.knight,
            squires: garrison.squires,
            total: garrison.total(),
        }),
        needs: previews::at_court(state, seat)
            .map(|(house, knight)| LancasterNeed {
                banner: house.banner,
                knight,
                squires: state.squires_needed(house, knight, county),
            })
            .collect(),
    }
}

fn conflict_views(state: &Lancaster, seat: Option<Seat>) -> Vec<LancasterConflict> {
    let here = Place::ALL.into_iter().filter_map(|place| Some((place, state.conflicts[place]?)));
    here.map(|(place, conflict)| conflict_view(state, seat, place, conflict)).collect()
}

fn conflict_view(
    state: &Lancaster,
    seat: Option<Seat>,
    place: Place,
    conflict: Conflict,
) -> LancasterConflict {
    let stacks = conflict.stacks.iter().enumerate();
    let stacks: Vec<_> =
        stacks.filter_map(|(space, stack)| stack_view(&conflict, space, (*stack)?)).collect();
    LancasterConflict {
        conflict: place,
        is_second_attempt: place.is_second_attempt(),
        france: conflict.france,
        points: data::conflict_points(conflict.france),
        total: conflict.total(),
        missing: conflict.france.saturating_sub(conflict.total()),
        england_wins: conflict.england_wins(),
        free_spaces: (conflict.stacks.len() - stacks.len()) as u8,
        stacks,
        joins: previews::about_to_join(state, seat)
            .filter(|&(house, _)| conflict.is_open_to(house))
            .filter_map(|(house, knight)| previews::join(conflict, house, knight))
            .collect(),
    }
}

fn stack_view(conflict: &Conflict, space: usize, stack: Stack) -> Option<LancasterStack> {
    let rank = conflict.rank(space)?;
    Some(LancasterStack {
        seat: stack.house.seat,
        banner: stack.house.banner,
        knights: stack.knights.list(),
        strength: stack.knights.strength(),
        rank,
        on_win: conflict.points_on_win(rank),
        on_loss: conflict.points_on_loss(rank),
    })
}

fn favour_views(state: &Lancaster, seat: Option<Seat>) -> Vec<LancasterFavour> {
    let ally = ally_of(state, seat);
    let view = |favour| {
        let gives = previews::favour_gain(favour);
        LancasterFavour {
            favour,
            is_face_up: state.favours.contains(favour),
            gives,
            gives_you: seat.map(|seat| previews::real_gain(state, House::own(seat), gives)),
            gives_your_ally: ally.map(|ally| previews::real_gain(state, ally, gives)),
        }
    };
    data::favours_in_play(state.setup.seats).iter().map(view).collect()
}

fn ally_of(state: &Lancaster, seat: Option<Seat>) -> Option<House> {
    seat.filter(|_| state.setup.has_allies()).map(House::ally)
}

fn law_view(state: &Lancaster, viewer: Viewer, law: Law) -> LancasterLaw {
    LancasterLaw { law, gives: previews::law_gains(state, viewer, law) }
}

fn proposal_views(state: &Lancaster, viewer: Viewer) -> Vec<LancasterProposal> {
    let open: Vec<Law> = state.proposals.into_iter().flatten().collect();
    let view = |(nth, &law): (usize, &Law)| LancasterProposal {
        law,
        is_voted_on: nth == 0 && matches!(state.phase, PhaseState::Vote { .. }),
        pushes_out: state.laws[..=nth].to_vec(),
        gives: previews::law_gains(state, viewer, law),
    };
    open.iter().enumerate().map(view).collect()
}

fn law_pile_view(state: &Lancaster) -> LancasterLawPile {
    let top = state.law_pile.iter().next();
    LancasterLawPile {
        cards: state.law_pile.len() as u8,
        top: top.map(|law| data::law_stack(law, state.setup.law_stacks)),
        laws: state.law_pile.iter().collect(),
    }
}

fn conflict_card((france, copies): (u8, u8)) -> LancasterConflictCard {
    LancasterConflictCard { france, copies, points: data::conflict_points(france) }
}

fn vote_view(vote: VoteResult) -> LancasterVoteResult {
    LancasterVoteResult {
        law: vote.law,
        yes: vote.yes,
        no: vote.no,
        is_adopted: vote.dropped.is_some(),
        dropped: vote.dropped,
        votes: vote.votes.values().copied().collect(),
    }
}

fn in_play_view(state: &Lancaster) -> LancasterTokens {
    let [gold, squires, votes] = state.tokens_in_play();
    LancasterTokens { gold, squires, votes }
}

fn supply_view(state: &Lancaster) -> LancasterTokens {
    let data::Tokens { gold, squires, votes } = state.supply();
    LancasterTokens { gold: gold.into(), squires: squires.into(), votes: votes.into() }
}
