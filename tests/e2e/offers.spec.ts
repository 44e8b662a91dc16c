import { callAsPerson } from './support/call-as-person.ts';
import { expect, expectAccessible, signInAsNewcomer, test } from './support/fixtures.ts';
import { postListing } from './support/listings.ts';

test('an owner offers the room, the applicant accepts, and the room is filled until somebody steps back', async ({
  page: owner,
  browser,
}) => {
  test.slow();
  await signInAsNewcomer(owner, '/robots.txt');
  const listing_id = await postListing(owner, { looking_for_roommates: 1 });
  const seeker = await (await browser.newContext()).newPage();
  await signInAsNewcomer(seeker, '/robots.txt');
  const message = 'Hello! Is the room still free? I would love to move in.';
  const sent = await callAsPerson(seeker, 'POST', '/api/inquiries', { listing_id, message });
  const { id } = sent.body as { id: number };

  await Promise.all([owner, seeker].map((page) => page.goto(`/inquiries/${id}`)));
  await owner.getByRole('button', { name: 'Offer the room' }).click();
  const dialog = owner.getByRole('dialog');
  await dialog.getByLabel('Rent per month').fill('abc');
  await dialog.getByRole('button', { name: 'Send the offer' }).click();
  await expect(dialog.getByText('Write a number, such as 1,500')).toBeVisible();
  await dialog.getByLabel('Rent per month').fill('1,111');
  await dialog.getByLabel('Move-in date').fill('2090-03-01');
  await expectAccessible(owner);
  await owner.screenshot({ path: '.tmp/offers/dialog.png' });
  await dialog.getByRole('button', { name: 'Send the offer' }).click();
  await expect(dialog).toBeHidden();

  // The open page of the seeker follows.
  const offer = seeker.getByRole('region', { name: 'The offer of the room' });
  await expect(offer).toContainText('offers you the room');
  await expect(offer).toContainText('$1,111');
  await expect(offer).toContainText('never pay anything before you have seen it');
  await expectAccessible(seeker);
  await seeker.screenshot({ path: '.tmp/offers/offered.png', fullPage: true });
  await offer.getByRole('button', { name: 'Accept the offer' }).click();
  const question = seeker.getByRole('dialog');
  await question.getByRole('button', { name: 'Accept the offer' }).click();
  await expect(offer).toContainText('You accepted the offer');
  await expect(offer).toContainText('It is no contract');
  await expect(owner.getByText(/accepted the offer$/)).toBeVisible();
  await expect(owner.getByText(/^Filled: .+ accepted your offer$/)).toBeVisible();

  await seeker.setViewportSize({ width: 320, height: 700 });
  await seeker.emulateMedia({ colorScheme: 'dark' });
  await seeker.screenshot({ path: '.tmp/offers/accepted.png', fullPage: true });
  await offer.getByRole('button', { name: 'Step back' }).click();
  await question.getByRole('button', { name: 'Step back' }).click();
  await expect(question.getByText('Write why', { exact: true })).toBeVisible();
  await question.getByLabel('Why are you stepping back?').fill('My job moved to another city');
  await question.getByRole('button', { name: 'Step back' }).click();
  await expect(offer).toContainText('You stepped back');

  await expect(owner.getByText('My job moved to another city')).toBeVisible();
  await owner.screenshot({ path: '.tmp/offers/free-again.png', fullPage: true });
  await owner.getByRole('button', { name: 'Offer it again' }).click();
  await expect(owner.getByText('A place is free again')).toBeHidden();
  const listing = await callAsPerson(owner, 'GET', `/api/listings/${listing_id}`);
  expect(listing.body).toMatchObject({ status: 'active' });
});
