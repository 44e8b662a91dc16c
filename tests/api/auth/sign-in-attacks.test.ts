// @module-tag essential

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Browser } from './browser.ts';
import { readAnswer, readProblem, signInSteps } from './sign-in-steps.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
let steps: ReturnType<typeof signInSteps>;
beforeAll(async () => {
  app = await startTestApp();
  steps = signInSteps(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.sql`delete from users`;
});

const someone = 'someone@example.com';

async function expectRefused(response: Response, detail: string) {
  expect(await readProblem(response)).toMatchObject({ code: 'unauthorized', detail });
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const [count] = await app.sql<{ sessions: number }[]>`
    select count(*)::int as sessions from sessions`;
  expect(count?.sessions).toBe(0);
}
const over = 'This sign-in was already used or took too long. Please sign in again.';
const elsewhere = 'This sign-in was started in another browser. Please sign in again in this one.';

test('refuses a callback without state', async () => {
  const browser = new Browser();
  const { code } = await steps.codeFor(browser, someone);
  const response = await steps.finish(browser, { code } as { code: string; state: string });
  expect(await readProblem(response)).toMatchObject({
    status: 422,
    code: 'validation_failed',
    errors: [{ path: 'state' }],
  });
  await expectRefused(await steps.finish(browser, { code, state: '' }), over);
});

test('refuses an unknown state', async () => {
  const browser = new Browser();
  const { code, state } = await steps.codeFor(browser, someone);
  const changed = `${state.startsWith('A') ? 'B' : 'A'}${state.slice(1)}`;
  await expectRefused(await steps.finish(browser, { code, state: changed }), over);
});

test('accepts a state once, even with twenty simultaneous callbacks', async () => {
  const browser = new Browser();
  const { code, state } = await steps.codeFor(browser, someone);
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => steps.finish(browser, { code, state })),
  );
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(responses.filter(({ status }) => status === 401)).toHaveLength(19);
});

test('refuses a state that is older than ten minutes', async () => {
  const browser = new Browser();
  const { code, state } = await steps.codeFor(browser, someone);
  await app.sql`update sign_in_attempts set expires_at = now() - interval '1 second'`;
  await expectRefused(await steps.finish(browser, { code, state }), over);
});

test('refuses a sign-in that another browser began, with no cookie or its own', async () => {
  const attacker = new Browser();
  const withoutCookie = await steps.codeFor(attacker, 'attacker@example.com');
  await expectRefused(await steps.finish(new Browser(), withoutCookie), elsewhere);

  const withOwnCookie = await steps.codeFor(attacker, 'attacker@example.com');
  const victim = new Browser();
  await steps.begin(victim);
  await expectRefused(await steps.finish(victim, withOwnCookie), elsewhere);
});

test('invalidates an attempt when another browser tries it', async () => {
  const attacker = new Browser();
  const attempt = await steps.codeFor(attacker, 'attacker@example.com');
  await steps.finish(new Browser(), attempt);
  await expectRefused(await steps.finish(attacker, attempt), over);
});

test('refuses a code injected from another sign-in', async () => {
  const victim = await steps.codeFor(new Browser(), 'victim@example.com');
  const attacker = new Browser();
  const { state } = await steps.codeFor(attacker, 'attacker@example.com');
  await expectRefused(await steps.finish(attacker, { code: victim.code, state }), over);
});

test('refuses a code that was used before', async () => {
  const browser = new Browser();
  const first = await steps.codeFor(browser, someone);
  await readAnswer('finishSignIn', await steps.finish(browser, first));
  const { state } = await steps.begin(browser);
  const response = await steps.finish(browser, { code: first.code, state });
  expect(await readProblem(response)).toMatchObject({ code: 'unauthorized', detail: over });
});

test.each([
  ['stripped', (query: URLSearchParams) => query.delete('code_challenge')],
  ['plain', (query: URLSearchParams) => query.set('code_challenge_method', 'plain')],
])('the local provider refuses a sign-in address with PKCE %s', async (_, tamper) => {
  const browser = new Browser();
  const address = new URL((await steps.begin(browser)).url);
  tamper(address.searchParams);
  if (!address.searchParams.has('code_challenge')) {
    address.searchParams.delete('code_challenge_method');
  }
  const { url } = await steps.openChooser(browser, address.href);
  expect(url.href).toContain(`${app.publicUrl}/auth/callback`);
  expect(url.searchParams.get('error')).toBe('invalid_request');
  expect(url.searchParams.has('code')).toBe(false);
});

test.each([
  ['without a verifier', {}],
  ['with another verifier', { code_verifier: 'x'.repeat(43) }],
])('the local provider refuses tokens to a thief of the code %s', async (_, proof) => {
  const { code } = await steps.codeFor(new Browser(), someone);
  const provider = app.signIn.localProvider;
  const exchange = await fetch(`${app.publicUrl}/sign-in/local/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: `${app.publicUrl}/auth/callback`,
      client_id: provider?.clientId ?? '',
      client_secret: provider?.clientSecret ?? '',
      ...proof,
    }),
  });
  expect(exchange.status).toBe(400);
  expect(await exchange.json()).toMatchObject({ error: 'invalid_grant' });
});

test('the local provider redirects codes to this site only', async () => {
  const address = new URL((await steps.begin(new Browser())).url);
  address.searchParams.set('redirect_uri', 'https://evil.example/auth/callback');
  const response = await new Browser().fetch(address);
  expect(response.status).toBe(400);
  expect(response.headers.has('Location')).toBe(false);
});

test('stores no usable state, cookie or refresh token in the database', async () => {
  const browser = new Browser();
  const { state } = await steps.begin(browser);
  const { refresh_token } = await steps.signIn(someone);
  const rows = await app.sql`
    select a::text from sign_in_attempts a union all select t::text from refresh_tokens t`;
  const stored = JSON.stringify(rows);
  expect(rows.length).toBeGreaterThan(1);
  expect(stored).not.toContain(state);
  expect(stored).not.toContain(refresh_token);
});
