// England about 1413: nine counties, the Channel and the coast of France. Each county stands for the country around it, so
// that a noble, a reward and a knight find room; Lancaster itself, Wales, Scotland and Cornwall belong to nobody.
import type { CellPlan, LonLat, MapPlan } from './plan';

function county(id: string, name: string, ...seeds: LonLat[]): CellPlan {
  return { id, name, kind: 'field', seeds, group: 'england' };
}

const COUNTIES: CellPlan[] = [
  county('northumberland', 'Northumberland', [-1.95, 55.15], [-2.3, 54.85], [-2.65, 55.0]),
  county('stafford', 'Stafford', [-2.1, 52.9], [-1.5, 53.1], [-2.5, 53.1]),
  county('york', 'York', [-1.25, 54.05], [-0.6, 54.05], [-1.65, 54.1], [-1.3, 53.6]),
  county('gloucester', 'Gloucester', [-2.1, 51.85], [-2.3, 52.2], [-1.4, 51.75]),
  county('bedford', 'Bedford', [-0.6, 52.2], [-0.4, 53.1], [-0.9, 52.6], [-0.1, 52.6]),
  county('suffolk', 'Suffolk', [1.0, 52.25], [0.9, 52.7], [0.6, 51.85]),
  county('somerset', 'Somerset', [-3.1, 51.1], [-3.6, 50.8], [-2.6, 51.2]),
  county('dorset', 'Dorset', [-2.2, 50.85], [-1.4, 51.0]),
  county('surrey', 'Surrey', [-0.35, 51.2], [0.6, 51.15]),
];

const FRANCE: CellPlan = {
  id: 'france',
  name: 'France',
  kind: 'field',
  seeds: [
    [1.2, 49.4],
    [-0.9, 49.0],
    [2.4, 50.2],
    [2.6, 49.2],
  ],
  group: 'france',
};

/** Scotland, Cumberland and Lancaster, Wales and its march, Cornwall, Flanders, Brittany. */
const ELSEWHERE: LonLat[] = [
  [-3.6, 55.5],
  [-2.55, 55.75],
  [-3.25, 55.3],
  [-3.35, 54.5],
  [-2.6, 53.9],
  [-3.8, 52.9],
  [-3.9, 52.1],
  [-3.2, 51.75],
  [-3.1, 52.5],
  [-4.6, 50.6],
  [3.6, 50.9],
  [-2.6, 48.5],
];

export const LANCASTER: MapPlan = {
  id: 'lancaster-england',
  title: 'England',
  bbox: [-6.0, 48.95, 3.4, 55.9],
  lat0: 52.4,
  coast: '10m',
  cells: [...COUNTIES, FRANCE],
  voids: ELSEWHERE,
  borders: [],
  rivers: [],
  signs: [
    { id: 'channel', name: 'The Channel', kind: 'sea', at: [-2.2, 49.95] },
    { id: 'north_sea', name: 'North Sea', kind: 'sea', at: [1.7, 54.2] },
    { id: 'irish_sea', name: 'Irish Sea', kind: 'sea', at: [-4.6, 53.7] },
    { id: 'scotland', name: 'Scotland', kind: 'land', at: [-3.4, 55.5] },
    { id: 'lancaster', name: 'Lancaster', kind: 'land', at: [-2.6, 53.95] },
    { id: 'wales', name: 'Wales', kind: 'land', at: [-3.7, 52.4] },
  ],
  adjacency: null,
  islets: 'nobody',
  lettering: 36,
};
