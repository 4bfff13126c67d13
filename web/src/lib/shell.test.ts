import { describe, expect, test } from 'vitest';
import { actionKey, grouped, sameAction } from './actions';
import { Api, ApiError } from './api';
import { defaultLevel, firstLevel, quickTable, modeOf, modesOf, optionsInForce } from './catalog';
import { TableDraft } from './draft.svelte';
import { mockGame, mockSeat, realWords } from './fixtures';
import { playersOf, sameSeats } from './players';
import { refusalText } from './refusal';
import { routeOf } from './router.svelte';
import type { Example } from './examples';
import { ofMode, renderRules, type Section } from './rulebook';
import { checkCommitment } from './commitment';
import { Settings } from './settings.svelte';

const GAME = mockGame({
  seats: [3, 5],
  minutes: [30, 60],
  options: [
    { key: 'mode', choices: { type: 'one_of', values: ['a', 'b'] }, seats: [3, 5] },
    { key: 'late', choices: { type: 'flag', default: false }, seats: [5, 5] },
  ],
});
const LEVELS = ['page', 'squire', 'knight', 'lord', 'king'];

describe('addresses', () => {
  test.each([
    ['/', { page: 'home' }],
    ['/new/regents', { page: 'new', game: 'regents' }],
    ['/t/abc', { page: 'table', id: 'abc' }],
    ['/replay', { page: 'replay', id: null }],
    ['/replay/abc', { page: 'replay', id: 'abc' }],
    ['/rules/regents', { page: 'rules', game: 'regents' }],
    ['/credits', { page: 'credits' }],
    ['/t', { page: 'lost' }],
    ['/t/a/b', { page: 'lost' }],
    ['/%E0%A4%A/x', { page: 'lost' }],
  ])('%s', (path, route) => expect(routeOf(path)).toEqual(route));
});

describe('actions', () => {
  test('are the same whatever the order of their fields', () => {
    expect(sameAction({ type: 'a', x: 1 }, { x: 1, type: 'a' })).toBe(true);
    expect(actionKey({ type: 'a', x: 1 })).not.toBe(actionKey({ type: 'a', x: 2 }));
  });

  test('are grouped in the order of their first', () => {
    const groups = grouped([{ type: 'b' }, { type: 'a' }, { type: 'b', x: 1 }]);
    expect(groups.map((group) => [group.type, group.actions.length])).toEqual([
      ['b', 2],
      ['a', 1],
    ]);
  });
});

describe('a new table', () => {
  test('to play now: me and three knights', () => {
    const table = quickTable(GAME, defaultLevel(LEVELS));
    expect(table.setup).toEqual({ seats: 4 });
    expect(table.seats).toHaveLength(4);
    expect(table.seats[0]).toEqual({ type: 'me' });
    expect(table.seats[3]).toEqual({ type: 'bot', level: 'knight' });
  });

  test('after a lesson: the kindest bots once, then the usual ones', () => {
    expect(firstLevel(LEVELS, 1)).toBe(LEVELS[0]);
    expect(firstLevel(LEVELS, 2)).toBe('');
  });

  test('sends the options that mean something at this many seats', () => {
    const draft = new TableDraft(GAME, LEVELS);
    expect(draft.toTable().setup).toEqual({ seats: 4, mode: 'a' });
    draft.setSeats(5);
    draft.values['late'] = true;
    expect(draft.toTable().setup).toEqual({ seats: 5, mode: 'a', late: true });
    expect(draft.toTable().seats).toHaveLength(5);
    draft.setSeats(3);
    expect(draft.toTable().seats).toHaveLength(3);
  });

  test('I sit in one place only', () => {
    const draft = new TableDraft(GAME, LEVELS);
    draft.seat(2, { type: 'me' });
    expect(draft.seated.map((plan) => plan.type)).toEqual(['bot', 'bot', 'me', 'bot']);
    draft.seat(2, { type: 'bot', level: 'king' });
    expect(draft.hasPerson).toBe(false);
  });

  test('the same company again', () => {
    const seats = [
      mockSeat(0, { is_mine: false }),
      mockSeat(1, { is_mine: true }),
      mockSeat(2, { kind: 'bot', name: 'lord', is_mine: false }),
    ];
    expect(sameSeats(seats)).toEqual([{ type: 'open' }, { type: 'me' }, { type: 'bot', level: 'lord' }]);
  });
});

