// @module-tag essential

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deleteOldDecisions } from '#domain/moderation/decisions.ts';
import { linkIn, takeLetters } from '#tests/support/letters.ts';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { done, refusal, room } from '../inquiries/steps.ts';

let app: TestApp;
let admin: TestUser;
let other: TestUser;
let owner: TestUser;
let listing: number;
beforeAll(async () => {
  app = await openTestApp();
  [admin, other] = [await app.user({ is_admin: true }), await app.user({ is_admin: true })];
});
afterAll(() => app.database.close());
beforeEach(async () => {
  owner = await app.user({ email: `owner-${crypto.randomUUID()}@example.com` });
  listing = await room(app, owner);
  await takeLetters(app);
});

const reason = { note: 'The photos are of a hotel', rule: 'not_real' };
const hide = (as = admin) =>
  done(app, 'hideListing', { as, params: { id: listing }, body: reason });
const suspend = () =>
  done(app, 'suspendUser', { as: admin, params: { id: owner.id }, body: reason });
const statements = async () => (await done(app, 'listStatements', { as: owner })).items;
const appealFor = async (text = 'They are of my own room') => {
  const link = linkIn((await takeLetters(app)).at(-1)!);
  const answer = await appealBy(link, text);
  return { link, status: answer.status };
};
const appealBy = (link: string, text: string) =>
  app.request(link, { method: 'POST', body: new URLSearchParams({ text }) });
const openAppeals = async (as = other) =>
  (await done(app, 'listAppeals', { as, query: { status: 'open' } })).items.filter(
    ({ user }) => user.id === owner.id,
  );
const decide = (id: number, decision: string, as = other) => ({
  as,
  params: { id },
  body: { decision, note: 'Looked at again' },
});
const isPublic = async () =>
  (await app.call('getListing', { params: { id: listing } })).status === 200;

test('hiding a room tells its owner the reasons, by mail and on their page', async () => {
  await hide();
  const [mail, ...others] = await takeLetters(app);
  expect(others).toEqual([]);
  expect(mail?.subject).toMatch(/^We hid your room/);
  for (const part of [
    'Nobody but you sees the room.',
    'The rule: Offer only rooms that exist',
    'What we found: The photos are of a hotel',
    'A person decided this',
    'you can appeal once, until',
  ]) {
    expect(mail?.text).toContain(part);
    expect(mail?.html.replaceAll(/<\/?bdi>/g, '')).toContain(part);
  }
  expect(await statements()).toMatchObject([
    {
      action: 'listing_hidden',
      rule: 'not_real',
      can_appeal: true,
      decision: null,
      target_id: listing,
      is_hiding: true,
    },
  ]);
  const page = await (await app.request(linkIn(mail!))).text();
  expect(page).toContain('The photos are of a hotel');
});

test('deleting a room tells its owner the reasons, and taking that back restores nothing', async () => {
  const query = { note: 'There is no such street', rule: 'not_real' };
  await done(app, 'deleteListingAsAdmin', { as: admin, params: { id: listing }, query });
  const [mail, ...others] = await takeLetters(app);
  expect(others).toEqual([]);
  expect(mail?.subject).toMatch(/^We deleted your room “Quiet room/);
  for (const part of [
    'cannot be restored',
    'The rule: Offer only rooms that exist',
    'What we found: There is no such street',
    'you can appeal once, until',
  ]) {
    expect(mail?.text).toContain(part);
  }
  expect(await statements()).toMatchObject([
    { action: 'listing_deleted', rule: 'not_real', can_appeal: true, note: query.note },
  ]);
  expect((await appealBy(linkIn(mail!), 'There is')).status).toBe(303);
  const [appeal] = await openAppeals();
  expect(appeal).toMatchObject({ action: 'listing_deleted', target_id: listing });
  await done(app, 'decideAppeal', decide(appeal!.id, 'reversed'));
  expect((await app.call('getListing', { params: { id: listing } })).status).toBe(410);
  const [, deletion] = (await done(app, 'listAuditEvents', { as: admin })).items;
  expect(deletion).toMatchObject({
    event: 'listing.deleted',
    details: { owner_id: owner.id, note: query.note },
  });
});

test('a room that is deleted twice is told once, and one without an owner to nobody', async () => {
  const params = { id: listing };
  const answers = await Promise.all(
    [admin, other].map((as) => app.call('deleteListingAsAdmin', { as, params })),
  );
  expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([204, 410]);
  expect(await takeLetters(app)).toHaveLength(1);
  const body = { title: 'By hand', address: 'Harlem', monthly_rent: 800 };
  const { id } = await done(app, 'createExternalListing', { as: admin, body });
  await done(app, 'deleteListingAsAdmin', { as: admin, params: { id } });
  expect(await takeLetters(app)).toEqual([]);
});

