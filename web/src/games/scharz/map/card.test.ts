import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { field, stack } from '../example';
import { propsOf, realView } from '../fixture';
import FieldCard from './FieldCard.svelte';

test('all that lies on a field leads to its paragraph', () => {
  const roma = field('it_roma', {
    settlement: 'village',
    yard: 'dock',
    shields: 5,
    garrison: 1,
    storage: 5,
    controlled_by: 0,
    encircled: true,
    besiegers: [1],
    plundered: true,
    stacks: [stack(0, 2)],
    herds: [{ herd: 'sheep', owner: 0 }],
  });
  const given = propsOf([], realView({ spaces: [roma] }));
  render(FieldCard, { props: { given, space: 'it_roma', cell: undefined, close: () => undefined } });
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['3.9', '5.0', '5.0', '5.8', '3.7', '3.8', '3.5', '3.10']);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    links.map((link) => given.words.rule(link.textContent!)),
  );
  expect(links[0]!.getAttribute('aria-label')).toBe(given.words.t('rule-number', { rule: '3.9' }));
});
