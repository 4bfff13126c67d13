// What a map is made from, before it is drawn. Each game fills one of these.

export type LonLat = [number, number];
export type Pair = [string, string];

export interface CellPlan {
  id: string;
  name: string;
  kind: 'field' | 'sea';
  /** Places around which the cell lies; the first is its centre. */
  seeds: LonLat[];
  /** A homeland or a country. */
  group?: string;
  /** One colour: a full field; two: a mixed one. */
  terrain?: string[];
  /** A rough or a calm sea. */
  water?: string;
  /** The climate zone of a field. */
  climate?: string;
}

export interface BorderPlan {
  a: string;
  b: string;
  kind: 'impassable' | 'river';
  section?: string;
}

export interface RiverPlan {
  id: string;
  name: string;
  /** Sections that are borders, from the mouth upwards. */
  sections: string[];
  /** Fields through which the river runs, from the mouth upwards. */
  fields: string[];
  mouth: string;
  /** The true course from the mouth upwards. */
  course: LonLat[];
}

/** A name written where there is no cell: a foreign land, a sea of a map without sea cells. */
export interface SignPlan {
  id: string;
  name: string;
  kind: 'land' | 'sea';
  at: LonLat;
}

export interface MapPlan {
  id: string;
  title: string;
  /** West, south, east, north in degrees. */
  bbox: [number, number, number, number];
  /** The latitude at which a degree of longitude has its true length. */
  lat0: number;
  coast: '10m' | '50m';
  cells: CellPlan[];
  /** Seeds whose cells are drawn as land but are no fields. */
  voids: LonLat[];
  borders: BorderPlan[];
  rivers: RiverPlan[];
  signs: SignPlan[];
  /** Pairs the rules call neighbours; null where the map is only a picture. */
  adjacency: { land: Pair[]; coast: Pair[]; sea: Pair[] } | null;
  /** Whether land within reach of no centre of its own falls to the nearest field (Scharz) or to nobody. */
  islets: 'nearest' | 'nobody';
  /** Height of the largest letters. */
  lettering: number;
}
