import { expect, test } from 'vitest';
import { unsubscribe } from '#domain/notifications/unsubscribe.ts';
import { listingForm } from '#tests/support/listing-forms.ts';
import { habitAnswers, profileForm, wantedAnswers } from '#tests/support/onboarding-answers.ts';
import { testApp } from '#tests/support/test-app.ts';

test('a user can export all their data as one file, with nothing of others but their messages', async () => {
  const app = await testApp();
  const [as, other] = [await app.user(), await app.user()];
  await app.call('updateProfile', { as, body: profileForm() });
  await app.call('saveHabits', { as, body: habitAnswers() });
  await app.call('savePreferences', { as, body: wantedAnswers() });
  await app.call('saveLanguage', { as, body: { language: 'es' } });
  const costs = {
    currency: 'CHF',
    monthly_bills: 80,
    deposit: 2400,
    room_type: 'private_room',
    min_stay_months: 3,
    max_stay_months: 12,
  } as const;
  const { answer: own } = await app.call('createListing', { as, body: listingForm(costs) });
  const { answer: theirs } = await app.call('createListing', { as: other, body: listingForm() });
  const words = (text: string) => `${text}, and I would like to come by to see it some time.`;
  const { answer: sent } = await app.call('sendListingInquiry', {
    as,
    body: { listing_id: theirs.id, message: words('I like the room') },
  });
  await app.call('sendListingInquiry', {
    as: other,
    body: { listing_id: own.id, message: words('Yours looks good as well') },
  });

  await app.call('sendReport', {
    as,
    body: { kind: 'listing', id: theirs.id, reason: 'other', details: 'Its photos look borrowed.' },
  });
  await unsubscribe(app.database.sql, as.id);

  const { status, answer, headers } = await app.call('exportAccount', { as });
  expect(status).toBe(200);
  expect(headers.get('Content-Disposition')).toMatch(
    /^attachment; filename="roomieradar-\d{4}-\d\d-\d\d\.json"$/,
  );
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(answer.profile).toMatchObject({ id: as.id, ...profileForm() });
  expect(answer.habits).toEqual(habitAnswers());
  expect(answer.preferences).toEqual(wantedAnswers());
  expect(answer.listings.map(({ id, latitude }) => [id, latitude])).toEqual([
    [own.id, listingForm().latitude],
  ]);
  expect(answer.listings).toMatchObject([costs]);
  expect(answer.messages).toMatchObject([
    { inquiry_id: sent.id, kind: 'listing', is_mine: true, text: words('I like the room') },
    { kind: 'listing', is_mine: false, text: words('Yours looks good as well') },
  ]);
  expect(answer.reports).toMatchObject([
    {
      kind: 'listing',
      target_id: theirs.id,
      reason: 'other',
      details: 'Its photos look borrowed.',
      status: 'open',
    },
  ]);
  expect(answer.receives_mails).toBe(false);
  expect(answer.language).toBe('es');
  expect(answer.sessions).toHaveLength(1);
  expect(answer.listings.some(({ id }) => id === theirs.id)).toBe(false);
});
