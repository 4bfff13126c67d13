// What one might want to do on a field and cannot now: asked of the server, which knows why.
import { sameAction } from '../../../lib/actions';
import type { Building } from '../../../generated/scharz/Building';
import type { Herd } from '../../../generated/scharz/Herd';
import type { Kind } from '../../../generated/scharz/Kind';
import type { Mode } from '../../../generated/scharz/Mode';
import type { ScharzField } from '../../../generated/scharz/ScharzField';
import type { ScharzView } from '../../../generated/scharz/ScharzView';
import { hasFood } from '../modes';
import { waresOf, type Stall } from './market';
import type { Action } from '../props';

const BUILDINGS: Building[] = ['build_village', 'build_city', 'build_dock', 'build_port', 'build_fort'];

/** Things a trader looks for on an own field that are not in the list of legal actions. */
export function missingAt(field: ScharzField, seat: number, legal: readonly Action[]): Action[] {
  if (field.controlled_by !== seat && field.owner !== seat) return [];
  const at = field.at;
  const wanted: Action[] = BUILDINGS.filter((building) => isThinkable(field, building)).map((building) => ({
    type: 'build',
    at,
    building,
  }));
  if (field.settlement !== 'wilderness') {
    wanted.push({ type: 'buy_infantry', at }, { type: 'hire', at, level: 'standard' });
  }
  return wanted.filter((action) => !legal.some((each) => sameAction(each, action)));
}

const LIFTED: Kind[] = ['heavy_infantry', 'cavalry', 'siege_engine', 'transport', 'warship'];
const HERDS: Herd[] = ['sheep', 'pigs', 'cattle', 'horses'];

/** What every trader looks for at a stall, asked for at the first own settlement; what can be had nowhere now. */
export function missingWares(stall: Stall, view: ScharzView, seat: number, legal: readonly Action[]): Action[] {
  const own = view.spaces.filter(({ owner, settlement }) => owner === seat && settlement !== 'wilderness');
  const at = (own.find(({ settlement }) => settlement === 'city') ?? own[0])?.at;
  if (at === undefined) return [];
  const offered = new Set(waresOf(legal, stall).map(({ key }) => key));
  return waresOf(wantedAt(at, stall, view.mode), stall)
    .filter(({ key }) => !offered.has(key))
    .map(({ actions }) => actions[0]!);
}

function wantedAt(at: string, stall: Stall, mode: Mode): Action[] {
  const level = 'standard' as const;
  switch (stall) {
    case 'army':
      return [
        { type: 'buy_infantry', at },
        { type: 'hire', at, level },
        ...LIFTED.map((to): Action => ({ type: 'upgrade', at, level, to })),
      ];
    case 'buildings':
      return BUILDINGS.map((building) => ({ type: 'build', at, building }));
    case 'goods':
      if (!hasFood(mode)) return [];
      return [
        { type: 'buy_good', at, good: 'grain' },
        ...HERDS.map((herd): Action => ({ type: 'buy_herd', at, herd })),
      ];
    default:
      return [];
  }
}

/** What stands there already, or stands on nothing, is not worth a line. */
function isThinkable(field: ScharzField, building: Building): boolean {
  switch (building) {
    case 'build_village':
      return field.settlement === 'wilderness';
    case 'build_city':
      return field.settlement === 'village';
    case 'build_dock':
      return field.settlement !== 'wilderness' && field.yard === 'no_yard';
    case 'build_port':
      return field.yard === 'dock';
    case 'build_fort':
      return field.settlement !== 'wilderness' && !field.fort;
  }
}
