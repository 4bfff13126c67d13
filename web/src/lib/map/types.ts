// A drawn map as the generator in web/maps writes it. Units are those of the drawing: the longer side is 1200.

export type BorderKind = 'ordinary' | 'frontier' | 'impassable' | 'river' | 'closed' | 'rim' | 'water';

/** Where a name goes and how large it may be set. */
export interface MapLabel {
  x: number;
  y: number;
  /** Degrees, clockwise. */
  angle: number;
  width: number;
  height: number;
  lines: 1 | 2;
  /** Height of letters that fit. */
  size: number;
}

/** Where pieces stand, and the radius of the free ground around. */
export interface MapSpot {
  x: number;
  y: number;
  r: number;
}

export interface MapCell {
  id: string;
  name: string;
  kind: 'field' | 'sea';
  /** A homeland or a country. */
  group: string | null;
  /** One colour: a full field; two: a mixed one. */
  terrain: string[];
  /** Kind of a sea: calm or rough. */
  water: string | null;
  /** The climate zone of a field, on maps that know any. */
  climate?: string;
  path: string;
  label: MapLabel;
  spot: MapSpot;
}

export interface MapPeak {
  x: number;
  y: number;
  size: number;
}

export interface MapBorder {
  a: string;
  /** Empty for the rim of the playable land. */
  b: string;
  kind: BorderKind;
  path: string;
  /** Mountains of an impassable border, the hindmost first. */
  peaks?: MapPeak[];
}

export interface MapRiver {
  id: string;
  name: string;
  /** Parts that are borders and hold ships of their own; empty for a river through the middle of fields. */
  sections: { id: string; path: string; spot: MapSpot }[];
  /** The course of a river through the middle of fields. */
  path: string;
}

/** A passage between neighbours that do not visibly touch. */
export interface MapLink {
  a: string;
  b: string;
  kind: 'land' | 'coast' | 'strait';
  path: string;
}

export interface MapSign {
  id: string;
  name: string;
  kind: 'land' | 'sea';
  label: MapLabel;
}

export interface MapData {
  id: string;
  title: string;
  width: number;
  height: number;
  kmPerUnit: number;
  /** All land, fields or not. */
  land: string;
  /** Lines along the coast, nearest first. */
  waterlines: string[];
  cells: MapCell[];
  borders: MapBorder[];
  rivers: MapRiver[];
  links: MapLink[];
  signs: MapSign[];
  compass: MapSpot;
  cartouche: { x: number; y: number; width: number; height: number };
}
