// What one might want to do on a field and cannot now: asked of the server, which knows why.
import { sameAction } from '../../lib/actions';
import type { Building } from '../../generated/scharz/Building';
import type { ScharzField } from '../../generated/scharz/ScharzField';
import type { Action } from './props';

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
