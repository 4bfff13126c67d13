//! The primitive operations (5.1). Everything the phases do to pieces is made of these.

use engine::{Ctx, Flow, Seat};
use enumset::EnumSet;

use crate::action::Action;
use crate::data::{self, Tokens};
use crate::event::Event;
use crate::ids::{Banner, Cause, County, House, Place, Space, Spot};
use crate::realm::knights::{Knights, Strength};
use crate::setup::Supply;
use crate::state::{Garrison, Lancaster, Stack};

/// Which knights an upgrade may hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Among {
    InService,
    Deployed,
    /// Only the deployed knight of strength 3 (L10).
    Bannerets,
}

impl Lancaster {
    /// Moves tokens from the supply to a player; a strict supply gives only what it has (R2).
    pub(crate) fn gain(&mut self, seat: Seat, tokens: Tokens, cause: Cause, ctx: &mut Ctx<'_, Event>) {
        let given = match self.setup.supply {
            Supply::Unlimited => tokens,
            Supply::Strict => tokens.at_most(self.supply()),
        };
        let player = &mut self.players[seat];
        player.gold = player.gold.saturating_add(given.gold);
        player.squires = player.squires.saturating_add(given.squires);
        player.votes = player.votes.saturating_add(given.votes);
        let Tokens { gold, squires, votes } = given;
        ctx.tell_all(|| Event::Gained { seat, gold, squires, votes, cause });
    }

    pub(crate) fn pay(&mut self, seat: Seat, price: Tokens, cause: Cause, ctx: &mut Ctx<'_, Event>) {
        let player = &mut self.players[seat];
        player.gold -= price.gold;
        player.squires -= price.squires;
        let Tokens { gold, squires, .. } = price;
        ctx.tell_all(|| Event::Paid { seat, gold, squires, cause });
    }

    pub(crate) fn score(&mut self, seat: Seat, points: u16, cause: Cause, ctx: &mut Ctx<'_, Event>) {
        self.add_points(seat, points);
        ctx.tell_all(|| Event::Scored { seat, points, cause });
    }

    pub(crate) fn add_points(&mut self, seat: Seat, points: u16) {
        let total = &mut self.players[seat].points;
        *total = total.saturating_add(points);
    }

    pub(crate) fn can_recruit(&self, house: House) -> bool {
        self.household(house).reserve[Strength::One] > 0
    }

    /// A knight of strength 1 joins the court, if one is left in reserve.
    pub(crate) fn recruit(&mut self, house: House, cause: Cause, ctx: &mut Ctx<'_, Event>) {
        let House { seat, banner } = house;
        if !self.can_recruit(house) {
            ctx.tell_all(|| Event::CameToNothing { seat, banner, cause });
            return;
        }
        let household = self.household_mut(house);
        household.reserve[Strength::One] -= 1;
        household.court[Strength::One] += 1;
        ctx.tell_all(|| Event::Recruited { seat, banner, cause });
    }

    /// Visits every upgrade open to a party: its knights whose next strength is in reserve.
    pub(crate) fn visit_upgrades(
        &self,
        house: House,
        among: Among,
        visit: &mut impl FnMut(Strength, Spot) -> Flow,
    ) -> Flow {
        let household = self.household(house);
        let reserve = household.reserve;
        let eligible = |knight: Strength| {
            (among != Among::Bannerets || knight == Strength::Three)
                && knight.above().is_some_and(|above| reserve[above] > 0)
        };
        if among == Among::InService {
            household.court.kinds().filter(|&k| eligible(k)).try_for_each(|k| visit(k, Spot::COURT))?;
        }
        for (county, garrison) in self.garrisons() {
            if garrison.house == house && eligible(garrison.knight) {
                visit(garrison.knight, Spot::County(county))?;
            }
        }
        for (space, &knight) in &household.castle {
            if let Some(knight) = knight.filter(|&knight| eligible(knight)) {
                visit(knight, Spot::Castle(space))?;
            }
        }
        for (place, conflict) in &self.conflicts {
            let Some(stack) = conflict.as_ref().and_then(|conflict| conflict.stack_of(house)) else {
                continue;
            };
            stack
                .knights
                .kinds()
                .filter(|&k| eligible(k))
                .try_for_each(|k| visit(k, Spot::Conflict(place)))?;
        }
        Flow::Continue(())
    }

