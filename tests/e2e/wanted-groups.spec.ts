import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, signInAsNewcomer, test } from './support/fixtures.ts';
import { callAsPerson } from './support/call-as-person.ts';
import { postListing } from './support/listings.ts';

const phone = { width: 390, height: 844 };
/** In a place of the sea where nobody else looks. */
const spot = { latitude: -43.7, longitude: -121.9 };

async function call(page: Page, method: string, path: string, form?: object) {
  const { status, body } = await callAsPerson(page, method, path, form);
  expect(status, `${method} ${path}`).toBeLessThan(400);
  return body as { id: number; code: string };
}

/** Signs in as a new user of this name, on a phone of their own. */
async function onPhone(browser: Browser, first_name: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: phone })).newPage();
  await signInAsNewcomer(page, '/robots.txt');
  const budget = { area: 'Far out', ...spot, budget_max: 700, budget_currency: 'USD' };
  const profile = { first_name, birth_date: '1990-12-10', ...budget };
  await call(page, 'PATCH', '/api/users/profile', profile);
  return page;
}

test('two write the page of their group, an owner finds and invites it, and one answers for both', async ({
  browser,
}) => {
  test.slow();
  const ana = await onPhone(browser, 'Ana');
  const ben = await onPhone(browser, 'Ben');
  const name = 'Two for the coast';
  const group = await call(ana, 'POST', '/api/groups', { name });
  const { code } = await call(ana, 'POST', `/api/groups/${group.id}/invitation`);
  await call(ben, 'POST', '/api/group-invitations/accept', { code });

  // One begins the page, the other one changes it.
  const headline = `Two rooms by the sea ${Date.now()}`;
  await ana.goto(`/groups/${group.id}`);
  await ana.getByRole('link', { name: 'Wanted page' }).click();
  await expect(
    ana.getByRole('heading', { level: 1, name: 'Wanted page of the group' }),
  ).toBeVisible();
  await expect(ana.getByText('for 2 people')).toBeVisible();
  await expect(ana.getByText('up to $1,400 a month in all')).toBeVisible();
  await ana.getByRole('button', { name: 'Save' }).click();
  await expect(ana.getByText('Write a headline', { exact: true })).toBeVisible();
  await ana.getByLabel('Headline').fill(headline);
  await ana.getByLabel('Only owners with a fitting room').check();
  await expectAccessible(ana);
  await ana.getByRole('button', { name: 'Save' }).click();
  await expect(ana.getByRole('button', { name: 'We are still looking' })).toBeVisible();
  await ana.screenshot({ path: '.tmp/wanted-groups/editor.png', fullPage: true });
  await ben.goto(`/groups/${group.id}/wanted`);
  await expect(ben.getByLabel('Headline')).toHaveValue(headline);
  await ben.getByLabel('About your search').fill('We surf before breakfast.');
  await ben.getByRole('button', { name: 'Save' }).click();
  await expect(ben.getByText('Your wanted page is saved')).toBeVisible();

  // The owner finds it only for the place that suits them, among the groups.
  const owner = await onPhone(browser, 'Mara');
  const listing = await postListing(owner, {
    ...spot,
    room_type: 'whole_place',
    monthly_rent: 1200,
    monthly_bills: 0,
    looking_for_roommates: 2,
  });
  await owner.goto(`/wanted?listing_id=${listing}&sort=newest`);
  const link = owner.getByRole('link', { name: headline });
  await expect(owner.getByText('Nobody looks alone for a room like this')).toBeVisible();
  await owner.getByRole('link', { name: /^See \d+ groups?$/ }).click();
  await expect(link).toBeVisible();
  await expect(owner.getByText('By Ana, Ben')).toBeVisible();
  await expectAccessible(owner);
  await owner.screenshot({ path: '.tmp/wanted-groups/list.png', fullPage: true });
  await link.click();
  await expect(owner.getByRole('heading', { level: 1, name: headline })).toBeVisible();
  await expect(owner.getByText('We surf before breakfast.')).toBeVisible();
  await expectAccessible(owner);
  await owner
    .getByLabel('Your message')
    .fill('Our house has two boards too many. Come and see it?');
  await owner.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(owner.getByText('Your invitation was sent')).toBeVisible();
  await owner.goto('/wanted/invitations?side=sent');
  await expect(owner.getByText('Waiting for an answer')).toBeVisible();
  await owner.screenshot({ path: '.tmp/wanted-groups/sent.png', fullPage: true });

  // Both read it, and Ben answers for both.
  await ana.goto('/wanted/invitations');
  await expect(ana.getByText(`For your group “${name}”`)).toBeVisible();
  await ben.goto('/wanted/invitations');
  await expect(ben.getByText('Our house has two boards too many.')).toBeVisible();
  await expectAccessible(ben);
  await ben.screenshot({ path: '.tmp/wanted-groups/received.png', fullPage: true });
  await ben.getByRole('button', { name: 'Yes, write back' }).click();
  const dialog = ben.getByRole('dialog');
  await expect(dialog.getByText('an inquiry of the whole group')).toBeVisible();
  await expectAccessible(ben);
  await ben.screenshot({ path: '.tmp/wanted-groups/answer.png' });
  const answer = 'We would love to, on Saturday at low tide.';
  await dialog.getByLabel('Your message').fill(answer);
  await dialog.getByRole('button', { name: 'Yes, write back' }).click();
  await ben.getByRole('link', { name: 'Open the inquiry' }).click();
  await expect(ben.getByRole('log').getByText(answer)).toBeVisible();

  // The owner reads it as one inquiry of both, and Ana reads along.
  await owner.reload();
  await owner.getByRole('link', { name: 'Open the inquiry' }).click();
  await expect(owner.getByText('2 people, together')).toBeVisible();
  await expect(owner.getByRole('log').getByText(answer)).toBeVisible();
  await expect(owner.getByRole('log').getByText('Ben', { exact: true })).toBeVisible();
  await expectAccessible(owner);
  await owner.screenshot({ path: '.tmp/wanted-groups/inquiry.png', fullPage: true });
  await ana.reload();
  await ana.getByRole('link', { name: 'Open the inquiry' }).click();
  await expect(ana.getByRole('log').getByText(answer)).toBeVisible();
  for (const page of [ana, ben, owner]) await page.context().close();
});

test('visitors read the page of a group without names', async ({ request, browser }) => {
  const ana = await onPhone(browser, 'Anastasia');
  const ben = await onPhone(browser, 'Benedikt');
  const group = await call(ana, 'POST', '/api/groups', { name: 'Two in public' });
  const { code } = await call(ana, 'POST', `/api/groups/${group.id}/invitation`);
  await call(ben, 'POST', '/api/group-invitations/accept', { code });
  const { page } = (await call(ana, 'PUT', `/api/groups/${group.id}/wanted-page`, {
    headline: 'Two rooms, in public',
    text: 'We cook on Sundays.',
    visibility: 'everyone',
    is_indexed: false,
  })) as unknown as { page: { id: number } };
  const html = await (await request.get(`/wanted/${page.id}`)).text();
  expect(html).toContain('Two rooms, in public');
  expect(html).toContain('A group of 2 people');
  expect(html).toContain('name="robots" content="noindex"');
  expect(html).not.toMatch(/Anastasia|Benedikt/);
  const visitor = await (await browser.newContext({ viewport: phone })).newPage();
  await visitor.goto(`/wanted/${page.id}`);
  await expect(
    visitor.getByText('If you offer a room, you can invite this group to it.'),
  ).toBeVisible();
  await expectAccessible(visitor);
  for (const each of [ana, ben, visitor]) await each.context().close();
});
