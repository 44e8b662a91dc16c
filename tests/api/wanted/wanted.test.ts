// @module-tag essential

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Habits, Preferences } from '#contract/questionnaire/questions.ts';
import type { WantedQuery } from '#contract/wanted/wanted.ts';
import { remindAuthors } from '#domain/wanted/remind-authors.ts';
import { listMails } from '#server/list-mails.ts';
import { readJobs } from '#tests/support/jobs.ts';
import { mailDeps } from '#tests/support/mail-deps.ts';
import { habitAnswers, wantedAnswers } from '#tests/support/onboarding-answers.ts';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { done, refusal } from '../inquiries/steps.ts';
import { asking, owner, seeker, spot, wantedForm } from './steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.database.close());

const smokes: Preferences['smoking'] = {
  acceptable: ['never', 'outside', 'balcony', 'indoors'],
  importance: 2,
  is_dealbreaker: false,
};
const around = { lat: spot.latitude, lng: spot.longitude };
const find = async (as: TestUser, query: Partial<WantedQuery> = around) =>
  (await done(app, 'listWanted', { as, query })).items.map(({ id }) => id);
const look = (page: number, as?: TestUser) =>
  app.call('getWanted', { params: { id: page }, ...(as && { as }) });

describe('writing a wanted page', () => {
  test('a page shows the facts of the profile and what its author wrote, and no surname', async () => {
    const author = await seeker(app, { visibility: 'everyone' }, { last_name: 'Secretname' });
    const { answer } = await look(author.page, await app.user());
    expect(answer).toMatchObject({
      headline: wantedForm.headline,
      area: 'Neukölln, Berlin',
      budget_max: 700,
      budget_currency: 'EUR',
      is_mine: false,
      user: { id: author.id },
    });
    expect(JSON.stringify(answer)).not.toContain('Secretname');
  });

  test('a visitor sees of whom a page is no more than the first name', async () => {
    const { page } = await seeker(app, { visibility: 'everyone' });
    expect((await look(page)).answer).toMatchObject({ user: null, fit: null });
  });

  test('the number of a house in the area is left out', async () => {
    const { page } = await seeker(app, { visibility: 'everyone' }, { area: 'Sonnenallee 12' });
    expect((await look(page)).answer.area).not.toContain('12');
  });

  test('of two forms based on the same version, only the first is saved', async () => {
    const author = await seeker(app);
    const read = await app.send('getOwnWanted', { as: author });
    const headers = { 'If-Match': read.headers.get('ETag') ?? '' };
    const save = (headline: string) =>
      app.call('saveOwnWanted', { as: author, headers, body: { ...wantedForm, headline } });
    expect((await save('The first')).status).toBe(200);
    const second = await save('The second');
    expect(second.problem.code).toBe('changed_meanwhile');
    expect(second.problem.current).toMatchObject({ page: { headline: 'The first' } });
  });

  test('search engines list only a page that everyone sees', async () => {
    const author = await seeker(app, { visibility: 'members', is_indexed: true });
    const { page } = await done(app, 'getOwnWanted', { as: author });
    expect(page?.is_indexed).toBe(false);
  });

  test('a text that reads like a scam is reported to the administrators', async () => {
    const { page } = await seeker(app, {
      text: 'I am abroad. Send the deposit by Western Union and write to me on WhatsApp +44 7700 900123, then I send you the keys by courier.',
    });
    const reports = await app.database.sql`
      select kind, source from reports where kind = 'wanted' and target_id = ${page}`;
    expect(reports).toEqual([{ kind: 'wanted', source: 'system' }]);
  });

  test('an account is exported with its page and invitations, and deleted with them', async () => {
    const author = await seeker(app);
    const host = await owner(app);
    await done(app, 'inviteWanted', {
      as: host,
      params: { id: author.page },
      body: { listing_id: host.listing, message: asking },
    });
    const exported = await done(app, 'exportAccount', { as: author });
    expect(exported.wanted_page).toMatchObject({ headline: wantedForm.headline });
    expect(exported.wanted_invitations).toMatchObject([{ is_mine: false, message: asking }]);
    await done(app, 'deleteAccount', { as: author });
    const left = await app.database.sql`
      select from wanted_pages where id = ${author.page}
      union all select from wanted_invitations where seeker_id = ${author.id}`;
    expect(left).toHaveLength(0);
  });
});

