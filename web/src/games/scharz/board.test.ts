import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { describe, expect, test, vi } from 'vitest';
import { field, stack } from './example';
import { battleView, propsOf, realView, select } from './fixture';
import { game } from './index';
import Odds from './battle/Odds.svelte';
import type { Action } from './props';

const cell = (id: string): Element => document.querySelector(`[data-cell="${id}"]`)!;
const drawn = () => waitFor(() => expect(document.querySelector('[data-cell]')).toBeTruthy());

describe('the board', () => {
  test('draws every space of the real view', async () => {
    const props = propsOf([]);
    render(game.Board, { props });
    await drawn();
    for (const { at } of props.view.spaces) expect(document.querySelector(`[data-pieces="${at}"]`)).toBeTruthy();
    expect(document.querySelector('.lit')).toBeNull();
  });

  test('a stack, then a field', async () => {
    const props = propsOf([select('it_caralis', 'cavalry'), { type: 'ready' }]);
    render(game.Board, { props });
    await drawn();
    await fireEvent.click(cell('it_caralis'));
    expect(props.act).toHaveBeenCalledWith(props.legal[0]);
  });

  test('all go unless fewer are chosen', async () => {
    const legal: Action[] = [1, 2, 3].map((count) => ({ type: 'go', to: 'it_caralis', count }));
    const props = propsOf(legal, realView({ draft: [select('it_messana', 'cavalry')] }));
    render(game.Board, { props });
    await drawn();
    await fireEvent.click(screen.getByRole('button', { name: 'Fewer' }));
    await fireEvent.keyDown(cell('it_caralis'), { key: 'Enter' });
    expect(props.act).toHaveBeenCalledWith(legal[1]);
  });

  test('a field that is not lit shows its card', async () => {
    const spaces = [field('it_caralis', { settlement: 'village', owner: 1, shields: 5, stacks: [stack(1, 3)] })];
    render(game.Board, { props: propsOf([], realView({ spaces })) });
    await drawn();
    await fireEvent.click(cell('it_caralis'));
    const card = screen.getByRole('region', { name: 'Caralis' });
    expect(card.textContent).toContain('light infantry');
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect(screen.queryByRole('region', { name: 'Caralis' })).toBeNull();
  });

  test('keys walk from field to field and open a card', async () => {
    render(game.Board, { props: propsOf([]) });
    await drawn();
    const map = screen.getByRole('region', { name: /ITALIA/ });
    await fireEvent.keyDown(map, { key: 'ArrowLeft', shiftKey: true });
    await fireEvent.keyDown(map, { key: 'ArrowUp', shiftKey: true });
    const marked = document.querySelector('.cell.marked')!.getAttribute('data-cell')!;
    await fireEvent.keyDown(map, { key: 'Enter' });
    expect(screen.getByRole('region', { name: propsOf([]).words.name(marked) })).toBeTruthy();
  });

  test('the card offers what can be done there', async () => {
    const legal: Action[] = [
      { type: 'buy_infantry', at: 'it_caralis' },
      { type: 'build', at: 'it_caralis', building: 'build_fort' },
    ];
    const props = propsOf(legal);
    render(game.Board, { props });
    await drawn();
    await fireEvent.click(cell('it_caralis'));
    const card = screen.getByRole('region', { name: 'Caralis' });
    const buttons = [...card.querySelectorAll('.rows button')];
    expect(buttons).toHaveLength(2);
    await fireEvent.click(buttons[1]!);
    expect(props.act).toHaveBeenCalledWith(legal[1]);
  });

  test('what cannot be had is grey and tells why', async () => {
    const spaces = [field('it_caralis', { settlement: 'village', owner: 0, controlled_by: 0 })];
    const props = propsOf([{ type: 'ready' }], realView({ spaces, phase: 'trade' }));
    props.ask = vi.fn(async () => ({ ok: false as const, text: 'Too few builders.', rule: '3.7', href: '#3.7' }));
    render(game.Board, { props });
    await drawn();
    await fireEvent.click(cell('it_caralis'));
    await fireEvent.click(screen.getByRole('button', { name: 'Begin a building: city' }));
    expect(props.ask).toHaveBeenCalledWith({ type: 'build', at: 'it_caralis', building: 'build_city' });
    await waitFor(() => expect(screen.getByText('Too few builders.', { exact: false })).toBeTruthy());
  });

  test('my orders are arrows', async () => {
    const draft: Action[] = [select('it_messana', 'cavalry'), { type: 'go', to: 'it_caralis', count: 2 }];
    const move = { level: null, herd: null, good: null, click: 0, kind: 'cavalry', way: 'go', most: 2 } as const;
    const moves = [{ ...move, from: 'it_messana', to: 'it_caralis', count: 2 }];
    render(game.Board, { props: propsOf([], realView({ draft, moves })) });
    await drawn();
    expect(document.querySelectorAll('.arrows .shaft')).toHaveLength(1);
  });

  test('an order is changed on its arrow', async () => {
    const draft: Action[] = [select('it_messana', 'cavalry'), { type: 'go', to: 'it_caralis', count: 2 }];
    const move = { level: null, herd: null, good: null, click: 0, kind: 'cavalry', way: 'go', most: 3 } as const;
    const moves = [{ ...move, from: 'it_messana', to: 'it_caralis', count: 2 }];
    const props = propsOf([{ type: 'ready' }], realView({ draft, moves }));
    render(game.Board, { props });
    await drawn();
    await fireEvent.click(document.querySelector('.arrows .handle')!);
    const editor = screen.getByRole('group', { name: 'An order' });
    await fireEvent.change(editor.querySelector('input')!, { target: { value: '3' } });
    expect(props.table.replace).toHaveBeenCalledWith(2, [draft[0], { type: 'go', to: 'it_caralis', count: 3 }]);
    await fireEvent.click(screen.getByRole('button', { name: 'Drop' }));
    expect(props.table.replace).toHaveBeenLastCalledWith(2, []);
  });

  test('a crew is chosen with its finishing date, and begun in one click', async () => {
    const build: Action = { type: 'build', at: 'it_caralis', building: 'build_village' };
    const join: Action = { type: 'enter_site', at: 'it_caralis', kind: 'light_infantry', level: 'standard' };
    const gains = { taxes: 1, importance: 2, storage: 5, berths: 0, shields: 5, levies: 1, hires: 1 };
    const of = (workers: number, rounds: number, season: 'spring' | 'autumn') =>
      ({
        at: 'it_caralis',
        building: 'build_village',
        workers,
        builders: 2,
        progress: 0,
        rounds,
        finished: { year: 1, season },
        gains,
      }) as const;
    const works = [
      { clicks: [build], site: of(2, 4, 'autumn') },
      { clicks: [build, join], site: of(4, 2, 'spring') },
    ];
    const props = propsOf([{ type: 'ready' }, build, join], realView({ phase: 'trade', works }));
    render(game.Board, { props });
    await drawn();
    await fireEvent.click(cell('it_caralis'));
    const card = screen.getByRole('region', { name: 'Caralis' });
    expect(card.textContent).toContain('done in autumn, year 1 (4 seasons)');
    await fireEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(card.textContent).toContain('done in spring, year 1 (2 seasons)');
    expect(card.textContent).toContain('+5 shields');
    await fireEvent.click(screen.getByRole('button', { name: 'Begin a building: village' }));
    await waitFor(() => expect(vi.mocked(props.act).mock.calls).toEqual([[build], [join]]));
  });

  test('colours come with their key', async () => {
    render(game.Board, { props: propsOf([], realView({ mode: 'extended' })) });
    await drawn();
    const choice = screen.getByRole('combobox');
    await fireEvent.change(choice, { target: { value: 'climate' } });
    const key = screen.getByRole('list', { name: 'Key to the colours' });
    expect(key.textContent).toContain('subtropical zone');
    expect(document.querySelectorAll('.fills path').length).toBeGreaterThan(40);
  });

  test('a battle shows both sides, their dice and the odds', async () => {
    const view = battleView();
    const legal: Action[] = [{ type: 'ready' }, { type: 'reroll_die', kind: 'light_infantry', level: 'standard' }];
    const props = propsOf(legal, view);
    render(game.Board, { props });
    await drawn();
    const { at, walls, sides } = view.battle!;
    const panel = screen.getByRole('region', { name: `Assault: ${props.words.name(at)}` });
    expect(panel.querySelectorAll('.side')).toHaveLength(2);
    const dice = sides.find((side) => side.dice.length > 1)!.dice;
    const swords = dice.filter(({ sword }) => sword).length;
    expect(screen.getAllByRole('img', { name: `Swords on ${swords} of ${dice.length} dice` })).not.toHaveLength(0);
    expect(panel.textContent).toContain(`Walls: ${walls} shield`);
    const odds = view.odds.find((each) => each.at === at)!;
    expect(panel.textContent).toContain(`you win ${odds.by === 0 ? odds.win : odds.lose}%`);
    await fireEvent.click(screen.getByRole('button', { name: 'Roll again: light infantry' }));
    expect(props.act).toHaveBeenCalledWith(legal[1]);
  });

  test('what only closes a step stands in the bar and opens no panel over the map', async () => {
    const closing: Action[] = [{ type: 'ready' }, { type: 'ready_unless_disturbed' }];
    const { container, unmount } = render(game.Board, { props: propsOf(closing, realView({ phase: 'units' })) });
    await drawn();
    expect(container.querySelectorAll('.bar .close')).toHaveLength(2);
    expect(container.querySelector('.side.spare')).toBeNull();
    unmount();
    const legal: Action[] = [{ type: 'ready' }, { type: 'pay_march' }];
    const other = render(game.Board, { props: propsOf(legal, realView({ phase: 'special' })) });
    await drawn();
    expect(other.container.querySelector('.side.spare')).toBeTruthy();
  });

  test('before a battle its odds are told', async () => {
    const odds = [{ ...battleView().odds[0]!, by: 0, target: 1, win: 42 }];
    render(game.Board, { props: propsOf([{ type: 'attack', target: 1 }], battleView({ battle: null, odds })) });
    await drawn();
    expect(screen.getByRole('region', { name: 'Battles ahead' }).textContent).toContain('you win 42%');
  });

  test('attack and hold are one click each, with my chance on the button', async () => {
    const odds = [{ ...battleView().odds[0]!, by: 1, target: 0, win: 58, lose: 42, at: 'it_roma' }];
    const prompt = { ...battleView().prompt, at: 'it_roma' };
    const legal: Action[] = [{ type: 'ready' }, { type: 'attack', target: 1 }];
    const props = propsOf(legal, battleView({ battle: null, odds, prompt, phase: 'battles', draft: [] }));
    render(game.Board, { props });
    await drawn();
    const panel = screen.getByRole('region', { name: 'Battles ahead' });
    expect([...panel.querySelectorAll('.rows button')].map((each) => each.textContent!.trim())).toEqual([
      'Attack Ben · you win 42%',
      'Hold',
    ]);
    await fireEvent.click(panel.querySelector('.rows button')!);
    await waitFor(() => expect(vi.mocked(props.act).mock.calls).toEqual([[legal[1]], [legal[0]]]));
  });

  test('who declared nothing is not said to attack', () => {
    const { words } = propsOf([]);
    const roles = ['scharz-ui-attacker', 'scharz-ui-defender'].map((id) => words.t(id));
    expect(roles).toEqual(['counts as the attacker', 'counts as the defender']);
    const began = { type: 'battle_began', at: 'it_roma', by: 0, target: 1 };
    expect(words.event(began)).toBe('Roma: battle between you and Ben.');
  });

  test('a fight that has ended is shown large, and goes with the next click', async () => {
    const props = propsOf([], realView());
    const { rerender } = render(game.Board, { props });
    await drawn();
    const events = [
      { type: 'battle_began', at: 'it_roma', by: 0, target: 1 },
      { type: 'struck', seat: 0, round: 1, swords: 3, shields: 1 },
      { type: 'struck', seat: 1, round: 1, swords: 1, shields: 0 },
      { type: 'destroyed', owner: 1, by: 0, at: 'it_roma', kind: 'light_infantry', level: 'standard' },
      { type: 'battle_won', at: 'it_roma', winner: 0, target: 1 },
    ];
    await rerender({ ...props, fresh: events.map((event, step) => ({ step, event: event as never })) });
    const moment = screen.getByRole('status', { name: 'Battle: Roma' });
    expect(moment.textContent).toContain('Roma: you win the battle against Ben.');
    expect(moment.querySelector('.won')!.textContent).toMatch(/Round 1\s*3\s*1/);
    await fireEvent.pointerDown(window);
    expect(screen.queryByRole('status', { name: 'Battle: Roma' })).toBeNull();
  });

  test('a village is drawn before it is founded, and a stray click does not found it', async () => {
    const settle: Action = { type: 'settle', at: 'it_roma', opening: 'village_start' };
    const props = propsOf([settle], realView({ phase: 'first_village', spaces: [] }));
    const { container, rerender } = render(game.Board, { props });
    await drawn();
    expect(container.querySelector('.planned')).toBeNull();
    await rerender({ ...props, pointed: settle });
    expect(container.querySelector('.planned .roof')).toBeTruthy();
    const { confirm } = game;
    expect(typeof confirm === 'function' && confirm(settle, props.view)).toBe('turn');
  });

  test('odds are mine, whoever counts as the attacker; a spectator is told whose they are', () => {
    const odds = [{ ...battleView().odds[0]!, by: 1, target: 0, win: 80, lose: 15, draw: 5, next_round: [12, 3] }];
    const { words } = propsOf([]);
    const mine = render(Odds, { props: { odds, seat: 0, hasPrestige: false, words } });
    expect(mine.container.textContent).toMatch(/you win 15%.*you lose 80%.*drawn 5%/s);
    expect(mine.container.querySelector('tbody tr')!.textContent).toMatch(/0\.3.*1\.2/s);
    mine.unmount();
    const watched = render(Odds, { props: { odds, seat: null, hasPrestige: false, words } });
    expect(watched.container.querySelector('.ends')!.textContent).toMatch(/wins 80%.*loses 15%/s);
    expect(watched.container.querySelector('.ends [aria-label], .ends title, .ends svg')).toBeTruthy();
  });

  test('a field card left open makes room for the battles ahead', async () => {
    const [view, before] = [battleView(), battleView({ battle: null, odds: [], phase: 'units' })];
    const props = propsOf([], before);
    const { container, rerender } = render(game.Board, { props });
    await drawn();
    await fireEvent.click(document.querySelector('[data-cell]')!);
    expect(container.querySelector('.side')).toBeTruthy();
    await rerender({ ...props, view: { ...view, battle: null }, legal: [{ type: 'attack', target: 1 }] });
    expect(screen.getByRole('region', { name: 'Battles ahead' })).toBeTruthy();
  });

  test('and one left open at the end lets the whole map be seen', async () => {
    const before = battleView({ battle: null, odds: [], phase: 'units' });
    const props = propsOf([], before);
    const { container, rerender } = render(game.Board, { props });
    await drawn();
    await fireEvent.click(document.querySelector('[data-cell]')!);
    expect(container.querySelector('.side')).toBeTruthy();
    await rerender({ ...props, view: { ...before, phase: 'over' } });
    expect(container.querySelector('.side')).toBeNull();
  });

  test('odds say whether they are exact, and of which round', () => {
    const [known] = battleView().odds;
    const odds = [{ ...known!, samples: 200, next_samples: 0, next_round: [12, 3], this_round: false, breach: 40 }];
    const { container } = render(Odds, { props: { odds, seat: null, hasPrestige: false, words: propsOf([]).words } });
    const [next, whole] = [...container.querySelectorAll('tbody tr')].map((row) => row.textContent);
    expect(next).toMatch(/next round.*1\.2.*0\.3.*exact/s);
    expect(whole).toMatch(/in all.*about, from 200 tries/s);
    expect(container.textContent).toContain('The walls fall in the next round: 40%');
  });

  test('odds that are all exact say so once', () => {
    const odds = [{ ...battleView().odds[0]!, samples: 0, next_samples: 0, breach: 40 }];
    const { container } = render(Odds, { props: { odds, seat: null, hasPrestige: false, words: propsOf([]).words } });
    expect(container.textContent!.match(/exact/g)).toHaveLength(1);
  });

  test('a stack is pulled to its target', async () => {
    const legal = [select('it_caralis', 'cavalry')];
    const props = propsOf(legal);
    render(game.Board, { props });
    await drawn();
    document.elementsFromPoint = () => [cell('it_caralis')];
    await fireEvent.pointerDown(cell('it_caralis'), { clientX: 10, clientY: 10, button: 0 });
    await fireEvent.pointerMove(window, { clientX: 12, clientY: 10 });
    expect(props.act).not.toHaveBeenCalled();
    await fireEvent.pointerMove(window, { clientX: 40, clientY: 10 });
    expect(props.act).toHaveBeenCalledWith(legal[0]);
  });
});

