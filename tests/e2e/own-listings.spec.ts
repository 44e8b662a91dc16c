import { callAsPerson } from './support/call-as-person.ts';
import { expect, expectAccessible, signInAsNewcomer, test } from './support/fixtures.ts';
import { postListing } from './support/listings.ts';

test('an owner sees how a room fares, pauses it and offers it again @essential', async ({
  page: owner,
  browser,
}) => {
  await signInAsNewcomer(owner, '/robots.txt');
  const profile = { first_name: 'Ona', birth_date: '1990-12-10' };
  await callAsPerson(owner, 'PATCH', '/api/users/profile', profile);
  const id = await postListing(owner, { title: 'Seen and paused' });

  const visitor = await (await browser.newContext()).newPage();
  const counted = visitor.waitForResponse((answer) => answer.url().endsWith(`/${id}/views`));
  await visitor.goto(`/listings/${id}`);
  expect((await counted).status()).toBe(204);

  await owner.goto('/listings');
  const row = owner.getByRole('article').filter({ hasText: 'Seen and paused' });
  await expect(row.getByText('Viewed 1 time in 30 days')).toBeVisible();
  await expect(row.getByText('How to improve it:')).toBeVisible();
  await expectAccessible(owner);

  const pickFromMenu = async (item: string) => {
    await row.getByRole('button', { name: 'More: Seen and paused' }).click();
    await row.getByRole('menuitem', { name: item }).click();
  };
  await pickFromMenu('Confirm');
  await expect(owner.getByText('Confirmed: searches show it')).toBeVisible();
  await expect(visitor.getByText('Confirmed today', { exact: true })).toBeVisible();

  await pickFromMenu('Pause');
  await expect(row.getByText('Paused', { exact: true })).toBeVisible();
  expect((await visitor.request.get(`/listings/${id}`)).status()).toBe(404);
  await row.getByRole('button', { name: 'Offer again: Seen and paused' }).click();
  await expect(row.getByText('Active', { exact: true })).toBeVisible();
  expect((await visitor.request.get(`/listings/${id}`)).status()).toBe(200);
});
