import { expect, test } from 'vitest';
import { isThisMachineOnly } from './address';

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['127.1.2.3', true],
  ['[::1]', true],
  ['liege.localhost', true],
  ['192.168.1.5', false],
  ['127.example.org', false],
  ['play.example.org', false],
])('%s leads only here: %s', (host, isLocal) => {
  expect(isThisMachineOnly(host)).toBe(isLocal);
});
