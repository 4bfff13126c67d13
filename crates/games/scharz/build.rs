//! Turns the boards of `data/maps` into const tables, so that the rules read no file and parse nothing.

use std::collections::BTreeMap;
use std::fmt::{self, Write as _};
use std::path::Path;

use toml::{Table, Value};

/// The order is that of `MapId`.
const MAPS: [&str; 6] = ["britannia", "huns", "italia", "orient", "taifas", "vikings"];

/// Tags with rules; all others are for display.
const RULE_TAGS: [&str; 18] = [
    "rome",
    "carthage",
    "constantinople",
    "etruria",
    "illyria",
    "barbarorum",
    "desert",
    "oasis",
    "paths",
    "belgica",
    "lowland",
    "danube_left",
    "danube_right",
    "iberia",
    "viking_home",
    "viking_start",
    "hibernia",
    "caledonia",
];
const LATE_TAGS: [&str; 2] = ["isles", "britannia"];

fn main() {
    println!("cargo::rerun-if-changed=data/maps");
    println!("cargo::rerun-if-changed=build.rs");
    let mut out = String::from("pub static MAPS: [MapData; 6] = [\n");
    for name in MAPS {
        let text = std::fs::read_to_string(format!("data/maps/{name}.toml")).expect("the map file is there");
        let map: Table = text.parse().expect("the map file is TOML");
        out.push_str(&map_data(&map));
    }
    out.push_str("];\n");
    let target = std::env::var("OUT_DIR").expect("cargo says where to write");
    std::fs::write(Path::new(&target).join("maps.rs"), out).expect("the target folder is writable");
}

/// All spaces of one map in plain string order of their ids: the order in which rules work through them.
struct Spaces {
    index: BTreeMap<String, usize>,
}

impl Spaces {
    fn of(map: &Table) -> Self {
        let mut ids: Vec<String> = ["field", "sea"]
            .iter()
            .flat_map(|kind| entries(map, kind))
            .map(|entry| text(entry, "id"))
            .collect();
        ids.extend(entries(map, "river").flat_map(|river| words(river, "sections")));
        ids.sort();
        assert!(ids.len() <= 64, "a set of spaces is one word of 64 bits");
        Self { index: ids.into_iter().enumerate().map(|(index, id)| (id, index)).collect() }
    }

    fn at(&self, id: &str) -> usize {
        self.index[id]
    }
}

/// A set of places by its bits.
#[derive(Clone, Copy, Default)]
struct Set(u64);

impl Set {
    fn of(places: impl Iterator<Item = usize>) -> Self {
        let mut set = Set::default();
        places.for_each(|place| set.insert(place));
        set
    }

    fn insert(&mut self, place: usize) {
        self.0 |= 1 << place;
    }
}

impl fmt::Display for Set {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Set::from_bits({})", self.0)
    }
}

/// Neighbour sets of one space.
#[derive(Clone, Copy, Default)]
struct Borders {
    land: Set,
    blocked: Set,
    river: Set,
    coast: Set,
    water: Set,
}

