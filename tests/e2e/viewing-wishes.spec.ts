import { callAsPerson } from './support/call-as-person.ts';
import { expect, expectAccessible, signInAsNewcomer, test } from './support/fixtures.ts';
import { postListing } from './support/listings.ts';

test.use({ viewport: { width: 390, height: 844 }, timezoneId: 'America/New_York', hasTouch: true });

test('a seeker proposes a time, the owner counters, and a place at a full one is told', async ({
  page: owner,
  browser,
}) => {
  test.slow();
  const prepare = async (page: typeof owner, first_name: string) => {
    await signInAsNewcomer(page, '/robots.txt');
    const profile = { first_name, birth_date: '1990-12-10' };
    expect((await callAsPerson(page, 'PATCH', '/api/users/profile', profile)).status).toBe(200);
    await callAsPerson(page, 'POST', '/api/users/onboarding/skip', {});
  };
  const join = async (first_name: string) => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      timezoneId: 'America/New_York',
    });
    const page = await context.newPage();
    await prepare(page, first_name);
    const message = 'Hello! I would love to see the room.';
    const sent = await callAsPerson(page, 'POST', '/api/inquiries', { listing_id, message });
    const { id } = sent.body as { id: number };
    return { page, id };
  };
  await prepare(owner, 'Ona');
  const listing_id = await postListing(owner, {
    title: 'Room to look at',
    latitude: 40.6725,
    longitude: -73.95,
  });

  const { page: seeker, id } = await join('Sora');
  await seeker.goto(`/inquiries/${id}`);
  await expect(seeker.getByText(/never pay anything before you have seen it/)).toBeVisible();
  await seeker.getByText('Propose a time', { exact: true }).click();
  await seeker.getByRole('button', { name: 'Propose', exact: true }).click();
  await expect(seeker.getByText('Must be a date as YYYY-MM-DD')).toBeVisible();
  await seeker.getByLabel('Day', { exact: true }).fill('2099-06-02');
  await seeker.getByLabel('Time', { exact: true }).fill('12:00');
  await expectAccessible(seeker);
  await seeker.getByRole('button', { name: 'Propose', exact: true }).click();
  await expect(seeker.getByText('You proposed: Tuesday, June 2, 2099, 12:00 PM')).toBeVisible();

  // The owner sees it beside the times that they offer, and answers in the conversation.
  await owner.goto(`/listings/${listing_id}/viewings`);
  await expect(
    owner.getByRole('button', { name: 'Agree to Tuesday, June 2, 2099, 12:00 PM' }),
  ).toBeVisible();
  await expectAccessible(owner);
  await owner.getByRole('link', { name: 'Sora' }).click();
  await owner.getByText('Propose another time').click();
  await owner.getByLabel('Day', { exact: true }).fill('2099-06-02');
  await owner.getByLabel('Time', { exact: true }).fill('13:00');
  await owner.getByRole('button', { name: 'Propose', exact: true }).click();
  await expect(owner.getByText('You proposed: Tuesday, June 2, 2099, 1:00 PM')).toBeVisible();

  // The open page of the seeker follows, and one press agrees.
  await expect(seeker.getByText(/Proposed: Tuesday, June 2, 2099, 1:00 PM/)).toBeVisible();
  await expectAccessible(seeker);
  await seeker.getByRole('button', { name: 'Agree' }).click();
  await expect(seeker.getByText('Tuesday, June 2, 2099, 1:00 PM', { exact: true })).toBeVisible();

  // Two evenings without the one between.
  await owner.goto(`/listings/${listing_id}/viewings`);
  await owner.getByLabel('First day').fill('2099-06-08');
  await owner.getByLabel('Last day').fill('2099-06-10');
  await owner.getByLabel('Until', { exact: true }).fill('18:20');
  await owner.getByLabel('Leave out a day').fill('2099-06-09');
  await owner.getByRole('button', { name: 'Leave out', exact: true }).click();
  await expect(owner.getByRole('checkbox', { name: /June 9/ })).toBeChecked();
  await owner.getByRole('button', { name: 'Offer these times' }).click();
  await expect(owner.getByText('2 times offered')).toBeVisible();

  // One press agrees on an offered time; another seeker waits for it.
  const one = await join('Ada');
  await one.page.goto(`/inquiries/${one.id}`);
  await one.page
    .getByRole('button', { name: 'Monday, June 8, 2099, 6:00 PM', exact: true })
    .click();
  await expect(one.page.getByText('Monday, June 8, 2099, 6:00 PM', { exact: true })).toBeVisible();
  const other = await join('Ben');
  await other.page.goto(`/inquiries/${other.id}`);
  await other.page.getByText('Full times').click();
  await other.page
    .getByRole('button', { name: 'Wait for a place: Monday, June 8, 2099, 6:00 PM' })
    .click();
  await expect(other.page.getByRole('button', { name: /^Stop waiting/ })).toBeVisible();
  await expectAccessible(other.page);
  await expect(owner.getByText('1 person is waiting for a place')).toBeVisible();
  await one.page.getByRole('button', { name: 'Cancel the viewing' }).click();
  await one.page.getByRole('dialog').getByRole('button', { name: 'Cancel the viewing' }).click();
  await other.page
    .getByRole('button', { name: 'Monday, June 8, 2099, 6:00 PM', exact: true })
    .click();
  await expect(
    other.page.getByText('Monday, June 8, 2099, 6:00 PM', { exact: true }),
  ).toBeVisible();
});
