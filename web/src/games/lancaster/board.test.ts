// The board as a player meets it: a knight and its place, a vote, a castle at once, a checklist, a rule for a dark target.
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { describe, expect, test, vi } from 'vitest';
import type { Action } from '../../generated/lancaster/Action';
import type { LancasterOffer } from '../../generated/lancaster/LancasterOffer';
import type { LancasterPrompt } from '../../generated/lancaster/LancasterPrompt';
import type { LancasterView } from '../../generated/lancaster/LancasterView';
import { type Changes, exampleView, PROMPTS, propsOf, withMine } from './example';
import { game } from './index';
import { pullOnto } from '../../lib/fixtures/pulling';
import { mockWords } from '../../lib/fixtures';
import { LANGUAGES } from '../../lib/words/bundles';
import { lawInBrief } from './pieces/sayings';
import type { Given } from './props';

const PLACE: Action[] = [
  { type: 'place_in_county', banner: 'own', knight: 2, county: 'york' },
  { type: 'place_in_castle', banner: 'own', knight: 2, space: 'castle_gold' },
  { type: 'place_in_conflict', banner: 'own', knight: 2, conflict: 'upper_left' },
];
const seat = exampleView('seat').seat!;
const placing = (): LancasterView =>
  withMine({ court: [1, 2] }, { prompt: { id: 'place', knights: 2 }, phase: 'place' });
/** The next click brings a picture with these choices. */
function answers(props: Given, legal: Action[]): void {
  vi.mocked(props.act).mockResolvedValueOnce({ ok: true, picture: { ...props.table.picture, legal } });
}
const targetOf = (name: string): Element => document.querySelector(`[data-target="${name}"]`)!;

describe('placing', () => {
  test('a knight of my castle, then a county of the map', async () => {
    const props = propsOf([...PLACE], placing());
    render(game.Secrets!, { props });
    render(game.Board, { props });
    expect(targetOf('knight:own:1').classList).not.toContain('lit');
    await fireEvent.click(targetOf('knight:own:2'));
    expect(targetOf('space:own:castle_gold').classList).toContain('lit');
    expect(targetOf('conflict:upper_left').classList).toContain('lit');
    await fireEvent.click(targetOf('county:york'));
    expect(props.act).toHaveBeenCalledWith(PLACE[0]);
  });

  test('the chosen knight shows the squires it needs and what it would win in France', async () => {
    const view = placing();
    const counties = view.counties.map((county) => ({
      ...county,
      needs: county.county === 'york' ? [{ banner: 'own' as const, knight: 2, squires: 3 }] : [],
    }));
    const joins = [
      { banner: 'own' as const, knight: 2, total: 5, england_wins: false, rank: 1, on_win: 7, on_loss: 4 },
    ];
    const conflicts = view.conflicts.map((conflict) => ({ ...conflict, joins }));
    const props = propsOf([...PLACE], { ...view, counties, conflicts });
    render(game.Secrets!, { props });
    render(game.Board, { props });
    expect(document.querySelectorAll('.need')).toHaveLength(0);
    await fireEvent.click(targetOf('knight:own:2'));
    expect(document.querySelector('[data-plate="york"] .need')?.textContent).toContain('3');
    expect(document.querySelectorAll('.need')).toHaveLength(1);
    expect(screen.getAllByText('→ 5, rank 1: 7 / 4').length).toBeGreaterThan(0);
  });

  test('a knight is pulled onto a county, a castle space, a conflict', async () => {
    const props = propsOf([...PLACE], placing());
    render(game.Secrets!, { props });
    render(game.Board, { props });
    expect(targetOf('knight:own:2').hasAttribute('data-movable')).toBe(true);
    expect(targetOf('knight:own:1').hasAttribute('data-movable')).toBe(false);
    for (const [index, place] of ['county:york', 'space:own:castle_gold', 'conflict:upper_left'].entries()) {
      await pullOnto(targetOf('knight:own:2'), targetOf(place));
      expect(props.act).toHaveBeenLastCalledWith(PLACE[index]);
    }
  });

  test('a dark county tells the rule', async () => {
    const props = propsOf([...PLACE], placing());
    render(game.Secrets!, { props });
    render(game.Board, { props });
    await fireEvent.click(targetOf('knight:own:2'));
    await fireEvent.click(document.querySelector('[data-plate="somerset"]')!);
    expect(props.ask).toHaveBeenCalledWith({ type: 'place_in_county', banner: 'own', knight: 2, county: 'somerset' });
    await waitFor(() => expect(screen.getByText('Too strong.')).toBeTruthy());
    expect(props.act).not.toHaveBeenCalled();
  });

  test('a dark county without a knight in hand tells what it is and how to begin', async () => {
    render(game.Board, { props: propsOf([...PLACE], placing()) });
    await fireEvent.click(document.querySelector('[data-plate="somerset"]')!);
    const hint = document.querySelector('.hint')?.textContent ?? '';
    expect(hint).toContain('Somerset');
    expect(hint).toContain('First pick up a knight');
  });

  test('Escape puts the knight down', async () => {
    const props = propsOf([...PLACE], placing());
    render(game.Secrets!, { props });
    render(game.Board, { props });
    await fireEvent.click(targetOf('knight:own:2'));
    expect(targetOf('knight:own:2').classList).toContain('chosen');
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect(targetOf('knight:own:2').classList).not.toContain('chosen');
  });

  test('squires are preset to the fewest that suffice', async () => {
    const prompt = { id: 'add_squires' as const, knight: 2, county: 'york' as const, needed: 1, owned: 3 };
    const legal = [1, 2, 3].map((squires): Action => ({ type: 'add_squires', squires }));
    const props = propsOf(legal, exampleView('seat', { prompt, phase: 'squires' }));
    render(game.Board, { props });
    expect(screen.getByRole('button', { name: 'One squire less' })).toHaveProperty('disabled', true);
    await fireEvent.click(screen.getByRole('button', { name: 'One squire more' }));
    await fireEvent.click(targetOf('confirm-squires'));
    expect(props.act).toHaveBeenCalledWith(legal[1]);
  });
});

