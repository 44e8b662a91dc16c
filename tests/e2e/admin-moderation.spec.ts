import type { Browser, Page } from '@playwright/test';
import { callAsPerson } from './support/call-as-person.ts';
import { expect, signInAs, signInAsNewcomer, test } from './support/fixtures.ts';
import { postListing } from './support/listings.ts';

// Visitors get 404 for the hidden room.
test.use({ expectedErrors: /404/ });

/** Opens a window of another user, with a separate session. */
async function openOther(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  return context.newPage();
}

test('an administrator hides a reported room; visitors no longer see it, and the audit log records it @essential', async ({
  page: owner,
  browser,
  baseURL,
}) => {
  const title = `Castle for rent ${Date.now()}`;
  const reason = 'The photos are from a film';
  await signInAsNewcomer(owner, '/robots.txt');
  const id = await postListing(owner, { title });

  const reporter = await openOther(browser, baseURL);
  await signInAsNewcomer(reporter, `/listings/${id}`);
  await reporter.getByRole('button', { name: 'Report this room' }).click();
  const dialog = reporter.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'The room or the person is not real' }).check();
  await dialog.getByLabel('What should we know?').fill('I know that castle.');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(reporter.getByText('Thank you. We will look at it.')).toBeVisible();

  const admin = await openOther(browser, baseURL);
  await signInAs(admin, 'admin@roomieradar.test', '/admin');
  const main = admin.getByRole('main');
  await expect(main.getByText(/\d+ reports? to review/)).toBeVisible();
  // By keyboard, day by day.
  const slider = main.getByRole('slider', { name: 'New rooms: day' });
  await slider.focus();
  await expect(slider).toHaveAttribute('aria-valuetext', /: [1-9]\d* rooms?$/);
  await main.getByRole('link', { name: 'Reports', exact: true }).last().click();
  await main.getByRole('link', { name: title }).click();
  await expect(main.getByText('I know that castle.')).toBeVisible();
  await main.getByRole('button', { name: 'Hide' }).click();
  const hiding = admin.getByRole('dialog');
  await hiding.getByLabel('Which rule does it break?').selectOption('not_real');
  await hiding.getByLabel('Why?').fill(reason);
  await admin.getByRole('dialog').getByRole('button', { name: 'Hide' }).click();
  await expect(main.getByText('Hidden: only its owner sees it')).toBeVisible();
  await main.getByRole('button', { name: 'Resolve' }).click();
  await expect(main.getByRole('button', { name: 'Reopen' })).toBeVisible();
  await main.getByRole('link', { name: 'Audit log' }).click();
  const log = main.getByRole('list', { name: 'Audit events' });
  await expect(log.getByText(`hid “${title}”`)).toBeVisible();
  await expect(log.getByText(reason)).toBeVisible();

  const visitor = await openOther(browser, baseURL);
  expect((await visitor.goto(`/listings/${id}`))?.status()).toBe(404);
  await owner.goto(`/listings/${id}`);
  await expect(owner.getByText('Our team has hidden this room')).toBeVisible();
  await expect(owner.getByText(reason)).toBeVisible();

  // Wherever the owner is, they read why and since when, and find the way to appeal.
  const appeal = owner.getByRole('link', { name: 'Read the reasons and appeal' });
  for (const path of [`/listings/${id}`, '/listings', '/inquiries']) {
    await owner.goto(path);
    await expect(owner.getByText(/^Hidden since .* The rule: Offer only rooms/)).toBeVisible();
    await expect(owner.getByText(reason)).toBeVisible();
    await expect(appeal).toBeVisible();
  }
  await owner.goto('/');
  await owner.getByRole('link', { name: `We hid your room “${title}”` }).click();
  await appeal.click();
  await expect(
    owner.getByRole('heading', { level: 1, name: `We hid your room “${title}”` }),
  ).toBeVisible();
});

test('an administrator finds a scammer by mail address, and who got their messages is warned', async ({
  page: owner,
  browser,
  baseURL,
}) => {
  await signInAsNewcomer(owner, '/robots.txt');
  const title = `Bait ${Date.now()}`;
  const listing_id = await postListing(owner, { title });
  const scammer = await openOther(browser, baseURL);
  const email = await signInAsNewcomer(scammer, '/robots.txt');
  const message = 'Please wire me the deposit before the viewing, then I mail you the keys.';
  const sent = await callAsPerson(scammer, 'POST', '/api/inquiries', { listing_id, message });
  const { id } = sent.body as { id: number };

  const admin = await openOther(browser, baseURL);
  await signInAs(admin, 'admin@roomieradar.test', '/admin/reports?source=system');
  const main = admin.getByRole('main');
  await expect(main.getByText('The scam guard').first()).toBeVisible();
  await main.getByRole('link', { name: 'Search', exact: true }).click();
  await main.getByLabel('Name, e-mail address or number').fill(email);
  await main.getByRole('button', { name: 'Search' }).click();
  await expect(main.getByRole('heading', { name: email })).toBeVisible();
  await main.getByRole('button', { name: 'Suspend' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel('Which rule does it break?').selectOption('scam');
  await dialog.getByLabel('Why?').fill('Asks for money before a viewing');
  await dialog.getByRole('checkbox', { name: 'Remove everything they wrote' }).check();
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(main.getByRole('button', { name: 'Reinstate' })).toBeVisible();

  await owner.goto('/inquiries');
  await expect(owner.getByText('Removed by our team')).toBeVisible();
  await expect(owner.getByText('Suspended', { exact: true })).toBeVisible();
  await owner.goto(`/inquiries/${id}`);
  await expect(owner.getByText('We suspended the person who wrote this')).toBeVisible();
  await expect(owner.getByText(/^Our team suspended the account of/)).toBeVisible();
  await expect(owner.getByText(message)).toHaveCount(0);
});

test.describe('deleting a room', () => {
  // What is deleted answers 410.
  test.use({ expectedErrors: /410/ });

  test('an administrator deletes a room on its own page', async ({ page: owner, browser }) => {
    await signInAsNewcomer(owner, '/robots.txt');
    const title = `Not a room ${Date.now()}`;
    const id = await postListing(owner, { title });
    const admin = await openOther(browser, undefined);
    await signInAs(admin, 'admin@roomieradar.test', `/listings/${id}`);
    await admin.getByRole('button', { name: `Delete ${title}` }).click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(dialog.getByText('Write why')).toBeVisible();
    await dialog
      .getByRole('combobox')
      .selectOption({ label: 'Offer only rooms that exist, as they are.' });
    await dialog.getByRole('textbox', { name: 'Why?' }).fill('There is no such street');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(admin).toHaveURL('/');
    await expect(admin.getByText('The room is deleted')).toBeVisible();
    expect((await owner.request.get(`/listings/${id}`)).status()).toBe(410);
    await owner.goto('/profile/account');
    await expect(owner.getByText(`We deleted your room “${title}”`)).toBeVisible();
  });
});