describe('who sees a wanted page', () => {
  test.each(['everyone', 'members', 'owners', 'nobody'] as const)(
    'a page for %s is seen by those alone',
    async (visibility) => {
      const author = await seeker(app, { visibility });
      const host = await owner(app);
      const tooDear = await owner(app, { monthly_rent: 2000 });
      const other = await app.user();
      const seen = await Promise.all(
        [undefined, other, tooDear, host, author].map(
          async (as) => (await look(author.page, as)).status === 200,
        ),
      );
      expect(seen).toEqual(
        {
          everyone: [true, true, true, true, true],
          members: [false, true, true, true, true],
          owners: [false, false, false, true, true],
          nobody: [false, false, false, false, true],
        }[visibility],
      );
    },
  );

  test('a page that others may not see answers as one that never was, byte for byte', async () => {
    const { page } = await seeker(app, { visibility: 'nobody' });
    const other = await app.user();
    const answers = await Promise.all(
      [page, 2_000_000_000].map(async (id) => {
        const response = await app.send('getWanted', { as: other, params: { id } });
        return [response.status, await response.text()];
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
  });

  test('a block hides even a public page from both sides, in lists too', async () => {
    const author = await seeker(app, { visibility: 'everyone' });
    const other = await app.user();
    await done(app, 'blockUser', { as: author, params: { id: other.id } });
    expect((await look(author.page, other)).status).toBe(404);
    expect(await find(other)).not.toContain(author.page);
  });

  test('a page that was not confirmed for thirty days ends by itself, until it is confirmed', async () => {
    const author = await seeker(app);
    const other = await app.user();
    await app.database.sql`
      update wanted_pages set confirmed_at = now() - interval '31 days' where id = ${author.page}`;
    expect((await look(author.page, other)).status).toBe(404);
    expect(await find(other)).not.toContain(author.page);
    await done(app, 'confirmOwnWanted', { as: author });
    expect((await look(author.page, other)).status).toBe(200);
  });

  test('who wrote a page is asked once before it ends, and not again after they confirmed', async () => {
    const author = await seeker(app);
    const { sql } = app.database;
    const ask = async (days: number) => {
      await sql`
        update wanted_pages set confirmed_at = now() - make_interval(days => ${days})
        where id = ${author.page}`;
      await remindAuthors(sql);
      const jobs = await readJobs(sql, 'mail', { kind: 'confirm_wanted', user_id: author.id });
      return jobs;
    };
    expect(await ask(20)).toHaveLength(0);
    const [job] = await ask(28);
    expect(await ask(28)).toHaveLength(1);
    const compose = listMails(mailDeps(sql)).confirm_wanted;
    const composed = (await compose(job as never)) as { mail: { html: string } | null };
    expect(composed.mail?.html).toContain(wantedForm.headline);
    await done(app, 'confirmOwnWanted', { as: author });
    expect(await compose(job as never)).toEqual({ mail: null });
  });

  test('administrators hide a page with reasons, which an appeal can reverse', async () => {
    const author = await seeker(app, { visibility: 'everyone' });
    const admin = await app.user({ is_admin: true });
    const body = { note: 'Not a real person', rule: 'not_real' as const };
    await done(app, 'hideWanted', { as: admin, params: { id: author.page }, body });
    expect((await look(author.page)).status).toBe(404);
    const { items } = await done(app, 'listStatements', { as: author });
    expect(items).toMatchObject([{ action: 'wanted_hidden', is_hiding: true, can_appeal: true }]);
    await app.database.sql`
      update statements set appeal_text = 'It is me', appealed_at = now()
      where id = ${items[0]?.id ?? 0}`;
    const second = await app.user({ is_admin: true });
    await done(app, 'decideAppeal', {
      as: second,
      params: { id: items[0]?.id ?? 0 },
      body: { decision: 'reversed', note: 'It is' },
    });
    expect((await look(author.page)).status).toBe(200);
  });

  test('nobody decides about their own page', async () => {
    const admin = await app.user({ is_admin: true });
    const { page } = await done(app, 'saveOwnWanted', { as: admin, body: wantedForm });
    const hiding = { as: admin, params: { id: page?.id ?? 0 }, body: { note: 'Mine' } };
    expect(await refusal(app, 'hideWanted', hiding)).toBe('own_target');
  });
});

describe('finding wanted pages', () => {
  test('by place, rent and date', async () => {
    const near = await seeker(app, {}, { move_in_from: '2030-03-01' });
    const far = await seeker(app, {}, { latitude: 48.14, longitude: 11.58 });
    const poor = await seeker(app, {}, { budget_max: 300, move_in_from: '2030-03-01' });
    const other = await app.user();
    const everyone = await find(other, { ...around, page_size: 100 });
    expect(everyone).toEqual(expect.arrayContaining([near.page, poor.page]));
    expect(everyone).not.toContain(far.page);
    const rich = await find(other, { ...around, rent: 600, page_size: 100 });
    expect(rich).toContain(near.page);
    expect(rich).not.toContain(poor.page);
    const early = await find(other, { ...around, move_in_by: '2030-02-01', page_size: 100 });
    expect(early).not.toContain(near.page);
  });

  test('a search for a room finds who fits it, also who shows the page to such owners alone', async () => {
    const fitting = await seeker(app, { visibility: 'owners' });
    const poor = await seeker(app, { visibility: 'owners' }, { budget_max: 300 });
    const late = await seeker(app, {}, { move_in_from: '2031-01-01' });
    const host = await owner(app, { available_until: '2030-12-01' });
    const pages = await find(host, { listing_id: host.listing, page_size: 100 });
    expect(pages).toContain(fitting.page);
    expect(pages).not.toContain(poor.page);
    expect(pages).not.toContain(late.page);
    expect(await find(host, { ...around, page_size: 100 })).not.toContain(fitting.page);
  });

  test('a search for a room ranks by the one of the household whom somebody fits least', async () => {
    const host = await owner(app, { available_until: '2029-06-01' });
    const member = await app.user({ subject: crypto.randomUUID(), first_name: 'Mo' });
    await app.database.sql`
      insert into household_members (listing_id, user_id) values (${host.listing}, ${member.id})`;
    const [quiet, loud] = [await seeker(app), await seeker(app)];
    const answer = async (as: TestUser, habits: Habits, preferences: Preferences = {}) => {
      await done(app, 'saveHabits', { as, body: habitAnswers(habits) });
      await done(app, 'savePreferences', { as, body: wantedAnswers(preferences) });
    };
    for (const as of [host, quiet]) await answer(as, {});
    await answer(loud, { smoking: 'indoors' });
    // The owner does not mind, but the other one does.
    await answer(host, {}, { smoking: smokes });
    await answer(
      member,
      {},
      {
        smoking: { acceptable: ['never'], importance: 4, is_dealbreaker: true },
      },
    );
    const query = { listing_id: host.listing, page_size: 100 };
    const { items, sorted_by } = await done(app, 'listWanted', { as: host, query });
    expect(sorted_by).toBe('fit');
    const place = (page: number) => items.findIndex(({ id }) => id === page);
    expect(place(quiet.page)).toBeLessThan(place(loud.page));
    expect(items[place(loud.page)]).toMatchObject({
      fit: { conflicts: 1 },
      fit_with: { id: member.id, first_name: 'Mo' },
    });
  });

  test('nobody searches for a room of others, or for one that is not offered', async () => {
    const host = await owner(app);
    const query = { listing_id: host.listing };
    expect(await refusal(app, 'listWanted', { as: await app.user(), query })).toBe('forbidden');
    await done(app, 'changeListingStatus', {
      as: host,
      params: { id: host.listing },
      body: { status: 'paused' },
    });
    expect(await refusal(app, 'listWanted', { as: host, query })).toBe('conflict');
  });

  test('the newest page is first without answers, and pages add up to all', async () => {
    const pages = [await seeker(app), await seeker(app), await seeker(app)];
    const other = await app.user();
    const all = await find(other, { ...around, page_size: 100 });
    expect(all.slice(0, 3)).toEqual(pages.map(({ page }) => page).toReversed());
    const second = await find(other, { ...around, page: 2, page_size: 2 });
    expect(second).toEqual(all.slice(2, 4));
  });

  test('the index in memory finds and orders what SQL does', async () => {
    await seeker(app, { visibility: 'owners' });
    const host = await owner(app);
    const queries = [around, { ...around, rent: 650 }, { listing_id: host.listing }, {}];
    const fromSql = [];
    for (const query of queries) fromSql.push(await find(host, query));
    await app.matching.start();
    expect(app.matching.isIndexed).toBe(true);
    const fromIndex = [];
    for (const query of queries) fromIndex.push(await find(host, query));
    expect(fromIndex).toEqual(fromSql);
    expect(fromSql.every((ids) => ids.length > 0)).toBe(true);
  });
});
