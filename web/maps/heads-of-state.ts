// Western Europe: four countries in sixteen sectors. No neighbourhood matters here; the map is a picture.
import type { CellPlan, LonLat, MapPlan } from './plan';

function sector(group: string, id: string, name: string, ...seeds: LonLat[]): CellPlan {
  return { id, name, kind: 'field', seeds, group };
}

const SECTORS: CellPlan[] = [
  sector('great_britain', 'england', 'England', [-1.5, 52.4], [-3.6, 52.2], [0.6, 51.6], [-2.2, 54.2], [-3.8, 50.8]),
  sector('great_britain', 'ireland', 'Ireland', [-7.8, 53.3]),
  sector('great_britain', 'scotland', 'Scotland', [-4.2, 57.0], [-3.4, 55.9]),
  sector('france', 'ile_de_france', 'Île-de-France', [2.4, 48.8], [2.6, 50.2], [0.6, 49.3], [4.0, 49.2]),
  sector('france', 'aquitaine', 'Aquitaine', [-0.2, 44.7], [1.2, 44.0], [0.2, 46.0], [1.8, 45.6]),
  sector('france', 'burgundy', 'Burgundy', [4.4, 47.1], [3.0, 46.6], [5.6, 48.2], [5.8, 46.9]),
  sector('france', 'provence', 'Provence', [5.4, 44.0], [3.6, 44.2], [6.2, 43.9], [4.8, 45.3]),
  sector('france', 'brittany', 'Brittany', [-2.4, 48.1], [-0.8, 48.1], [-0.8, 47.2]),
  sector('german_states', 'brandenburg', 'Brandenburg', [13.0, 52.7], [11.4, 53.4], [14.2, 53.4]),
  sector('german_states', 'saxony', 'Saxony', [12.6, 51.1], [10.6, 51.6], [9.4, 52.8], [14.2, 51.3]),
  sector('german_states', 'bavaria', 'Bavaria', [11.6, 48.8], [10.0, 48.4], [12.8, 48.6], [11.2, 49.8]),
  sector('german_states', 'rhineland', 'Rhineland', [7.6, 50.4], [7.8, 49.2], [8.6, 50.6], [7.6, 51.8], [8.3, 48.3]),
  sector('spain', 'castile', 'Castile', [-3.9, 40.4], [-3.6, 42.2], [-5.4, 41.2], [-2.4, 39.8], [-5.4, 39.4]),
  sector('spain', 'andalusia', 'Andalusia', [-4.8, 37.4], [-2.8, 37.6], [-6.4, 37.6], [-1.4, 38.2]),
  sector('spain', 'galicia', 'Galicia', [-7.9, 42.8], [-6.4, 43.2]),
  sector('spain', 'catalonia', 'Catalonia', [1.2, 41.7], [-0.6, 41.4], [-0.4, 39.8]),
];

/** Portugal, Barbary, the Low Countries, the Alps, Italy, Austria, Bohemia, Silesia and Poland, Denmark, Sweden, Islands. */
const ELSEWHERE: LonLat[] = [
  [-8.3, 41.3],
  [-8.2, 40.0],
  [-8.0, 38.4],
  [-8.2, 37.4],
  [-5.5, 34.8],
  [0.0, 35.4],
  [6.0, 36.4],
  [5.2, 52.2],
  [4.4, 51.0],
  [5.6, 50.4],
  [7.4, 47.0],
  [9.6, 46.8],
  [8.4, 45.0],
  [11.4, 45.4],
  [11.2, 43.4],
  [13.4, 42.4],
  [11.6, 47.2],
  [14.2, 47.6],
  [14.6, 49.8],
  [16.4, 51.4],
  [16.4, 53.6],
  [9.2, 55.8],
  [9.4, 54.6],
  [13.6, 56.6],
  [7.6, 59.2],
  [9.1, 42.2],
  [9.0, 40.0],
  [3.0, 39.6],
];

export const HEADS_OF_STATE: MapPlan = {
  id: 'heads-of-state-europe',
  title: 'Europe',
  bbox: [-10.8, 35.7, 16.0, 58.9],
  lat0: 47.5,
  coast: '50m',
  cells: SECTORS,
  voids: ELSEWHERE,
  borders: [],
  rivers: [],
  signs: [
    { id: 'atlantic', name: 'Atlantic Ocean', kind: 'sea', at: [-8.6, 46.5] },
    { id: 'north_sea', name: 'North Sea', kind: 'sea', at: [3.4, 55.6] },
    { id: 'mediterranean', name: 'Mediterranean Sea', kind: 'sea', at: [5.4, 40.6] },
  ],
  adjacency: null,
  islets: 'nobody',
  lettering: 36,
};