test('a replay has the seasons as marks, and importance as points', () => {
  const { view, words } = propsOf([]);
  expect(game.chapter!(view, words)).toBe('Year 1 of 3, spring');
  expect(game.points!(view)).toEqual(view.seats.map(({ importance }) => importance));
});

describe('beside the board', () => {
  test('players show their ways to win', () => {
    const pact = { kind: 'truce', superior: 1, inferior: 0, years: 1, permanent: false, ends: 2 } as const;
    render(game.Players!, { props: propsOf([], realView({ pacts: [pact] })) });
    expect(screen.getAllByText('Dominance')).toHaveLength(3);
    expect(screen.getByRole('region', { name: 'Agreements' })).toBeTruthy();
  });

  test('the header tells year, season and step', () => {
    const { container } = render(game.Header!, { props: propsOf([]) });
    expect(container.textContent).toContain('Year 1 of 3');
    expect(container.querySelector('.step')?.textContent).toBe('Movement: Units');
    expect(container.textContent).toContain('then Movement: Special');
  });

  test('the market sells by ware and place', async () => {
    const legal: Action[] = [{ type: 'ready' }, { type: 'buy_infantry', at: 'it_caralis' }];
    const props = propsOf(legal, realView({ phase: 'trade' }));
    render(game.Secrets!, { props });
    await fireEvent.click(screen.getByRole('button', { name: 'Caralis' }));
    expect(props.act).toHaveBeenCalledWith(legal[1]);
  });

  test('orders come with their warnings', () => {
    const warnings = [{ trouble: 'left_empty' as const, at: 'it_caralis', missing: 0 }];
    const { container } = render(game.Secrets!, { props: propsOf([{ type: 'ready' }], realView({ warnings })) });
    expect(container.textContent).toContain('Caralis is left empty.');
  });

  test('the ration meter tells what is missing', () => {
    const view = realView();
    view.seats[0]!.larder = { ...view.seats[0]!.larder, rations: 9, grain: 3, missing: 6, is_enough: false };
    const { container } = render(game.Secrets!, { props: propsOf([], view) });
    expect(container.textContent).toContain('6 grain missing');
  });

  test('talks spell out what follows', () => {
    const terms = {
      proposal: 'tribute',
      giver: 'proposer',
      gold: 3,
      permanent: false,
      payer: 'inferior',
      wins: true,
    } as const;
    const party = { gold: 0, prestige: 0, goals: [] };
    const parties = [
      { ...party, seat: 1, victory_points: -1, dominance: [10, 12] },
      { ...party, seat: 0, victory_points: 2, dominance: [10, 8] },
    ];
    const offer = { ...terms, by: 1, target: 0, superior: 0, inferior: 1, parties };
    const legal: Action[] = [{ type: 'ready' }, { type: 'agree', target: 1, index: 0 }];
    const { container } = render(game.Secrets!, {
      props: propsOf(legal, realView({ phase: 'answer', offers: [offer], draft: [] })),
    });
    expect(container.textContent).toContain('Ben offers 3 gold for a truce.');
    expect(container.textContent).toContain('A truce until the next New Year.');
    expect(container.textContent).toMatch(/Dominance 10 → 12.*Dominance 10 → 8/s);
  });

  test('every row of the talks has its price and what it moves', () => {
    const propose: Action = { type: 'propose', proposal: 'tribute', target: 1, giver: 'proposer' };
    const parties = [
      { seat: 1, gold: 0, prestige: 0, goals: [], victory_points: 2, dominance: [10, 8] },
      { seat: 0, gold: 0, prestige: 0, goals: [], victory_points: -1, dominance: [10, 12] },
    ];
    const { type: _, ...deal } = propose as Extract<Action, { type: 'propose' }>;
    const deals = [{ ...deal, superior: 1, inferior: 0, wins: false, parties }];
    const view = realView({ phase: 'propose', draft: [], deals });
    const least = view.prices!.proposals.find(({ proposal }) => proposal === 'tribute')!.least_gold;
    const { container } = render(game.Secrets!, { props: propsOf([{ type: 'ready' }, propose], view) });
    const row = container.querySelector('.propose')!.textContent!;
    expect(row).toContain(`from ${least} gold`);
    expect(row).toMatch(/Dominance 10 → 8.*Dominance 10 → 12/s);
  });

  test('a lord adds gold for a vassal', async () => {
    const propose: Action = { type: 'propose', proposal: 'vassalhood', target: 1, giver: 'partner' };
    const gifts = [1, 2].map((gold): Action => ({ type: 'offer_from_lord', gold }));
    const props = propsOf([{ type: 'offer', gold: 0 }, ...gifts], realView({ phase: 'propose', draft: [propose] }));
    render(game.Secrets!, { props });
    await fireEvent.click(screen.getByRole('button', { name: 'The lord adds 1 gold for the vassal' }));
    expect(props.act).toHaveBeenCalledWith(gifts[0]);
  });

  test('ships without a berth are sent to a sea', async () => {
    const legal = [2, 1].map((count): Action => ({ type: 'put_to_sea', to: 'it_s_ligurian', count }));
    render(game.Board, { props: propsOf(legal, realView({ phase: 'room', stage: 'attrition' })) });
    expect(await screen.findByText('Put to sea', {}, { timeout: 5000 })).toBeTruthy();
  });

  test('the picture of the first page stands on its own', () => {
    const { container } = render(game.Cover);
    expect(container.querySelectorAll('[data-pieces]').length).toBeGreaterThan(5);
  });
});