test('a table tells its options, and nothing that is none', () => {
  const setup = { seats: 3, map: 'italia', danube_literal: false, factions: null };
  const options = optionsInForce({ game: 'scharz', setup }, realWords());
  expect(options.map(({ value }) => value)).toEqual(['Italia, 290 BC', 'No']);
  expect(options.every(({ name }) => !name.startsWith('scharz-'))).toBe(true);
});

describe('names', () => {
  test('bots of one level are told apart', () => {
    const seats = [
      mockSeat(0),
      mockSeat(1, { kind: 'bot', name: 'knight' }),
      mockSeat(2, { kind: 'bot', name: 'knight' }),
    ];
    expect(playersOf(seats, [1], 0, realWords()).map((player) => player.name)).toEqual(['P0', 'Red bot', 'Green bot']);
    expect(playersOf(seats, [1], 0, realWords('fr'))[1]!.name).toBe('Robot rouge');
    expect(playersOf(seats, [1], 0, realWords())[1]!.isAwaited).toBe(true);
  });

  test('nobody is without a name', () => {
    expect(playersOf([mockSeat(0, { name: '' })], [], null, realWords('nl'))[0]!.name).toBe('Gast');
    const two = [mockSeat(0, { name: '' }), mockSeat(1), mockSeat(2, { name: '' })];
    expect(playersOf(two, [], null, realWords()).map((player) => player.name)).toEqual(['Guest 1', 'P1', 'Guest 2']);
  });
});

describe('rules pages', () => {
  const { sections, chapters } = renderRules(
    '# Game\n\n## 5.4 Scoring\n\nText <script>alert(1)</script> [bad](javascript:alert(1)) [good](#5.4)\n\n- **R12** A tie.\n\n### R7 Ties\n\n## Notes & more\n\n| a | b |\n|---|---|\n| 1 | **2.** |\n',
  );

  const html = textOf(sections);

  test('numbers are addresses', () => {
    expect(html).toContain('<h2 id="5.4"');
    expect(html).toContain('<strong id="R12"');
    expect(html).toContain('<h3 id="R7"');
    expect(chapters.map((chapter) => chapter.id)).toEqual(['5.4', 'R7', 'notes-more']);
  });

  test('nothing dangerous passes', () => {
    expect(html).not.toContain('<script');
    expect(html).not.toContain('javascript:');
    expect(html).toContain('<a href="#5.4">good</a>');
  });
});

describe('worked examples in rules pages', () => {
  const example = (points: number): Example => ({
    viewer: { type: 'public' },
    status: { type: 'over' },
    view: { seats: [{ points }] },
  });
  const markdown = [
    '## Goal {#goal}',
    'Blue has {won:view.seats.0.points} points, not {lost:view.seats.0.points}, {won:view.seats.9} or { a: b }.',
    '![Blue wins with {won:view.seats.0.points}.](example:won#players)',
    '*Modes: Long* ![Later](example:won)',
    'An ![image](example:won) in a line, ![another](https://example.org/x.png)',
  ].join('\n\n');
  const { sections, chapters } = renderRules(markdown, { won: example(7) });

  test('a picture alone in its paragraph is a figure, also after the mark of its modes', () => {
    const figures = sections.flatMap(({ blocks }) => blocks).filter(({ kind }) => kind === 'figure');
    expect(figures).toEqual([
      { kind: 'figure', example: 'won', shows: 'players', caption: 'Blue wins with 7.' },
      { kind: 'figure', example: 'won', shows: '', caption: 'Later' },
    ]);
    expect(textOf(sections)).toContain('An image in a line, another');
  });

  test('numbers come from the example; what it does not have stays', () => {
    expect(textOf(sections)).toContain('Blue has 7 points, not {lost:view.seats.0.points}, {won:view.seats.9} or');
  });

  test('a heading may name its address, and begins a section', () => {
    expect(chapters).toEqual([{ id: 'goal', title: 'Goal', depth: 2 }]);
    expect(sections.map(({ id }) => id)).toEqual(['', 'goal']);
    expect(textOf(sections)).toContain('<h2 id="goal" tabindex="-1">Goal</h2>');
  });
});

