import { fireEvent, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { expect, test } from 'vitest';
import { mockApp, renderIn } from '../fixtures/shell';
import Tabs from './Tabs.svelte';

const content = createRawSnippet(() => ({ render: () => '<p>Text</p>' }));
const panes = (stamp: number) => [
  { id: 'main', label: 'Choices', content },
  { id: 'log', label: 'Log', content, stamp },
];

test('a tab that changed while it was not looked at has a dot until it is', async () => {
  const app = mockApp();
  const { rerender } = renderIn(app, Tabs, { panes: panes(1), label: 'Tabs' });
  const log = () => screen.getByRole('tab', { name: /^Log/ });
  expect(log().querySelector('i')).toBeNull();
  await rerender({ app, part: Tabs, given: { panes: panes(2), label: 'Tabs' } });
  expect(log().textContent).toMatch(/something new/);
  await fireEvent.click(log());
  expect(log().querySelector('i')).toBeNull();
  await rerender({ app, part: Tabs, given: { panes: panes(3), label: 'Tabs' } });
  expect(log().querySelector('i')).toBeNull();
});
