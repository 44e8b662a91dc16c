import { randomInt } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { callAsPerson } from './support/call-as-person.ts';
import { expect, expectAccessible, signInAsNewcomer, test } from './support/fixtures.ts';
import { makeGroup, postListing } from './support/listings.ts';
import { mailsTo } from './support/planted-texts.ts';

const early = {
  sleep: { from: '22:00', until: '06:00' },
  cleaning: 'same_day',
  quiet: 'by_22',
  smoking: 'never',
};

/** Signs in as a new user of this name, on a phone of their own. */
async function onPhone(browser: Browser, first_name: string, wishes: object): Promise<Page> {
  const viewport = { width: 390, height: 844 };
  const page = await (await browser.newContext({ viewport })).newPage();
  await signInAsNewcomer(page, '/robots.txt');
  const profile = { first_name, birth_date: '1990-12-10', budget_currency: 'USD', ...wishes };
  await callAsPerson(page, 'PATCH', '/api/users/profile', profile);
  await callAsPerson(page, 'PUT', '/api/users/habits', early);
  return page;
}

test('two look for a room together, and see whose wish costs what', async ({ browser }) => {
  test.slow();
  const word = `Zinnia${randomInt(1_000_000)}`;
  const owner = await onPhone(browser, 'Olga', {});
  const room = {
    looking_for_roommates: 2,
    room_type: 'private_room',
    monthly_bills: null,
    available_from: null,
    available_until: null,
    currency: 'USD',
  } as const;
  await postListing(owner, { ...room, title: `${word} suits both`, monthly_rent: 450 });
  await postListing(owner, { ...room, title: `${word} costs more`, monthly_rent: 550 });

  const ana = await onPhone(browser, 'Ana', { budget_max: 700 });
  const id = await makeGroup(ana, 'Two for the river');
  const invited = await callAsPerson(ana, 'POST', `/api/groups/${id}/invitation`);
  const jonas = await onPhone(browser, 'Jonas', { budget_max: 500 });
  const { code } = invited.body as { code: string };
  await callAsPerson(jonas, 'POST', '/api/group-invitations/accept', { code });

  await ana.goto(`/groups/${id}`);
  await ana.getByRole('link', { name: 'Find rooms as a group' }).click();
  const wishes = ana.getByRole('region', { name: /Looking as .*Two for the river/ });
  await expect(wishes.getByRole('listitem')).toHaveText([
    /Room for 2, or a whole place$/,
    /You: up to \$700$/,
    /Jonas.*: up to \$500$/,
    /Together up to \$1,200$/,
  ]);
  await expectAccessible(ana);

  await ana.goto(`/?q=${word}&group=${id}&sort=fit`);
  const rooms = ana.getByRole('list', { name: 'Rooms' });
  await expect(rooms.getByRole('link', { name: `${word} suits both` })).toBeVisible();
  await expect(rooms.getByText(`${word} costs more`)).toBeHidden();
  // The owner answered alike.
  await expect(rooms.getByText('Your group')).toBeVisible();
  const advice = ana.getByRole('navigation', {
    name: 'Only if the person whose wish it is agrees:',
  });
  await advice.getByRole('link', { name: /^1 more without .*Jonas.*’s limit of \$500$/ }).click();
  await expect(rooms.getByRole('link', { name: `${word} costs more` })).toBeVisible();
  await expect(wishes.getByRole('link', { name: /Add again:.*Jonas/ })).toBeVisible();
  await expectAccessible(ana);
  await ana.setViewportSize({ width: 320, height: 640 });
  const overflow = await ana.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  // Added again, it counts again.
  await wishes.getByRole('link', { name: /Add again:.*Jonas/ }).click();
  await expect(rooms.getByText(`${word} costs more`)).toBeHidden();

  // Whoever is not in it learns nothing of the group.
  await owner.goto(`/?q=${word}&group=${id}`);
  await expect(owner.getByText('Two for the river')).toBeHidden();
  await expect(owner.getByText('This search is for the members of a group')).toBeVisible();
  for (const page of [ana, jonas, owner]) await page.context().close();
});