describe('parliament', () => {
  const votes = ['yes', 'no'].flatMap((ballot) =>
    [0, 1, 2].map((markers): Action => ({ type: 'vote', ballot: ballot as 'yes', markers })),
  );
  const voting = (nth: number): LancasterPrompt => ({ id: 'vote', nth, law: 'l12', votes: 2 });
  function sitting(changes: Changes = {}): LancasterView {
    const view = exampleView('seat', { phase: 'vote', prompt: voting(2), ...changes });
    const proposals = view.proposals.map((proposal, index) => ({ ...proposal, is_voted_on: index === 0 }));
    return { ...view, proposals };
  }

  test('a tile, markers, and the seal', async () => {
    const props = propsOf(votes, sitting({ prompt: PROMPTS['vote']! }));
    render(game.Board, { props });
    expect(targetOf('commit')).toHaveProperty('disabled', true);
    await fireEvent.click(targetOf('ballot:no'));
    await fireEvent.click(screen.getByRole('button', { name: 'One marker more' }));
    await fireEvent.click(targetOf('commit'));
    expect(props.act).toHaveBeenCalledWith({ type: 'vote', ballot: 'no', markers: 1 });
  });

  test('another seat that seals its vote changes nothing in mine', async () => {
    const props = propsOf(votes, sitting({ prompt: PROMPTS['vote']! }));
    const { rerender } = render(game.Board, { props });
    await fireEvent.click(targetOf('ballot:yes'));
    await rerender({ ...props, legal: [...votes], view: sitting({ prompt: PROMPTS['vote']! }) });
    expect(targetOf('ballot:yes').getAttribute('aria-pressed')).toBe('true');
  });

  test('who has voted is told again for the next proposal', async () => {
    const props = propsOf(votes, sitting({ prompt: PROMPTS['vote']! }));
    const all = props.view.seats.map(({ seat }) => seat);
    const { rerender } = render(game.Board, {
      props: { ...props, status: { type: 'together', pending: [seat], ready: all.filter((each) => each !== seat) } },
    });
    expect(screen.getAllByText('has voted')).toHaveLength(all.length - 1);
    await rerender({ ...props, legal: [...votes], status: { type: 'together', pending: all, ready: [] } });
    expect(screen.queryAllByText('has voted')).toHaveLength(0);
  });

  test('a sealed vote is shown to its owner, with the way to withdraw it', () => {
    render(game.Board, { props: propsOf([], sitting({ my_vote: { ballot: 'yes', markers: 2 } })) });
    expect(screen.getByText(/Your vote: Yes with 2 markers\./)).toBeTruthy();
    expect(screen.getByText(/withdraws it/)).toBeTruthy();
  });

  test('a result shows all tiles together', () => {
    const view = sitting();
    const vote = {
      law: 'l12' as const,
      yes: 5,
      no: 2,
      is_adopted: true,
      dropped: 'l07' as const,
      votes: view.seats.map(({ seat }) => ({ ballot: seat === 0 ? ('no' as const) : ('yes' as const), markers: 0 })),
    };
    const earlier = { ...vote, law: 'l10' as const, yes: 1, no: 5, is_adopted: false, dropped: null };
    render(game.Board, { props: propsOf([], { ...view, vote_results: [earlier, vote] }) });
    expect(screen.getByText('Honours of France: adopted, 5 to 2. Muster of Pages goes.')).toBeTruthy();
    expect(screen.getByText(/: rejected, 1 to 5\.$/)).toBeTruthy();
    for (const result of document.querySelectorAll('.reveal'))
      expect(result.querySelectorAll('li')).toHaveLength(view.seats.length);
    expect(document.querySelectorAll('.reveal [role="status"]')).toHaveLength(1);
  });

  test('the result of another round is not shown again', () => {
    render(game.Board, { props: propsOf([], sitting({ prompt: voting(1) })) });
    expect(document.querySelector('.reveal')).toBeNull();
  });

  test('the short table tells what each law pays everybody, and what it says on demand', async () => {
    const view = placing();
    render(game.Board, { props: propsOf([], view) });
    const rows = document.querySelectorAll('table tbody tr:not(.head)');
    expect(rows).toHaveLength(view.laws.length + view.proposals.length);
    expect(rows[0]!.querySelectorAll('td')).toHaveLength(view.seats.length);
    await fireEvent.click(rows[0]!.querySelector('button')!);
    expect(document.querySelector('.effect')?.textContent).toBeTruthy();
  });
});

