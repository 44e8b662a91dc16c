import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { attemptSeconds } from './attempts.ts';
import { randomToken } from '#platform/keys/random-token.ts';

/**
 * By https, browsers take a `__Host-` cookie only from this very host, with Secure and for the whole
 * site, so that no other host of the domain can plant one. By http (on localhost) they take none.
 */
const cookieOptions = (secure: boolean) =>
  secure ? { name: '__Host-sign_in', path: '/' } : { name: 'sign_in', path: '/auth' };

/** The secret that identifies this browser during a sign-in, or null. */
export function readBrowserId(c: Context, { secure }: { secure: boolean }): string | null {
  const value = getCookie(c, cookieOptions(secure).name);
  return value && /^[\w-]{43}$/.test(value) ? value : null;
}

/** Gives the browser its secret, unless it has one: sign-ins in two tabs must both work. */
export function markBrowser(c: Context, { secure }: { secure: boolean }): string {
  const browser = readBrowserId(c, { secure }) ?? randomToken();
  const { name, path } = cookieOptions(secure);
  setCookie(c, name, browser, {
    path,
    maxAge: attemptSeconds,
    httpOnly: true,
    sameSite: 'Lax',
    secure,
  });
  return browser;
}