test('someone suspended gets the reasons by mail, also without mails about messages, and appeals without signing in', async () => {
  await app.database.sql`insert into mail_optouts (user_id) values (${owner.id})`;
  await suspend();
  expect((await app.call('getCurrentUser', { as: owner })).status).toBe(401);
  const { status } = await appealFor();
  expect(status).toBe(303);
  const [appeal] = await openAppeals();
  expect(appeal).toMatchObject({ action: 'user_suspended', text: 'They are of my own room' });
  await done(app, 'decideAppeal', decide(appeal!.id, 'reversed'));
  expect((await takeLetters(app)).map(({ subject }) => subject)).toEqual([
    'Your appeal: we took the decision back',
  ]);
  const again = await app.anotherDevice(owner);
  expect((await app.call('getCurrentUser', { as: again })).status).toBe(200);
});

test('the reasons are told in the language of who reads them', async () => {
  await app.database.sql`update users set locale = 'de' where id = ${owner.id}`;
  await hide();
  const [mail] = await takeLetters(app);
  expect(mail?.subject).toMatch(/^Wir haben dein Zimmer/);
  expect(mail?.text).toContain('Die Regel: Biete nur Zimmer an');
  expect(await (await app.request(linkIn(mail!))).text()).toContain('<html lang="de"');
});

test('a reversed decision shows the room again, once, and the audit log has both decisions', async () => {
  await hide();
  const { link } = await appealFor();
  const [appeal] = await openAppeals();
  await done(app, 'decideAppeal', decide(appeal!.id, 'reversed'));
  expect(await isPublic()).toBe(true);
  expect(await refusal(app, 'decideAppeal', decide(appeal!.id, 'upheld'))).toBe('conflict');
  const { items } = await done(app, 'listAuditEvents', { as: admin });
  expect(items.slice(0, 2)).toMatchObject([
    {
      event: 'appeal.reversed',
      admin: { id: other.id },
      target_kind: 'listing',
      target_id: listing,
      details: { note: 'Looked at again', statement_id: appeal!.id },
    },
    { event: 'listing.hidden', admin: { id: admin.id }, target_id: listing },
  ]);
  expect(await statements()).toMatchObject([
    { decision: 'reversed', can_appeal: false, is_hiding: false },
  ]);
  // What was taken back comes first, and what followed is over.
  const page = await (await app.request(link)).text();
  expect(page).toMatch(/took the decision back[^]*Looked at again[^]*What we found/);
  expect(page).not.toContain('Nobody but you sees the room');
});

test('an upheld decision stays, and its reader is told why', async () => {
  await hide();
  const { link } = await appealFor();
  const [appeal] = await openAppeals();
  await done(app, 'decideAppeal', decide(appeal!.id, 'upheld'));
  expect(await isPublic()).toBe(false);
  const [mail] = await takeLetters(app);
  expect(mail?.subject).toBe('Your appeal: the decision stands');
  expect(mail?.text).toContain('Looked at again');
  expect(await (await app.request(link)).text()).toContain('Looked at again');
});

test('reversing does not undo what was decided again later', async () => {
  await hide();
  await appealFor();
  await hide();
  const [appeal] = await openAppeals();
  await done(app, 'decideAppeal', decide(appeal!.id, 'reversed'));
  expect(await isPublic()).toBe(false);
});

test('the decider cannot decide the appeal while there is another administrator', async () => {
  await hide();
  await appealFor();
  const [appeal] = await openAppeals(admin);
  expect(appeal?.can_decide).toBe(false);
  const mine = decide(appeal!.id, 'upheld', admin);
  expect(await refusal(app, 'decideAppeal', mine)).toBe('forbidden');
  expect((await openAppeals(other))[0]?.can_decide).toBe(true);

  const { sql } = app.database;
  await sql`update users set is_admin = false where id = ${other.id}`;
  try {
    expect((await openAppeals(admin))[0]?.can_decide).toBe(true);
    await done(app, 'decideAppeal', mine);
  } finally {
    await sql`update users set is_admin = true where id = ${other.id}`;
  }
});

test('nobody decides about their own appeal', async () => {
  await app.database.sql`update listings set user_id = ${other.id} where id = ${listing}`;
  owner = other;
  await hide();
  await appealFor();
  const [appeal] = await openAppeals(other);
  expect(appeal?.can_decide).toBe(false);
  expect(await refusal(app, 'decideAppeal', decide(appeal!.id, 'reversed', other))).toBe(
    'own_target',
  );
  // Without a third, who made the decision is the only one left.
  await done(app, 'decideAppeal', decide(appeal!.id, 'upheld', admin));
});

