import { callAsPerson } from './support/call-as-person.ts';
import { expect, expectAccessible, signInAsNewcomer, test } from './support/fixtures.ts';
import { postListing } from './support/listings.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a seeker tells a friend, who opens the link without an account, and has a calendar', async ({
  page: seeker,
  browser,
  baseURL,
}) => {
  test.slow();
  const options = baseURL === undefined ? {} : { baseURL };
  const owner = await (await browser.newContext(options)).newPage();
  await Promise.all([signInAsNewcomer(owner), signInAsNewcomer(seeker)]);
  await callAsPerson(owner, 'PATCH', '/api/users/profile', {
    first_name: 'Otto',
    birth_date: '1990-12-10',
  });
  const listing_id = await postListing(owner, {
    title: 'Room to look at',
    address: '30 Crescent Street, Astoria',
    latitude: 40.6725,
    longitude: -73.95,
  });
  const offered = await callAsPerson(owner, 'POST', `/api/listings/${listing_id}/viewing-slots`, {
    first_day: '2099-06-01',
    from: '18:00',
    minutes: 20,
    places: 1,
    mode: 'in_person',
  });
  const message = 'Hello! I would love to see the room.';
  const sent = await callAsPerson(seeker, 'POST', '/api/inquiries', { listing_id, message });
  const { id } = sent.body as { id: number };
  const { items } = offered.body as { items: { id: number }[] };
  await callAsPerson(seeker, 'POST', `/api/inquiries/${id}/viewings`, { slot_id: items[0]?.id });

  await seeker.goto(`/inquiries/${id}`);
  await expect(seeker.getByText('30 Crescent Street, Astoria')).toBeVisible();
  await seeker.getByRole('button', { name: 'Tell a friend' }).click();
  const link = await seeker.getByLabel('Link for your friend').inputValue();
  await expect(seeker.getByText('1 link to this viewing works.')).toBeVisible();
  await expectAccessible(seeker);

  const friend = await (await browser.newContext()).newPage();
  await friend.goto(link);
  await expect(friend.getByRole('main')).toContainText('30 Crescent Street, Astoria');
  await expect(friend.getByRole('main')).toContainText('Otto');
  await expect(friend.getByRole('main')).toContainText('June 1, 2099');
  // Of links there is only the name of the site: none to the room or to the two.
  await expect(friend.getByRole('link')).toHaveCount(1);
  await expect(friend.getByRole('link')).toHaveAttribute('href', '/');
  await expectAccessible(friend);

  await seeker.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(seeker.getByText('1 link to this viewing works.')).toBeHidden();
  await friend.reload();
  await expect(friend.getByRole('heading', { name: 'This page has ended' })).toBeVisible();

  await seeker.goto('/profile/notifications');
  await seeker.getByRole('button', { name: 'Create the address' }).click();
  const calendar = await seeker.getByLabel('Address of your calendar').inputValue();
  await expectAccessible(seeker);
  const answer = await friend.request.get(calendar);
  expect(await answer.text()).toContain('LOCATION:30 Crescent Street\\, Astoria');
  await seeker.getByRole('button', { name: 'Delete the address' }).click();
  await expect(seeker.getByRole('button', { name: 'Create the address' })).toBeVisible();
  expect((await friend.request.get(calendar)).status()).toBe(404);
});
