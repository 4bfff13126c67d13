import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import Color from 'colorjs.io';
import { describe, expect, test } from 'vitest';

const CSS = readFileSync(resolve(import.meta.dirname, 'tokens.css'), 'utf8');

type Theme = 'light' | 'dark';

/** Every token that is one colour, or a pair of them. */
function tokensOf(theme: Theme): Record<string, string> {
  const tokens = CSS.matchAll(/(--[\w-]+): (?:light-dark\()?(#[0-9a-f]{6})(?:, (#[0-9a-f]{6})\))?;/g);
  const pick = ([, name, light, dark]: RegExpMatchArray) => [name, theme === 'dark' ? (dark ?? light) : light];
  return Object.fromEntries([...tokens].map(pick));
}

const themes = { light: tokensOf('light'), dark: tokensOf('dark') };

const ratio = (a: string, b: string) => new Color(a).contrast(b, 'WCAG21');

/** Machado, Oliveira and Fernandes 2009, severity 1, on linear light. */
const SIGHTS: Record<string, number[][]> = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function seen(colour: string, sight: number[][]): Color {
  const linear = new Color(colour).to('srgb-linear').coords.map((value) => value ?? 0);
  const clamp = (value: number) => Math.min(1, Math.max(0, value));
  const [r, g, b] = sight.map((row) => clamp(row.reduce((sum, share, index) => sum + share * linear[index]!, 0)));
  return new Color('srgb-linear', [r!, g!, b!]);
}

describe.each(Object.entries(themes))('%s', (_, tokens) => {
  const grounds = ['--paper', '--sheet', '--well'];
  const written = ['--ink', '--faint-ink', '--gold-ink', '--vermilion-ink'];

  test.each(written)('text in %s can be read on every ground', (text) => {
    for (const ground of grounds) expect(ratio(tokens[text]!, tokens[ground]!), ground).toBeGreaterThanOrEqual(4.5);
  });

  test('text on washes can be read', () => {
    expect(ratio(tokens['--ink']!, tokens['--gold-wash']!)).toBeGreaterThanOrEqual(4.5);
    expect(ratio(tokens['--ink']!, tokens['--vermilion-wash']!)).toBeGreaterThanOrEqual(4.5);
    expect(ratio(tokens['--gold-ink']!, tokens['--gold-wash']!)).toBeGreaterThanOrEqual(4.5);
  });

  test('lit targets stand out from the board', () => {
    for (const ground of grounds) expect(ratio(tokens['--lit']!, tokens[ground]!), ground).toBeGreaterThanOrEqual(3);
  });

  test('what is written on a tincture can be read, and its charge is seen', () => {
    for (const seat of [0, 1, 2, 3, 4]) {
      expect(ratio(tokens[`--seat-${seat}-ink`]!, tokens[`--seat-${seat}`]!)).toBeGreaterThanOrEqual(4.5);
      if (seat > 0)
        expect(ratio(tokens[`--seat-${seat}-charge`]!, tokens[`--seat-${seat}`]!)).toBeGreaterThanOrEqual(3);
    }
  });
});

test('the dark has colours of its own', () => {
  expect(themes.dark['--paper']).not.toBe(themes.light['--paper']);
});

test.each(Object.keys(SIGHTS))('the five tinctures are told apart (%s)', (name) => {
  const colours = [0, 1, 2, 3, 4].map((seat) => seen(themes.light[`--seat-${seat}`]!, SIGHTS[name]!));
  for (const [index, one] of colours.entries()) {
    for (const other of colours.slice(index + 1)) expect(one.deltaE(other, '2000')).toBeGreaterThanOrEqual(10);
  }
});
