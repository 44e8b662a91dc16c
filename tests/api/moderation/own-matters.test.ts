import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ReportForm } from '#contract/safety/calls.ts';
import { readJobs } from '#tests/support/jobs.ts';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { done, greeting, refusal, room } from '../inquiries/steps.ts';

let app: TestApp;
let other: TestUser;
/** Who is reported, and is an administrator too. */
let own: TestUser;
let stranger: TestUser;
beforeAll(async () => {
  app = await openTestApp();
  other = await app.user({ is_admin: true });
});
afterAll(() => app.database.close());
beforeEach(async () => {
  [own, stranger] = [await app.user({ is_admin: true, first_name: 'Ines' }), await app.user()];
});

async function report(kind: ReportForm['kind'], id: number, as = stranger): Promise<number> {
  await done(app, 'sendReport', { as, body: { kind, id, reason: 'spam', details: 'It was me' } });
  const { items } = await done(app, 'listReports', { as: other });
  expect(items[0]).toMatchObject({ kind, target_id: id });
  return items[0]!.id;
}

/** An inquiry of the stranger to the administrator, or the other way round. */
async function inquiry(from: TestUser, to: TestUser): Promise<number> {
  const body = { listing_id: await room(app, to), message: `${greeting} Zanzibar` };
  return (await done(app, 'sendListingInquiry', { as: from, body })).id;
}

const matters = {
  'their account': async () => report('user', own.id),
  'their room': async () => report('listing', await room(app, own)),
  'their room, which they deleted since': async () => {
    const id = await room(app, own);
    const about = await report('listing', id);
    await done(app, 'deleteListing', { as: own, params: { id } });
    return about;
  },
  'their wanted page': async () => {
    const page = { headline: 'A room', text: '', people: 1, is_indexed: false };
    const body = { ...page, visibility: 'everyone' } as const;
    const saved = await done(app, 'saveOwnWanted', { as: own, body });
    return report('wanted', saved.page?.id ?? 0);
  },
  'an inquiry to them': async () => report('inquiry', await inquiry(stranger, own)),
  'an inquiry of theirs': async () => report('inquiry', await inquiry(own, stranger)),
  'an inquiry to them that they reported': async () =>
    report('inquiry', await inquiry(stranger, own), own),
};

test.each(Object.entries(matters))(
  'an administrator neither reads nor decides a report about %s',
  async (_, make) => {
    const id = await make();
    const params = { id };
    const list = await done(app, 'listReports', { as: own, query: { status: 'open' } });
    expect(list.items.map((each) => each.id)).not.toContain(id);
    const all = await done(app, 'listReports', { as: other, query: { status: 'open' } });
    expect(list.open).toBeLessThan(all.open);
    expect(list.total).toBe(list.open);
    const overview = await done(app, 'getOverview', { as: own });
    expect(overview.open_reports).toBe(list.open);
    expect(await refusal(app, 'getReport', { as: own, params })).toBe('not_found');
    expect(await refusal(app, 'readReportedMessages', { as: own, params })).toBe('not_found');
    for (const status of ['dismissed', 'resolved', 'open']) {
      const body = { status, note: '', all_open: true };
      expect(await refusal(app, 'changeReport', { as: own, params, body })).toBe('not_found');
    }
    const found = await done(app, 'searchReportedMessages', { as: own, query: { q: 'Zanzibar' } });
    expect(found.items.map((each) => each.report_id)).not.toContain(id);

    const { report: shown } = await done(app, 'getReport', { as: other, params });
    expect(shown.status).toBe('open');
    const note = `Nothing in ${id}.`;
    const body = { status: 'dismissed', note };
    await done(app, 'changeReport', { as: other, params, body });
    const log = await done(app, 'listAuditEvents', { as: own });
    expect(JSON.stringify(log.items)).not.toContain(note);
    const theirs = await done(app, 'listAuditEvents', { as: other });
    expect(JSON.stringify(theirs.items)).toContain(note);
  },
);

test('no mail tells an administrator of a report about them', async () => {
  await report('user', own.id);
  const { sql } = app.database;
  expect(await sql`select from report_alerts where user_id = ${own.id}`).toHaveLength(0);
  expect(await readJobs(sql, 'mail', { kind: 'new_reports', user_id: own.id })).toEqual([]);
  expect(await readJobs(sql, 'mail', { kind: 'new_reports', user_id: other.id })).toHaveLength(1);
  const found = await done(app, 'searchUsersAsAdmin', { as: own, query: { q: String(own.id) } });
  expect(found.items[0]?.reports).toBe(0);
});

test('administrators hide, show and delete their own room only as its owner', async () => {
  const params = { id: await room(app, own) };
  const body = { note: 'Not real' };
  expect(await refusal(app, 'hideListing', { as: own, params, body })).toBe('own_target');
  await done(app, 'hideListing', { as: other, params, body });
  expect(await refusal(app, 'showListing', { as: own, params })).toBe('own_target');
  expect(await refusal(app, 'deleteListingAsAdmin', { as: own, params })).toBe('own_target');
  const listing = await done(app, 'getListing', { as: own, params });
  expect(listing.hidden_note).toBe('Not real');
  await done(app, 'showListing', { as: other, params });
});

test('administrators neither suspend nor reinstate themselves', async () => {
  const params = { id: own.id };
  const body = { note: 'A test' };
  expect(await refusal(app, 'suspendUser', { as: own, params, body })).toBe('own_target');
  expect(await refusal(app, 'reinstateUser', { as: own, params })).toMatch(
    /own_target|not refused/,
  );
});

test('an administrator does not decide the appeal of whom they had an inquiry with', async () => {
  const id = await inquiry(stranger, own);
  const about = await report('inquiry', id, own);
  const params = { id: about };
  await done(app, 'changeReport', { as: other, params, body: { status: 'resolved', note: '' } });
  await app.database.sql`
    update statements set appealed_at = now(), appeal_text = 'No' where target_id = ${id}
      and target_kind = 'inquiry'`;
  const { items } = await done(app, 'listAppeals', { as: own });
  const appeal = items.find(({ user }) => user.id === stranger.id);
  expect(appeal?.can_decide).toBe(false);
  const decision = {
    as: own,
    params: { id: appeal!.id },
    body: { decision: 'upheld', note: 'No' },
  };
  expect(await refusal(app, 'decideAppeal', decision)).toBe('own_target');
});
