import { callAsPerson } from './support/call-as-person.ts';
import { expect, expectAccessible, signInAsNewcomer, test } from './support/fixtures.ts';
import { postListing } from './support/listings.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('an owner declines three at once on a phone, takes that back, and declines them after all', async ({
  page: owner,
  browser,
}) => {
  test.slow();
  await signInAsNewcomer(owner, '/robots.txt');
  const id = await postListing(owner, { title: 'Room for one' });
  const seekers = [];
  for (const first_name of ['Ada', 'Bo', 'Cleo']) {
    const page = await (await browser.newContext()).newPage();
    await signInAsNewcomer(page, '/robots.txt');
    await callAsPerson(page, 'PATCH', '/api/users/profile', {
      first_name,
      birth_date: '1990-12-10',
    });
    await callAsPerson(page, 'POST', '/api/users/onboarding/skip', {});
    const body = { listing_id: id, message: 'Hello! Is the room still free in March?' };
    const sent = await callAsPerson(page, 'POST', '/api/inquiries', body);
    expect(sent.status).toBe(201);
    seekers.push(page);
  }
  await owner.goto(`/listings/${id}/applicants`);
  const decline = async () => {
    for (const name of ['Ada', 'Bo', 'Cleo']) await owner.getByLabel(`Select ${name}`).check();
    await expect(owner.getByText('3 selected')).toBeVisible();
    await owner.getByRole('button', { name: 'Decline selected' }).click();
    await expect(owner.getByRole('dialog').getByText(/Thank you for your message/)).toBeVisible();
    await expectAccessible(owner);
    await owner.getByRole('button', { name: 'Decline 3 people' }).click();
    await expect(owner.getByText('3 people are about to be declined.')).toBeVisible();
    await expect(owner.getByRole('article')).toHaveCount(0);
  };
  await decline();
  // The way back is there after a reload, too.
  await owner.reload();
  await owner.getByRole('button', { name: 'Undo declining 3 people' }).click();
  await expect(owner.getByRole('article')).toHaveCount(3);
  await expectAccessible(owner);
  await decline();
  await owner.goto('/');
  const [seeker] = seekers;
  await seeker!.goto('/inquiries?folder=sent');
  await expect(seeker!.getByText('Not chosen').first()).toBeVisible({ timeout: 30_000 });
  await expect(seeker!.getByText(/Hello Ada,/).first()).toBeVisible();
});
