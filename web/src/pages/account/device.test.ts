import { expect, test } from 'vitest';
import { deviceName } from './device';

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0 Safari/537.36 Edg/139.0',
    'Edge · Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0 Mobile Safari/537.36',
    'Chrome · Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 (KHTML, like Gecko) Version/18 Mobile Safari/604.1',
    'Safari · iPhone',
  ],
  ['curl/8.5', ''],
  ['', ''],
])('%s', (said, name) => {
  expect(deviceName(said)).toBe(name);
});
