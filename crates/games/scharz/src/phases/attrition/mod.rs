//! Attrition (5.6), Extended only: a walk over all pieces that must roll, interrupted by the owner's small choices.

mod toll;

use engine::{Flow, Seat};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::data::maps::{Colour, MapId, Nature, SpaceData, Tag};
use crate::data::{self, SLOTS};
use crate::economy::losses;
use crate::economy::rolls::roll;
use crate::event::Event;
use crate::ids::{Faction, Kind, Level, Post, Season};
use crate::phases::{About, Context, Described, Next, Open, Phase, Visit};
use crate::state::{Mark, Numbered, Place, Scharz, Set, Slot, Unit, World};
use crate::war::booty::{self, Booty};

/// The slot after the last stands for the settlement itself.
const SETTLEMENT: u8 = SLOTS as u8;

/// Where the walk stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Attrition {
    pub part: Part,
    pub place: u8,
    /// The owner of the piece, in initiative order.
    pub rank: u8,
    pub slot: u8,
    /// Rolls made for this piece.
    pub rolls: u8,
    /// The owner has been asked about all units of the place, and they roll.
    pub asked: bool,
    /// The die on the table, 1 to 6; 0: none.
    pub die: u8,
    /// It was rolled again.
    pub again: bool,
}

/// The five parts, in order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Part {
    #[default]
    Neutral,
    Shipwreck,
    Mountains,
    NoConnection,
    Encircled,
    Done,
}

impl Part {
    fn next(self) -> Self {
        match self {
            Part::Neutral => Part::Shipwreck,
            Part::Shipwreck => Part::Mountains,
            Part::Mountains => Part::NoConnection,
            Part::NoConnection => Part::Encircled,
            Part::Encircled | Part::Done => Part::Done,
        }
    }
}

impl Described for Attrition {
    fn rule(&self) -> &'static str {
        "5.6"
    }

    fn about(&self, state: &Scharz) -> About {
        let unit = || state.world.units[state.turn?].get(Slot::new(self.slot));
        let kind = if self.die > 0 && self.slot < SETTLEMENT { unit().map(|unit| unit.kind) } else { None };
        let die = (self.die > 0).then_some(self.die);
        About { place: Place::try_new(self.place), kind, die, ..About::default() }
    }
}

impl Open for Attrition {
    /// Who is left without room by a settlement that starves is asked before the walk goes on (5.0).
    fn enter(&self, state: &mut Scharz, ctx: Context<'_, '_>) -> Next {
        let mut walk = *self;
        while state.world.crowded.is_empty() {
            if walk.part == Part::Done {
                state.world.tidy(|event| ctx.tell_all(|| event));
                return Next::go(Phase::Withdraw);
            }
            if let Some(seat) = walk.go_through(&mut state.world, ctx) {
                return Next::ask(seat, walk);
            }
        }
        Next::go(walk)
    }

    fn visit(&self, state: &Scharz, seat: Seat, visit: Visit<'_>) -> Flow {
        self.visit_answers(&state.world, seat, visit)
    }

    fn apply(&self, state: &mut Scharz, seat: Seat, action: Action, ctx: Context<'_, '_>) -> Next {
        let mut walk = *self;
        walk.answer(&mut state.world, seat, action, ctx);
        Next::go(walk)
    }
}

impl Attrition {
    fn place(&self) -> Place {
        Place::new(self.place)
    }

    /// Goes through the places of one part, until somebody must be asked. A piece lost on the way only leaves fewer
    /// rolls.
    fn go_through(&mut self, world: &mut World, ctx: Context<'_, '_>) -> Option<Seat> {
        let relevant = relevant_places(world, self.part);
        while world.crowded.is_empty() {
            let Some(place) = relevant.first_from(self.place) else {
                *self = Self { part: self.part.next(), ..Self::default() };
                return None;
            };
            if place != self.place() {
                self.move_to(place.number() as u8);
            }
            if let Some(seat) = self.go_on(world, ctx) {
                return Some(seat);
            }
        }
        None
    }

    fn move_to(&mut self, place: u8) {
        *self = Self { part: self.part, place, ..Self::default() };
    }

    fn next_owner(&mut self) {
        *self = Self { part: self.part, place: self.place, rank: self.rank + 1, ..Self::default() };
    }

    fn next_piece(&mut self) {
        (self.slot, self.rolls, self.again) = (self.slot + 1, 0, false);
    }

    fn next_roll(&mut self) {
        (self.rolls, self.die, self.again) = (self.rolls + 1, 0, false);
    }

    /// One step of the walk; says who must be asked for it.
    fn go_on(&mut self, world: &mut World, ctx: Context<'_, '_>) -> Option<Seat> {
        let Some(seat) = world.seat_at(self.rank) else {
            self.move_to(self.place + 1);
            return None;
        };
        if self.slot > SETTLEMENT || is_exempt(world, seat) {
            self.next_owner();
            return None;
        }
        if self.slot == 0 && !self.asked && self.rolls == 0 {
            match first_question(world, self.part, seat, self.place()) {
                Question::Ask => return Some(seat),
                Question::MustRoll => self.asked = true,
                Question::None => {}
            }
        }
        if self.slot == 0 && is_absent(world, seat, self.place()) {
            self.next_owner();
            return None;
        }
        if self.die == 0 && self.rolls >= self.n_rolls(world, seat) {
            self.next_piece();
            return None;
        }
        if self.die == 0 {
            self.die = roll(ctx);
        }
        self.judge(world, seat, ctx)
    }