fn map_data(map: &Table) -> String {
    let spaces = Spaces::of(map);
    let head = map["map"].as_table().expect("[map]");
    let borders = borders(map, &spaces);
    let mut out = String::new();
    writeln!(out, "MapData {{ name: {:?}, year: {},", text(head, "name"), head["year"]).unwrap();
    let factions: Vec<String> = entries(map, "faction").map(|faction| text(faction, "id")).collect();
    let limits: Vec<String> =
        entries(map, "faction").map(|faction| faction["max_players"].to_string()).collect();
    writeln!(out, "factions: &{factions:?}, max_players: &[{}],", limits.join(", ")).unwrap();
    writeln!(out, "spaces: &[{}],", space_list(map, &spaces, &borders, &factions)).unwrap();
    writeln!(out, "rivers: &[{}],", river_list(map, &spaces)).unwrap();
    writeln!(out, "crossings: &[{}],", crossing_list(map, &spaces)).unwrap();
    let set = |ids: Vec<String>| Set::of(ids.iter().map(|id| spaces.at(id)));
    let ids = |kind: &str, holds: &dyn Fn(&Table) -> bool| {
        entries(map, kind).filter(|entry| holds(entry)).map(|entry| text(entry, "id")).collect()
    };
    let fields = set(ids("field", &|_| true));
    let neutral = set(ids("field", &|field| text(field, "homeland") == "neutral"));
    let paths = set(ids("field", &|field| words(field, "tags").contains(&"paths".to_owned())));
    let seas = set(ids("sea", &|_| true));
    writeln!(
        out,
        "fields: {fields}, neutral: {neutral}, peaceful: {}, seas: {seas} }},",
        Set(neutral.0 & !paths.0)
    )
    .unwrap();
    out
}

fn borders(map: &Table, spaces: &Spaces) -> Vec<Borders> {
    let mut borders = vec![Borders::default(); spaces.index.len()];
    let kinds: BTreeMap<(usize, usize), String> = entries(map, "border")
        .flat_map(|border| {
            let (a, b) = (spaces.at(&text(border, "a")), spaces.at(&text(border, "b")));
            [((a, b), text(border, "kind")), ((b, a), text(border, "kind"))]
        })
        .collect();
    for (a, b) in pairs(map, "land", spaces) {
        match kinds.get(&(a, b)).map(String::as_str) {
            Some("impassable") => borders[a].blocked.insert(b),
            Some("black_river") => borders[a].river.insert(b),
            _ => borders[a].land.insert(b),
        }
    }
    pairs(map, "coast", spaces).for_each(|(a, b)| borders[a].coast.insert(b));
    pairs(map, "sea", spaces).for_each(|(a, b)| borders[a].water.insert(b));
    join_rivers(map, spaces, &mut borders);
    borders
}

/// A section touches the fields of its borders, the sections beside it, and the first one the mouth.
fn join_rivers(map: &Table, spaces: &Spaces, borders: &mut [Borders]) {
    for river in entries(map, "river") {
        let mut chain = vec![spaces.at(&text(river, "mouth"))];
        chain.extend(words(river, "sections").iter().map(|id| spaces.at(id)));
        for pair in chain.windows(2) {
            borders[pair[0]].water.insert(pair[1]);
            borders[pair[1]].water.insert(pair[0]);
        }
    }
    for border in entries(map, "border").filter(|border| text(border, "kind") == "black_river") {
        let section = spaces.at(&text(border, "section"));
        for end in ["a", "b"].map(|end| spaces.at(&text(border, end))) {
            borders[section].coast.insert(end);
            borders[end].coast.insert(section);
        }
    }
}

/// Both directions of each pair of the frozen list.
fn pairs<'a>(map: &'a Table, key: &str, spaces: &'a Spaces) -> impl Iterator<Item = (usize, usize)> + 'a {
    let list = map["adjacency"][key].as_array().expect("a list of pairs");
    list.iter().flat_map(|pair| {
        let end = |index: usize| spaces.at(pair[index].as_str().expect("an id"));
        [(end(0), end(1)), (end(1), end(0))]
    })
}

fn space_list(map: &Table, spaces: &Spaces, borders: &[Borders], factions: &[String]) -> String {
    let mut rows: BTreeMap<usize, String> = BTreeMap::new();
    let mut add = |id: &str, name: &str, rest: String| {
        let Borders { land, blocked, river, coast, water } = borders[spaces.at(id)];
        let sets =
            format!("land: {land}, blocked: {blocked}, river: {river}, coast: {coast}, water: {water}");
        rows.insert(spaces.at(id), format!("SpaceData {{ id: {id:?}, name: {name:?}, {rest}, {sets} }}"));
    };
    for field in entries(map, "field") {
        add(&text(field, "id"), &text(field, "name"), field_row(field, factions));
    }
    for sea in entries(map, "sea") {
        let row = water_row(if text(sea, "kind") == "calm" { "Calm" } else { "Rough" }, &tags(sea));
        add(&text(sea, "id"), &text(sea, "name"), row);
    }
    for river in entries(map, "river") {
        for (number, id) in words(river, "sections").iter().enumerate() {
            add(id, &format!("{} {}", text(river, "name"), number + 1), water_row("River", "enum_set!()"));
        }
    }
    rows.into_values().collect::<Vec<_>>().join(",\n")
}

