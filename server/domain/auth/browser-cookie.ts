import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { attemptSeconds } from './attempts.ts';
import { randomToken } from '#platform/keys/random-token.ts';

const cookieName = 'sign_in';

/** The secret that identifies this browser during a sign-in, or null. */
export function browserOf(c: Context): string | null {
  const value = getCookie(c, cookieName);
  return value && /^[\w-]{43}$/.test(value) ? value : null;
}

/** Gives the browser its secret, unless it has one: sign-ins in two tabs must both work. */
export function markBrowser(c: Context, { secure }: { secure: boolean }): string {
  const browser = browserOf(c) ?? randomToken();
  setCookie(c, cookieName, browser, {
    path: '/auth',
    maxAge: attemptSeconds,
    httpOnly: true,
    sameSite: 'Lax',
    secure,
  });
  return browser;
}