describe('rewards', () => {
  test('a county: noble, reward or both, with the gold that remains at the price the rules name', async () => {
    const legal = (['noble', 'reward', 'both'] as const).map((claim): Action => ({ type: 'claim', claim }));
    const prompt = { id: 'claim' as const, banner: 'own' as const, county: 'york' as const, gold: 6, price_of_both: 4 };
    const props = propsOf(legal, exampleView('seat', { prompt, phase: 'county' }));
    render(game.Board, { props });
    expect(targetOf('claim:both').textContent).toContain('Gold 6 → 2');
    await fireEvent.click(targetOf('claim:both'));
    expect(props.act).toHaveBeenCalledWith(legal[2]);
  });

  test('my castle in one click, with what is wanted', async () => {
    const offers = [{ banner: 'own', space: 'castle_recruit', price: 3, is_possible: true }] as LancasterOffer[];
    const prompt = { id: 'castle' as const, squires: 2, squires_after_income: 4, offers };
    const legal: Action[] = [{ type: 'score_income' }, { type: 'skip_space', banner: 'own', space: 'castle_recruit' }];
    const props = propsOf(legal, exampleView('seat', { prompt, phase: 'castle' }));
    const next: Action[] = [
      { type: 'score_space', banner: 'own', space: 'castle_recruit' },
      { type: 'skip_space', banner: 'own', space: 'castle_recruit' },
    ];
    answers(props, next);
    render(game.Board, { props });
    await fireEvent.click(targetOf('score-castle'));
    await waitFor(() => expect(props.act).toHaveBeenLastCalledWith(next[0]));
    expect(vi.mocked(props.act).mock.calls).toEqual([[legal[0]], [next[0]]]);
  });

  test('captives as a checklist; what cannot be paid is dark', async () => {
    const prompt = {
      id: 'ransom' as const,
      conflict: 'lower_left' as const,
      france: 7,
      knights: [1, 3],
      prices: [1, 3],
      price_of_all: 4,
      gold: 3,
    };
    const legal: Action[] = [{ type: 'ransom', knight: 1 }, { type: 'ransom', knight: 3 }, { type: 'decline' }];
    const props = propsOf(legal, exampleView('seat', { prompt, phase: 'ransom' }));
    answers(props, [legal[2]!]);
    render(game.Board, { props });
    const [first, second] = screen.getAllByRole('checkbox');
    await fireEvent.click(second!);
    expect(first).toHaveProperty('disabled', true);
    await fireEvent.click(targetOf('settle-ransom'));
    await waitFor(() => expect(props.act).toHaveBeenLastCalledWith(legal[2]));
    expect(vi.mocked(props.act).mock.calls).toEqual([[legal[1]], [legal[2]]]);
  });

  test('knights to upgrade are named where they stand, and one may decline', async () => {
    const legal: Action[] = [{ type: 'upgrade', knight: 2, at: 'york' }, { type: 'decline' }];
    const props = propsOf(legal, exampleView('seat', { prompt: PROMPTS['law_upgrade']! }));
    render(game.Board, { props });
    expect(targetOf('county:york').classList).toContain('lit');
    await fireEvent.click(targetOf('decline'));
    expect(props.act).toHaveBeenCalledWith(legal[1]);
  });
});