    pub(crate) fn can_upgrade(&self, house: House, among: Among) -> bool {
        self.visit_upgrades(house, among, &mut |_, _| Flow::Break(())).is_break()
    }

    /// Swaps a knight for one stronger by 1 from the reserve; the stronger stands exactly where the weaker stood.
    pub(crate) fn upgrade(
        &mut self,
        house: House,
        knight: Strength,
        at: Spot,
        cause: Cause,
        ctx: &mut Ctx<'_, Event>,
    ) {
        let to = knight.above().expect("a knight of strength 4 cannot be upgraded");
        let household = self.household_mut(house);
        household.reserve[to] -= 1;
        household.reserve[knight] += 1;
        match at {
            Spot::Home(_) => swap(&mut household.court, knight, to),
            Spot::Castle(space) => household.castle[space] = Some(to),
            Spot::County(county) => {
                self.counties[county].garrison.as_mut().expect("the knight stands there").knight = to;
            }
            Spot::Conflict(place) => {
                let conflict = self.conflicts[place].as_mut().expect("the knight stands there");
                swap(&mut conflict.stack_of_mut(house).expect("the knight stands there").knights, knight, to);
            }
        }
        let House { seat, banner } = house;
        ctx.tell_all(|| Event::Upgraded { seat, banner, knight, to, at, cause });
    }

    /// A knight is upgraded, or none is.
    pub(crate) fn upgrade_or_decline(
        &mut self,
        house: House,
        action: Action,
        cause: Cause,
        ctx: &mut Ctx<'_, Event>,
    ) {
        let House { seat, banner } = house;
        match action {
            Action::Upgrade { knight, at } => self.upgrade(house, knight, at, cause, ctx),
            Action::Decline => ctx.tell_all(|| Event::Declined { seat, banner, cause }),
            _ => action.not_offered(),
        }
    }

    /// Extensions the seat has not built yet.
    pub(crate) fn unbuilt(&self, seat: Seat) -> EnumSet<Space> {
        EnumSet::all() - self.players[seat].extensions
    }

    /// Puts an extension on its space. A knight standing there goes home unscored (R21).
    pub(crate) fn build(&mut self, seat: Seat, space: Space, cause: Cause, ctx: &mut Ctx<'_, Event>) {
        self.players[seat].extensions.insert(space);
        ctx.tell_all(|| Event::ExtensionBuilt { seat, space, cause });
        let household = self.household_mut(House::own(seat));
        if let Some(knight) = household.castle[space].take() {
            household.court[knight] += 1;
            ctx.tell_all(|| Event::KnightDisplaced { seat, knight, space });
        }
    }

    /// A player keeps the noble; for an ally it leaves the game (7.1, R38).
    pub(crate) fn take_noble(&mut self, house: House, county: County, ctx: &mut Ctx<'_, Event>) {
        let seat = house.seat;
        let noble = self.counties[county].noble;
        self.counties[county].nobles_left -= 1;
        if house.is_ally() {
            ctx.tell_all(|| Event::NobleRemoved { seat, county, noble });
        } else {
            self.players[seat].nobles.insert(noble);
            ctx.tell_all(|| Event::NobleTaken { seat, county, noble });
        }
    }

    /// Whether a party may have this county's noble: an ally any that lies there, a player none it owns already.
    pub(crate) fn can_take_noble(&self, house: House, county: County) -> bool {
        match house.is_ally() {
            true => self.counties[county].nobles_left > 0,
            false => self.noble_is_takeable(house.seat, county),
        }
    }

