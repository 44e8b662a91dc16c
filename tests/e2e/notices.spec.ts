import type { Page } from '@playwright/test';
import { newEmail } from '#qa/run/sign-in.ts';
import { expect, signInAs, signInAsNewcomer, test } from './support/fixtures.ts';
import { postListing } from './support/listings.ts';
import { mailsTo } from './support/planted-texts.ts';

// Visitors get 404 for the hidden room.
test.use({ expectedErrors: /404/ });

/** The link with this text in the newest mail to this address. */
async function linkTo(email: string, text: string): Promise<string> {
  const pattern = new RegExp(`<a\\s+href="([^"]+)"[^>]*>\\s*${text}`);
  const find = async () => (await mailsTo(email)).flatMap((mail) => pattern.exec(mail)?.[1] ?? []);
  await expect.poll(async () => (await find()).length).toBe(1);
  return (await find())[0]!.replaceAll('&amp;', '&');
}

for (const [device, viewport] of [
  ['desktop', { width: 1280, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test(`on a ${device}, a notice without an account leads to a decision, its reasons, an appeal and a second decision`, async ({
    page: owner,
    browser,
    baseURL,
  }, testInfo) => {
    const open = async () =>
      (await browser.newContext({ ...(baseURL !== undefined && { baseURL }), viewport })).newPage();
    let taken = 0;
    const look = (page: Page, name: string) => {
      taken += 1;
      const file = testInfo.outputPath(`${taken}-${name}.png`);
      return page.screenshot({ path: file, fullPage: true });
    };
    const title = `Loft by the river ${device} ${Date.now()}`;
    await owner.setViewportSize(viewport);
    const ownerEmail = await signInAsNewcomer(owner, '/robots.txt');
    const id = await postListing(owner, { title });

    const visitor = await open();
    const visitorEmail = newEmail();
    await visitor.goto(`/listings/${id}`);
    await visitor.getByRole('link', { name: 'Report this room' }).click();
    await look(visitor, 'notice');
    await visitor.getByRole('radio', { name: 'It is mine' }).check();
    await visitor.getByLabel('What should we know?').fill('These are photos of my own loft.');
    await visitor.getByLabel('Your e-mail address').fill(visitorEmail);
    await visitor.getByRole('button', { name: 'Send report' }).click();
    await expect(visitor.getByRole('heading', { name: 'Confirm it by e-mail' })).toBeVisible();
    await look(visitor, 'check-mail');
    await visitor.goto(await linkTo(visitorEmail, 'View the report'));
    await look(visitor, 'confirm');
    await visitor.getByRole('button', { name: 'Yes, send it' }).click();
    await expect(visitor.getByText('The administrators have your report')).toBeVisible();

    const admin = await open();
    await signInAs(admin, 'admin@roomieradar.test', '/admin/reports?source=visitor');
    const main = admin.getByRole('main');
    await expect(main.getByRole('link', { name: title })).toBeVisible();
    await expect(main.locator('nav [aria-current=page]')).toHaveText([
      'Reports',
      /^Open/,
      'Everything',
      'Without an account',
    ]);
    await look(admin, 'desk');
    await main.getByRole('link', { name: title }).click();
    await expect(main.getByText(visitorEmail)).toBeVisible();
    await main.getByRole('button', { name: 'Hide' }).click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByLabel('Which rule does it break?').selectOption('not_theirs');
    await dialog.getByLabel('Why?').fill('Someone else showed us these photos.');
    await look(admin, 'hide');
    await dialog.getByRole('button', { name: 'Hide' }).click();
    await expect(main.getByText('Hidden: only its owner sees it')).toBeVisible();
    await main.getByRole('button', { name: 'Resolve' }).click();
    await expect(main.getByRole('button', { name: 'Reopen' })).toBeVisible();
    await look(admin, 'report');
    await expect.poll(async () => (await mailsTo(visitorEmail)).join()).toContain('we acted on it');

    await owner.goto('/profile/account');
    await expect(owner.getByText(`We hid your room “${title}”`)).toBeVisible();
    await look(owner, 'profile');
    await owner.goto(await linkTo(ownerEmail, 'Read the reasons'));
    await expect(owner.getByText('Someone else showed us these photos.')).toBeVisible();
    await look(owner, 'reasons');
    await owner.getByLabel('Your appeal').fill('They are mine: I have the originals.');
    await owner.getByRole('button', { name: 'Send the appeal' }).click();
    await expect(owner.getByText('We have your appeal')).toBeVisible();
    await look(owner, 'appealed');

    await main.getByRole('link', { name: 'All reports' }).click();
    await admin.getByRole('link', { name: 'Appeals' }).click();
    const appeal = main.getByRole('listitem').filter({ hasText: title });
    await expect(appeal.getByText('They are mine: I have the originals.')).toBeVisible();
    await look(admin, 'appeals');
    await appeal.getByRole('button', { name: 'Reverse' }).click();
    await admin.getByRole('dialog').getByLabel('Why?').fill('The originals are yours.');
    await admin.getByRole('dialog').getByRole('button', { name: 'Reverse' }).click();
    // The toast that says so may be gone before a busy machine looks.
    await expect(appeal).toHaveCount(0);
    await admin.getByRole('link', { name: 'Audit log' }).first().click();
    const log = main.getByRole('list', { name: 'Audit events' });
    await expect(log.getByText(`reversed the decision about “${title}”`)).toBeVisible();
    await expect(log.getByText(`hid “${title}”`)).toBeVisible();
    await look(admin, 'audit');

    await expect
      .poll(async () => (await mailsTo(ownerEmail)).join())
      .toContain('we took the decision back');
    await owner.reload();
    await expect(owner.getByText('The originals are yours.')).toBeVisible();
    await look(owner, 'decided');
    expect((await visitor.goto(`/listings/${id}`))?.status()).toBe(200);
  });
}
