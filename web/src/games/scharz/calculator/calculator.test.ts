import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ScharzBattleAnswer } from '../../../generated/scharz/ScharzBattleAnswer';
import type { ScharzBattleQuestion } from '../../../generated/scharz/ScharzBattleQuestion';
import type { ScharzBorders } from '../../../generated/scharz/ScharzBorders';
import type { ScharzFate } from '../../../generated/scharz/ScharzFate';
import { mockWords } from '../../../lib/fixtures';
import { LANGUAGES } from '../../../lib/words/bundles';
import type { MapData } from '../../../lib/map/types';
import { field, stack } from '../example';
import { propsOf, realView } from '../fixture';
import { added, changed, kindsOf, ledBy, sizeOf, swapped } from './armies';
import CalculateButton from './CalculateButton.svelte';
import { CALCULATOR, Calculator, type Oracle } from './calculator.svelte';
import CalculatorDialog from './CalculatorDialog.svelte';
import { mean, percent } from './numbers';
import { prefill } from './prefill';

const units = (question: ScharzBattleQuestion, side: 'attacker' | 'defender') =>
  question[side].units.map(({ kind, count }) => `${count} ${kind}`);

/** Three fields in a row, the last behind a ridge. */
const BORDERS: ScharzBorders = { land: [['it_caralis', 'it_messana']], river: [], water: [], neutral: [] };

/** Nothing of it is drawn. */
const MAP = { cells: [], rivers: [] } as unknown as MapData;

const fate = (wins: number): ScharzFate => ({
  wins,
  destroyed: 1000 - wins,
  fled: 0,
  units: 5,
  lost: 234,
  losses: [{ kind: 'light_infantry', count: 5, lost: 234 }],
  dice: [{ colour: 'white', count: 5 }],
  shields: 1,
  first_swords: 246,
  first_lost: 120,
});
const ANSWER: ScharzBattleAnswer = {
  type: 'forecast',
  samples: 2000,
  first_samples: 0,
  drawn: 4,
  rounds: 310,
  sides: [fate(620), fate(376)],
  breach: null,
};

describe('what it begins with', () => {
  const spaces = [
    field('it_caralis', { settlement: 'village', fort: true, owner: 1, stacks: [stack(1, 3)] }),
    field('it_messana', { stacks: [stack(0, 4), stack(0, 2, { kind: 'cavalry', level: 'veteran' })] }),
    field('it_hippo', { stacks: [stack(0, 9)] }),
  ];

  test('my units next door against those on the field', () => {
    const { question, seats } = prefill(realView({ spaces, draft: [], odds: [], pacts: [] }), 0, 'it_caralis', BORDERS);
    expect(seats).toEqual({ attacker: 0, defender: 1 });
    expect(units(question, 'attacker')).toEqual(['4 light_infantry', '2 cavalry']);
    expect(units(question, 'defender')).toEqual(['3 light_infantry']);
    expect(question).toMatchObject({ clash: 'battle', settlement: 'village', fort: true });
    expect(question.ground).toEqual({ type: 'field', at: 'it_caralis' });
  });

  test('a stack in hand comes before the neighbours', () => {
    const taking = { type: 'select', at: 'it_messana', post: 'open', kind: 'cavalry', level: 'veteran' } as const;
    const { question } = prefill(realView({ spaces, draft: [taking], odds: [], pacts: [] }), 0, 'it_caralis', BORDERS);
    expect(units(question, 'attacker')).toEqual(['2 cavalry']);
  });

  test('with nobody in the open the garrison is stormed', () => {
    const besieged = [
      field('it_caralis', {
        settlement: 'city',
        owner: 1,
        stacks: [stack(1, 2, { post: 'inside' }), stack(0, 8), stack(0, 1, { kind: 'siege_engine' })],
      }),
    ];
    const { question } = prefill(
      realView({ spaces: besieged, draft: [], odds: [], pacts: [] }),
      0,
      'it_caralis',
      BORDERS,
    );
    expect(question).toMatchObject({ clash: 'assault', settlement: 'city' });
    expect(units(question, 'attacker')).toEqual(['8 light_infantry', '1 siege_engine']);
    expect(units(question, 'defender')).toEqual(['2 light_infantry']);
  });

  test('my own field is defended against who stands next door', () => {
    const view = realView({ spaces, draft: [], odds: [], pacts: [] });
    const { question, seats } = prefill(view, 1, 'it_caralis', BORDERS);
    expect(seats).toEqual({ attacker: 0, defender: 1 });
    expect(units(question, 'attacker')).toEqual(['4 light_infantry', '2 cavalry']);
    expect(question.settlement).toBe('village');
  });

  test('a partner is not attacked', () => {
    const pacts = [{ kind: 'peace', superior: 1, inferior: 0, years: 2, permanent: false, ends: 3 } as const];
    const { seats } = prefill(realView({ spaces, draft: [], odds: [], pacts }), 0, 'it_caralis', BORDERS);
    expect(seats.defender).not.toBe(1);
  });

  test('anywhere: something to change', () => {
    const { question } = prefill(realView({ draft: [] }), null, null, null);
    expect(question.ground).toEqual({ type: 'land', land: 'plain' });
    expect(units(question, 'attacker')).toEqual(['5 light_infantry']);
  });

  test('it never asks for more than the server takes', () => {
    const crowd = [field('it_caralis', { stacks: [stack(0, 40), stack(0, 40, { kind: 'cavalry' }), stack(1, 1)] })];
    const { question } = prefill(realView({ spaces: crowd, draft: [], odds: [], pacts: [] }), 0, 'it_caralis', BORDERS);
    expect(sizeOf(question.attacker.units)).toBe(48);
  });
});

