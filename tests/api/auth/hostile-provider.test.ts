import { generateKeyPair } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createLog } from '#platform/log.ts';
import { loadIdentityKeys } from '#platform/keys/identity-keys.ts';
import { findOrCreateAccount } from '#domain/auth/accounts.ts';
import { composeServer } from '#server/compose.ts';
import { Browser } from './browser.ts';
import {
  signed,
  startHostileProvider,
  unsigned,
  type HostileProvider,
} from './hostile-provider.ts';
import { readAnswer, readProblem, signInSteps } from './sign-in-steps.ts';
import { signInSettings, startTestApp, type TestApp } from './test-app.ts';

let provider: HostileProvider;
let app: TestApp;
let steps: ReturnType<typeof signInSteps>;
beforeAll(async () => {
  provider = await startHostileProvider();
  app = await startTestApp(provider.issuer);
  steps = signInSteps(app);
});
afterAll(async () => {
  provider.stop();
  await app.stop();
});
beforeEach(async () => {
  provider.behave();
  await app.sql`delete from users`;
});

async function signInThere() {
  const browser = new Browser();
  const { url, state } = await steps.begin(browser);
  return steps.finish(browser, { code: provider.agree(url), state });
}

async function accounts() {
  return app.sql<Record<string, unknown>[]>`select * from users order by id`;
}

async function expectRefused(detail: string) {
  expect(await readProblem(await signInThere())).toMatchObject({ status: 401, detail });
  expect(await accounts()).toEqual([]);
}
const notOurs =
  'The answer of the sign-in service does not belong to this sign-in. Please sign in again.';
const unverified =
  'Your sign-in service has not confirmed your e-mail address. Confirm it there, then sign in again.';

test('signs users in with an honest provider and uses PKCE correctly', async () => {
  provider.claims = (honest) => ({ ...honest, picture: 'https://photos.example/m.jpg' });
  const tokens = await readAnswer('finishSignIn', await signInThere());
  expect(provider.verifierFits).toBe(true);
  const me = await readAnswer('getCurrentUser', await steps.me(tokens.access_token));
  expect(me).toMatchObject({
    email: 'mallory@example.com',
    first_name: 'Mallory',
    last_name: 'Malice',
    profile_picture_url: null,
    onboarding_status: 'profile',
    is_admin: false,
  });
});

test('signs users in when the clock of this machine jumps by a year', async () => {
  const now = Date.now();
  // The service has the right time.
  provider.claims = (honest) => ({
    ...honest,
    iat: Math.floor(now / 1000),
    exp: Math.floor(now / 1000) + 600,
  });
  for (const off of [365, -365]) {
    vi.useFakeTimers({ toFake: ['Date'], now: now + off * 86_400_000 });
    onTestFinished(() => void vi.useRealTimers());
    const tokens = await readAnswer('finishSignIn', await signInThere());
    expect((await steps.me(tokens.access_token)).status).toBe(200);
    vi.useRealTimers();
  }
});

const lies: [string, HostileProvider['claims']][] = [
  ['another nonce', (honest) => ({ ...honest, nonce: 'x'.repeat(43) })],
  ['no nonce', (honest) => ({ ...honest, nonce: undefined })],
  ['another issuer', (honest) => ({ ...honest, iss: 'https://evil.example' })],
  ['another audience', (honest) => ({ ...honest, aud: 'someone else' })],
  ['a lifetime that is over', (honest) => ({ ...honest, exp: (honest.iat ?? 0) - 3600 })],
  ['no subject', (honest) => ({ ...honest, sub: undefined })],
];
test.each(lies)('refuses an ID token with %s', async (_, lie) => {
  provider.claims = lie;
  await expectRefused(notOurs);
});

test('refuses an ID token signed with a foreign key, with our own secret, or not at all', async () => {
  const stranger = await generateKeyPair('RS256');
  const secret = new TextEncoder().encode('a secret');
  const publicKey = new TextEncoder().encode(provider.publicKeyPem);
  const forgeries: HostileProvider['idToken'][] = [
    (claims) => signed(claims, { alg: 'RS256', key: stranger.privateKey, kid: 'k' }),
    (claims) => signed(claims, { alg: 'HS256', key: secret }),
    (claims) => signed(claims, { alg: 'HS256', key: publicKey, kid: 'k' }),
    async (claims) => unsigned(claims),
  ];
  for (const forgery of forgeries) {
    provider.idToken = forgery;
    await expectRefused(notOurs);
  }
});

test('refuses an e-mail address that the provider has not verified', async () => {
  for (const email_verified of [false, 'false', 'true', undefined]) {
    provider.claims = (honest) => ({ ...honest, email_verified });
    await expectRefused(unverified);
  }
  provider.claims = (honest) => ({ ...honest, email: undefined });
  await expectRefused(unverified);
});

