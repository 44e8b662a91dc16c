import { callAsPerson } from './support/call-as-person.ts';
import { expect, expectAccessible, signInAsNewcomer, test } from './support/fixtures.ts';
import { postListing } from './support/listings.ts';

test('the listing form shows rents nearby, and asks about a rent far below', async ({
  page: owner,
  browser,
}) => {
  await signInAsNewcomer(owner, '/robots.txt');
  const profile = { first_name: 'Rena', birth_date: '1990-12-10' };
  await callAsPerson(owner, 'PATCH', '/api/users/profile', profile);
  const place = { latitude: 40.6782, longitude: -73.9442, room_type: 'private_room' } as const;
  const id = await postListing(owner, { ...place, monthly_rent: 900, monthly_bills: 0 });

  await owner.goto(`/listings/${id}/edit?step=money`);
  const nearby = owner.getByText(/other rooms of this kind offered within 5\u00A0km today/);
  await expect(nearby).toBeVisible();
  const warning = owner.getByText('Your rent is far below those nearby');
  await expect(warning).toBeHidden();
  const rent = owner.getByLabel('Monthly rent');
  await rent.fill('90');
  await expect(warning).toBeVisible();
  await expectAccessible(owner);
  await owner.getByRole('button', { name: 'Save changes' }).click();
  await expect(owner.getByText('Your changes are saved')).toBeVisible();

  const reader = await (await browser.newContext()).newPage();
  await reader.goto(`/listings/${id}`);
  await expect(reader.getByText('Rents this low are often bait for scams')).toBeVisible();
});