test('two decisions at once are one', async () => {
  const third = await app.user({ is_admin: true });
  await hide();
  await appealFor();
  const [appeal] = await openAppeals();
  const answers = await Promise.all([
    app.call('decideAppeal', decide(appeal!.id, 'reversed', other)),
    app.call('decideAppeal', decide(appeal!.id, 'upheld', third)),
  ]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    204, 409,
  ]);
  expect(await takeLetters(app)).toHaveLength(1);
  await app.database.sql`update users set is_admin = false where id = ${third.id}`;
});

test('one appeal per statement, with a text that is there and not too long', async () => {
  await hide();
  const link = linkIn((await takeLetters(app))[0]!);
  for (const text of ['', '  ', 'x'.repeat(2001), 'a\0b']) {
    expect((await appealBy(link, text)).status).toBe(422);
  }
  expect((await app.request(link, { method: 'POST' })).status).toBe(422);
  expect(await openAppeals()).toEqual([]);
  const answers = await Promise.all([appealBy(link, 'First'), appealBy(link, 'Second')]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    303, 409,
  ]);
  expect((await appealBy(link, 'Third')).status).toBe(409);
  expect(await openAppeals()).toHaveLength(1);
});

test('an appeal that cannot be stored, or not any more, is shown to whoever wrote it', async () => {
  await hide();
  const link = linkIn((await takeLetters(app))[0]!);
  const refused = await (await appealBy(link, 'My long\0 reasons')).text();
  expect(refused).toContain('Some characters could not be stored');
  expect(refused).toContain('My long reasons</textarea>');
  const tooLong = `Too long ${'x'.repeat(2001)}`;
  expect(await (await appealBy(link, tooLong)).text()).toContain(`${tooLong}</textarea>`);
  expect((await appealBy(link, 'First')).status).toBe(303);
  const late = await (await appealBy(link, 'Second, with more')).text();
  expect(late).toContain('What you wrote was not sent');
  expect(late).toContain('Second, with more');
});

test('an appeal comes within six months', async () => {
  await hide();
  const link = linkIn((await takeLetters(app))[0]!);
  const age = (days: number) => app.database.sql`
    update statements set created_at = now() - interval '6 months' + make_interval(days => ${days})
    where user_id = ${owner.id}`;
  // Months differ in length: half a year after May 31 and after May 30 is November 30.
  await age(-3);
  expect((await appealBy(link, 'Late')).status).toBe(409);
  expect(await statements()).toMatchObject([{ can_appeal: false }]);
  await age(3);
  expect((await appealBy(link, 'In time')).status).toBe(303);
});

test('nobody reads or appeals a statement of others', async () => {
  await hide();
  const link = linkIn((await takeLetters(app))[0]!);
  const [, id = ''] = /token=(\d+)/.exec(link) ?? [];
  const forged = [
    '/statement',
    `/statement?token=${id}`,
    `/statement?token=${id}.${'A'.repeat(43)}`,
    link.replace(`token=${id}`, `token=${Number(id) - 1}`),
    link.slice(0, -1),
    link.replace('/statement', '/confirm-notice'),
  ];
  for (const path of forged) {
    expect((await app.request(path)).status).toBe(404);
    expect((await appealBy(path, 'Not mine')).status).toBe(404);
  }
  const stranger = await app.user();
  expect((await done(app, 'listStatements', { as: stranger })).items).toEqual([]);
  expect(await refusal(app, 'listAppeals', { as: stranger })).toBe('forbidden');
});

test('a decision is no appeal until its owner appeals', async () => {
  await hide();
  const [statement] = await statements();
  expect(await refusal(app, 'decideAppeal', decide(statement!.id, 'reversed'))).toBe('not_found');
});

test('the export has statements and appeals, and a deleted account leaves only that they were', async () => {
  await hide();
  await appealFor();
  const exported = await done(app, 'exportAccount', { as: owner });
  expect(exported.statements).toMatchObject([
    { action: 'listing_hidden', note: reason.note, appeal_text: 'They are of my own room' },
  ]);
  await done(app, 'deleteAccount', { as: owner });
  expect(await openAppeals()).toEqual([]);
  const [row] = await app.database.sql`
    select user_id, note, target_label, appeal_text, action from statements order by id desc limit 1`;
  expect(row).toEqual({
    user_id: null,
    note: '',
    target_label: '',
    appeal_text: null,
    action: 'listing_hidden',
  });
});

test('statements are deleted at the end of the year after them', async () => {
  const { sql } = app.database;
  await hide();
  const [id] = (await statements()).map((statement) => statement.id);
  const count = async () => (await statements()).length;
  await sql`update statements set created_at = date_trunc('year', now() at time zone 'UTC')
    - interval '1 year' + interval '1 hour' where id = ${id ?? 0}`;
  await deleteOldDecisions(sql);
  expect(await count()).toBe(1);
  await sql`update statements set created_at = created_at - interval '2 hours' where id = ${id ?? 0}`;
  await deleteOldDecisions(sql);
  expect(await count()).toBe(0);
});
