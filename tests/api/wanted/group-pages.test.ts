import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WantedQuery } from '#contract/wanted/wanted.ts';
import type { GroupWantedForm } from '#contract/wanted/group-page.ts';
import { remindAuthors } from '#domain/wanted/remind-authors.ts';
import { listMails } from '#server/list-mails.ts';
import { readJobs } from '#tests/support/jobs.ts';
import { mailDeps } from '#tests/support/mail-deps.ts';
import { habitAnswers, wantedAnswers } from '#tests/support/onboarding-answers.ts';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { join, ownMembership } from '../groups/steps.ts';
import { done, refusal } from '../inquiries/steps.ts';
import { groupWantedForm, groupWithPage, owner, person, spot, wantedForm } from './steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.database.close());

const form = groupWantedForm;

const newPerson = (facts?: Record<string, unknown>) => person(app, facts);
const group = (people: readonly [TestUser, ...TestUser[]], page?: Partial<GroupWantedForm>) =>
  groupWithPage(app, people, page);
const groupOfTwo = async (page?: Partial<GroupWantedForm>) =>
  group([await newPerson(), await newPerson()], page);
const host = (more = {}) => owner(app, { room_type: 'whole_place', monthly_rent: 1300, ...more });
const look = (page: number, as?: TestUser) =>
  app.call('getWanted', { params: { id: page }, ...(as && { as }) });
const sees = async (page: number, as?: TestUser) => (await look(page, as)).status === 200;
const find = async (as: TestUser, query: Partial<WantedQuery> = {}) =>
  (
    await done(app, 'listWanted', {
      as,
      query: {
        authors: 'groups',
        page_size: 100,
        ...(query.listing_id === undefined && { lat: spot.latitude, lng: spot.longitude }),
        ...query,
      },
    })
  ).items.map(({ id }) => id);
describe('what the page of a group shows', () => {
  test('the facts are what the wishes of the members come to', async () => {
    const { page, lead } = await group([
      await newPerson({ move_in_from: '2027-03-01', stay_months: 24 }),
      await newPerson({
        budget_max: 600,
        move_in_from: '2027-04-01',
        stay_months: 12,
        area: 'Mitte',
      }),
    ]);
    const { answer } = await look(page, await app.user());
    expect(answer).toMatchObject({
      people: 2,
      area: 'Neukölln, Berlin',
      budget_max: 1300,
      budget_currency: 'EUR',
      move_in_from: '2027-04-01',
      stay_months: 12,
      is_mine: false,
      user: null,
      founding: null,
    });
    expect((await look(page, lead)).answer.is_mine).toBe(true);
  });

  test('somebody without a budget leaves the group without one', async () => {
    const { page } = await group([await newPerson(), await newPerson({ budget_max: null })]);
    const { answer } = await look(page, await app.user());
    expect(answer).toMatchObject({ budget_max: null, budget_currency: null });
  });

  test('nobody reads a surname or the budget of one of them, and visitors no name at all', async () => {
    const { page } = await group(
      [
        await newPerson({ first_name: 'Mei', last_name: 'Secretname', budget_max: 713 }),
        await newPerson({ first_name: 'Jonas' }),
      ],
      { visibility: 'everyone' },
    );
    const read = (as?: TestUser) =>
      app.send('getWanted', { params: { id: page }, ...(as && { as }) }).then((r) => r.text());
    const [signedIn, visitor] = [await read(await app.user()), await read()];
    expect(signedIn).toContain('Mei');
    expect(signedIn).not.toMatch(/Secretname|713/);
    expect(visitor).not.toMatch(/Mei|Jonas/);
    expect(visitor).toContain('"people":2');
  });

  test('who hides their profile counts, and is not named', async () => {
    const { page } = await group([await newPerson(), await newPerson({ is_hidden: true })]);
    const { answer } = await look(page, await app.user());
    expect([answer.people, answer.group?.members?.length]).toEqual([2, 1]);
  });

  test('the fit is that of the one who fits least, by name', async () => {
    const smoker = await newPerson({ first_name: 'Bo' });
    const lead = await newPerson({ first_name: 'Al' });
    const viewer = await app.user();
    const answer = (as: TestUser, smoking: 'never' | 'indoors') =>
      done(app, 'saveHabits', { as, body: { ...habitAnswers(), smoking } });
    const prefer = (as: TestUser) =>
      done(app, 'savePreferences', {
        as,
        body: {
          ...wantedAnswers(),
          smoking: { acceptable: ['never'], importance: 4, is_dealbreaker: true },
        },
      });
    await answer(viewer, 'never');
    await prefer(viewer);
    await answer(lead, 'never');
    await prefer(lead);
    await answer(smoker, 'indoors');
    await prefer(smoker);
    const { page } = await group([lead, smoker]);
    const shown = (await look(page, viewer)).answer;
    expect(shown.fit_of).toMatchObject({ id: smoker.id, first_name: 'Bo' });
    expect(shown.fit?.conflicts).toBeGreaterThan(0);
  });
});

