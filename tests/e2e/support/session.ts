import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The button of the account menu; visible once a user is signed in. */
export const accountButton = (page: Page) =>
  page.getByRole('banner').locator('button[aria-haspopup]');
export const signInButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Sign in' });

export async function logOut(page: Page): Promise<void> {
  await accountButton(page).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}

export const storedTokens = (page: Page) =>
  page.evaluate(() => ({
    access: localStorage.getItem('access_token'),
    refresh: localStorage.getItem('refresh_token'),
  }));

/** Replaces the stored access token with an expired one. */
export async function expireToken(page: Page): Promise<void> {
  await page.evaluate(() => {
    const [head, payload = '', tail] = (localStorage.getItem('access_token') ?? '').split('.');
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const expired = btoa(
      JSON.stringify({ ...claims, exp: claims.iat - 3600, iat: claims.iat - 4200 }),
    );
    localStorage.setItem('access_token', `${head}.${expired}.${tail}`);
  });
}

/** Counts calls of this method and path by any page of the context from now on. */
export function countCalls(context: BrowserContext, method: string, path: string): string[] {
  const calls: string[] = [];
  context.on('request', (request) => {
    if (request.method() === method && new URL(request.url()).pathname === path) {
      calls.push(request.url());
    }
  });
  return calls;
}

export async function expectSignedIn(page: Page): Promise<void> {
  await expect(accountButton(page)).toBeVisible();
}

export async function expectSignedOut(page: Page): Promise<void> {
  await expect(signInButton(page)).toBeVisible();
}
