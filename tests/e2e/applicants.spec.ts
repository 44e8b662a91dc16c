import type { Browser, Page } from '@playwright/test';
import { callAsPerson } from './support/call-as-person.ts';
import { expect, expectAccessible, signInAsNewcomer, test } from './support/fixtures.ts';
import { inviteTo, postListing } from './support/listings.ts';

const early = {
  sleep: { from: '22:00', until: '06:00' },
  cleaning: 'same_day',
  quiet: 'by_22',
  smoking: 'never',
};
const late = { ...early, sleep: { from: '03:00', until: '11:00' }, quiet: 'no_hour' };

async function prepare(page: Page, first_name: string, habits: object): Promise<Page> {
  await signInAsNewcomer(page, '/robots.txt');
  const profile = { first_name, birth_date: '1990-12-10' };
  expect((await callAsPerson(page, 'PATCH', '/api/users/profile', profile)).status).toBe(200);
  expect((await callAsPerson(page, 'PUT', '/api/users/habits', habits)).status).toBe(200);
  return page;
}

const newRoomie = async (browser: Browser, name: string, habits: object) =>
  prepare(await (await browser.newContext()).newPage(), name, habits);

/** Finishes onboarding, without which others do not find somebody, and writes about a room. */
async function writeAbout(page: Page, listing_id: number, message: string): Promise<void> {
  await callAsPerson(page, 'POST', '/api/users/onboarding/skip', {});
  const sent = await callAsPerson(page, 'POST', '/api/inquiries', { listing_id, message });
  expect(sent.status).toBe(201);
}

const namesOn = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

test('an owner sees who fits their home best, answers them, and their household sees them too', async ({
  page: owner,
  browser,
}) => {
  test.slow();
  await prepare(owner, 'Ona', early);
  const id = await postListing(owner, { title: 'Room with a board' });
  const member = await newRoomie(browser, 'Maro', early);
  const token = await inviteTo(owner, id);
  await callAsPerson(member, 'POST', '/api/household-invitations/accept', { token });

  await owner.goto(`/listings/${id}/applicants`);
  await expect(owner.getByText('Nobody has written about this room yet')).toBeVisible();
  const owl = await newRoomie(browser, 'Nilo', late);
  await writeAbout(owl, id, 'Hello! I work at night and sleep until noon.');
  const lark = await newRoomie(browser, 'Lara', early);
  await writeAbout(lark, id, 'Good morning! I am up with the sun.');

  // The open page follows, and the better fit comes first although they wrote later.
  await expect(namesOn(owner)).toHaveText(['Lara', 'Nilo']);
  await expectAccessible(owner);
  const first = owner.getByRole('article').filter({ hasText: 'Lara' });
  await expect(first.getByText('Good morning! I am up with the sun.')).toBeVisible();
  await first.getByText('Why this fit').click();
  await expect(first.getByText(/The lowest fit is with (Ona|Maro)\./)).toBeVisible();

  await owner.getByLabel('Sort by').selectOption('waiting');
  await expect(owner).toHaveURL(/sort=waiting/);
  await expect(namesOn(owner)).toHaveText(['Nilo', 'Lara']);

  await first.getByRole('link', { name: 'Open the conversation with Lara' }).click();
  await owner.getByRole('textbox', { name: /^Write to/ }).fill('Come and see it on Friday.');
  await owner.getByRole('button', { name: 'Send' }).click();
  await owner.getByRole('link', { name: 'All applicants' }).click();
  await owner.getByRole('link', { name: 'In conversation' }).click();
  await expect(namesOn(owner)).toHaveText(['Lara']);

  await member.goto(`/listings/${id}/applicants`);
  await expect(namesOn(member)).toHaveText(['Lara', 'Nilo']);
  await expect(member.getByText('Good morning! I am up with the sun.')).toBeVisible();
  await expect(member.getByText('Come and see it on Friday.')).toBeHidden();

  await owl.goto(`/listings/${id}/applicants`);
  await expect(owl.getByRole('heading', { level: 1 })).toHaveText(/not found/i);
});
