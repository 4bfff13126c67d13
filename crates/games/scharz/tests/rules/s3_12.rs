//! 3.12 Maps.

use scharz::*;

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
        let is_sea = |place: usize| data.seas >> place & 1 == 1;
        let fields = data.fields.count_ones() as usize;
        let land: u32 =
            data.spaces.iter().map(|space| (space.land | space.blocked | space.river).count_ones()).sum();
        let coast: u32 =
            places(data.fields).map(|place| (data.spaces[place].coast & data.seas).count_ones()).sum();
        let sea: u32 = (0..data.spaces.len())
            .filter(|&place| is_sea(place))
            .map(|place| (data.spaces[place].water & data.seas).count_ones())
            .sum();
        let found =
            [fields, data.seas.count_ones() as usize, land as usize / 2, coast as usize, sea as usize / 2];
        assert_eq!(found, counts, "{map:?}");
    }
}

#[test]
fn borders_are_symmetric() {
    for map in MapId::ALL {
        let spaces = map.data().spaces;
        for (here, space) in spaces.iter().enumerate() {
            let sets: [fn(&SpaceData) -> u64; 5] =
                [|s| s.land, |s| s.blocked, |s| s.river, |s| s.coast, |s| s.water];
            for set in sets {
                for there in places(set(space)) {
                    assert!(set(&spaces[there]) >> here & 1 == 1, "{} and {}", space.id, spaces[there].id);
                }
            }
        }
    }
}

#[test]
fn every_space_can_be_reached() {
    for map in MapId::ALL {
        let spaces = map.data().spaces;
        let (mut reached, mut edge) = (0u64, 1u64);
        while edge != 0 {
            let place = edge.trailing_zeros() as usize;
            reached |= 1 << place;
            let space = &spaces[place];
            edge = (edge | space.land | space.river | space.coast | space.water) & !reached;
        }
        assert_eq!(reached.count_ones() as usize, spaces.len(), "{map:?}");
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
