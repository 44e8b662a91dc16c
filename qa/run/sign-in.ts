import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import type { Tokens } from '#contract/auth/auth.ts';
import { endpoints, type EndpointId } from '#contract/endpoints.gen.ts';
import { UsageError } from '#xstate-paths';

/**
 * Signs in at the local sign-in service without a page and returns the code and state of the
 * callback. `request` keeps the cookie that the code requires.
 */
export async function codeFor(
  request: APIRequestContext,
  url: string,
  email: string,
): Promise<{ code: string; state: string }> {
  const { url: address } = (await readAnswer(request.get(url + endpoints.startSignIn.path))) as {
    url: string;
  };
  if (!address.startsWith(`${url}/sign-in/local/`)) {
    throw new UsageError(`${url} signs people in elsewhere: paths need the local sign-in service.`);
  }
  const chooser = await request.get(address);
  let answer = await request.post(chooser.url(), { form: { email }, maxRedirects: 0 });
  for (let hops = 0; hops < 10 && answer.status() >= 300; hops += 1) {
    const next = new URL(answer.headers()['location'] ?? '', answer.url());
    if (next.pathname === '/auth/callback') {
      const { searchParams } = next;
      return { code: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '' };
    }
    answer = await request.get(next.href, { maxRedirects: 0 });
  }
  throw new Error(`The sign-in service did not send ${email} back: ${answer.status()}`);
}

/** Signs this user in without a page; a new address gets an account. */
export async function newSession(
  request: APIRequestContext,
  url: string,
  email: string,
): Promise<Tokens> {
  const data = await codeFor(request, url, email);
  return (await readAnswer(request.post(url + endpoints.finishSignIn.path, { data }))) as Tokens;
}

/** A page, and requests that share its cookies. */
export interface Device {
  /** Origin of the app. */
  url: string;
  page: Page;
  request: APIRequestContext;
}

/**
 * Signs a user in before the app is opened, as if they had signed in on an earlier visit. The page
 * must be at a file of the app's origin that runs no scripts.
 */
export async function signInBeforehand(
  { url, page, request }: Device,
  email = newEmail(),
): Promise<Tokens> {
  const tokens = await newSession(request, url, email);
  await placeTokens(page, tokens);
  return tokens;
}

/** Like `signInBeforehand`, but the user is of age and has skipped the rest of onboarding. */
export async function signInOnboarded(device: Device, email = newEmail()): Promise<Tokens> {
  const tokens = await signInBeforehand(device, email);
  const { access_token: token } = tokens;
  const data = { birth_date: '1990-01-01' };
  await callAs(device.request, device.url, token, 'updateProfile', { data });
  await callAs(device.request, device.url, token, 'skipOnboarding');
  return tokens;
}

/** Writes the two tokens to the app's local storage; null removes them. */
export async function placeTokens(page: Page, tokens: Tokens | null): Promise<void> {
  await page.evaluate((tokens) => {
    if (tokens) {
      localStorage.setItem('refresh_token', tokens.refresh_token);
      localStorage.setItem('access_token', tokens.access_token);
    } else {
      localStorage.removeItem('access_token');
      localStorage.removeItem('refresh_token');
    }
  }, tokens);
}

/** Returns an unused e-mail address. */
export function newEmail(name = 'qa'): string {
  return `${name}-${randomBytes(6).toString('hex')}@roomieradar.test`;
}

/** Calls the API with this token and returns the body. Throws unless the call succeeds. */
export async function callAs(
  request: APIRequestContext,
  url: string,
  token: string,
  call: EndpointId,
  { params = {}, data }: { params?: Record<string, string | number>; data?: unknown } = {},
): Promise<unknown> {
  const { method, path } = endpoints[call];
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
  // The server may close a connection that was idle just as the next question sets out.
  const maxRetries = method === 'GET' ? 2 : 0;
  const headers = { Authorization: `Bearer ${token}` };
  return readAnswer(request.fetch(url + filled, { method, headers, data, maxRetries }));
}

async function readAnswer(asked: ReturnType<APIRequestContext['get']>): Promise<unknown> {
  const answer = await asked;
  const text = await answer.text();
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()}: ${text}`);
  return text === '' ? null : JSON.parse(text);
}