describe('who writes it', () => {
  test('each of the group writes it, and of two at once only the first is saved', async () => {
    const { id, lead, others } = await groupOfTwo();
    const read = await app.send('getGroupWanted', { as: lead, params: { id } });
    const headers = { 'If-Match': read.headers.get('ETag') ?? '' };
    const save = (as: TestUser, headline: string) =>
      app.call('saveGroupWanted', { as, headers, params: { id }, body: { ...form, headline } });
    expect((await save(others[0]!, 'The first')).status).toBe(200);
    const second = await save(lead, 'The second');
    expect(second.problem.code).toBe('changed_meanwhile');
    expect(second.problem.current).toMatchObject({ page: { headline: 'The first' } });
  });

  test('a former member and everyone else get the answer about no group, byte for byte', async () => {
    const { id, others } = await groupOfTwo();
    const [former] = others as [TestUser];
    await done(app, 'leaveGroup', { as: former, params: { id } });
    const admin = await app.user({ is_admin: true });
    for (const as of [former, await app.user(), admin]) {
      for (const call of ['getGroupWanted', 'saveGroupWanted', 'deleteGroupWanted'] as const) {
        const answers = await Promise.all(
          [id, 2_000_000_000].map(async (target) => {
            const body = call === 'saveGroupWanted' ? { body: form } : {};
            const response = await app.send(call, { as, params: { id: target }, ...body });
            return [response.status, await response.text()];
          }),
        );
        expect(answers[0]).toEqual(answers[1]);
        expect(answers[0]?.[0]).toBe(404);
      }
    }
  });

  test('the own page of a member stays, and names the group', async () => {
    const { id, others } = await groupOfTwo();
    const wanted = await done(app, 'saveOwnWanted', { as: others[0]!, body: wantedForm });
    expect(wanted.group_pages).toMatchObject([{ group_id: id }]);
  });

  test('a text that reads like a scam is reported to the administrators', async () => {
    const { page } = await groupOfTwo({
      text: 'We are abroad. Send the deposit by Western Union and write to me on WhatsApp +44 7700 900123, then I send you the keys by courier.',
    });
    const reports = await app.database.sql`
      select kind, source from reports where kind = 'wanted' and target_id = ${page}`;
    expect(reports).toEqual([{ kind: 'wanted', source: 'system' }]);
  });

  test('each of the group exports it, and it goes with the group', async () => {
    const { id, page, lead, others } = await groupOfTwo();
    const exported = await done(app, 'exportAccount', { as: others[0]! });
    expect(exported.groups).toMatchObject([{ wanted_page: { headline: form.headline } }]);
    for (const as of [...others, lead]) await done(app, 'leaveGroup', { as, params: { id } });
    expect(await app.database.sql`select from wanted_pages where id = ${page}`).toHaveLength(0);
  });

  test('deleting it ends it, and deleting it again changes nothing', async () => {
    const { id, page, lead, others } = await groupOfTwo();
    await done(app, 'deleteGroupWanted', { as: others[0]!, params: { id } });
    await done(app, 'deleteGroupWanted', { as: lead, params: { id } });
    expect(await sees(page, lead)).toBe(false);
  });
});