test('identifies users by subject: the same e-mail address is not the same user', async () => {
  await readAnswer('finishSignIn', await signInThere());
  provider.claims = (honest) => ({ ...honest, sub: 'subject-2' });
  await readAnswer('finishSignIn', await signInThere());
  provider.claims = (honest) => ({ ...honest, email: 'new@example.com', given_name: 'Changed' });
  await readAnswer('finishSignIn', await signInThere());
  expect(await accounts()).toMatchObject([
    { subject: 'subject-1', email: 'new@example.com', first_name: 'Mallory' },
    { subject: 'subject-2', email: 'mallory@example.com' },
  ]);
});

test('creates one account for twenty simultaneous first sign-ins', async () => {
  const identity = {
    issuer: provider.issuer,
    subject: 'subject-1',
    email: 'mallory@example.com',
    first_name: 'Mallory',
    last_name: 'Malice',
    profile_picture_url: null,
  };
  const keys = await loadIdentityKeys(app.sql);
  const found = await Promise.all(
    Array.from({ length: 20 }, () => findOrCreateAccount(app.sql, keys, identity)),
  );
  expect(new Set(found.map((account) => account?.user_id)).size).toBe(1);
  expect(await accounts()).toHaveLength(1);
});

test('cleans names, shortens them and ignores profile photos', async () => {
  const photoUrls = [
    'http://x.example/a.jpg',
    'javascript:alert(1)',
    'data:image/png,',
    'nonsense',
  ];
  for (const photoUrl of photoUrls) {
    provider.claims = (honest) => ({ ...honest, sub: photoUrl, picture: photoUrl });
    await readAnswer('finishSignIn', await signInThere());
  }
  provider.claims = (honest) => ({
    ...honest,
    given_name: `  Nul\0\ud800${'x'.repeat(500)}`,
    family_name: 7,
    is_admin: true,
  });
  const tokens = await readAnswer('finishSignIn', await signInThere());
  const me = await readAnswer('getCurrentUser', await steps.me(tokens.access_token));
  expect(me.first_name).toMatch(/^Nul x+$/);
  expect(me.first_name).toHaveLength(80);
  expect(me).toMatchObject({ last_name: '', is_admin: false });
  const stored = await accounts();
  expect(stored.map((account) => account['profile_picture_url'])).toEqual(Array(5).fill(null));
});

test('restricts the cookie of an https site to https, in production too', async () => {
  const settings = signInSettings('https://rooms.example', true, { NODE_ENV: 'production' });
  const { target } = app;
  const log = createLog('silent');
  const overrides = { target, log, googleIssuer: provider.issuer, createWebsite: null };
  const secure = await composeServer(settings, overrides);
  onTestFinished(() => secure.close());
  expect(secure.signIn.localProvider).toBeNull();
  const response = await secure.app.request('/auth/google');
  const { url } = await readAnswer('startSignIn', response);
  const cookie = response.headers.get('Set-Cookie')?.split('; ');
  expect(cookie?.[0]).toMatch(/^__Host-sign_in=/);
  expect(cookie).toEqual(expect.arrayContaining(['Secure', 'Path=/']));
  expect(new URL(url).searchParams.get('redirect_uri')).toBe('https://rooms.example/auth/callback');
});

test('answers 502 when the provider fails to exchange the code', async () => {
  provider.tokenStatus = 500;
  expect(await readProblem(await signInThere())).toMatchObject({
    status: 502,
    code: 'sign_in_unavailable',
  });
});

test('answers 502 while the provider is down and recovers by itself', async () => {
  const lost = await startHostileProvider();
  lost.stop();
  const other = await startTestApp(lost.issuer);
  const response = await fetch(`${other.publicUrl}/auth/google`);
  expect(await readProblem(response)).toMatchObject({
    status: 502,
    code: 'sign_in_unavailable',
    detail: 'Please try again in a few minutes.',
  });
  const attempts = await other.sql`select from sign_in_attempts`;
  expect(attempts).toHaveLength(0);

  await lost.start();
  await readAnswer('startSignIn', await fetch(`${other.publicUrl}/auth/google`));
  lost.stop();
  await other.stop();
});

test('answers 502 when the provider goes down during a sign-in', async () => {
  const browser = new Browser();
  const { url, state } = await steps.begin(browser);
  const code = provider.agree(url);
  provider.stop();
  const response = await steps.finish(browser, { code, state });
  await provider.start();
  expect(await readProblem(response)).toMatchObject({ status: 502, code: 'sign_in_unavailable' });
});