fn field_row(field: &Table, factions: &[String]) -> String {
    let colours = words(field, "terrain");
    let colour = |index: usize| capital(colours.get(index).unwrap_or(&colours[0]));
    let homeland = match text(field, "homeland").as_str() {
        "none" => "Homeland::Free".to_owned(),
        "neutral" => "Homeland::Neutral".to_owned(),
        faction => {
            let index = factions.iter().position(|id| id == faction).expect("a homeland of a faction");
            format!("Homeland::Of({index})")
        }
    };
    format!(
        "nature: Nature::Field, colours: [Colour::{}, Colour::{}], climate: Climate::{}, homeland: {homeland}, tags: {}",
        colour(0),
        colour(1),
        capital(&text(field, "climate")),
        tags(field)
    )
}

fn water_row(nature: &str, tags: &str) -> String {
    format!(
        "nature: Nature::{nature}, colours: [Colour::Grey; 2], climate: Climate::Temperate, homeland: Homeland::Free, tags: {tags}"
    )
}

fn tags(entry: &Table) -> String {
    let known = |tag: &String| RULE_TAGS.contains(&tag.as_str()) || LATE_TAGS.contains(&tag.as_str());
    let list: Vec<String> = words(entry, "tags")
        .into_iter()
        .filter(known)
        .map(|tag| format!("Tag::{}", tag.split('_').map(capital).collect::<String>()))
        .collect();
    format!("enum_set!({})", list.join(" | "))
}

fn river_list(map: &Table, spaces: &Spaces) -> String {
    let row = |river: &Table| {
        let list = |key: &str| {
            words(river, key).iter().map(|id| place(spaces.at(id))).collect::<Vec<_>>().join(", ")
        };
        format!(
            "River {{ id: {:?}, sections: &[{}], fields: &[{}], mouth: {} }}",
            text(river, "id"),
            list("sections"),
            list("fields"),
            place(spaces.at(&text(river, "mouth")))
        )
    };
    entries(map, "river").map(row).collect::<Vec<_>>().join(",\n")
}

/// (field, field, section) of every border that is a black river.
fn crossing_list(map: &Table, spaces: &Spaces) -> String {
    entries(map, "border")
        .filter(|border| text(border, "kind") == "black_river")
        .map(|border| {
            let [a, b, section] = ["a", "b", "section"].map(|key| place(spaces.at(&text(border, key))));
            format!("({a}, {b}, {section})")
        })
        .collect::<Vec<_>>()
        .join(", ")
}

fn place(number: usize) -> String {
    format!("Place::new({number})")
}

fn entries<'a>(map: &'a Table, key: &str) -> impl Iterator<Item = &'a Table> + 'a {
    map.get(key)
        .and_then(Value::as_array)
        .into_iter()
        .flatten()
        .map(|entry| entry.as_table().expect("a table"))
}

fn text(table: &Table, key: &str) -> String {
    table[key].as_str().unwrap_or_else(|| panic!("{key} is a text")).to_owned()
}

fn words(table: &Table, key: &str) -> Vec<String> {
    table[key]
        .as_array()
        .expect("a list")
        .iter()
        .map(|word| word.as_str().expect("a word").to_owned())
        .collect()
}

fn capital(word: &str) -> String {
    word[..1].to_uppercase() + &word[1..]
}
