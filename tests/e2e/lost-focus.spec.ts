import type { Page } from '@playwright/test';
import { newSession } from '#qa/run/sign-in.ts';
import { callAsPerson } from './support/call-as-person.ts';
import { expect, signInAs, signInAsNewcomer, test } from './support/fixtures.ts';
import { postListing } from './support/listings.ts';

/** The text of what has the focus; empty at the start of the page. */
const focusedText = (page: Page) =>
  page.evaluate(() =>
    document.activeElement === document.body ? '' : (document.activeElement?.textContent ?? ''),
  );

test('after a listing is deleted, focus is at the next one, then at the heading', async ({
  page,
}) => {
  await signInAsNewcomer(page, '/robots.txt');
  for (const title of ['Oldest', 'Middle', 'Newest']) await postListing(page, { title });
  await page.goto('/listings');
  for (const [title, next] of [
    ['Middle', 'Oldest'],
    ['Oldest', 'Newest'],
    ['Newest', 'You'],
  ] as const) {
    await page.getByRole('button', { name: `More: ${title}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('button', { name: `More: ${title}` })).toHaveCount(0);
    await expect.poll(() => focusedText(page)).toContain(next);
  }
});

test('after a session is ended, focus stays in the list of sessions', async ({ page }) => {
  const email = await signInAsNewcomer(page, '/robots.txt');
  for (let extra = 0; extra < 2; extra += 1) {
    await newSession(page.context().request, new URL(page.url()).origin, email);
  }
  await page.goto('/profile/account');
  const end = page.getByRole('button', { name: 'Sign out there' });
  await expect(end).toHaveCount(2);
  await end.first().click();
  await expect(end).toHaveCount(1);
  await expect.poll(() => focusedText(page)).not.toBe('');
  await end.first().click();
  await expect(end).toHaveCount(0);
  await expect.poll(() => focusedText(page)).not.toBe('');
});

test('after the last block is lifted, focus is at a heading', async ({ page }) => {
  await signInAsNewcomer(page, '/robots.txt');
  await callAsPerson(page, 'PUT', '/api/users/3/block');
  await page.goto('/profile/privacy');
  const unblock = page.getByRole('button', { name: /^Unblock / });
  await unblock.click();
  await expect(unblock).toHaveCount(0);
  await expect.poll(() => focusedText(page)).not.toBe('');
});

test('after a report is closed, focus is at what it became', async ({ page }) => {
  await signInAsNewcomer(page, '/robots.txt');
  await callAsPerson(page, 'POST', '/api/reports', {
    kind: 'listing',
    id: 2,
    reason: 'other',
    details: 'To be resolved by a test',
  });
  await page.evaluate(() => localStorage.clear());
  await signInAs(page, 'admin@roomieradar.test', '/admin/reports');
  const reported = page.getByRole('article').filter({ hasText: 'To be resolved by a test' });
  await reported.getByRole('link').click();
  await page.getByRole('button', { name: 'Resolve', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible();
  await expect.poll(() => focusedText(page)).toBe('Resolved');
});