describe('rules by mode', () => {
  const page = [
    '# Game',
    '## 4 Battle\n\nAlways. *Modes: Long* Or long. *Modes: Longest* Or longest.',
    '### 4.1 Weather\n\n*Modes: Long, Longest*\n\nIt rains.',
    '#### Storms\n\nIt pours.',
    '### 4.2 Swords\n\n**They**: cut.\n- *Modes: Longest* Deeply.\n- All.\n| a | b |\n| c *Modes: Long* | d |',
    '## 5 Peace\n\n*Modes: Longest*\n\nAt last.',
  ].join('\n\n');
  const read = (name: string) => ofMode(page, { name, mark: 'Modes' });
  const headings = (name: string) => [...read(name).matchAll(/^#+ (\S+)/gm)].map((match) => match[1]);

  test('a section of other modes goes with all under it', () => {
    expect(headings('Longest')).toEqual(['Game', '4', '4.1', 'Storms', '4.2', '5']);
    expect(headings('Short')).toEqual(['Game', '4', '4.2']);
  });

  test('lines, the rest of a line and rows go too, and so do all marks', () => {
    expect(read('Short')).toContain('Always.\n');
    expect(read('Longest')).toContain('Always. Or longest.');
    expect(read('Long')).toContain('| c | d |');
    expect(read('Short')).toMatch(/cut\.\n- All\.\n\| a \| b \|\n/);
    for (const name of ['Short', 'Long', 'Longest']) expect(read(name)).not.toContain('Modes');
  });

  test('only a game with modes has them', () => {
    expect(modesOf(GAME)).toEqual(['a', 'b']);
    expect(modesOf({ ...GAME, options: [] })).toEqual([]);
    expect(modeOf({ seats: 3, mode: 'a' })).toBe('a');
    expect(modeOf(null)).toBe('');
  });
});

describe('refusals', () => {
  test('every code has a sentence, a reason its rule', () => {
    expect(refusalText({ code: 'stale' }, 'any', realWords()).text).toMatch(/situation has changed/);
    const told = refusalText({ code: 'illegal', reason: { id: 'x', rule: '5.5' } }, 'any', realWords());
    expect(told).toEqual({ text: 'The rules do not allow this here.', rule: '5.5' });
  });

  test('a refused request carries its code, a lost one says so', async () => {
    const refusing = new Api(async () => new Response('{"code":"seat_taken"}', { status: 409 }));
    await expect(refusing.join('a', { seat: 1 })).rejects.toEqual(new ApiError('seat_taken'));
    const silent = new Api(() => Promise.reject(new TypeError('no line')));
    await expect(silent.games()).rejects.toEqual(new ApiError('offline'));
    const broken = new Api(async () => new Response('<html>', { status: 502 }));
    await expect(broken.games()).rejects.toEqual(new ApiError('internal'));
  });
});

describe('the commitment', () => {
  const seed = '00'.repeat(32);
  const digest = '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925';

  test('a seed fits its digest or not', async () => {
    expect(await checkCommitment(seed, digest)).toBe('kept');
    expect(await checkCommitment(`01${seed.slice(2)}`, digest)).toBe('broken');
  });
});

describe('settings', () => {
  test('are remembered', () => {
    new Settings().set('theme', 'dark');
    const later = new Settings();
    expect(later.current.theme).toBe('dark');
    const page = document.createElement('html');
    later.apply(page);
    expect(page.dataset['theme']).toBe('dark');
  });

  test('nonsense is ignored', () => {
    localStorage.setItem('liege.settings', '{"theme": 7, "language": "xx"}');
    expect(new Settings().current).toMatchObject({ theme: 'auto', language: 'en', sound: false });
    localStorage.setItem('liege.settings', 'no JSON');
    expect(new Settings().current.theme).toBe('auto');
  });
});

function textOf(sections: Section[]): string {
  return sections.flatMap(({ blocks }) => blocks.map((block) => (block.kind === 'text' ? block.html : ''))).join('');
}
