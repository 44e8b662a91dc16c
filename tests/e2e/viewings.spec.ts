import type { Page } from '@playwright/test';
import { callAsPerson } from './support/call-as-person.ts';
import { expect, expectAccessible, signInAsNewcomer, test } from './support/fixtures.ts';
import { postListing } from './support/listings.ts';

// The room of `sampleListing`, and somebody whose clocks show another time.
test.use({ viewport: { width: 390, height: 844 }, timezoneId: 'Europe/Berlin', hasTouch: true });

async function prepare(page: Page, first_name: string): Promise<void> {
  await signInAsNewcomer(page, '/robots.txt');
  const profile = { first_name, birth_date: '1990-12-10' };
  expect((await callAsPerson(page, 'PATCH', '/api/users/profile', profile)).status).toBe(200);
  await callAsPerson(page, 'POST', '/api/users/onboarding/skip', {});
}

/** Signs in somebody with a room in New York; its id. */
async function prepareOwner(page: Page): Promise<number> {
  await prepare(page, 'Ona');
  return postListing(page, { title: 'Room to look at', latitude: 40.6725, longitude: -73.95 });
}

test('an owner offers an evening, a seeker picks a time, moves and cancels it', async ({
  page: owner,
  browser,
}) => {
  test.slow();
  const listing_id = await prepareOwner(owner);

  await owner.goto(`/listings/${listing_id}`);
  await owner.getByRole('link', { name: 'Viewings' }).click();
  await expect(owner.getByText('No times yet')).toBeVisible();
  await owner.getByRole('button', { name: 'Offer these times' }).click();
  await expect(owner.getByText('Must be a date as YYYY-MM-DD')).toBeVisible();
  await owner.getByLabel('First day').fill('2099-06-01');
  await owner.getByRole('button', { name: 'Offer these times' }).click();
  await expect(owner.getByText('6 times offered')).toBeVisible();
  await expect(owner.getByText(/Times are those of the place/)).toBeVisible();
  await expectAccessible(owner);
  await owner.getByRole('button', { name: 'Withdraw Monday, June 1, 2099, 6:20 PM' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(owner.getByText('6:20 PM')).toHaveCount(0);

  const seeker = await (
    await browser.newContext({
      viewport: { width: 390, height: 844 },
      timezoneId: 'America/New_York',
    })
  ).newPage();
  await prepare(seeker, 'Sora');
  const message = 'Hello! I would love to see the room.';
  const sent = await callAsPerson(seeker, 'POST', '/api/inquiries', { listing_id, message });
  const { id } = sent.body as { id: number };
  await seeker.goto(`/inquiries/${id}`);
  await seeker.getByRole('button', { name: 'Monday, June 1, 2099, 6:00 PM' }).click();
  await expect(seeker.getByText('Monday, June 1, 2099, 6:00 PM')).toBeVisible();
  await expect(seeker.getByText('Viewing on Mon, Jun 1, 2099')).toBeVisible();
  await expectAccessible(seeker);

  // The open page of the owner follows.
  await expect(owner.getByRole('link', { name: 'Sora' })).toBeVisible();
  await expect(owner.getByText('Full')).toBeVisible();

  await seeker.getByText('Move', { exact: true }).click();
  await seeker.getByRole('button', { name: 'Monday, June 1, 2099, 7:40 PM' }).click();
  await expect(seeker.getByText('Monday, June 1, 2099, 7:40 PM')).toBeVisible();
  await seeker.getByRole('button', { name: 'Cancel the viewing' }).click();
  await seeker.getByRole('dialog').getByRole('button', { name: 'Cancel the viewing' }).click();
  await expect(
    seeker.getByText('The viewing on Monday, June 1, 2099, 7:40 PM was cancelled.'),
  ).toBeVisible();
  await expect(owner.getByRole('link', { name: 'Sora' })).toHaveCount(0);
});

/** Day and time of an instant by the clocks of the room, as a form has them. */
function clocksOfRoom(instant: number): { first_day: string; from: string } {
  const [day = '', time = ''] = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'America/New_York',
  })
    .format(instant)
    .split(' ');
  return { first_day: day, from: time };
}

test('a day before, both are asked whether they come, and one of them cannot', async ({
  page: owner,
  browser,
}) => {
  test.slow();
  const listing_id = await prepareOwner(owner);
  const slots = await callAsPerson(owner, 'POST', `/api/listings/${listing_id}/viewing-slots`, {
    ...clocksOfRoom(Date.now() + 5 * 60 * 60_000),
    minutes: 20,
    places: 1,
    mode: 'in_person',
  });
  const [slot] = (slots.body as { items: { id: number }[] }).items;
  const seeker = await (
    await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  ).newPage();
  await prepare(seeker, 'Sora');
  const message = 'Hello! I would love to see the room.';
  const sent = await callAsPerson(seeker, 'POST', '/api/inquiries', { listing_id, message });
  const { id } = sent.body as { id: number };
  await callAsPerson(seeker, 'POST', `/api/inquiries/${id}/viewings`, { slot_id: slot?.id });

  // The home page and the count lead there.
  await seeker.goto('/');
  await expect(seeker.getByText('Are you coming?')).toBeVisible();
  await expect(seeker.getByRole('link', { name: 'Inquiries 1 waiting for you' })).toBeVisible();
  await seeker.getByRole('link', { name: /^Viewing: / }).click();
  await seeker.getByRole('button', { name: 'I’m coming' }).click();
  await expect(seeker.getByText('You confirmed that you are coming.')).toBeVisible();
  await expect(seeker.getByRole('button', { name: 'I’m coming' })).toHaveCount(0);
  await expect(seeker.getByRole('link', { name: /waiting for you/ })).toHaveCount(0);
  await expectAccessible(seeker);

  await owner.goto(`/inquiries/${id}`);
  await expect(owner.getByText('Sora confirmed and is coming.')).toBeVisible();
  await expectAccessible(owner);
  await owner.getByRole('button', { name: 'I can’t come' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Cancel the viewing' }).click();
  await expect(owner.getByText(/^The viewing on .+ was cancelled\.$/)).toBeVisible();
  await expect(seeker.getByText(/^The viewing on .+ was cancelled\.$/)).toBeVisible();
});
