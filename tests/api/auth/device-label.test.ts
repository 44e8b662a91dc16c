import { expect, test } from 'vitest';
import { deviceLabel } from '#domain/auth/device-label.ts';

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36', 'Chrome on Windows'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge on Windows'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 OPR/125.0', 'Opera on Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox on Linux'],
  ['Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36', 'Chrome on Android'],
  [
    'Mozilla/5.0 (Linux; Android 14) SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36',
    'Samsung Internet on Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/18.6 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) CriOS/140.0 Safari/604.1', 'Chrome on iPad'],
  ['Mozilla/5.0 (X11; CrOS x86_64) Chrome/140.0 Safari/537.36', 'Chrome on ChromeOS'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18 Safari/605.1', 'Safari on macOS'],
  ['curl/8.0 (Linux)', 'Linux'],
  ['curl/8.0', 'Unknown device'],
  ['', 'Unknown device'],
  [undefined, 'Unknown device'],
])('labels %s with a name that users recognize', (userAgent, label) => {
  expect(deviceLabel(userAgent)).toBe(label);
});
