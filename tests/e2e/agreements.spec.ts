import type { Browser, Page } from '@playwright/test';
import type { Group } from '#contract/groups/calls.ts';
import { callAsPerson } from './support/call-as-person.ts';
import { expect, expectAccessible, signInAsNewcomer, test } from './support/fixtures.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
test.use(phone);

const answers = (quiet: string) => ({ quiet, cleaning: 'same_day', smoking: 'never' });

/** Signs in somebody with a first name and these quiet hours. */
async function prepare(page: Page, first_name: string, quiet: string): Promise<void> {
  await signInAsNewcomer(page, '/robots.txt');
  const profile = { first_name, birth_date: '1990-12-10' };
  expect((await callAsPerson(page, 'PATCH', '/api/users/profile', profile)).status).toBe(200);
  await callAsPerson(page, 'POST', '/api/users/onboarding/skip', {});
  const saved = await callAsPerson(page, 'PUT', '/api/users/habits', answers(quiet));
  expect(saved.status).toBe(200);
}

/** A group of three on three phones; the first leads. */
async function prepareGroup(lead: Page, browser: Browser) {
  await prepare(lead, 'Ada', 'by_22');
  const { body } = await callAsPerson(lead, 'POST', '/api/groups', { name: 'Three for Berlin' });
  const { id } = body as { id: number };
  const invited = await callAsPerson(lead, 'POST', `/api/groups/${id}/invitation`, {});
  const { code } = invited.body as { code: string };
  const others: Page[] = [];
  for (const [name, quiet] of [
    ['Ben', 'by_22'],
    ['Cleo', 'by_24'],
  ] as const) {
    const page = await (await browser.newContext(phone)).newPage();
    await prepare(page, name, quiet);
    const joined = await callAsPerson(page, 'POST', '/api/group-invitations/accept', { code });
    expect(joined.status).toBe(200);
    others.push(page);
  }
  const [ben, cleo] = others as [Page, Page];
  return { id, ben, cleo };
}

