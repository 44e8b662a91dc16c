import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, signInAsNewcomer, test } from './support/fixtures.ts';
import { callAsPerson } from './support/call-as-person.ts';
import { postListing } from './support/listings.ts';

const early = {
  sleep: { from: '22:00', until: '06:00' },
  cleaning: 'same_day',
  quiet: 'by_22',
  smoking: 'never',
};

const phone = { width: 390, height: 844 };

async function call(page: Page, method: string, path: string, form?: object) {
  const { status, body } = await callAsPerson(page, method, path, form);
  expect(status, `${method} ${path}`).toBeLessThan(400);
  return body as { id: number; code: string };
}

/** Signs in as a new user of this name, on a phone of their own. */
async function onPhone(browser: Browser, first_name: string, habits: object): Promise<Page> {
  const page = await (await browser.newContext({ viewport: phone })).newPage();
  await signInAsNewcomer(page, '/robots.txt');
  const profile = { first_name, birth_date: '1990-12-10' };
  await call(page, 'PATCH', '/api/users/profile', profile);
  await call(page, 'PUT', '/api/users/habits', habits);
  await call(page, 'PUT', '/api/users/preferences', {});
  return page;
}

test('three on their phones come from a link to one inquiry, which the owner sees as one', async ({
  browser,
}) => {
  test.slow();
  const mara = await onPhone(browser, 'Mara', early);
  await call(mara, 'PUT', '/api/users/preferences', {
    quiet: { acceptable: ['by_20', 'by_22'], importance: 4, is_dealbreaker: false },
  });
  const listing = await postListing(mara);
  const ana = await onPhone(browser, 'Ana', early);
  const group = await call(ana, 'POST', '/api/groups', { name: 'Three for Neukölln' });
  const { code } = await call(ana, 'POST', `/api/groups/${group.id}/invitation`);

  const ben = await onPhone(browser, 'Ben', early);
  await ben.goto(`/groups/join?code=${code}`);
  await ben.getByRole('button', { name: 'Join the group' }).click();
  await expect(ben.getByRole('heading', { name: 'Three for Neukölln', level: 1 })).toBeVisible();
  const cleo = await onPhone(browser, 'Cleo', {
    ...early,
    quiet: 'no_hour',
    cleaning: 'when_needed',
  });
  await call(cleo, 'POST', '/api/group-invitations/accept', { code });
  // Cleo wrote alone before.
  const message = 'Could I come and see the room one evening this week?';
  const alone = await call(cleo, 'POST', '/api/inquiries', { listing_id: listing, message });

  // The page of the room says who reads along and what becomes of Cleo's own inquiry.
  await ana.goto(`/listings/${listing}`);
  await expect(ana.getByRole('radio', { name: 'Three for Neukölln' })).toBeChecked();
  await expect(
    ana.getByText('These also read it and can write under their own names: Ben, Cleo.'),
  ).toBeVisible();
  await expect(
    ana.getByText('These have written alone, which is then withdrawn: Cleo.'),
  ).toBeVisible();
  await expectAccessible(ana);
  await ana.getByRole('textbox', { name: 'Your message' }).fill(`${message} We are three.`);
  await ana.getByRole('button', { name: 'Send message' }).click();
  await expect(ana.getByText('You wrote to Mara')).toBeVisible();

  // Ben finds it in his inbox, and writes under his name.
  await ben.goto('/inquiries?folder=sent');
  await ben.getByRole('link', { name: 'Mara' }).click();
  await expect(ben.getByText('3 people, together')).toBeVisible();
  await expect(ben.getByRole('log').getByText('Ana', { exact: true })).toBeVisible();
  await ben
    .getByRole('textbox', { name: 'Write to Mara' })
    .fill('I am Ben, and I can come on Monday.');
  await ben.getByRole('button', { name: 'Send' }).click();
  await expect(ben.getByRole('log').getByText('I am Ben, and I can come on Monday.')).toBeVisible();
  await expectAccessible(ben);

  // Cleo's own inquiry leads to that of the group.
  await cleo.goto(`/inquiries/${alone.id}`);
  await expect(cleo.getByText('You write with your group now')).toBeVisible();
  await cleo.getByRole('link', { name: 'Open that inquiry' }).click();
  await expect(cleo.getByRole('log').getByText('Ben', { exact: true })).toBeVisible();

  // The owner has one applicant of three, with the weakest pair, and answers all of them.
  await mara.goto(`/listings/${listing}/applicants`);
  const card = mara.getByRole('article');
  await expect(card).toHaveCount(1);
  await expect(card.getByRole('heading', { name: 'Ana, Ben, Cleo' })).toBeVisible();
  await card.getByText('Why this fit').click();
  await expect(card.getByText('The lowest fit is between Cleo and Mara.')).toBeVisible();
  await expectAccessible(mara);
  await card.getByRole('link', { name: 'Open the conversation with Ana, Ben, Cleo' }).click();
  await expect(mara.getByRole('log').getByText('Ben', { exact: true })).toBeVisible();
  await mara
    .getByRole('textbox', { name: 'Write to Ana, Ben, Cleo' })
    .fill('Come on Monday at six, all of you.');
  await mara.getByRole('button', { name: 'Send' }).click();
  for (const page of [ben, cleo]) {
    await expect(
      page.getByRole('log').getByText('Come on Monday at six, all of you.'),
    ).toBeVisible();
  }
  for (const page of [ana, ben, cleo, mara]) await page.context().close();
});