    /// How often the piece rolls in this part.
    fn n_rolls(&self, world: &World, seat: Seat) -> u8 {
        let place = self.place();
        if self.slot == SETTLEMENT {
            let is_besieged = self.part == Part::Encircled && world.scene().encircled(seat).contains(place);
            return if is_besieged { world.fields[place].settlement as u8 } else { 0 };
        }
        let unit = world.units[seat].get(Slot::new(self.slot)).filter(|unit| unit.at.place() == place);
        let Some(unit) = unit else { return 0 };
        match self.part {
            Part::Neutral => u8::from(unit.is_out() && !is_spared(world, seat, place, unit)),
            Part::Shipwreck => u8::from(unit.kind.is_ship() && wreck_from(world, seat, place) < 7),
            Part::Mountains => u8::from(matches!(unit.kind, Kind::Cavalry | Kind::Elephant) && unit.is_out()),
            Part::NoConnection => u8::from(self.asked && unit.is_out() && unit.is_land()),
            Part::Encircled | Part::Done if unit.post != Post::Inside => 0,
            Part::Encircled | Part::Done => 1 + u8::from(unit.kind == Kind::Cavalry),
        }
    }

    /// The die lies: it passes, or the owner may do something about it, or the piece is lost.
    fn judge(&mut self, world: &mut World, seat: Seat, ctx: Context<'_, '_>) -> Option<Seat> {
        if !self.is_fatal(world, seat) {
            self.next_roll();
            return None;
        }
        let mut n_answers = 0;
        let _ = self.visit_answers(world, seat, &mut |_| {
            n_answers += 1;
            Flow::Continue(())
        });
        if n_answers > 1 {
            return Some(seat);
        }
        self.lose(world, seat, ctx);
        None
    }

    fn is_fatal(&self, world: &World, seat: Seat) -> bool {
        let from = match self.part {
            Part::Neutral => neutral_from(world, world.data(self.place())),
            Part::Shipwreck => wreck_from(world, seat, self.place()),
            _ => 6,
        };
        u32::from(self.die) >= from
    }

    fn visit_answers(&self, world: &World, seat: Seat, visit: Visit<'_>) -> Flow {
        if self.die == 0 {
            return self.visit_first(world, seat, visit);
        }
        let is_siege = self.part == Part::Encircled;
        visit(if is_siege { Action::Lose } else { Action::Accept })?;
        if !self.again && world.players[seat].pp >= data::REROLL_PP {
            visit(Action::Reroll)?;
        }
        if is_siege && can_feed(world, self.place()) {
            visit(Action::Feed)?;
        }
        if is_siege && self.slot == SETTLEMENT {
            visit_sacrifices(world, seat, self.place(), visit)?;
        }
        Flow::Continue(())
    }

    fn visit_first(&self, world: &World, seat: Seat, visit: Visit<'_>) -> Flow {
        if self.part == Part::Neutral {
            return toll::visit(world, seat, self.place(), visit);
        }
        visit(Action::RollForUnits)?;
        visit(Action::LiveOffTheLand)?;
        if booty::has_loot(world, seat, self.place()) {
            visit(Action::TakeNothing)
        } else {
            Flow::Continue(())
        }
    }

    fn answer(&mut self, world: &mut World, seat: Seat, action: Action, ctx: Context<'_, '_>) {
        let place = self.place();
        match action {
            // All have been asked for: who is not paid for rolls.
            Action::Toll { count } => {
                toll::pay(world, seat, place, count, |_| true, ctx);
                self.asked = true;
            }
            Action::TollFor { kind, level, count } => {
                toll::pay(world, seat, place, count, |unit| (unit.kind, unit.level) == (kind, level), ctx);
            }
            Action::RollForUnits => self.asked = true,
            Action::LiveOffTheLand | Action::TakeNothing => {
                let takes = action == Action::LiveOffTheLand;
                let booty = if takes { Booty::All } else { Booty::LeftAlone };
                booty::tell(world, seat, world.space(place), booty, ctx);
                booty::plunder(world, seat, place, booty, None);
                self.next_owner();
            }
            Action::Reroll => {
                world.gain_pp(seat, -data::REROLL_PP);
                ctx.tell_all(|| Event::Rerolled { seat });
                (self.again, self.die) = (true, roll(ctx));
            }
            Action::Feed => {
                eat(world, place);
                self.next_roll();
            }
            Action::Sacrifice { kind, level } => {
                sacrifice(world, seat, place, (kind, level), ctx);
                self.next_roll();
            }
            _ => self.lose(world, seat, ctx),
        }
    }

    fn lose(&mut self, world: &mut World, seat: Seat, ctx: Context<'_, '_>) {
        if self.slot == SETTLEMENT {
            losses::starve(world, seat, self.place(), ctx);
        } else {
            losses::drop_unit(world, seat, Slot::new(self.slot), ctx);
        }
        self.next_roll();
    }
}

