import { expect, test } from 'vitest';
import { createTokenStore, readClaims } from '#src/shared/storage/token-store.ts';

const nowMs = 1_800_000_000_000;
const now = nowMs / 1000;

function token(claims: Record<string, unknown>): string {
  const payload = Buffer.from(JSON.stringify({ sub: '1', ...claims })).toString('base64url');
  return `header.${payload}.signature`;
}

function storeAt(clockMs: () => number) {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  } as Storage;
  return { items, store: createTokenStore(clockMs, storage) };
}

test('stores the tokens under the specified names', () => {
  const { items, store } = storeAt(() => nowMs);
  store.save({ access_token: 'a', refresh_token: 'r', expires_in: 600 });
  expect([...items]).toEqual([
    ['refresh_token', 'r'],
    ['access_token', 'a'],
  ]);
  store.clear();
  expect(items.size).toBe(0);
});

test.each([
  ['ends later', token({ exp: now + 60 }), true],
  ['ends within seconds', token({ exp: now + 5 }), false],
  ['has ended', token({ exp: now - 1 }), false],
  ['does not say when it ends', token({}), false],
  ['says so in words', token({ exp: 'tomorrow' }), false],
  ['is no token', 'garbage', false],
  ['has no payload', 'a..b', false],
  ['is a payload of nothing', 'a.bnVsbA.b', false],
])('a token that %s is fresh: %3$s', (_, access, isFresh) => {
  const { items, store } = storeAt(() => nowMs);
  items.set('access_token', access);
  expect(store.isFresh()).toBe(isFresh);
});

test.each([3600, -3600])('judges by the server’s clock when its own is %i s off', (offSeconds) => {
  let clockMs = nowMs + offSeconds * 1000;
  const { store } = storeAt(() => clockMs);
  const access_token = token({ iat: now, exp: now + 600 });
  store.save({ access_token, refresh_token: 'r', expires_in: 600 });
  expect(store.isFresh()).toBe(true);
  clockMs += 580_000;
  expect(store.isFresh()).toBe(true);
  clockMs += 20_000;
  expect(store.isFresh()).toBe(false);
});

test('compares clocks again with every token, so that correcting the clock does no harm', () => {
  let clockMs = nowMs + 3_600_000;
  const { store } = storeAt(() => clockMs);
  const issue = (iat: number) =>
    store.save({
      access_token: token({ iat, exp: iat + 600 }),
      refresh_token: 'r',
      expires_in: 600,
    });
  issue(now);
  clockMs = nowMs + 300_000;
  issue(now + 300);
  expect(store.isFresh()).toBe(true);
  clockMs = nowMs + 895_000;
  expect(store.isFresh()).toBe(false);
});

test('reads names beyond ASCII', () => {
  expect(readClaims(token({ sub: 'Zoë 🏠', exp: 1 }))?.sub).toBe('Zoë 🏠');
  expect(readClaims(null)).toBeNull();
});
