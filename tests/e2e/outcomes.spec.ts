import type { Page } from '@playwright/test';
import { joinEmbeddedPostgres } from '#platform/database/embedded/join.ts';
import { openPool } from '#platform/database/open-pool.ts';
import { habitAnswers, wantedAnswers } from '#tests/support/onboarding-answers.ts';
import { callAsPerson } from './support/call-as-person.ts';
import { expect, expectAccessible, signInAsNewcomer, test } from './support/fixtures.ts';
import { postListing } from './support/listings.ts';

/** Lets the first survey of this inquiry's move-in be due, as if it had just been sent. */
async function sendFirstSurvey(inquiryId: number): Promise<void> {
  const sql = openPool(await joinEmbeddedPostgres(process.env['APP_DATA_DIR'] ?? ''));
  await sql`
    update outcome_surveys s set asked_at = now() from outcome_pairs op, offers o
    where op.id = s.pair_id and o.id = op.offer_id and o.inquiry_id = ${inquiryId}
      and s.after_days = 30`;
  await sql.end();
}

/** Two who moved in together today; the page of each, and their inquiry. */
async function moveIn(owner: Page, seeker: Page): Promise<number> {
  for (const page of [owner, seeker]) {
    await signInAsNewcomer(page, '/robots.txt');
    await callAsPerson(page, 'PUT', '/api/users/habits', habitAnswers());
    await callAsPerson(page, 'PUT', '/api/users/preferences', wantedAnswers());
  }
  const listing_id = await postListing(owner, { looking_for_roommates: 1 });
  const message = 'Hello! Is the room still free? I would love to move in.';
  const sent = await callAsPerson(seeker, 'POST', '/api/inquiries', { listing_id, message });
  const { id } = sent.body as { id: number };
  const today = new Date().toISOString().slice(0, 10);
  const terms = { monthly_rent: 900, deposit: 0, move_in: today, answer_by: today };
  const path = `/api/inquiries/${id}/offer`;
  await callAsPerson(owner, 'POST', path, terms);
  await callAsPerson(seeker, 'PATCH', path, { status: 'accepted' });
  const moved = await callAsPerson(seeker, 'PATCH', path, { status: 'moved_in' });
  expect(moved.status).toBe(200);
  return id;
}

test('who moved in agrees to be asked, answers two questions, and takes all of it back', async ({
  page: owner,
  browser,
}) => {
  test.slow();
  const seeker = await (await browser.newContext()).newPage();
  const id = await moveIn(owner, seeker);

  await seeker.goto(`/inquiries/${id}`);
  await expect(seeker.getByText('May we ask you how it turns out?')).toBeVisible();
  await expectAccessible(seeker);
  await seeker.screenshot({ path: '.tmp/outcomes/asked.png', fullPage: true });
  await seeker.getByRole('button', { name: 'Take part', exact: true }).click();
  await expect(seeker.getByText(/^You take part/)).toBeVisible();

  await sendFirstSurvey(id);
  await seeker.reload();
  await seeker.getByRole('link', { name: 'Answer two questions' }).click();
  await expect(seeker.getByRole('heading', { level: 1 })).toContainText('How is living with');
  await seeker.setViewportSize({ width: 320, height: 700 });
  await seeker.getByText('Habit by habit, if you wish').click();
  await expectAccessible(seeker);
  await seeker.screenshot({ path: '.tmp/outcomes/survey.png', fullPage: true });
  await seeker.getByRole('radio', { name: 'Yes' }).check();
  await seeker.getByRole('radio', { name: 'Good', exact: true }).check();
  await seeker.getByLabel('Quiet hours').selectOption('Very good');
  await seeker.getByRole('button', { name: 'Send the answers' }).click();
  await expect(seeker.getByText(/^Thank you/)).toBeVisible();
  await expect(seeker.getByRole('radio', { name: 'Yes' })).not.toBeChecked();

  await seeker.goto('/profile/privacy');
  const heading = seeker.getByRole('heading', { name: 'Was the score right?' });
  const section = seeker.locator('section').filter({ has: heading });
  await expect(section).toContainText('You take part');
  await expectAccessible(seeker);
  await seeker.screenshot({ path: '.tmp/outcomes/profile.png', fullPage: true });
  await section.getByRole('button', { name: /^Stop taking part/ }).click();
  await expect(section).toContainText('You said no to this survey');
  await expect(section.getByRole('button', { name: 'Take part after all' })).toBeVisible();

  // The other one was asked, too, and reads nothing of all this.
  await owner.goto(`/inquiries/${id}`);
  await expect(owner.getByRole('button', { name: 'Take part', exact: true })).toBeVisible();
  await expect(owner.getByText(/^You take part/)).toBeHidden();

  // A no is kept, and not asked about again.
  await owner.getByRole('button', { name: 'No, thanks' }).click();
  await expect(owner.getByText('May we ask you how it turns out?')).toBeHidden();
  await owner.reload();
  await expect(owner.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible();
  await expect(owner.getByText('May we ask you how it turns out?')).toBeHidden();
});
