import { callAsPerson } from './support/call-as-person.ts';
import { expect, expectAccessible, signInAsNewcomer, test } from './support/fixtures.ts';
import { postListing } from './support/listings.ts';

test.use({ viewport: { width: 390, height: 844 } });

const today = () => new Date().toISOString().slice(0, 10);

test('an owner fills the room on a phone, tells the others, and whoever moved in joins the household', async ({
  page: owner,
  browser,
}) => {
  test.slow();
  await signInAsNewcomer(owner, '/robots.txt');
  const id = await postListing(owner, { title: 'Room for one', looking_for_roommates: 1 });
  const seekers = [];
  for (const first_name of ['Ada', 'Bo']) {
    const page = await (await browser.newContext()).newPage();
    await signInAsNewcomer(page, '/robots.txt');
    const profile = { first_name, birth_date: '1990-12-10' };
    await callAsPerson(page, 'PATCH', '/api/users/profile', profile);
    await callAsPerson(page, 'POST', '/api/users/onboarding/skip', {});
    const body = { listing_id: id, message: 'Hello! Is the room still free in March?' };
    const sent = await callAsPerson(page, 'POST', '/api/inquiries', body);
    seekers.push({ page, inquiry: (sent.body as { id: number }).id });
  }
  const [ada, bo] = seekers as [(typeof seekers)[number], (typeof seekers)[number]];
  const day = today();
  const terms = { monthly_rent: 900, deposit: 0, move_in: day, answer_by: day };
  await callAsPerson(owner, 'POST', `/api/inquiries/${ada.inquiry}/offer`, terms);
  const yes = { status: 'accepted' };
  await callAsPerson(ada.page, 'PATCH', `/api/inquiries/${ada.inquiry}/offer`, yes);

  await owner.goto(`/inquiries/${ada.inquiry}`);
  await owner.getByRole('link', { name: 'See who else wrote' }).click();
  await expect(owner.getByText('The room is filled')).toBeVisible();
  await expectAccessible(owner);
  await owner.screenshot({ path: '.tmp/others/filled.png', fullPage: true });
  await owner.getByRole('button', { name: 'Tell the others' }).click();
  const dialog = owner.getByRole('dialog');
  await dialog.getByLabel('Your message').fill('Dear {first_name}, the room is gone.');
  await dialog.getByLabel('When are they told?').selectOption('contract');
  await expectAccessible(owner);
  await owner.screenshot({ path: '.tmp/others/dialog.png' });
  await dialog.getByRole('button', { name: 'Keep it until then' }).click();
  await expect(dialog).toBeHidden();
  await owner.getByRole('button', { name: 'Contract signed' }).click();
  await expect(dialog.getByText('Then 1 person is told')).toBeVisible();
  await dialog.getByRole('button', { name: 'Tell the others' }).click();
  await expect(
    owner.getByText('1 person is about to read that the room went to someone else.'),
  ).toBeVisible();

  // Ada moved in today, and her answers count from then on.
  await ada.page.goto(`/inquiries/${ada.inquiry}`);
  await ada.page.getByRole('button', { name: 'Moved in' }).click();
  const question = ada.page.getByRole('dialog');
  await question.getByRole('button', { name: 'Moved in' }).click();
  await expect(ada.page.getByText('You moved in')).toBeVisible();
  await expectAccessible(ada.page);
  await ada.page.screenshot({ path: '.tmp/others/moved-in.png', fullPage: true });
  await ada.page.getByRole('button', { name: 'Join the household' }).click();
  await expect(ada.page.getByRole('button', { name: 'Join the household' })).toBeHidden();
  const households = await callAsPerson(ada.page, 'GET', '/api/users/households');
  expect(households.body).toMatchObject({ items: [{ listing_id: id }] });

  await bo.page.goto(`/inquiries/${bo.inquiry}`);
  await expect(bo.page.getByText('Dear Bo, the room is gone.')).toBeVisible({ timeout: 30_000 });
  await expect(bo.page.getByText('The room went to someone else')).toBeVisible();
  await bo.page.screenshot({ path: '.tmp/others/notified.png', fullPage: true });

  // The owner offers the room again, and asks who was told: Bo's answer is a new inquiry.
  await callAsPerson(owner, 'PUT', `/api/listings/${id}/status`, { status: 'active' });
  await owner.reload();
  await owner.getByRole('button', { name: 'Ask them' }).click();
  await expect(owner.getByRole('button', { name: 'Ask them' })).toBeHidden();
  await expect(bo.page.getByText('The room is free again')).toBeVisible();
  await expectAccessible(bo.page);
  await bo.page.screenshot({ path: '.tmp/others/asked.png', fullPage: true });
  await bo.page.getByRole('button', { name: 'Yes, I am still looking' }).click();
  await expect(bo.page.getByText(/would like to come back to the room/)).toBeVisible();
  expect(bo.page.url()).not.toMatch(new RegExp(`/inquiries/${bo.inquiry}$`));
});
