// Plays a seat over a socket of its own, as fast as the server goes, until the table is where a test wants it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Picture } from '../src/generated/Picture';
import type { Action } from '../src/generated/scharz/Action';
import type { ScharzView } from '../src/generated/scharz/ScharzView';
import type { ToBrowser } from '../src/generated/ToBrowser';

/** Where the drive ends: my decision in one of these phases, not before this year. */
export interface Goal {
  phases: ScharzView['phase'][];
  year?: number;
  /** Towards the enemy, every field sown, or only what is proposed. */
  manner: 'march' | 'farm' | 'wait';
  /** The seat that is driven, the first one if nothing is said. */
  seat?: number;
}

interface Course extends Goal {
  table: string;
  spots: Record<string, [number, number]>;
}

/** Drives a seat of a table to the goal; says whether it got there before the match was over. */
export async function drive(page: Page, table: { id: string; map: string }, goal: Goal): Promise<boolean> {
  return page.evaluate(driveHere, { ...goal, table: table.id, spots: spotsOf(table.map) });
}

function spotsOf(map: string): Course['spots'] {
  const file = join(import.meta.dirname, `../src/generated/maps/scharz-${map}.json`);
  const { cells } = JSON.parse(readFileSync(file, 'utf8')) as {
    cells: { id: string; spot: { x: number; y: number } }[];
  };
  return Object.fromEntries(cells.map(({ id, spot }) => [id, [spot.x, spot.y]]));
}

/** Runs inside the page, which has the cookie: everything it needs is in here. */
function driveHere({ table, phases, year = 1, manner, seat = 0, spots }: Course): Promise<boolean> {
  const CLOSING = ['as_proposed', 'ready', 'accept', 'pass', 'feed', 'break_off'];
  const MARCHES = 8;
  const MOST_CLICKS = 2000;
  /** The server takes four hundred messages at once, and then forty a second. */
  const AT_ONCE = 300;
  const PACE_MS = 30;
  let marches = 0;
  let id = 0;
  let next: ReturnType<typeof setTimeout> | undefined;

  const distance = (a: string, b: string): number => {
    const [from, to] = [spots[a], spots[b]];
    return from && to ? Math.hypot(from[0] - to[0], from[1] - to[1]) : Infinity;
  };
  const isOther = (owner: number | null): boolean => owner !== null && owner !== seat;
  const enemies = (view: ScharzView): string[] =>
    view.spaces
      .filter(({ owner, stacks }) => [owner, ...stacks.map((stack) => stack.owner)].some(isOther))
      .map(({ at }) => at);
  const away = (at: string, from: string[]): number => Math.min(...from.map((each) => distance(at, each)));
  const reach = (action: Action): number => ('count' in action ? action.count : 0);

  /** The largest force to the field nearest to an enemy; nobody who stands there already is taken up. */
  function march(view: ScharzView, legal: Action[]): Action | undefined {
    const goals = enemies(view);
    const going = legal.filter((action) => action.type === 'go');
    const nearest = going.toSorted((a, b) => away(a.to, goals) - away(b.to, goals) || reach(b) - reach(a))[0];
    if (nearest) return nearest;
    if (marches >= MARCHES) return undefined;
    const waiting = legal.filter((action) => action.type === 'select' && action.kind !== 'warship');
    const far = waiting.filter((action) => action.type === 'select' && away(action.at, goals) > 0);
    marches++;
    return far[marches % Math.max(1, far.length)];
  }

  function choose(view: ScharzView, legal: Action[]): Action {
    const settling = legal.filter((action) => action.type === 'settle');
    if (settling.length > 0) {
      const goals = enemies(view);
      return settling.toSorted((a, b) => away(a.at, goals) - away(b.at, goals))[0]!;
    }
    if (view.phase !== 'units') marches = 0;
    const sowing = manner === 'farm' ? legal.find(({ type }) => type === 'sow') : undefined;
    const step = manner === 'march' && view.phase === 'units' ? march(view, legal) : sowing;
    const closing = CLOSING.map((type) => legal.find((action) => action.type === type));
    return step ?? closing.find((action) => action !== undefined) ?? legal[0]!;
  }

  return new Promise((arrived, failed) => {
    const socket = new WebSocket(
      `/api/tables/${table}/socket?seat=${seat}&log=0`.replace(/^/, location.origin.replace('http', 'ws')),
    );
    const end = (isThere: boolean): void => {
      clearTimeout(next);
      arrived(isThere);
      socket.close();
    };
    socket.onclose = () => failed(new Error('the table hung up'));
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as ToBrowser;
      if (message.type === 'refused' && message.refusal.code !== 'stale') failed(new Error(String(data)));
      const picture: Picture | null = 'picture' in message ? message.picture : null;
      if (!picture) return;
      const view = picture.view as ScharzView;
      const legal = picture.legal as Action[];
      if (picture.status.type === 'over' || id > MOST_CLICKS) return end(false);
      if (legal.length === 0) return;
      if (view.year >= year && phases.includes(view.phase)) return end(true);
      const act = { type: 'act', id: ++id, seat, tick: picture.tick, action: choose(view, legal) };
      // A newer picture before the click makes it stale: only the last one is answered.
      clearTimeout(next);
      next = setTimeout(() => socket.send(JSON.stringify(act)), id > AT_ONCE ? PACE_MS : 0);
    };
  });
}

/** Makes so many decisions of the first seat of any game at random, the same ones every time; fewer if the match is over. */
export async function chance(page: Page, table: string, decisions: number): Promise<void> {
  await page.evaluate(chanceHere, { table, decisions });
}

/** Runs inside the page, like `driveHere`. */
function chanceHere({ table, decisions }: { table: string; decisions: number }): Promise<void> {
  /** The server takes twenty messages a second. */
  const PACE_MS = 55;
  let dice = 7;
  let made = 0;
  let next: ReturnType<typeof setTimeout> | undefined;
  return new Promise((arrived, failed) => {
    const address = `/api/tables/${table}/socket?seat=0&log=0`;
    const socket = new WebSocket(location.origin.replace('http', 'ws') + address);
    const end = (): void => {
      clearTimeout(next);
      arrived();
      socket.close();
    };
    socket.onclose = () => failed(new Error('the table hung up'));
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as ToBrowser;
      if (message.type === 'refused' && message.refusal.code !== 'stale') failed(new Error(String(data)));
      const picture: Picture | null = 'picture' in message ? message.picture : null;
      if (!picture) return;
      if (picture.status.type === 'over' || (picture.legal.length > 0 && made >= decisions)) return end();
      if (picture.legal.length === 0) return;
      dice = (Math.imul(dice, 1664525) + 1013904223) >>> 0;
      const action = picture.legal[Math.floor((dice / 2 ** 32) * picture.legal.length)];
      clearTimeout(next);
      next = setTimeout(() => {
        socket.send(JSON.stringify({ type: 'act', id: ++made, seat: 0, tick: picture.tick, action }));
      }, PACE_MS);
    };
  });
}
