import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, signInAsNewcomer, test } from './support/fixtures.ts';
import { callAsPerson } from './support/call-as-person.ts';

const early = {
  sleep: { from: '22:00', until: '06:00' },
  cleaning: 'same_day',
  quiet: 'by_22',
  smoking: 'never',
};
/** Smoking in the home is a dealbreaker. */
const noSmoke = { smoking: { acceptable: ['never'], importance: 4, is_dealbreaker: true } };

const phone = { width: 390, height: 844 };

/** Signs in as a new user of this name, on a phone of their own. */
async function onPhone(
  browser: Browser,
  first_name: string,
  habits: object,
  preferences?: object,
): Promise<Page> {
  const page = await (await browser.newContext({ viewport: phone })).newPage();
  await signInAsNewcomer(page, '/robots.txt');
  const profile = { first_name, birth_date: '1990-12-10' };
  await callAsPerson(page, 'PATCH', '/api/users/profile', profile);
  await callAsPerson(page, 'PUT', '/api/users/habits', habits);
  if (preferences) await callAsPerson(page, 'PUT', '/api/users/preferences', preferences);
  return page;
}

const members = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: 'Members' }) });
const matrix = (page: Page) =>
  page.getByRole('region', { name: 'How well you would live together' });

const rooms = (page: Page) => page.getByRole('list', { name: 'Rooms you consider' });

test('three on their phones come from a link to how well every two would live together', async ({
  browser,
}) => {
  test.slow();
  const ana = await onPhone(browser, 'Ana', early);
  await ana.goto('/groups');
  await expect(ana.getByText('You are not in a group yet')).toBeVisible();
  await ana.getByLabel('Group name').fill('Three for Neukölln');
  await ana.getByRole('button', { name: 'Create the group' }).click();
  await expect(ana.getByRole('heading', { name: 'Three for Neukölln', level: 1 })).toBeVisible();
  await expect(
    ana.getByText('As soon as someone joins, you see here how well you would live together.'),
  ).toBeVisible();
  await ana.getByRole('button', { name: 'Create a link and a code' }).click();
  const field = ana.getByRole('textbox', { name: 'Invitation link' });
  await expect(field).toHaveValue(/\/groups\/join\?code=[0-9A-Z]{12}$/);
  await expect(ana.getByRole('figure').locator('path')).toBeVisible();
  await expectAccessible(ana);
  const link = await field.inputValue();

  // One opens the link, the other types the code.
  const ben = await onPhone(browser, 'Ben', early, noSmoke);
  await ben.goto(link);
  await expect(
    ben.getByRole('heading', { name: 'Look for a home with “Three for Neukölln”?' }),
  ).toBeVisible();
  await expect(ben.getByText('Your first names and photos.')).toBeVisible();
  await expectAccessible(ben);
  await ben.getByRole('button', { name: 'Join the group' }).click();
  await expect(members(ben).getByRole('listitem')).toHaveCount(2);

  const cleo = await onPhone(browser, 'Cleo', { ...early, smoking: 'balcony' });
  await cleo.goto('/groups');
  const code = new URL(link).searchParams.get('code') ?? '';
  await cleo.getByLabel('Invitation code').fill(`${code.slice(0, 6)} ${code.slice(6)}`);
  await cleo.getByRole('button', { name: 'Open the invitation' }).click();
  await cleo.getByRole('button', { name: 'Join the group' }).click();
  await expect(members(cleo).getByRole('listitem')).toHaveCount(3);

  // Nobody reloaded: the page of the first one follows.
  await expect(members(ana).getByRole('listitem')).toHaveCount(3);
  await expect(ana.getByText(/^An invitation is open until .* Used: 2 of 5\./)).toBeVisible();
  await expect(
    ana.getByText(/^The lowest fit: .Ben. and .Cleo., \d+ of 100, with a conflict/),
  ).toBeVisible();
  await expect(ana.getByText(/were fine for Ben/)).toBeVisible();
  await matrix(ana)
    .getByRole('button', { name: /Ben.*Cleo/ })
    .first()
    .click();
  await expect(ana.getByRole('heading', { name: /Ben.*Cleo.*: why/ })).toBeVisible();
  await expect(ana.getByText('A dealbreaker for Ben')).toBeVisible();
  await expectAccessible(ana);
  // Own pairs show what the page of the other one shows.
  await matrix(ana)
    .getByRole('button', { name: /You and .*Ben/ })
    .first()
    .click();
  await expect(ana.getByRole('heading', { name: /You and .*Ben.*: why/ })).toBeVisible();
  await expect(ana.getByText('Where nothing is lost')).toBeVisible();
  await ana.setViewportSize({ width: 320, height: 640 });
  const overflow = await ana.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);

  // The lead hands over and leaves; the others stay together.
  await ana.getByRole('button', { name: 'Make leader: Ben' }).click();
  await ana.getByRole('dialog').getByRole('button', { name: 'Make leader' }).click();
  await expect(ana.getByText('Ben leads the group now')).toBeVisible();
  await expect(ben.getByRole('button', { name: 'Rename' })).toBeVisible();
  await ana.getByRole('button', { name: 'Leave the group' }).click();
  await ana.getByRole('dialog').getByRole('button', { name: 'Leave the group' }).click();
  await expect(ana.getByText('You left the group')).toBeVisible();
  await expect(ana.getByText('You are not in a group yet')).toBeVisible();
  await expect(members(cleo).getByRole('listitem')).toHaveCount(2);
});

