import { describe, expect, test } from 'vitest';
import type { ListingForm } from '#contract/listings/listing-form.ts';
import { listingForm } from '#tests/support/listing-forms.ts';
import { earlyRiser, nightOwl, noSmoke, saveAnswers } from '#tests/support/saved-answers.ts';
import { testApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { done, refusal } from '../inquiries/steps.ts';
import { about, foundGroup, join } from './steps.ts';

/** Three who look for a home: the first leads. */
async function threeSeekers(app: TestApp) {
  const ana = await app.user({
    first_name: 'Ana',
    budget_max: 700,
    move_in_from: '2027-03-01',
  });
  const jonas = await app.user({
    first_name: 'Jonas',
    budget_max: 500,
    move_in_from: '2027-05-01',
  });
  const mia = await app.user({ first_name: 'Mia', budget_max: 600, move_in_from: '2027-04-01' });
  const { id, code } = await foundGroup(app, ana);
  await join(app, jonas, code);
  await join(app, mia, code);
  return { id, ana, jonas, mia };
}

/** A room of a new owner, which suits the three unless it is said otherwise. */
async function offer(app: TestApp, form: Partial<ListingForm>) {
  const owner = await app.user();
  const suits = { room_type: 'private_room', looking_for_roommates: 3, monthly_rent: 450 } as const;
  const body = listingForm({ ...suits, monthly_bills: 0, available_from: '2027-02-01', ...form });
  const { id } = await done(app, 'createListing', { as: owner, body });
  return { owner, id };
}

async function searched(app: TestApp, as: TestUser, query: Record<string, unknown>) {
  const page = await done(app, 'listListings', { as, query });
  return { ...page, titles: page.items.map(({ title }) => title).toSorted() };
}

describe('a search as a group', () => {
  test.each([false, true])('finds what suits all (index: %s)', async (isIndexed) => {
    const app = await testApp();
    const { id, ana, jonas } = await threeSeekers(app);
    await offer(app, { title: 'Suits all three' });
    await offer(app, { title: 'Two rooms', looking_for_roommates: 2 });
    await offer(app, { title: 'Dear room', monthly_rent: 550 });
    const whole = { room_type: 'whole_place', looking_for_roommates: 1 } as const;
    await offer(app, { title: 'Whole place', monthly_rent: 1800, ...whole });
    await offer(app, { title: 'Dear place', monthly_rent: 1801, ...whole });
    await offer(app, { title: 'Free too late', available_from: '2027-05-02' });
    await offer(app, { title: 'Ends too early', available_until: '2027-05-01' });
    if (isIndexed) await app.searchIndex.start();
    const page = await searched(app, ana, { group: id });
    expect(page.titles).toEqual(['Suits all three', 'Whole place']);
    const owners = page.group?.wishes.map(({ id: wish, user, value }) => [
      wish.split('-')[0],
      user?.first_name ?? null,
      value,
    ]);
    expect(owners).toEqual([
      ['rooms', null, '3'],
      ['rent', 'Ana', '700'],
      ['rent', 'Jonas', '500'],
      ['rent', 'Mia', '600'],
      ['together', null, '1800'],
      ['dates', 'Jonas', '2027-05-01'],
    ]);
    expect((await done(app, 'getListingChoices', { as: ana, query: { group: id } })).total).toBe(
      isIndexed ? 2 : 0,
    );
    const zoom = { zoom: 3, box: '-180,-90,180,90' };
    const located = await done(app, 'getListingMap', { as: ana, query: { group: id, ...zoom } });
    const alone = await done(app, 'getListingMap', { as: ana, query: zoom });
    expect(located.total).toBeLessThan(alone.total);
    // Without the limit of 500, the next lowest counts.
    const withoutJonas = { group: id, without_wishes: `rent-${jonas.id}` };
    const more = await searched(app, ana, withoutJonas);
    expect(more.titles).toEqual(['Dear room', 'Suits all three', 'Whole place']);
    expect(more.group?.wishes.filter(({ is_off }) => is_off).map(({ kind }) => kind)).toEqual([
      'rent',
    ]);
    // Without the day of Jonas, that of Mia.
    const earlier = await searched(app, ana, { group: id, without_wishes: `dates-${jonas.id}` });
    expect(earlier.titles).toEqual(['Ends too early', 'Suits all three', 'Whole place']);
    expect(earlier.group?.wishes.filter(({ kind }) => kind === 'dates')).toMatchObject([
      { user: { first_name: 'Jonas' }, is_off: true },
      { user: { first_name: 'Mia' }, is_off: false },
    ]);
  });

  test('asks for pets to be welcome where somebody has one', async () => {
    const app = await testApp();
    const { id, ana, mia } = await threeSeekers(app);
    await saveAnswers(app, mia, { ...earlyRiser, pets: 'has' });
    await offer(app, { title: 'Pets', house_rules: ['pets_welcome'] });
    await offer(app, { title: 'Silent about pets' });
    expect((await searched(app, ana, { group: id })).titles).toEqual(['Pets']);
    const query = { group: id, without_wishes: `pets-${mia.id}` };
    expect((await searched(app, ana, query)).titles).toEqual(['Pets', 'Silent about pets']);
  });

  test('says of each wish how many more rooms there are without it', async () => {
    const app = await testApp();
    const { id, ana, jonas } = await threeSeekers(app);
    await offer(app, { title: 'Suits' });
    for (const monthly_rent of [520, 540, 640]) await offer(app, { monthly_rent });
    await offer(app, { available_from: '2027-06-01' });
    await app.searchIndex.start();
    const query = { group: id };
    const { total, changes } = await done(app, 'getListingAdvice', { as: ana, query });
    expect(total).toBe(1);
    expect(changes).toEqual([
      {
        filter: 'without_wishes',
        value: `rent-${jonas.id}`,
        without: `rent-${jonas.id}`,
        total: 3,
        more: 2,
      },
    ]);
  });

  test.each([false, true])('ranks by the least content pair (index: %s)', async (isIndexed) => {
    const app = await testApp();
    const { id, ana, jonas, mia } = await threeSeekers(app);
    await saveAnswers(app, ana, earlyRiser);
    await saveAnswers(app, jonas, nightOwl);
    await saveAnswers(app, mia, earlyRiser, noSmoke);
    const living = [
      ['Smokes', { ...earlyRiser, smoking: 'indoors' }],
      ['Early', earlyRiser],
      ['Late', nightOwl],
      ['Also late', nightOwl],
      ['Silent', null],
    ] as const;
    for (const [title, habits] of living) {
      const { owner } = await offer(app, { title });
      if (habits) await saveAnswers(app, owner, habits);
    }
    if (isIndexed) await app.searchIndex.start();
    const page = await done(app, 'listListings', { as: jonas, query: { group: id, sort: 'fit' } });
    expect(page.sorted_by).toBe('fit');
    const fits = page.items.map(({ fit }) => fit?.group);
    expect(fits[0]!.score!).toBeGreaterThan(0);
    expect(page.items.at(-1)).toMatchObject({ title: 'Smokes' });
    expect(page.items.at(-2)).toMatchObject({ title: 'Silent', fit: { group: null } });
    const keys = page.items.map(({ id: listing, fit }) => [
      Number((fit?.group?.conflicts ?? 0) > 0),
      -(fit?.group?.score ?? -1),
      listing,
    ]);
    expect(keys).toEqual(
      keys.toSorted(
        (one, other) => one[0]! - other[0]! || one[1]! - other[1]! || one[2]! - other[2]!,
      ),
    );
  });

  test('does not tell of the wishes of who cannot be shown', async () => {
    const app = await testApp();
    const { id, ana, jonas } = await threeSeekers(app);
    await done(app, 'blockUser', { as: ana, params: { id: jonas.id } });
    await offer(app, { title: 'Dear room', monthly_rent: 550 });
    const page = await searched(app, ana, { group: id });
    expect(page.titles).toEqual(['Dear room']);
    expect(page.group?.wishes.map(({ id: wish }) => wish)).toEqual([
      'rooms',
      `rent-${ana.id}`,
      expect.stringMatching(/^rent-/),
      expect.stringMatching(/^dates-/),
    ]);
    expect(JSON.stringify(page.group)).not.toContain('Jonas');
  });

  test('answers everyone outside the group, visitors too, as if there were none', async () => {
    const app = await testApp();
    const { id, ana, jonas } = await threeSeekers(app);
    await done(app, 'leaveGroup', about(jonas, id));
    const other = await app.user();
    const map = { zoom: 3, box: '-180,-90,180,90' };
    const calls = [
      ['listListings', {}],
      ['listListings', { sort: 'fit' }],
      ['getListingMap', map],
      ['getListingAdvice', {}],
      ['getListingChoices', {}],
    ] as const;
    for (const [call, query] of calls) {
      for (const as of [undefined, other, jonas]) {
        const asked = { query: { ...query, group: id }, ...(as && { as }) };
        expect(await refusal(app, call, asked), call).toBe('not_found');
        expect(await refusal(app, call, { ...asked, query: { ...query, group: id + 99 } })).toBe(
          'not_found',
        );
      }
      await done(app, call, { as: ana, query: { ...query, group: id } });
    }
  });

  test('is no search of feeds and embedded lists', async () => {
    const app = await testApp();
    const { id } = await threeSeekers(app);
    await offer(app, { title: 'Seen by everyone', monthly_rent: 5000 });
    const feed = await app.request(`/listings.atom?group=${id}`);
    expect(await feed.text()).toContain('Seen by everyone');
  });
});
