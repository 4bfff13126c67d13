// A small situation on ITALIA, for the picture of the first page and for tests.
import type { ScharzField } from '../../generated/scharz/ScharzField';
import type { ScharzMove } from '../../generated/scharz/ScharzMove';
import type { ScharzStack } from '../../generated/scharz/ScharzStack';

export function stack(owner: number, count: number, changes: Partial<ScharzStack> = {}): ScharzStack {
  return {
    owner,
    kind: 'light_infantry',
    level: 'standard',
    post: 'open',
    count,
    moved: 0,
    training: 0,
    laden: 0,
    cut_off: false,
    ...changes,
  };
}

export function field(at: string, changes: Partial<ScharzField> = {}): ScharzField {
  return {
    at,
    owner: null,
    settlement: 'wilderness',
    yard: 'no_yard',
    fort: false,
    site: null,
    progress: 0,
    pace: 0,
    workers: 0,
    builders: 0,
    rounds: null,
    hurried: 0,
    plundered: false,
    crop: 0,
    crop_owner: null,
    herds: [],
    inside: [],
    grain: 0,
    grain_room: 0,
    fish: 0,
    fish_room: 0,
    garrison: 0,
    storage: 0,
    moored: 0,
    berths: 0,
    defence: 0,
    shields: 0,
    controlled_by: null,
    held_by: null,
    contested: false,
    encircled: false,
    besiegers: [],
    connected: true,
    levies: 0,
    hires: 0,
    stacks: [],
    ...changes,
  };
}

/** A realm's field: the owner also controls it. */
function held(at: string, owner: number, changes: Partial<ScharzField> = {}): ScharzField {
  return field(at, { owner, controlled_by: owner, ...changes });
}

export function fieldsOfCover(): ScharzField[] {
  return [
    held('it_roma', 1, { settlement: 'city', fort: true, stacks: [stack(1, 4)] }),
    held('it_clusium', 1, { settlement: 'village', crop: 3 }),
    held('it_campania', 1, { settlement: 'village', yard: 'port' }),
    held('it_samnium', 1, { stacks: [stack(1, 6)] }),
    held('it_daunia', 0, { settlement: 'village', stacks: [stack(0, 3)] }),
    held('it_tarentum', 0, { settlement: 'city', yard: 'port' }),
    held('it_lucania', 0, { stacks: [stack(0, 5)] }),
    held('it_picenum', 3, { settlement: 'village', stacks: [stack(3, 4)] }),
    held('it_dalmatae', 3, { settlement: 'village', yard: 'dock', stacks: [stack(3, 2)] }),
  ];
}

export function marchOfCover(): Pick<ScharzMove, 'from' | 'to' | 'count'>[] {
  return [
    { from: 'it_samnium', to: 'it_daunia', count: 5 },
    { from: 'it_clusium', to: 'it_picenum', count: 3 },
  ];
}