test('a name that was typed and not saved is back', async ({ browser }) => {
  const ana = await onPhone(browser, 'Ana', early);
  await ana.goto('/groups');
  await ana.getByLabel('Group name').fill('Half a na');
  await ana.reload();
  await expect(ana.getByLabel('Group name')).toHaveValue('Half a na');
  await expect(ana.getByText('What you typed is back')).toBeVisible();
});

test('an invitation that ended says so', async ({ browser }) => {
  const ana = await onPhone(browser, 'Ana', early);
  await ana.goto('/groups/join?code=K7QM2XPD9RTF');
  await expect(ana.getByRole('heading', { name: 'This invitation has ended' })).toBeVisible();
  await ana.goto('/groups/2000000000');
  await expect(ana.getByText('There is no group of yours at this address.')).toBeVisible();
});

test('a favorite is shown to the group, and each says what they think of it', async ({
  browser,
}) => {
  test.slow();
  const ana = await onPhone(browser, 'Ana', early);
  const { body } = await callAsPerson(ana, 'POST', '/api/groups', { name: 'Two of us' });
  const { id } = body as { id: number };
  const made = await callAsPerson(ana, 'POST', `/api/groups/${id}/invitation`);
  const { code } = made.body as { code: string };
  const ben = await onPhone(browser, 'Ben', early);
  await callAsPerson(ben, 'POST', '/api/group-invitations/accept', { code });
  await callAsPerson(ana, 'PUT', '/api/listings/1/mark', { mark: 'favorite' });

  await ana.goto(`/groups/${id}`);
  await expect(ana.getByText('Nobody has shown the group a room yet.')).toBeVisible();
  await ana.getByRole('button', { name: 'Show it' }).click();
  await expect(ana.getByText(/^Shown by Ana/)).toBeVisible();
  await ben.goto(`/groups/${id}`);
  await expect(ben.getByText('1 change since you last looked')).toBeVisible();
  await expect(ben.getByText('New', { exact: true })).toBeVisible();
  await expect(ana.getByText(/^Seen by/)).toBeHidden();
  const looked = ben.waitForResponse(/\/look$/);
  await rooms(ben).scrollIntoViewIfNeeded();
  await looked;
  await rooms(ben).getByRole('link').first().click();
  await expect(ben).toHaveURL(/\/listings\/1$/);
  await expect(ana.getByText(/^Seen by Ben/)).toBeVisible();
  // The address changes before the page does, and what is new stays until the page is left.
  await expect(rooms(ben)).toBeHidden();
  await expect(ben.getByRole('heading', { level: 1 })).toBeVisible();
  await ben.goBack();
  await expect(ben.getByText(/^Shown by Ana/)).toBeVisible();
  // He looked before he opened it.
  await expect(ben.getByText('1 change since you last looked')).toBeHidden();
  await ben.getByRole('button', { name: /^Maybe: / }).click();
  await ben.getByLabel('Why, for the group').fill('Near the tram');
  await expect(ana.getByText('Near the tram')).toBeVisible();
  await expect(ana.getByText('1 change since you last looked')).toBeVisible();
  await expectAccessible(ana);
  await ben.reload();
  await expect(ben.getByLabel('Why, for the group')).toHaveValue('Near the tram');
  await ana.getByRole('button', { name: /^Take off the list/ }).click();
  await expect(ben.getByText('Nobody has shown the group a room yet.')).toBeVisible();
});