test('who is not in the group reads that its search is for its members, and goes on without it', async ({
  browser,
}) => {
  const ana = await onPhone(browser, 'Ana', {});
  const id = await makeGroup(ana, 'Only us');
  const address = `/?q=room&group=${id}&without_wishes=rooms`;
  const stranger = await onPhone(browser, 'Stella', {});
  await stranger.goto(address);
  await expect(stranger.getByText('This search is for the members of a group')).toBeVisible();
  await expect(stranger.getByRole('button', { name: 'Try again' })).toBeHidden();
  await expect(stranger.getByRole('button', { name: 'Save for the group' })).toBeHidden();
  await expectAccessible(stranger);
  await stranger.getByRole('link', { name: 'Search without the group' }).click();
  await expect(stranger).toHaveURL(/\/\?q=room$/);
  await expect(stranger.getByRole('list', { name: 'Rooms' })).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(address);
  await expect(visitor.getByText('Sign in if you are one of them')).toBeVisible();
  await expect(
    visitor.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }),
  ).toHaveAttribute('href', /redirect=.*group/);
});

test('one saves the search for both, and each hears once of a room', async ({ browser }) => {
  test.slow();
  const word = `Dahlia${randomInt(1_000_000)}`;
  const ana = await onPhone(browser, 'Ana', { budget_max: 700 });
  const id = await makeGroup(ana, 'Two for the canal');
  const invited = await callAsPerson(ana, 'POST', `/api/groups/${id}/invitation`);
  const jonas = await onPhone(browser, 'Jonas', { budget_max: 500 });
  const { code } = invited.body as { code: string };
  await callAsPerson(jonas, 'POST', '/api/group-invitations/accept', { code });

  await ana.goto(`/?q=${word}&group=${id}`);
  await ana.getByRole('button', { name: 'Save for the group' }).click();
  const dialog = ana.getByRole('dialog', { name: 'Save this search for the group' });
  await expect(dialog.getByText(/^Everyone in the group finds it/)).toBeVisible();
  await dialog.getByLabel('How often to notify me').selectOption('Right away');
  await expectAccessible(ana);
  await ana.screenshot({ path: '.tmp/group-search/save.png' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await ana.getByRole('button', { name: 'Saved searches' }).click();
  await expect(ana.getByRole('article')).toContainText('For the group “Two for the canal”');

  // It is there for the other one, too, who wants to hear right away.
  await jonas.goto('/saved-searches');
  const row = jonas.getByRole('article');
  await expect(row).toContainText('For the group “Two for the canal”');
  await expect(row).toContainText('Alerts once a day');
  await expectAccessible(jonas);
  await jonas.screenshot({ path: '.tmp/group-search/saved.png' });
  await row.getByRole('button', { name: /^Edit:/ }).click();
  await jonas.getByLabel('How often to notify me').selectOption('Right away');
  await jonas.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('Alerts right away');
  // A search of her own finds the same rooms.
  const own = { name: 'Mine', search: `q=${word}`, frequency: 'at_once' };
  await callAsPerson(ana, 'POST', '/api/saved-searches', own);

  const owner = await onPhone(browser, 'Olga', {});
  const room = { looking_for_roommates: 2, room_type: 'private_room', currency: 'USD' } as const;
  const free = { monthly_bills: null, available_from: null, available_until: null };
  const title = `${word} suits both`;
  await postListing(owner, { ...room, ...free, title, monthly_rent: 450 });
  for (const page of [ana, jonas]) {
    const me = await callAsPerson(page, 'GET', '/api/users/profile');
    const { email } = me.body as { email: string };
    await expect.poll(() => mailsTo(email), { timeout: 30_000 }).toHaveLength(1);
    const [mail = ''] = await mailsTo(email);
    expect(mail).toContain(title);
    expect(mail).toContain('Two for the canal');
  }
  await jonas.reload();
  await expect(row).toContainText('1 new room');
  await row.getByRole('link', { name: new RegExp(word) }).click();
  await expect(jonas.getByRole('link', { name: title })).toBeVisible();
});