describe('who sees it', () => {
  test.each(['everyone', 'members', 'owners', 'nobody'] as const)(
    'a page for %s is seen by those alone',
    async (visibility) => {
      const { page, lead, others } = await groupOfTwo({ visibility });
      const fitting = await host();
      const tooDear = await host({ monthly_rent: 1500 });
      const oneRoom = await owner(app, { monthly_rent: 600, looking_for_roommates: 1 });
      const as = [undefined, await app.user(), tooDear, oneRoom, fitting, lead, others[0]];
      const seen = await Promise.all(as.map((each) => sees(page, each)));
      expect(seen).toEqual(
        {
          everyone: [true, true, true, true, true, true, true],
          members: [false, true, true, true, true, true, true],
          owners: [false, false, false, false, true, true, true],
          nobody: [false, false, false, false, false, true, true],
        }[visibility],
      );
    },
  );

  test('a block with any of them hides it from both sides, and from nobody else', async () => {
    const { page, others } = await groupOfTwo({ visibility: 'everyone' });
    const blocker = await app.user();
    await done(app, 'blockUser', { as: blocker, params: { id: others[0]!.id } });
    expect(await sees(page, blocker)).toBe(false);
    expect(await find(blocker)).not.toContain(page);
    const other = await app.user();
    expect(await sees(page, other)).toBe(true);
    expect(await find(other)).toContain(page);
  });

  test('a page that others may not see answers as one that never was, byte for byte', async () => {
    const { page } = await groupOfTwo({ visibility: 'nobody' });
    const other = await app.user();
    const answers = await Promise.all(
      [page, 2_000_000_000].map(async (id) => {
        const response = await app.send('getWanted', { as: other, params: { id } });
        return [response.status, await response.text()];
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
  });

  test('it ends by itself, comes back when one of them saves it, and who leads is asked before', async () => {
    const { id, page, lead, others } = await groupOfTwo();
    const { sql } = app.database;
    const age = (days: number) =>
      sql`update wanted_pages set confirmed_at = now() - make_interval(days => ${days})
        where id = ${page}`;
    await age(28);
    await remindAuthors(sql);
    const jobs = (await readJobs(sql, 'mail')).filter(({ data }) => data['user_id'] === lead.id);
    const job = jobs.find(({ data }) => data['kind'] === 'confirm_wanted') as never;
    const composed = (await listMails(mailDeps(sql)).confirm_wanted(job)) as {
      mail: { text: string } | null;
    };
    expect(composed.mail?.text).toContain(`/groups/${id}/wanted`);
    await age(31);
    const other = await app.user();
    expect(await sees(page, other)).toBe(false);
    await done(app, 'saveGroupWanted', { as: others[0]!, params: { id }, body: form });
    expect(await sees(page, other)).toBe(true);
  });
});

describe('how owners find it', () => {
  test('by place, rent and date, and not among the pages of one person each', async () => {
    const far = { latitude: 48.1, longitude: 11.6 };
    const march = { move_in_from: '2027-03-01' };
    const near = await group([await newPerson(march), await newPerson(march)]);
    const late = await group([
      await newPerson(march),
      await newPerson({ move_in_from: '2027-09-01' }),
    ]);
    const away = await group([await newPerson({ ...march, ...far }), await newPerson(march)]);
    const poor = await group([
      await newPerson(march),
      await newPerson({ ...march, budget_max: 200 }),
    ]);
    const other = await app.user();
    const pages = await find(other, { rent: 1300, currency: 'EUR', move_in_by: '2027-03-01' });
    expect(pages).toContain(near.page);
    for (const { page } of [late, away, poor]) expect(pages).not.toContain(page);
    const { items } = await done(app, 'listWanted', { as: other, query: { page_size: 100 } });
    expect(items.map(({ id }) => id)).not.toContain(near.page);
  });

  test('a search for a room finds groups for whom it has space, also those for owners alone', async () => {
    const { page } = await groupOfTwo({ visibility: 'owners' });
    const three = await group([await newPerson(), await newPerson(), await newPerson()]);
    const whole = await host();
    expect(await find(whole)).not.toContain(page);
    expect(await find(whole, { listing_id: whole.listing })).toContain(page);
    const rooms = await owner(app, { monthly_rent: 650, looking_for_roommates: 2 });
    const pages = await find(rooms, { listing_id: rooms.listing });
    expect(pages).toContain(page);
    expect(pages).not.toContain(three.page);
  });

  test('it is found where the one who leads looks, also after that changes', async () => {
    const far = { latitude: 48.1, longitude: 11.6 };
    const { id, page, lead, others } = await group([await newPerson(), await newPerson(far)]);
    const other = await app.user();
    const there = { lat: far.latitude, lng: far.longitude };
    const member = await ownMembership(app, others[0]!, id);
    await done(app, 'handOverGroup', { as: lead, params: { id }, body: { member_id: member } });
    expect(await find(other, there)).toContain(page);
    await app.database.sql`update users set latitude = ${spot.latitude},
      longitude = ${spot.longitude} where id = ${others[0]!.id}`;
    expect(await find(other)).toContain(page);
    expect(await find(other, there)).not.toContain(page);
  });
});

describe('a member who goes', () => {
  const goes = {
    leaves: (as: TestUser, id: number) => done(app, 'leaveGroup', { as, params: { id } }),
    'is deleted': (as: TestUser) => done(app, 'deleteAccount', { as }),
    'is suspended': async (as: TestUser) =>
      done(app, 'suspendUser', {
        as: await app.user({ is_admin: true }),
        params: { id: as.id },
        body: { note: 'Spam' },
      }),
  };
  test.each(Object.keys(goes) as (keyof typeof goes)[])(
    'when one who leads %s, the page goes on without them',
    async (way) => {
      const made = await group([
        await newPerson({ first_name: 'Gone' }),
        await newPerson(),
        await newPerson({ budget_max: 500 }),
      ]);
      await goes[way](made.lead, made.id);
      const other = await app.user();
      const { answer } = await look(made.page, other);
      expect(answer).toMatchObject({ people: 2, budget_max: 1200 });
      expect(JSON.stringify(answer)).not.toContain('Gone');
      expect(await find(other)).toContain(made.page);
    },
  );

  test('a page of one alone is found by nobody, until somebody joins', async () => {
    const { id, page, lead, others, code } = await groupOfTwo();
    await done(app, 'leaveGroup', { as: others[0]!, params: { id } });
    const other = await app.user();
    expect(await sees(page, other)).toBe(false);
    expect(await find(other)).not.toContain(page);
    expect(await sees(page, lead)).toBe(true);
    await join(app, others[0]!, code);
    expect(await sees(page, other)).toBe(true);
  });
});

describe('moderation', () => {
  test('who leads gets the reasons, can appeal, and everyone of the group reads them', async () => {
    const { id, page, lead, others } = await groupOfTwo({ visibility: 'everyone' });
    const reporter = await app.user();
    await done(app, 'sendReport', {
      as: reporter,
      body: { kind: 'wanted', id: page, reason: 'spam' },
    });
    const admin = await app.user({ is_admin: true });
    await done(app, 'hideWanted', { as: admin, params: { id: page }, body: { note: 'An ad' } });
    expect(await sees(page, reporter)).toBe(false);
    expect(await find(reporter)).not.toContain(page);
    const wanted = await done(app, 'getGroupWanted', { as: others[0]!, params: { id } });
    expect(wanted.page?.hidden_note).toBe('An ad');
    const { items } = await done(app, 'listStatements', { as: lead, query: {} });
    expect(items).toMatchObject([{ action: 'wanted_hidden', note: 'An ad' }]);
    await done(app, 'showWanted', { as: admin, params: { id: page } });
    expect(await sees(page, reporter)).toBe(true);
  });

  test('an administrator who is in the group does not decide about it', async () => {
    const admin = await newPerson({ is_admin: true });
    const { page } = await group([await newPerson(), admin]);
    expect(
      await refusal(app, 'hideWanted', { as: admin, params: { id: page }, body: { note: 'No' } }),
    ).toBe('own_target');
  });
});
