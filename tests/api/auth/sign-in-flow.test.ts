// @module-tag essential

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '#platform/log.ts';
import { createLocalProvider } from '#domain/auth/local-provider/create-local-provider.ts';
import { Browser } from './browser.ts';
import { addPerson, readAnswer, readProblem, signInSteps } from './sign-in-steps.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
let steps: ReturnType<typeof signInSteps>;
beforeAll(async () => {
  app = await startTestApp();
  steps = signInSteps(app);
  await addPerson(app, 'owner@roomieradar.test');
});
afterAll(() => app.stop());

test('signs a seeded user in by their button in the chooser', async () => {
  const browser = new Browser();
  const { url, state } = await steps.begin(browser);
  const chooser = await steps.openChooser(browser, url);
  const button = /<button[^>]*name="email"[^>]*value="([^"]*)"[^>]*>([\s\S]*?)<\/button>/.exec(
    chooser.html,
  );
  expect(button?.[2]).toContain('Olga Owner');
  expect(button?.[2]).toContain('owner@roomieradar.test');

  const query = await steps.submit(browser, chooser.url, { email: button?.[1] ?? '' });
  expect(query.get('state')).toBe(state);
  const response = await steps.finish(browser, { code: query.get('code') ?? '', state });
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const tokens = await readAnswer('finishSignIn', response);
  expect(tokens.expires_in).toBe(600);

  const me = await readAnswer('getCurrentUser', await steps.me(tokens.access_token));
  expect(me).toMatchObject({ first_name: 'Olga', onboarding_status: 'completed', is_admin: false });
});

test('creates an account for a new e-mail address and reuses it afterwards', async () => {
  const first = await steps.signIn('Jo.Smith@Example.com');
  const second = await steps.signIn(' jo.smith@example.COM');
  const me = await readAnswer('getCurrentUser', await steps.me(first.access_token));
  expect(me).toMatchObject({
    email: 'jo.smith@example.com',
    first_name: 'Jo',
    last_name: '',
    profile_picture_url: null,
    onboarding_status: 'profile',
    is_admin: false,
  });
  const again = await readAnswer('getCurrentUser', await steps.me(second.access_token));
  expect(again.id).toBe(me.id);
});

test('keeps a name that the user changed here', async () => {
  const before = await steps.signIn('renamed@example.com');
  const { id } = await readAnswer('getCurrentUser', await steps.me(before.access_token));
  await app.sql`update users set first_name = 'Robin', last_name = 'Hood' where id = ${id}`;
  const after = await steps.signIn('renamed@example.com');
  const me = await readAnswer('getCurrentUser', await steps.me(after.access_token));
  expect(me).toMatchObject({ id, first_name: 'Robin', last_name: 'Hood' });
});

test('shows the chooser each time, so that users can switch accounts', async () => {
  const browser = new Browser();
  const one = await steps.signIn('one@example.com', browser);
  const two = await steps.signIn('two@example.com', browser);
  const emails = await Promise.all(
    [one, two].map(async ({ access_token }) => {
      return (await readAnswer('getCurrentUser', await steps.me(access_token))).email;
    }),
  );
  expect(emails).toEqual(['one@example.com', 'two@example.com']);
});

test('two tabs of one browser can sign in at the same time', async () => {
  const browser = new Browser();
  const first = await steps.codeFor(browser, 'tab-one@example.com');
  const second = await steps.codeFor(browser, 'tab-two@example.com');
  await readAnswer('finishSignIn', await steps.finish(browser, first));
  await readAnswer('finishSignIn', await steps.finish(browser, second));
});

test('answers access_denied when the user cancels', async () => {
  const browser = new Browser();
  const { url, state } = await steps.begin(browser);
  const chooser = await steps.openChooser(browser, url);
  const query = await steps.submit(browser, chooser.url, { cancel: 'yes' });
  expect(query.get('error')).toBe('access_denied');
  expect(query.get('state')).toBe(state);
  expect(query.has('code')).toBe(false);
});

test('explains invalid e-mail addresses on the chooser and escapes what was typed', async () => {
  const browser = new Browser();
  const { url } = await steps.begin(browser);
  const chooser = await steps.openChooser(browser, url);
  const body = new URLSearchParams({ email: '"><script>alert(1)</script>' });
  const response = await browser.fetch(chooser.url, { method: 'POST', body });
  expect(response.status).toBe(422);
  const html = await response.text();
  expect(html).toContain('Enter an e-mail address');
  expect(html).toContain('&lt;script&gt;');
  expect(html).not.toContain('<script');
});