describe('players and result', () => {
  test('what stands behind a screen is not shown', () => {
    const open = exampleView('public');
    const view = { ...open, seats: open.seats.map((seat) => ({ ...seat, gold: null, squires: null })) };
    render(game.Players!, { props: propsOf([], view) });
    expect(document.querySelectorAll('.panel')).toHaveLength(view.seats.length);
    const hidden = [...document.querySelectorAll('.panel li')].filter((item) => item.textContent?.trim() === '?');
    expect(hidden).toHaveLength(2 * view.seats.length);
  });

  test('an ally of the game of two has its own mark', () => {
    const view = exampleView('open');
    render(game.Players!, { props: propsOf([], view) });
    expect(screen.getAllByText('Ally')).toHaveLength(2);
    expect(document.querySelectorAll('.buckler').length).toBe(
      view.seats.reduce((sum, { ally }) => sum + ally!.court.length + ally!.reserve.length, 0),
    );
  });

  test('the result adds up', () => {
    const view = exampleView('open');
    const result = { points: view.seats.map(({ points }) => points), places: [1, 2] };
    render(game.Result!, { props: { ...propsOf([], view), result } });
    for (const row of document.querySelectorAll('tbody tr')) {
      const cells = [...row.querySelectorAll('td')].map((cell) => Number(cell.firstChild?.textContent));
      const [total, ...parts] = cells.toReversed();
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
    }
  });

  test('nothing is lit for a spectator', () => {
    render(game.Board, { props: propsOf([], exampleView('public')) });
    expect(document.querySelector('.lit')).toBeNull();
  });

  test('the header marks round and part of the round', () => {
    render(game.Header!, { props: propsOf([], placing()) });
    expect(document.querySelector('ul [aria-current="step"]')?.textContent?.trim()).toBe('Knights');
  });
});

describe('on a phone', () => {
  const onPhone = () => vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);

  test('spectators, who have no castle, see England while others build theirs', async () => {
    const width = onPhone();
    render(game.Board, { props: propsOf([], { ...exampleView('public'), phase: 'extension' }) });
    await waitFor(() => expect(screen.getByRole('button', { name: /England/ })).toBeTruthy());
    expect(screen.getByRole('button', { name: /England/ }).getAttribute('aria-pressed')).toBe('true');
    expect(document.querySelector('.england')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Castle/ })).toBeNull();
    width.mockRestore();
  });
});

test('every law shows its effect in a few words, without a click', () => {
  const props = propsOf([], placing());
  render(game.Board, { props });
  const { laws, proposals } = props.view;
  const shown = [...document.querySelectorAll('.parliament .brief')].map((brief) => brief.textContent);
  const ids = [...laws, ...proposals].map(({ law }) => law);
  expect(shown).toEqual(ids.map((law) => lawInBrief(law, props.view, props.words)));
  expect(document.querySelector('.parliament .effect')).toBeNull();
});

test.each(LANGUAGES)('the effect of every law fits into a line, in %s', (language) => {
  const words = mockWords('lancaster', language);
  for (let law = 1; law <= 18; law++) {
    const id = `lancaster-brief-l${String(law).padStart(2, '0')}`;
    expect(words.has(id), id).toBe(true);
    expect(words.t(id).length, id).toBeLessThanOrEqual(42);
  }
});
