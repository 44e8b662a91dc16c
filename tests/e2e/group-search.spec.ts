import { randomInt } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { callAsPerson } from './support/call-as-person.ts';
import { expect, expectAccessible, signInAsNewcomer, test } from './support/fixtures.ts';
import { makeGroup, postListing } from './support/listings.ts';

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
    name: 'Only if it is fine with whose wish it is:',
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