test('shows the chooser without script, outside of frames, and only to the browser that requested it', async () => {
  const browser = new Browser();
  const { url } = await steps.begin(browser);
  const chooser = await steps.openChooser(browser, url);
  const response = await browser.fetch(chooser.url);
  const policy = response.headers.get('Content-Security-Policy') ?? '';
  expect(policy).toContain(`default-src 'none'`);
  expect(policy).toContain(`frame-ancestors 'none'`);
  expect(policy).toContain(`form-action 'self' ${app.publicUrl}`);
  expect(policy).not.toContain('unsafe');
  expect(response.headers.get('Cache-Control')).toBe('no-store');

  const stranger = await new Browser().fetch(chooser.url);
  expect(stranger.status).toBe(400);
  expect(await stranger.text()).toContain('Sign in again');
});

test('describes itself with its public address, whatever the Host header says', async () => {
  const address = new URL(`${app.publicUrl}/sign-in/local/.well-known/openid-configuration`);
  const response = await fetch(address, { headers: { 'X-Forwarded-Host': 'evil.example' } });
  const metadata = (await response.json()) as Record<string, unknown>;
  expect(metadata['issuer']).toBe(`${app.publicUrl}/sign-in/local`);
  for (const name of ['authorization_endpoint', 'token_endpoint', 'jwks_uri']) {
    expect(metadata[name]).toMatch(new RegExp(`^${app.publicUrl}/sign-in/local/\\w+$`));
  }
});

test('passes other addresses on to the app', async () => {
  const response = await fetch(`${app.publicUrl}/sign-in/locality`);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: 'not_found' });
});

test('sets a cookie that scripts and other sites cannot use', async () => {
  const response = await fetch(`${app.publicUrl}/auth/google`);
  const cookie = response.headers.get('Set-Cookie') ?? '';
  expect(cookie).toMatch(/^sign_in=[\w-]{43};/);
  for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/auth', 'Max-Age=600']) {
    expect(cookie.split('; ')).toContain(part);
  }
});

test('the sign-in address requests only necessary data and reveals no secret', async () => {
  const { url } = await steps.begin(new Browser());
  const query = new URL(url).searchParams;
  expect(query.get('scope')).toBe('openid email profile');
  expect(query.get('code_challenge_method')).toBe('S256');
  expect(query.get('redirect_uri')).toBe(`${app.publicUrl}/auth/callback`);
  const [attempt] = await app.sql<{ code_verifier: string }[]>`
    select code_verifier from sign_in_attempts where nonce = ${query.get('nonce') ?? ''}`;
  expect(attempt?.code_verifier).toMatch(/^[\w-]{43}$/);
  expect(url).not.toContain(attempt?.code_verifier);
});

test('refuses the local provider in production', async () => {
  const { publicUrl, sql } = app;
  const starting = createLocalProvider({
    publicUrl,
    production: true,
    languages: ['en'],
    sql,
    log: createLog('silent'),
  });
  await expect(starting).rejects.toThrow('production mode refuses it');
});

test('answers a refused sign-in with a sentence for the user', async () => {
  const response = await steps.finish(new Browser(), { code: 'x', state: 'y' });
  expect(await readProblem(response)).toMatchObject({
    status: 401,
    code: 'unauthorized',
    detail: 'This sign-in was already used or took too long. Please sign in again.',
  });
});

test('refuses suspended users with their own message at every entry', async () => {
  const { access_token: accessToken, refresh_token: refreshToken } =
    await steps.signIn('mallory@example.com');
  const { id } = await readAnswer('getCurrentUser', await steps.me(accessToken));
  await app.sql`update users set suspended_at = now() where id = ${id}`;

  const browser = new Browser();
  const { url, state } = await steps.begin(browser);
  const chooser = await steps.openChooser(browser, url);
  const query = await steps.submit(browser, chooser.url, { email: 'mallory@example.com' });
  const refused = await steps.finish(browser, { code: query.get('code') ?? '', state });
  expect(await readProblem(refused)).toMatchObject({
    status: 403,
    code: 'account_suspended',
    detail: expect.stringContaining('suspended'),
  });
  expect((await steps.refresh(refreshToken)).status).toBe(401);
  expect((await steps.me(accessToken)).status).toBe(401);

  await app.sql`update users set suspended_at = null where id = ${id}`;
  await steps.signIn('mallory@example.com');
});