describe('changing armies', () => {
  const one = { kind: 'light_infantry', level: 'standard', post: 'open', count: 1 } as const;

  test('rows that become alike are one, rows of none are gone', () => {
    expect(added([one], 'light_infantry')).toEqual([{ ...one, count: 2 }]);
    const two = [one, { ...one, level: 'elite' as const, count: 3 }];
    expect(changed(two, 1, { level: 'standard' })).toEqual([{ ...one, count: 4 }]);
    expect(changed(two, 0, { count: 0 })).toEqual([two[1]]);
  });

  test('modes know their units', () => {
    expect(kindsOf('quick')).not.toContain('corsair');
    expect(kindsOf('extended')).toContain('elephant');
  });

  test('a side can be led by another, and the sides can be swapped', () => {
    const view = realView({ draft: [] });
    const sketch = prefill(view, 0, null, null);
    const led = ledBy(sketch, view, 'defender', 2);
    expect(led.question.defender.faction).toBe(view.seats[2]!.faction);
    expect(led.question.defender.units).toEqual(sketch.question.defender.units);
    expect(ledBy(led, view, 'attacker', null).question.attacker.faction).toBeNull();
    expect(swapped(led).seats).toEqual({ attacker: 2, defender: 0 });
  });
});

test('numbers are honest at the ends', () => {
  expect([0, 4, 126, 996, 1000].map(percent)).toEqual(['0', '<1', '13', '>99', '100']);
  expect(mean(234)).toBe(2.3);
});

describe('asking', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('only the last of quick changes is asked, and late answers to others are dropped', async () => {
    const oracle = vi.fn(async () => ANSWER);
    const props = propsOf([], realView({ draft: [] }));
    const calculator = new Calculator(
      () => props,
      () => null,
      oracle,
    );
    calculator.open(null);
    await vi.advanceTimersByTimeAsync(1);
    expect(calculator.answer).toBe(ANSWER);
    calculator.ask({ fort: true });
    calculator.ask({ settlement: 'city' });
    expect(calculator.isWaiting).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(oracle).toHaveBeenCalledTimes(2);
    expect(oracle).toHaveBeenLastCalledWith(expect.objectContaining({ fort: true, settlement: 'city' }));
  });

  test('a server that does not answer is told of', async () => {
    const props = propsOf([], realView({ draft: [] }));
    const calculator = new Calculator(
      () => props,
      () => null,
      () => Promise.reject(new Error('offline')),
    );
    calculator.open(null);
    await vi.advanceTimersByTimeAsync(1);
    expect([calculator.hasFailed, calculator.isWaiting]).toEqual([true, false]);
    calculator.close();
    expect(calculator.sketch).toBeNull();
  });
});

