// Every golden record of every game: the board shown by stepping is the one shown by jumping there.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import jsonPatch, { type Operation } from 'fast-json-patch';
import type { Replay } from '../src/generated/Replay';
import { Timeline } from '../src/replay/timeline';
import { Dice, expect, test } from './table';

const GAMES = join(import.meta.dirname, '../../crates/games');
const N_JUMPS = 12;
const STRETCH = 40;

interface Golden {
  file: string;
  /** Whether the rules of today must accept it; older records stand unless today's rules forbid something in them. */
  isCurrent: boolean;
}

function goldenOf(game: string): Golden[] {
  const folder = join(GAMES, game, 'tests/golden');
  const versions = readdirSync(folder).filter((name) => /^v\d+$/.test(name));
  const current = `v${Math.max(...versions.map((name) => Number(name.slice(1))))}`;
  return versions.flatMap((version) =>
    readdirSync(join(folder, version)).map((name) => ({
      file: join(folder, version, name),
      isCurrent: version === current,
    })),
  );
}

/** Every picture as the server's patches say, made on one document of its own: it is to be read at once. */
function* pictures({ first, steps }: Replay): Generator<unknown> {
  let view: unknown = structuredClone(first);
  for (const [index, { patch }] of steps.entries()) {
    if (index > 0) view = jsonPatch.applyPatch(view, structuredClone(patch) as Operation[]).newDocument;
    yield view;
  }
}

/** Stretches of a record that are walked step by step; a short one is walked whole. */
function isWalked(step: number, length: number): boolean {
  return length <= 3 * STRETCH || step % Math.floor(length / 3) < STRETCH;
}

for (const game of readdirSync(GAMES)) {
  test(`stepping through a record of ${game} shows what jumping shows`, async ({ request, server }) => {
    let checked = 0;
    for (const { file, isCurrent } of goldenOf(game)) {
      const answer = await request.post(`${server.url}/api/replay?viewer=open`, {
        data: readFileSync(file, 'utf8'),
        headers: { origin: server.url, 'content-type': 'application/json' },
      });
      if (!answer.ok() && !isCurrent) continue;
      expect(answer.ok(), `${file}: ${await answer.text()}`).toBe(true);
      const replay = (await answer.json()) as Replay;
      const [stepped, jumped] = [new Timeline(replay), new Timeline(structuredClone(replay))];
      const length = replay.steps.length;
      const dice = new Dice(checked++);
      const jumps = new Set(Array.from({ length: N_JUMPS }, () => dice.below(length)));
      let step = 0;
      for (const picture of pictures(structuredClone(replay))) {
        const told = `${file}, step ${step}`;
        if (isWalked(step, length)) expect(same(stepped.view(step), picture), told).toBe(true);
        if (jumps.has(step)) expect(same(jumped.view(step), picture), `${told}, jumped to`).toBe(true);
        step++;
      }
    }
    expect(checked).toBeGreaterThan(5);
  });
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
