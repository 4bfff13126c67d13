//! 3.12 Maps.

use scharz::*;
use scharz::{Place, Set};

/// Fields, seas, land, coast and sea borders of each map.
const COUNTS: [(MapId, [usize; 5]); 6] = [
    (MapId::Huns, [45, 8, 96, 25, 7]),
    (MapId::Taifas, [43, 11, 87, 38, 13]),
    (MapId::Britannia, [43, 12, 54, 56, 13]),
    (MapId::Orient, [45, 9, 87, 31, 10]),
    (MapId::Vikings, [45, 12, 69, 59, 16]),
    (MapId::Italia, [45, 12, 70, 55, 17]),
];

#[test]
fn maps_have_the_printed_counts() {
    for (map, counts) in COUNTS {
        let data = map.data();
        let fields = data.fields.len();
        let land: usize =
            data.spaces.iter().map(|space| (space.land | space.blocked | space.river).len()).sum();
        let coast: usize = data.fields.iter().map(|place| (data.at(place).coast & data.seas).len()).sum();
        let sea: usize = data.seas.iter().map(|place| (data.at(place).water & data.seas).len()).sum();
        let found = [fields, data.seas.len(), land / 2, coast, sea / 2];
        assert_eq!(found, counts, "{map:?}");
    }
}

#[test]
fn borders_are_symmetric() {
    for map in MapId::ALL {
        let data = map.data();
        for here in data.all() {
            let space = data.at(here);
            let sets: [fn(&SpaceData) -> Set<Place>; 5] =
                [|s| s.land, |s| s.blocked, |s| s.river, |s| s.coast, |s| s.water];
            for set in sets {
                for there in set(space) {
                    assert!(set(data.at(there)).contains(here), "{} and {}", space.id, data.at(there).id);
                }
            }
        }
    }
}

#[test]
fn every_space_can_be_reached() {
    for map in MapId::ALL {
        let (mut reached, mut edge) = (Set::EMPTY, Set::one(Place::default()));
        while let Some(place) = edge.first() {
            reached.insert(place);
            let space = map.data().at(place);
            edge = (edge | space.land | space.river | space.coast | space.water) - reached;
        }
        assert_eq!(reached, map.data().all(), "{map:?}");
    }
}

#[test]
fn spaces_come_in_the_order_of_their_ids() {
    for map in MapId::ALL {
        assert!(map.data().spaces.windows(2).all(|pair| pair[0].id < pair[1].id), "{map:?}");
    }
    assert_eq!(Faction::of_map(MapId::Orient).len(), 12);
    assert_eq!(Faction::VikingsVikings.map(), MapId::Vikings);
}