describe('at the table', () => {
  const spaces = [field('it_caralis', { settlement: 'village', owner: 1, stacks: [stack(1, 3)] })];
  function set() {
    const props = propsOf([], realView({ spaces, draft: [], odds: [], pacts: [] }));
    const oracle = vi.fn<Oracle>(async () => ANSWER);
    const calculator = new Calculator(
      () => props,
      () => BORDERS,
      oracle,
    );
    return { props, oracle, calculator };
  }
  beforeEach(() => {
    HTMLDialogElement.prototype.showModal ??= () => {};
  });

  test('the answer is shown, and follows what is changed', async () => {
    const { props, oracle, calculator } = set();
    calculator.open(null);
    await waitFor(() => expect(calculator.answer).toBe(ANSWER));
    render(CalculatorDialog, { props: { given: props, calculator, map: MAP, sketch: calculator.sketch! } });
    expect(screen.getByText('Attacker wins 62%')).toBeTruthy();
    expect(screen.getByText('nobody <1%')).toBeTruthy();
    expect(screen.getAllByText('−2.3 of 5')).toHaveLength(2);
    const more = screen.getAllByRole('button', { name: 'More: cavalry' });
    expect(more).toHaveLength(2);
    await fireEvent.click(more[0]!);
    await waitFor(() => expect(oracle).toHaveBeenCalledTimes(2));
    expect(units(oracle.mock.lastCall![0], 'attacker')).toEqual(['5 light_infantry', '1 cavalry']);
    await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(calculator.sketch).toBeNull();
  });

  test('an assault needs walls', async () => {
    const { props, calculator } = set();
    calculator.open(null);
    render(CalculatorDialog, { props: { given: props, calculator, map: MAP, sketch: calculator.sketch! } });
    const assault = screen.getByRole<HTMLInputElement>('radio', { name: 'assault on the walls' });
    expect(assault.disabled).toBe(true);
    await fireEvent.change(screen.getByRole('combobox', { name: 'Defender’s settlement' }), {
      target: { value: 'city' },
    });
    expect(calculator.sketch!.question.settlement).toBe('city');
  });

  test('opened for a field', async () => {
    const { props, calculator } = set();
    const context = new Map([[CALCULATOR, calculator]]);
    render(CalculateButton, { props: { words: props.words, at: 'it_caralis' }, context });
    await fireEvent.click(screen.getByRole('button', { name: 'Calculate a battle here' }));
    const { question } = calculator.sketch!;
    expect(question.ground).toEqual({ type: 'field', at: 'it_caralis' });
    expect(units(question, 'defender')).toEqual(['3 light_infantry']);
  });

  test('where nobody calculates nothing is offered', () => {
    render(CalculateButton, { props: { words: mockWords('scharz') } });
    expect(screen.queryByRole('button')).toBeNull();
  });
});

const SOURCES = import.meta.glob<string>('./*.svelte', { query: '?raw', import: 'default', eager: true });
const MADE = [
  ...['plain', 'mountains', 'wetland', 'water'].map((id) => `land-${id}`),
  'battle',
  'assault',
  'attacker',
  'defender',
  ...[0, 25, 50, 75].map((id) => `fights-${id}`),
  ...['white', 'blue', 'red', 'reversed'].map((id) => `die-${id}`),
  ...[
    'nobody',
    'too_many',
    'no_room_aboard',
    'not_inside',
    'wrong_ground',
    'no_site',
    'no_settlement',
    'other_map',
  ].map((id) => `why-${id}`),
];

test.each(LANGUAGES)('it speaks %s', (language) => {
  const words = mockWords('scharz', language);
  const written = Object.values(SOURCES).flatMap((text) =>
    [...text.matchAll(/'scharz-calc-([a-z_-]*[a-z])'/g)].map((match) => match[1]!),
  );
  expect(written.length).toBeGreaterThan(20);
  expect([...written, ...MADE].filter((id) => !words.has(`scharz-calc-${id}`))).toEqual([]);
});
