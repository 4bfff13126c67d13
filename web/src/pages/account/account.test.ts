// The page of one's account, with a server that says what a test wants.
import { fireEvent, screen, waitFor } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { Api } from '../../lib/api';
import { mockApp, renderIn } from '../../lib/fixtures/shell';
import AccountPage from './AccountPage.svelte';

const GUEST = { name: 'Ada', is_registered: false, is_steward: false };
const KNOWN = { ...GUEST, is_registered: true };
const THIS = { id: 'a', device: 'Firefox/140 Linux', created_at: 0, seen_at: 0, is_this: true };
const OTHER = { ...THIS, id: 'b', device: '', is_this: false };

type Answer = object | null | { refused: string };

/** A server; what it was asked is noted. */
function server(answers: Record<string, Answer | Answer[]>) {
  const asked: [string, unknown][] = [];
  const api = new Api(async (address, init) => {
    const path = String(address);
    if (init?.method === 'POST') asked.push([path, JSON.parse(String(init.body))]);
    const planned = path === '/api/me/night' ? { night: null } : answers[path];
    const answer = Array.isArray(planned) && path !== '/api/sessions' ? planned.shift() : planned;
    if (answer && 'refused' in answer) return new Response(`{"code":"${String(answer.refused)}"}`, { status: 409 });
    return new Response(JSON.stringify(answer ?? null));
  });
  return { api, asked };
}

test('a guest registers under the name it has, and sees its account', async () => {
  const { api, asked } = server({ '/api/me': GUEST, '/api/account': KNOWN, '/api/sessions': [THIS] });
  renderIn(mockApp({ api }), AccountPage);
  const form = (await screen.findByRole('heading', { name: 'Create an account' })).closest('section')!;
  expect(form.querySelector<HTMLInputElement>('input')!.value).toBe('Ada');
  await fireEvent.input(form.querySelector('input[type="password"]')!, { target: { value: 'correct horse' } });
  await fireEvent.submit(form.querySelector('form')!);
  expect(await screen.findByText('You are logged in as Ada.')).toBeTruthy();
  expect(asked).toEqual([['/api/account', { name: 'Ada', password: 'correct horse' }]]);
  expect(await screen.findByText('Firefox · Linux')).toBeTruthy();
  expect(screen.queryByText('Log in')).toBeNull();
});

test('a refusal is told beside the form it belongs to', async () => {
  const { api } = server({ '/api/me': GUEST, '/api/login': { refused: 'wrong_login' } });
  renderIn(mockApp({ api }), AccountPage);
  const form = (await screen.findByRole('heading', { name: 'Log in' })).closest('section')!;
  await fireEvent.submit(form.querySelector('form')!);
  expect((await screen.findByRole('alert')).textContent).toBe('The name or the password is wrong.');
  expect(form.contains(screen.getByRole('alert'))).toBe(true);
});

test('another device is logged out from here', async () => {
  const { api, asked } = server({ '/api/me': KNOWN, '/api/sessions': [THIS, OTHER], '/api/sessions/b/end': [[THIS]] });
  renderIn(mockApp({ api }), AccountPage);
  await fireEvent.click(await screen.findByRole('button', { name: 'Log out: Unknown device' }));
  await waitFor(() => expect(screen.queryByText('Unknown device')).toBeNull());
  expect(asked).toEqual([['/api/sessions/b/end', {}]]);
});

test('nothing is deleted before it was asked again, with the password', async () => {
  const { api, asked } = server({ '/api/me': [KNOWN, GUEST], '/api/sessions': [THIS], '/api/me/delete': null });
  renderIn(mockApp({ api }), AccountPage);
  await fireEvent.click(await screen.findByRole('button', { name: 'Delete the account' }));
  expect(asked).toEqual([]);
  const form = screen.getByRole('button', { name: 'Delete for good' }).closest('form')!;
  await fireEvent.input(form.querySelector('input')!, { target: { value: 'correct horse' } });
  await fireEvent.submit(form);
  expect(await screen.findByText('Everything about you has been deleted.')).toBeTruthy();
  expect(asked).toEqual([['/api/me/delete', { password: 'correct horse' }]]);
  expect(await screen.findByRole('heading', { name: 'Create an account' })).toBeTruthy();
});
