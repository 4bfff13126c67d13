//! The types of a view, exported to the browser.

use engine::Seat;
use serde::Serialize;
use ts_rs::TS;

use super::{ScharzCost, ScharzHarvest, ScharzPrices, ScharzPrompt, ScharzSite, ScharzWeather, ScharzWorks};
use crate::action::Action;
use crate::data::maps::{Climate, MapId, Space};
use crate::ids::{
    Building, Commander, Faction, Giver, Goal, Good, Herd, Kind, Level, Mode, Mood, Orders, PactKind, Part,
    Payer, Post, Proposal, Rank, Season, Settlement, Trouble, Way, Winter, Yard,
};
use crate::setup::EmptySettlement;
use crate::state::{Cursor, Fight, Phase, World};

seen! {
    /// Everything one viewer may see.
    ScharzView {
        map: MapId,
        mode: Mode,
        orders: Orders,
        /// What a settlement without a garrison is worth (R16); the calculator asks with it.
        empty_settlement: EmptySettlement,
        year: u8,
        years: u8,
        season: Season,
        phase: Phase,
        /// The phase of the calendar, also while room is made in between (5.0).
        stage: Phase,
        /// The phases of this season in which somebody may be asked, in order.
        calendar: Vec<Phase>,
        /// Initiative order of those still in the game.
        order: Vec<Seat>,
        /// Spaces with something on them, in the order of their ids.
        spaces: Vec<ScharzField>,
        seats: Vec<ScharzSeat>,
        pacts: Vec<ScharzPact>,
        winter: Vec<ScharzWinter>,
        storms: bool,
        frozen: Vec<Space>,
        battle: Option<ScharzBattle>,
        /// What the battles and assaults on the table, or just ahead, would bring.
        odds: Vec<ScharzOdds>,
        /// Proposals to and from the viewer.
        offers: Vec<ScharzOffer>,
        /// Proposals the viewer may make or is making, and what would follow.
        deals: Vec<ScharzDeal>,
        /// The viewer's own clicks in the step that is open.
        draft: Vec<Action>,
        /// The same as moves from space to space.
        moves: Vec<ScharzMove>,
        /// What these clicks would bring upon the viewer.
        warnings: Vec<ScharzWarning>,
        /// What feeding would take from the viewer who is ready now, as the clicks that one could make instead.
        hunger: Vec<Action>,
        /// The dice of the summer weather, while they lie on the table.
        weather: Vec<ScharzWeather>,
        /// The viewer's harvest as it would be brought in now.
        harvest: Option<ScharzHarvest>,
        /// What things cost the viewer now.
        prices: Option<ScharzPrices>,
        /// What each click open to the viewer moves of its gold, prestige, victory points and food, if anything.
        costs: Vec<ScharzCost>,
        /// What each own click of the open step has moved so far.
        basket: Vec<ScharzCost>,
        /// All building sites: crew, finishing date, use.
        sites: Vec<ScharzSite>,
        /// What clicks open to the viewer would make of its sites.
        works: Vec<ScharzWorks>,
        prompt: ScharzPrompt,
        winner: Option<Seat>,
        way: Option<Way>,
        places: Vec<u8>,
        /// The public position itself. Two positions can look alike above and still go on differently (which of two
        /// equal units has marched, in which slot it stands), while all of that is public: whoever compares views, as
        /// laws 6 and 7 of the test kit do, must see them differ. It is never sent: browsers need only the above.
        #[serde(skip)]
        #[ts(skip)]
        table: Box<(World, Fight, Cursor)>,
    }

    /// One space with all that lies on it.
    ScharzField {
        at: Space,
        owner: Option<Seat>,
        settlement: Settlement,
        yard: Yard,
        fort: bool,
        site: Option<Building>,
        /// Per cent.
        progress: u8,
        /// What the site grows this round, in per cent.
        pace: u8,
        /// Workers on the site, and the fewest it needs.
        workers: u8,
        builders: u8,
        /// Rounds until it is finished at this pace; `null` without workers.
        rounds: Option<u8>,
        hurried: u8,
        plundered: bool,
        crop: u8,
        crop_owner: Option<Seat>,
        herds: Vec<ScharzHerd>,
        inside: Vec<Herd>,
        grain: u8,
        grain_room: u8,
        fish: u8,
        fish_room: u8,
        garrison: u8,
        storage: u8,
        moored: u8,
        berths: u8,
        defence: u8,
        shields: u8,
        controlled_by: Option<Seat>,
        held_by: Option<Seat>,
        /// Enemies face each other: locked in Special, Herds and Retreat.
        contested: bool,
        encircled: bool,
        /// Who encircles it.
        besiegers: Vec<Seat>,
        /// Connected for the one who controls or holds it.
        connected: bool,
        /// Light infantry and mercenaries that can still be had here this round.
        levies: u8,
        hires: u8,
        stacks: Vec<ScharzStack>,
    }

    ScharzHerd {
        herd: Herd,
        owner: Seat,
    }

    /// Units that look alike.
    ScharzStack {
        owner: Seat,
        kind: Kind,
        level: Level,
        post: Post,
        count: u8,
        /// Of them have used their normal capacity.
        moved: u8,
        training: u8,
        /// Not connected to an own settlement (5.0).
        cut_off: bool,
    }

    ScharzSeat {
        seat: Seat,
        faction: Option<Faction>,
        rival: Option<Seat>,
        gold: i16,
        prestige: i16,
        victory_points: i16,
        commander: Commander,
        is_out: bool,
        is_away: bool,
        announced: Option<Way>,
        /// Prestige value of units destroyed and lost this year.
        destroyed: i16,
        lost: i16,
        units: u8,
        unit_limit: u8,
        tiles: u8,
        tile_limit: u8,
        /// Wants to be asked only for trade, the season's own phase or trouble.
        quiet: bool,
        /// Extended.
        morale: Option<Mood>,
        /// Others who pay or serve, of all others.
        sovereignty: ScharzProgress,
        /// Victory points, and how many Dominance needs.
        dominance: ScharzProgress,
        /// Minor goals that are met, of two.
        power: ScharzProgress,
        dominance_needs: i16,
        goals: Vec<ScharzGoal>,
        importance: i32,
        importance_parts: Vec<ScharzPart>,
        feeds_settlements: bool,
        /// What Taxes would bring now, and what of it goes to the lord.
        taxes: i16,
        tax_to_lord: i16,
        /// Prestige of a small feast; grain that a double and a triple one cost.
        feast: i16,
        feast_costs: Vec<u16>,
        /// Wages of the next pay day, as things stand.
        wages: i16,
        larder: ScharzLarder,
    }

    ScharzGoal {
        goal: Goal,
        have: i16,
        need: i16,
        met: bool,
    }

    ScharzProgress {
        have: i16,
        need: i16,
    }

    /// A line of the count of Importance.
    ScharzPart {
        part: Part,
        points: i32,
    }

    /// The food of the coming winter, as it stands now.
    ScharzLarder {
        rations: u16,
        fodder: u16,
        grain: u16,
        fish: u16,
        /// Grain missing without slaughter, in each part of the realm that eats by itself.
        missing: u16,
        /// Meat that all fed herds would give in winter.
        meat: u16,
        /// Grain on own crops that is still to be harvested.
        crops: u16,
        is_enough: bool,
    }

    ScharzPact {
        kind: PactKind,
        superior: Seat,
        inferior: Seat,
        years: u8,
        permanent: bool,
        /// It ends at the New Year of this year.
        ends: Option<u8>,
    }

    ScharzWinter {
        climate: Climate,
        winter: Winter,
    }

    /// The battle or assault on the table.
    ScharzBattle {
        at: Space,
        round: u8,
        is_assault: bool,
        breached: bool,
        is_charge: bool,
        /// Shields of the walls that an assault must break in one round.
        walls: u8,
        sides: Vec<ScharzSide>,
    }

    ScharzSide {
        seat: Seat,
        is_attacker: bool,
        /// It counts the other as its rival.
        is_rival: bool,
        units: Vec<ScharzStack>,
        /// The units by line, in the order in which they die.
        lines: Vec<ScharzLine>,
        dice: Vec<ScharzDie>,
        /// Swords not yet dealt, shields in their way.
        swords: u8,
        shields: u8,
        free: u8,
        tally: ScharzTally,
    }

    ScharzLine {
        rank: Rank,
        kind: Kind,
        level: Level,
        count: u8,
        /// Of each unit.
        lives: u8,
        on_site: bool,
    }

    /// Where the swords of the roll on the table come from.
    ScharzTally {
        rolled: u8,
        /// For every three blanks.
        blanks: u8,
        /// For number against rivals, or morale.
        number: u8,
        /// Lost to low morale.
        loss: u8,
        /// Free swords of the round before.
        free: u8,
        total: u8,
    }

    /// For the attacker, in per cent; nobody flees or pays.
    ScharzOdds {
        at: Space,
        by: Seat,
        target: Seat,
        is_assault: bool,
        win: u8,
        lose: u8,
        draw: u8,
        /// Units that fall on average, in tenths: the attacker's, the defender's.
        losses: Vec<u16>,
        /// So many clashes were tried; 0: this is exact.
        samples: u16,
        /// The dice of a round lie on the table: `next_round` is what is left of it.
        this_round: bool,
        /// Of the losses in the next combat round.
        next_round: Vec<u16>,
        /// The same of `next_round` and `breach`.
        next_samples: u16,
        /// The chance that the walls fall in it, in per cent.
        breach: Option<u8>,
    }

    /// An order being written.
    ScharzMove {
        from: Space,
        to: Space,
        /// `go`, `board`, `moor`, `transfer`, `drive` or `carry`.
        way: String,
        kind: Option<Kind>,
        level: Option<Level>,
        herd: Option<Herd>,
        good: Option<Good>,
        count: u8,
        /// As many could have gone there.
        most: u8,
        /// The number of its first click in the draft.
        click: u8,
    }

    ScharzWarning {
        trouble: Trouble,
        at: Option<Space>,
    }

    ScharzDie {
        kind: Kind,
        level: Level,
        /// White, blue, red or reversed.
        colour: String,
        sword: bool,
        /// Rolled by `unit`, the seventh die (`extra`), or fort and `walls`.
        source: String,
        /// Rolled again for prestige so often.
        paid: u8,
    }

    ScharzOffer {
        by: Seat,
        target: Seat,
        proposal: Proposal,
        giver: Giver,
        gold: u8,
        permanent: bool,
        /// Whose gold it is.
        payer: Payer,
        /// Receiver or lord, giver or vassal.
        superior: Seat,
        inferior: Seat,
        /// Accepting it ends the match: `superior` wins.
        wins: bool,
        parties: Vec<ScharzParty>,
    }

    /// A proposal that may be made.
    ScharzDeal {
        proposal: Proposal,
        target: Seat,
        giver: Giver,
        superior: Seat,
        inferior: Seat,
        wins: bool,
        parties: Vec<ScharzParty>,
    }

    /// What an agreement changes for one of the two; of proposals still to be made without their gold.
    ScharzParty {
        seat: Seat,
        gold: i16,
        victory_points: i16,
        prestige: i16,
        /// Victory points that Dominance needs, before and after.
        dominance: Vec<i16>,
        /// Minor goals whose thresholds move.
        goals: Vec<ScharzShift>,
    }

    ScharzShift {
        goal: Goal,
        /// Before and after.
        needs: Vec<i16>,
    }
}