test(
  'a house agreement goes from a draft to three signatures, and anew after a change',
  { tag: ['@essential'] },
  async ({ page: ada, browser }) => {
    test.slow();
    const { id, ben, cleo } = await prepareGroup(ada, browser);
    for (const page of [ada, ben, cleo]) await page.goto(`/groups/${id}/agreement`);
    await ada.getByRole('button', { name: 'Draft the agreement' }).click();
    await expect(ada.getByText('It is no lease')).toBeVisible();
    await expect(ada.getByText('Nobody smokes or vapes at home.')).toBeVisible();
    await expectAccessible(ada);

    // The open pages of the others follow.
    const open = cleo.getByText('You differ here.');
    await expect(open).toBeVisible();
    await expect(cleo.getByText('Before you can accept, decide the open point.')).toBeVisible();
    await cleo.getByLabel('Show the others which proposals are closer to my answers').check();
    await expect(ben.getByText('Closer to Cleo')).toBeVisible();
    await ben.getByRole('button', { name: /^Choose this: .*quiet from 10/ }).click();
    await expect(open).toBeHidden();

    // Two write the same rule: nobody's text is lost.
    const rule = 'Nobody smokes or vapes at home.';
    for (const page of [ada, ben]) {
      await page.getByRole('button', { name: `Change: ${rule}`, exact: true }).click();
    }
    await ada.getByRole('textbox', { name: 'Rule' }).fill('We smoke in the garden only.');
    await ben.getByRole('textbox', { name: 'Rule' }).fill('We smoke on the roof only.');
    await ada.getByRole('button', { name: 'Save' }).click();
    await expect(ben.getByText('Somebody changed this rule while you were writing.')).toBeVisible();
    await expect(ben.getByRole('textbox', { name: 'Rule' })).toHaveValue(
      'We smoke on the roof only.',
    );
    await expectAccessible(ben);
    await ben.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(cleo.getByText('Ada changed')).toBeVisible();
    await cleo
      .getByRole('button', { name: 'Undo the change: We smoke in the garden only.' })
      .click();
    await expect(ada.getByRole('button', { name: `Change: ${rule}`, exact: true })).toBeVisible();

    for (const [page, name] of [
      [ada, 'Ada Lovelace'],
      [ben, 'Ben Okri'],
      [cleo, 'Cleo Wade'],
    ] as const) {
      await page.getByLabel('Your name').fill(name);
      await page.getByRole('button', { name: 'Accept this version' }).click();
      await expect(page.getByText(`Accepted as ${name}`).first()).toBeVisible();
    }
    for (const page of [ada, ben, cleo]) {
      await expect(page.getByText('All of you have accepted this version.')).toBeVisible();
    }

    // The page to print, in German, while the app stays English.
    await ada.getByRole('link', { name: 'Print or save as PDF' }).click();
    await ada.getByRole('main').getByRole('link', { name: 'Deutsch' }).click();
    await expect(ada.getByRole('heading', { name: /^Hausvereinbarung/ })).toBeVisible();
    await expect(ada.getByText('Zu Hause raucht und dampft niemand.')).toBeVisible();
    await expect(ada.getByText(/Als Cleo Wade zugestimmt/)).toBeVisible();
    await expectAccessible(ada);
    await ada.emulateMedia({ media: 'print' });
    await expect(ada.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(ada.getByText('Sie ist kein Mietvertrag')).toBeVisible();
    await ada.emulateMedia({ media: 'screen' });

    // A change starts a version that nobody has accepted.
    await ben.getByRole('button', { name: 'Add a rule: Kitchen' }).click();
    await ben
      .getByRole('textbox', { name: 'Rule' })
      .fill('Christian household looking for a Christian flatmate.');
    await expect(ben.getByText('Does this leave people out?')).toBeVisible();
    await ben.getByRole('textbox', { name: 'Rule' }).fill('The good knives stay sharp.');
    await ben.getByRole('button', { name: 'Save' }).click();
    await expect(ben.getByText('Version 2')).toBeVisible();
    await expect(cleo.getByText('Version 2')).toBeVisible();
    await expect(cleo.getByText('Not accepted yet')).toHaveCount(3);
    await cleo.getByText('Version 1').click();
    await expect(cleo.getByText('Accepted as Ben Okri').first()).toBeVisible();
  },
);

test('three split a rent by what the rooms are worth to them', async ({ page: ada, browser }) => {
  test.slow();
  const { id, ben, cleo } = await prepareGroup(ada, browser);
  for (const page of [ada, ben, cleo]) await page.goto(`/groups/${id}/rent`);
  await ada.getByLabel('Total monthly rent').fill('1,200');
  await ada.getByLabel('By what the rooms are worth to you').check();
  for (const [at, name] of ['Balcony', 'Corner', 'Yard'].entries()) {
    await ada.getByLabel(`Name of room ${at + 1}`).fill(name);
  }
  await ada.getByRole('button', { name: 'Split the rent' }).click();
  await expect(ada.getByText('Waiting for Ada, Ben, Cleo')).toBeVisible();
  await expectAccessible(ada);

  const bids = [
    [ada, ['600', '350', '250']],
    [ben, ['500', '500', '200']],
    [cleo, ['450', '400', '350']],
  ] as const;
  for (const [page, amounts] of bids) {
    for (const [at, room] of ['Balcony', 'Corner', 'Yard'].entries()) {
      await page.getByLabel(`${room} is worth to me`).fill(amounts[at] ?? '');
    }
    await page.getByRole('button', { name: 'Save my amounts' }).click();
    if (page === ada) {
      await expect(page.getByText('Your amounts are saved.')).toBeVisible();
      await expect(ben.getByText('Waiting for Ben, Cleo')).toBeVisible();
      await expect(ben.getByText('Who pays what')).toHaveCount(0);
    }
  }
  for (const [page] of bids) {
    await expect(page.getByText('Nobody would rather swap:')).toBeVisible();
    await expect(page.getByRole('row', { name: 'Ada Balcony' })).toBeVisible();
  }
  await expectAccessible(cleo);
});

test('whoever is taken out of a group sees that on its open pages', async ({
  page: ada,
  browser,
}) => {
  test.slow();
  const { id, ben, cleo } = await prepareGroup(ada, browser);
  await ben.goto(`/groups/${id}/agreement`);
  await expect(ben.getByRole('heading', { name: 'House agreement', level: 1 })).toBeVisible();
  await cleo.goto(`/groups/${id}/rent`);
  await expect(cleo.getByRole('heading', { name: 'Rent split', level: 1 })).toBeVisible();

  const { body } = await callAsPerson(ada, 'GET', `/api/groups/${id}`);
  for (const member of (body as Group).members) {
    if (member.is_me) continue;
    await callAsPerson(ada, 'DELETE', `/api/groups/${id}/members/${member.id}`);
  }
  for (const page of [ben, cleo]) {
    await expect(page.getByText('There is no group of yours at this address.')).toBeVisible();
  }
});
