// The legend: every sign of the board with what it means, and nothing of other modes.
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import type { Mode } from '../../generated/scharz/Mode';
import { mockWords } from '../../lib/fixtures';
import { LANGUAGES, type Language } from '../../lib/words/bundles';
import { propsOf, realView } from './fixture';
import { game } from './index';
import { FISH, GRAIN, HERD_ICONS, KIND_ICONS, PRESTIGE, SIGN_ICONS, SWORD } from './pieces/symbols';

afterEach(cleanup);

function legend(mode: Mode, language: Language = 'en'): HTMLElement {
  const props = { ...propsOf([], realView({ mode })), words: mockWords('scharz', language) };
  return render(game.Legend!, { props }).container;
}

/** The icons of `all` that the legend draws; a drawing may come back with other quotes. */
function drawn(container: HTMLElement, all: readonly string[]): string[] {
  const paths = new Set([...container.querySelectorAll('path')].map((path) => path.getAttribute('d')));
  return all.filter((icon) => paths.has(/ d="([^"]+)"/.exec(icon)![1]!));
}

test('every sign of the board is in it', () => {
  const all = [...Object.values(KIND_ICONS), ...Object.values(SIGN_ICONS), PRESTIGE, FISH, GRAIN, SWORD];
  expect(drawn(legend('extended'), all)).toEqual(all);
});

test('Quick has neither food nor prestige, and two kinds of unit fewer', () => {
  const { elephant, corsair, ...others } = KIND_ICONS;
  const container = legend('quick');
  expect(drawn(container, [elephant, corsair, PRESTIGE, FISH, GRAIN, ...Object.values(HERD_ICONS)])).toEqual([]);
  expect(drawn(container, Object.values(others))).toHaveLength(7);
});

test.each(LANGUAGES)('it says in %s what they mean', (language) => {
  const signs = [...legend('extended', language).querySelectorAll('li')].map((sign) => sign.textContent!.trim());
  expect(signs.length).toBeGreaterThan(40);
  expect(signs.filter((text) => text.includes('scharz-') || !/\p{L}{2}/u.test(text))).toEqual([]);
  expect(new Set(signs).size).toBe(signs.length);
});