    /// A knight enters a county with its squires and throws out whoever holds it.
    pub(crate) fn enter_county(
        &mut self,
        house: House,
        knight: Strength,
        county: County,
        squires: u8,
        ctx: &mut Ctx<'_, Event>,
    ) {
        let House { seat, banner } = house;
        self.household_mut(house).court[knight] -= 1;
        let entering = Garrison { house, knight, squires };
        let expelled = self.counties[county].garrison.replace(entering);
        ctx.tell_all(|| Event::PlacedInCounty { seat, banner, knight, county, squires });
        if let Some(Garrison { house, knight, squires }) = expelled {
            // The loser's squires go to the supply, its knight is back in the rotation at once.
            self.household_mut(house).court[knight] += 1;
            let House { seat: owner, banner } = house;
            ctx.tell_all(|| Event::Expelled { seat, owner, banner, knight, county, squires });
        }
    }

    /// The fewest squires with which this knight may enter the county; `None` if it may not at all.
    /// The minimum is for the knight alone (R22); a defender must be beaten, not equalled.
    pub fn squires_needed(&self, house: House, knight: Strength, county: County) -> Option<u8> {
        if knight.value() < data::county(county).minimum {
            return None;
        }
        match self.counties[county].garrison {
            None => Some(0),
            Some(garrison) if garrison.house.seat == house.seat => None,
            Some(garrison) => {
                let needed = garrison.total().saturating_add(1).saturating_sub(knight.value());
                (needed <= self.squires_of(house)).then_some(needed)
            }
        }
    }

    /// Squires a party may send along: an ally has none (7.1).
    pub fn squires_of(&self, house: House) -> u8 {
        if house.is_ally() { 0 } else { self.players[house.seat].squires }
    }

    /// A castle space takes one knight, and none once it is built; an ally's castle has but two spaces (4.2).
    pub fn castle_space_is_free(&self, house: House, space: Space) -> bool {
        let exists = match house.banner {
            Banner::Own => !self.players[house.seat].extensions.contains(space),
            Banner::Ally => data::ALLY_CASTLE.contains(&space),
        };
        exists && self.household(house).castle[space].is_none()
    }

    pub(crate) fn is_open_to(&self, place: Place, house: House) -> bool {
        self.conflicts[place].is_some_and(|conflict| conflict.is_open_to(house))
    }

    /// Adds a knight to its party's stack, or to the topmost free space; says the strength of France.
    pub(crate) fn join_conflict(&mut self, house: House, knight: Strength, place: Place) -> u8 {
        let conflict = self.conflicts[place].as_mut().expect("a conflict lies there");
        let space = match conflict.stacks.iter().position(|stack| stack.is_none_or(|s| s.house == house)) {
            Some(space) => &mut conflict.stacks[space],
            None => unreachable!("the conflict is open to this party"),
        };
        space.get_or_insert(Stack { house, knights: Knights::NONE }).knights[knight] += 1;
        conflict.france
    }

    /// Behind screens, whatever depends on gold or squires reveals something, and is final.
    pub(crate) fn holdings_come_to_light(&self, ctx: &mut Ctx<'_, Event>) {
        if !self.setup.holdings_are_open() {
            ctx.make_final();
        }
    }
}

impl Tokens {
    fn at_most(self, supply: Tokens) -> Self {
        Self {
            gold: self.gold.min(supply.gold),
            squires: self.squires.min(supply.squires),
            votes: self.votes.min(supply.votes),
        }
    }
}

fn swap(knights: &mut Knights, from: Strength, to: Strength) {
    knights[from] -= 1;
    knights[to] += 1;
}

/// The ransom of one knight (5.8).
pub(crate) fn ransom_of(knight: Strength) -> Tokens {
    Tokens { gold: knight.value() * data::RANSOM_GOLD_PER_STRENGTH, ..Tokens::NONE }
}