/// Spaces where somebody may have to roll in this part.
fn relevant_places(world: &World, part: Part) -> Set<Place> {
    let units = world.players.seats().flat_map(|seat| world.units[seat].iter());
    let occupied: Set<Place> = units.map(|(_, unit)| unit.at.place()).collect();
    let map = world.map();
    match part {
        Part::Neutral => occupied & map.set(|space| space.is_neutral() && neutral_from(world, space) < 7),
        Part::Shipwreck => occupied & map.seas,
        Part::Mountains => occupied & map.set(|space| space.is_full(Colour::Brown)),
        Part::NoConnection => occupied & map.fields,
        Part::Encircled | Part::Done if world.season == Season::Winter => Set::EMPTY,
        Part::Encircled | Part::Done => {
            let scene = world.scene();
            world.players.seats().map(|seat| scene.encircled(seat)).collect()
        }
    }
}

/// From which roll a neutral field destroys (3.12).
fn neutral_from(world: &World, space: &SpaceData) -> u32 {
    let is_orient = world.options.map == MapId::Orient;
    match () {
        () if space.is_tagged(Tag::Barbarorum | Tag::Paths) => 6,
        () if space.is_tagged(Tag::Desert) && is_orient => 5,
        () => 7,
    }
}

/// Nothing of the player is there to roll for.
fn is_absent(world: &World, seat: Seat, place: Place) -> bool {
    world.fields[place].lord() != Some(seat) && world.units_at(seat, place).next().is_none()
}

/// The Vikings of TAIFAS suffer none in their first year (3.13).
fn is_exempt(world: &World, seat: Seat) -> bool {
    world.faction(seat) == Some(Faction::TaifasVikings) && world.year == 2
}

/// What the owner is asked about all units of a place, before any roll.
enum Question {
    None,
    Ask,
    /// There is nothing to choose: all roll.
    MustRoll,
}

fn first_question(world: &World, part: Part, seat: Seat, place: Place) -> Question {
    match part {
        Part::Neutral if toll::most(world, seat, place) > 0 => Question::Ask,
        Part::NoConnection if !has_unconnected(world, seat, place) => Question::None,
        Part::NoConnection if may_live_off(world, seat, place) => Question::Ask,
        Part::NoConnection => Question::MustRoll,
        _ => Question::None,
    }
}

fn has_unconnected(world: &World, seat: Seat, place: Place) -> bool {
    world.units_at(seat, place).any(|(_, unit)| unit.is_land() && unit.is_out())
        && !world.scene().is_supplied(seat, place)
}

/// Whether the field can be plundered instead of rolling (5.6).
fn may_live_off(world: &World, seat: Seat, place: Place) -> bool {
    let (field, scene) = (&world.fields[place], world.scene());
    let is_barred = (scene.contested() | scene.friends(seat)).contains(place);
    !field.plundered && !world.data(place).is_neutral() && !is_barred && field.lord() != Some(seat)
}

/// For whom the toll is paid, or who knows the way.
fn is_spared(world: &World, seat: Seat, place: Place, unit: &Unit) -> bool {
    let data = world.data(place);
    if data.is_tagged(Tag::Paths) {
        return toll::is_free(world, seat) || unit.marks.contains(Mark::Spared);
    }
    data.is_tagged(Tag::Desert) && world.bonus(seat, false, |faction| faction.knows_the_desert())
}

fn wreck_from(world: &World, seat: Seat, place: Place) -> u32 {
    let is_safe =
        world.season == Season::Autumn && world.bonus(seat, false, |faction| faction.is_safe_in_autumn());
    if is_safe {
        7
    } else {
        data::wreck_from(world.season, world.data(place).nature == Nature::Rough, world.storms)
    }
}

fn visit_sacrifices(world: &World, seat: Seat, place: Place, visit: Visit<'_>) -> Flow {
    let garrison = || world.units_at(seat, place).filter(|(_, unit)| unit.post == Post::Inside);
    for (slot, unit) in garrison() {
        let is_first =
            garrison().take_while(|&(other, _)| other < slot).all(|(_, twin)| twin.stack() != unit.stack());
        if is_first {
            visit(Action::Sacrifice { kind: unit.kind, level: unit.level })?;
        }
    }
    Flow::Continue(())
}

/// One ration in the stock inside.
fn can_feed(world: &World, place: Place) -> bool {
    world.fields[place].grain >= 1 || world.fields[place].fish >= 2
}

fn eat(world: &mut World, place: Place) {
    let field = &mut world.fields[place];
    if field.fish >= 2 { field.fish -= 2 } else { field.grain -= 1 }
}

fn sacrifice(world: &mut World, seat: Seat, place: Place, kind: (Kind, Level), ctx: Context<'_, '_>) {
    let slot =
        world.garrison(seat, place).find(|(_, unit)| (unit.kind, unit.level) == kind).map(|(slot, _)| slot);
    losses::drop_unit(world, seat, slot.expect("one of the garrison"), ctx);
}
