import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ListingForm } from '#contract/listings/listing-form.ts';
import { listingForm } from '#tests/support/listing-forms.ts';
import { testApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { about, foundGroup, groupWith, join } from '../groups/steps.ts';
import { done, refusal, room } from '../inquiries/steps.ts';
import { openAlertWorld, type AlertWorld } from './alert-world.ts';

const saveFor = (app: TestApp, as: TestUser, id: number, search = `group=${id}`) =>
  done(app, 'saveSearchForGroup', {
    ...about(as, id),
    body: { name: 'Together', search, frequency: 'at_once' },
  });
const readSearches = async (app: TestApp, as: TestUser) =>
  (await done(app, 'listSavedSearches', { as })).items;

describe('a search that is saved for a group', () => {
  test('is there for each, who hears as often as they want', async () => {
    const app = await testApp();
    const { id, lead, others } = await groupWith(app, 3);
    const search = `q=sunny&group=${id}&without_wishes=rooms`;
    const saved = await saveFor(app, lead, id, search);
    const group = { id, name: 'Together in Neukölln' };
    expect(saved).toMatchObject({ name: 'Together', search, group, frequency: 'at_once' });
    for (const as of others) {
      expect(await readSearches(app, as)).toMatchObject([{ search, group, frequency: 'daily' }]);
    }
    const [first, second] = others as [TestUser, TestUser];
    const [theirs] = await readSearches(app, first);
    const params = { id: theirs!.id };
    await done(app, 'updateSavedSearch', { as: first, params, body: { is_paused: true } });
    expect(
      await refusal(app, 'updateSavedSearch', { as: second, params, body: { name: 'x' } }),
    ).toBe('not_found');
    const [deleted] = await readSearches(app, second);
    await done(app, 'deleteSavedSearch', { as: second, params: { id: deleted!.id } });
    // Saved again, it changes nothing for who has it, and is there again for who does not.
    await saveFor(app, lead, id, search);
    expect(await readSearches(app, lead)).toHaveLength(1);
    expect(await readSearches(app, first)).toMatchObject([{ id: theirs!.id, is_paused: true }]);
    expect(await readSearches(app, second)).toHaveLength(1);
    const exported = await done(app, 'exportAccount', { as: second });
    expect(exported.saved_searches).toMatchObject([{ search, group }]);
  });

  test('stays one of its group, and no other search becomes one', async () => {
    const app = await testApp();
    const { id, lead } = await groupWith(app, 2);
    const { id: ofGroup } = await saveFor(app, lead, id);
    const { id: other } = await foundGroup(app, lead);
    const change = (search: string, target = ofGroup) =>
      done(app, 'updateSavedSearch', { as: lead, params: { id: target }, body: { search } });
    expect((await change(`q=sunny&group=${other}`)).search).toBe(`q=sunny&group=${id}`);
    expect((await change('bedrooms=2')).search).toBe(`bedrooms=2&group=${id}`);
    const body = { name: 'Alone', search: `bedrooms=2&group=${id}&without_wishes=rooms` };
    const alone = await done(app, 'createSavedSearch', { as: lead, body });
    expect(alone).toMatchObject({ search: 'bedrooms=2', group: null });
    expect((await change(`bedrooms=3&group=${id}`, alone.id)).search).toBe('bedrooms=3');
    const nothing = { name: 'Nothing', search: `group=${id}` };
    expect(await refusal(app, 'createSavedSearch', { as: lead, body: nothing })).toBe(
      'validation_failed',
    );
  });

  test('ends with the membership, and is not for who cannot be shown', async () => {
    const app = await testApp();
    const { id, lead, others } = await groupWith(app, 5);
    const [leaver, removed, blocked, deleted] = others as [TestUser, TestUser, TestUser, TestUser];
    await done(app, 'blockUser', { as: lead, params: { id: blocked.id } });
    await saveFor(app, lead, id);
    expect(await readSearches(app, blocked)).toEqual([]);
    for (const as of [leaver, removed, deleted])
      expect(await readSearches(app, as)).toHaveLength(1);
    await done(app, 'leaveGroup', about(leaver, id));
    const { members } = await done(app, 'getGroup', about(lead, id));
    const member = members.find(({ user }) => user?.id === removed.id)!;
    await done(app, 'removeGroupMember', { as: lead, params: { id, member_id: member.id } });
    await done(app, 'deleteAccount', { as: deleted });
    for (const as of [leaver, removed]) expect(await readSearches(app, as)).toEqual([]);
    await done(app, 'leaveGroup', about(blocked, id));
    expect(await readSearches(app, lead)).toHaveLength(1);
    await done(app, 'leaveGroup', about(lead, id));
    expect(await app.database.sql`select from saved_searches`).toHaveLength(0);
  });

  test('is one of five at most for each, beside their own', async () => {
    const app = await testApp({ QUOTA_FACTOR: '1' });
    const { id, lead, others } = await groupWith(app, 2);
    const [other] = others as [TestUser];
    for (let bedrooms = 1; bedrooms <= 5; bedrooms += 1) {
      await saveFor(app, lead, id, `bedrooms=${bedrooms}`);
    }
    const body = { name: 'More', search: 'bedrooms=6' };
    expect(await refusal(app, 'saveSearchForGroup', { ...about(lead, id), body })).toBe(
      'too_many_saved_searches',
    );
    // Of the same filters there is one.
    await saveFor(app, lead, id, 'bedrooms=5');
    const [newest] = await readSearches(app, lead);
    await done(app, 'deleteSavedSearch', { as: lead, params: { id: newest!.id } });
    await saveFor(app, lead, id, 'bedrooms=7');
    expect(await readSearches(app, other)).toHaveLength(5);
    await done(app, 'createSavedSearch', { as: other, body });
  });
});

describe('alerts of a group', () => {
  let world: AlertWorld;
  let app: TestApp;
  beforeAll(async () => {
    world = await openAlertWorld();
    app = world.app;
  });
  afterAll(() => world.close());
  beforeEach(() => world.forgetSearches());

  /** Two who look together, with a limit of 700 and 500. */
  async function twoSeekers() {
    const ana = await app.user({ first_name: 'Ana', budget_max: 700 });
    const jonas = await app.user({ first_name: 'Jonas', budget_max: 500 });
    const { id, code } = await foundGroup(app, ana);
    await join(app, jonas, code);
    await saveFor(app, ana, id);
    await saveFor(app, jonas, id);
    return { id, ana, jonas };
  }
  const suits = { room_type: 'private_room', looking_for_roommates: 2, monthly_bills: 0 } as const;
  const offer = (form: Partial<ListingForm>, owner?: TestUser) =>
    owner
      ? room(app, owner, { ...suits, ...form })
      : app.user().then((as) => room(app, as, { ...suits, ...form }));
  const change = (as: TestUser, id: number, form: Partial<ListingForm>) =>
    done(app, 'updateListing', { as, params: { id }, body: listingForm({ ...suits, ...form }) });

  test('tell each once of a room that suits all, whichever searches find it', async () => {
    const { ana, jonas } = await twoSeekers();
    await world.save(ana, 'q=veranda', 'at_once', 'Mine alone');
    await offer({ title: 'Costs more veranda', monthly_rent: 600 });
    await offer({ title: 'Suits both veranda', monthly_rent: 500 });
    await world.untilQuiet();
    await world.anHourLater();
    const mails = (await world.mailsTo(ana)).join('\n');
    expect(mails).toContain('Suits both veranda');
    expect(mails).toContain('Mine alone');
    expect(mails).toContain('Together (group “Together in Neukölln”)');
    const [toJonas = '', ...more] = await world.mailsTo(jonas);
    expect(more).toEqual([]);
    expect(toJonas).toContain('Suits both veranda');
    expect(toJonas).not.toContain('Costs more');
    for (const mail of [mails, toJonas]) expect(mail).not.toMatch(/limit|Jonas.*500|\$700/);
    const jobs = await app.database.sql<{ count: number }[]>`
      select count(distinct m.mail_job_id)::int as count from search_matches m
      join saved_searches s on s.id = m.search_id join listings l on l.id = m.listing_id
      where s.user_id = ${ana.id} and l.title = 'Suits both veranda' and m.mail_job_id is not null`;
    expect(jobs).toEqual([{ count: 1 }]);
  });

  test('follow the profiles of the moment, and compare what the room was by the same', async () => {
    const { ana, jonas } = await twoSeekers();
    const owner = await app.user();
    const id = await offer({ title: 'Attic', monthly_rent: 600 }, owner);
    await world.untilQuiet();
    expect(await world.mailsTo(jonas)).toEqual([]);
    await done(app, 'updateProfile', {
      as: jonas,
      body: { budget_max: 650, budget_currency: 'USD' },
    });
    // It suited before this change, too.
    await change(owner, id, { title: 'Attic room', monthly_rent: 600 });
    await world.untilQuiet();
    expect(await world.mailsTo(ana)).toEqual([]);
    await change(owner, id, { title: 'Attic room', monthly_rent: 600, looking_for_roommates: 1 });
    await change(owner, id, { title: 'Attic room', monthly_rent: 600, looking_for_roommates: 2 });
    for (const as of [ana, jonas]) {
      const [mail = ''] = await world.untilMailed(as, 1);
      expect(mail).toContain('New in “Together”: Attic room');
    }
  });

  test('leave out who blocked the owner, who is suspended and who left', async () => {
    const { id, ana, jonas } = await twoSeekers();
    const [mia, eve, owner] = [await app.user(), await app.user(), await app.user()];
    const { code } = await done(app, 'renewGroupInvitation', about(ana, id));
    for (const as of [mia, eve]) await join(app, as, code);
    for (const as of [mia, eve]) await saveFor(app, as, id);
    await done(app, 'blockUser', { as: jonas, params: { id: owner.id } });
    await app.database.sql`update users set suspended_at = now() where id = ${mia.id}`;
    await done(app, 'leaveGroup', about(eve, id));
    await offer({ title: 'Loft', monthly_rent: 400, looking_for_roommates: 3 }, owner);
    await world.untilMailed(ana, 1);
    await world.untilQuiet();
    for (const as of [jonas, mia, eve]) expect(await world.mailsTo(as)).toEqual([]);
  });

  test('are not written by a server that knows no groups', async () => {
    const { ana } = await twoSeekers();
    const [row] = await app.database.sql<{ traits: number }[]>`
      select traits from saved_searches where user_id = ${ana.id}`;
    // The former version compares these with the bits of a listing, of which none has the highest.
    const rows = await app.database.sql`
      select from listings where traits & ${row!.traits}::int = ${row!.traits}::int`;
    expect(rows).toHaveLength(0);
  });
});
