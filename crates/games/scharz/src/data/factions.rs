//! What each people may do that others may not (3.13). Only Extended has factions.

use crate::data::maps::{Colour, MapId, SpaceData, Tag};
use crate::ids::{Building, Faction, Kind};

use Faction::*;

impl Faction {
    /// The first faction of a map.
    fn base(map: MapId) -> usize {
        MapId::ALL.iter().take(map as usize).map(|before| before.data().factions.len()).sum()
    }

    pub fn of_map(map: MapId) -> &'static [Faction] {
        let base = Faction::base(map);
        &Faction::ALL[base..base + map.data().factions.len()]
    }

    pub fn map(self) -> MapId {
        MapId::ALL.into_iter().rev().find(|&map| Faction::base(map) <= self as usize).expect("the first map")
    }

    /// The recommended set of a map for a number of players (3.13). Designed.
    pub fn recommended(map: MapId, seats: u8) -> &'static [Faction] {
        let all: &[Faction] = match (map, seats) {
            (MapId::Britannia, 2) => &[BritanniaRomans, BritanniaPicts],
            (MapId::Britannia, _) => &[BritanniaRomans, BritanniaScots, BritanniaPicts, BritanniaGermans],
            (MapId::Huns, 2) => &[HunsVisigoths, HunsRomans],
            (MapId::Huns, 3) => &[HunsHuns, HunsOstrogoths, HunsRomans],
            (MapId::Huns, _) => &[HunsConstantinople, HunsVisigoths, HunsOstrogoths, HunsHuns],
            (MapId::Italia, _) => &[ItaliaRomans, ItaliaCarthaginians, ItaliaGreeks, ItaliaCelts],
            (MapId::Orient, 2) => &[OrientEgypt, OrientBabylon],
            (MapId::Orient, _) => &[OrientEgypt, OrientHittites, OrientBabylon, OrientMitanni],
            (MapId::Taifas, _) => &[TaifasReinos, TaifasTaifas, TaifasAlmoravids, TaifasFranks],
            (MapId::Vikings, _) => &[VikingsVikings, VikingsBritish, VikingsFranks, VikingsSlavsBalts],
        };
        &all[..usize::from(seats).min(all.len())]
    }

    /// The number of the faction on its map.
    pub fn local(self) -> u8 {
        (self as usize - Faction::base(self.map())) as u8
    }

    pub fn max_players(self) -> u8 {
        self.map().data().max_players[usize::from(self.local())]
    }

    /// What a port yields at Taxes and Feasts.
    pub fn port_value(self) -> i16 {
        if matches!(self, HunsBosporus | BritanniaIslanders | OrientAegean | ItaliaGreeks) { 3 } else { 2 }
    }

    pub fn can_buy_infantry(self) -> bool {
        self != HunsRomans
    }

    pub fn can_recruit(self) -> bool {
        !matches!(self, TaifasTaifas | BritanniaRomans | OrientAssyria | ItaliaCarthaginians)
    }

    /// Hires mercenaries for prestige.
    pub fn hires_for_prestige(self) -> bool {
        matches!(self, TaifasTaifas | BritanniaRomans | OrientAssyria | ItaliaCarthaginians)
    }

    /// Gold for dismantling a village.
    pub fn village_refund(self) -> i16 {
        if matches!(self, HunsVisigoths | HunsOstrogoths) { 4 } else { 1 }
    }

    /// Light infantry is sold for gold when dismissed on a field of an own settlement.
    pub fn sells_infantry(self) -> bool {
        matches!(self, HunsSlavs | VikingsSlavsBalts)
    }

    pub fn min_builders(self, building: Building, plain: u8) -> u8 {
        match (self, building) {
            (HunsOstrogoths, Building::BuildVillage) => 1,
            (BritanniaRomans | ItaliaRomans, Building::BuildVillage | Building::BuildCity) => plain / 2,
            _ => plain,
        }
    }

    pub fn can_build(self, kind: Kind) -> bool {
        kind == Kind::HeavyInfantry && matches!(self, BritanniaRomans | ItaliaRomans)
    }

    /// Whether light infantry crosses the impassable border between two fields.
    pub fn crosses_mountains(self, from: &SpaceData, to: &SpaceData) -> bool {
        match self {
            HunsVisigoths => true,
            BritanniaPicts => from.is_tagged(Tag::Caledonia) && to.is_tagged(Tag::Caledonia),
            ItaliaIllyrians => from.is_tagged(Tag::Illyria) && to.is_tagged(Tag::Illyria),
            _ => false,
        }
    }

    /// The Danube is no obstacle (3.13).
    pub fn crosses_danube(self) -> bool {
        self == HunsRomans
    }

    /// What terrain adds to the defence of a settlement.
    pub fn terrain_defence(self, field: &SpaceData) -> u8 {
        let plain = u8::from(field.is_rough_land());
        let strong = match self {
            HunsSlavs => field.has(Colour::Turquoise),
            BritanniaGermans => field.is_tagged(Tag::Britannia) && field.has(Colour::Turquoise),
            TaifasReinos => field.is_tagged(Tag::Iberia) && field.has(Colour::Brown),
            BritanniaPicts => field.is_tagged(Tag::Caledonia) && field.has(Colour::Brown),
            BritanniaCelts => field.is_tagged(Tag::Britannia) && field.has(Colour::Brown),
            ItaliaIllyrians => field.is_tagged(Tag::Illyria) && field.has(Colour::Brown),
            OrientHurrians => field.has(Colour::Brown),
            _ => false,
        };
        plain + u8::from(strong)
    }

    /// Fewest ships that move as a fleet.
    pub fn fleet(self) -> usize {
        match self {
            ItaliaGreeks => 2,
            VikingsVikings | TaifasVikings => 1,
            _ => 4,
        }
    }

    /// Ships enter coastal fields and sail rivers.
    pub fn has_longships(self) -> bool {
        matches!(self, VikingsVikings | TaifasVikings)
    }

    pub fn always_catches_fish(self) -> bool {
        matches!(self, BritanniaScots | VikingsBritish)
    }

    pub fn is_safe_in_autumn(self) -> bool {
        self == BritanniaIslanders
    }

    pub fn knows_the_desert(self) -> bool {
        self == OrientCanaan
    }

    pub fn buys_elephants(self) -> bool {
        self == OrientElam
    }

    /// Off the price of ships.
    pub fn ship_rebate(self) -> i16 {
        i16::from(self == OrientYamhad)
    }

    /// Plundering this field brings prestige although no settlement of an opponent stands there.
    pub fn plunders_with_honour(self, field: &SpaceData, is_homeland: bool, danube_literal: bool) -> bool {
        match self {
            HunsConstantinople | HunsRomans => {
                field.is_tagged(if danube_literal { Tag::DanubeRight } else { Tag::DanubeLeft })
            }
            faction if faction.map() == MapId::Huns => {
                field.is_tagged(if danube_literal { Tag::DanubeLeft } else { Tag::DanubeRight })
            }
            OrientKassites => field.is_tagged(Tag::Lowland),
            VikingsVikings => !field.is_tagged(Tag::VikingHome),
            TaifasVikings => true,
            ItaliaCelts => !is_homeland,
            _ => false,
        }
    }

    /// Forts that stand in villages from the start, at the owner's choice.
    pub fn start_forts(self) -> u8 {
        match self {
            HunsBosporus => 2,
            TaifasFranks | VikingsFranks | OrientQatna => 1,
            _ => 0,
        }
    }

    /// Whether the first placement may be a city instead of three villages.
    pub fn may_start_with_city(self, field: &SpaceData) -> bool {
        match self {
            HunsConstantinople => field.is_tagged(Tag::Constantinople),
            ItaliaRomans => field.is_tagged(Tag::Rome),
            OrientEgypt | OrientBabylon => true,
            _ => false,
        }
    }

    /// Whether nobody else may settle this field at set-up.
    pub fn is_reserved_from(self, field: &SpaceData) -> bool {
        let keeper = [
            (Tag::Rome, ItaliaRomans),
            (Tag::Carthage, ItaliaCarthaginians),
            (Tag::Constantinople, HunsConstantinople),
        ];
        keeper.iter().any(|&(mark, faction)| field.is_tagged(mark) && faction != self)
    }
}
