// @module-tag essential

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deleteOldNotices } from '#domain/safety/public.ts';
import { linkIn, takeLetters } from '#tests/support/letters.ts';
import { openTestApp, testApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { done, room } from '../inquiries/steps.ts';

let app: TestApp;
let owner: TestUser;
let admin: TestUser;
let listing: number;
beforeAll(async () => {
  app = await openTestApp();
  [owner, admin] = [await app.user(), await app.user({ is_admin: true })];
});
afterAll(() => app.database.close());
beforeEach(async () => {
  listing = await room(app, owner);
});

const valid = { reason: 'scam', details: 'The photos are from a hotel', email: 'eve@example.com' };
const post = (path: string, fields: Record<string, string> = {}, headers = {}, on = app) =>
  on.request(path, { method: 'POST', body: new URLSearchParams(fields), headers });
const send = (fields: Record<string, string> = valid, more = '') =>
  post(`/notice?listing=${listing}${more}`, fields);
const reports = async (query = {}) =>
  (await done(app, 'listReports', { as: admin, query })).items.filter(
    ({ target_id: id }) => id === listing,
  );

test('a notice without an account is a report once the link in its mail was confirmed by a button', async () => {
  expect((await send()).status).toBe(200);
  expect(await reports()).toEqual([]);
  const [mail, ...others] = await takeLetters(app);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: 'eve@example.com', unsubscribeUrl: null });
  const link = linkIn(mail!);
  // A mail program opens the link by itself, and more than once.
  for (const _ of [1, 2]) expect((await app.request(link)).status).toBe(200);
  expect((await app.request(link, { method: 'HEAD' })).status).toBe(200);
  expect(await reports()).toEqual([]);

  expect(await (await post(link)).text()).toContain('The administrators have your report');
  expect(await reports()).toMatchObject([
    {
      kind: 'listing',
      reason: 'scam',
      details: valid.details,
      source: 'visitor',
      reporter: null,
      reporter_email: 'eve@example.com',
      status: 'open',
    },
  ]);
});

test('a mail to an address without an account carries no text of a user', async () => {
  const bait = 'Your account is locked';
  await app.database.sql`update listings set title = ${bait} where id = ${listing}`;
  await send({ ...valid, details: bait });
  const [mail] = await takeLetters(app);
  await post(linkIn(mail!));
  const [report] = await reports();
  await done(app, 'changeReport', {
    as: admin,
    params: { id: report!.id },
    body: { status: 'resolved', note: bait },
  });
  // The owner gets a mail of their own.
  const decided = (await takeLetters(app)).filter(({ to }) => to === 'eve@example.com');
  expect(decided).toHaveLength(1);
  expect(JSON.stringify([mail, decided])).not.toContain('locked');
});

test('no page of another site sends a notice, or presses a button of a mail', async () => {
  const foreign = { Origin: 'https://phishing.example' };
  const paths = [`/notice?listing=${listing}`, '/confirm-notice', '/confirm-listing', '/statement'];
  for (const path of paths) expect((await post(path, valid, foreign)).status, path).toBe(403);
  expect(await takeLetters(app)).toEqual([]);
  const sameOrigin = { Origin: 'http://localhost:3000' };
  expect((await post(`/notice?listing=${listing}`, valid, sameOrigin)).status).toBe(200);
  await takeLetters(app);
  // The button of mail programs needs no page of ours.
  expect((await post('/unsubscribe?token=x', {}, foreign)).status).not.toBe(403);
});

test('the addresses of one mailbox get the mails of one', { tags: 'long' }, async () => {
  const strict = await testApp({ QUOTA_FACTOR: '1' });
  const id = await room(strict, await strict.user());
  const addresses = ['e.ve@gmail.com', 'eve+1@gmail.com', 'EVE@googlemail.com', 'ev.e+2@gmail.com'];
  const statuses = [];
  for (const email of [...addresses, 'eve+3@gmail.com', 'eve+4@gmail.com', 'e.v.e@gmail.com']) {
    const answer = await post(`/notice?listing=${id}`, { ...valid, email }, {}, strict);
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  expect(await takeLetters(strict)).toHaveLength(5);
});

test('confirming twice, also at once, makes one report', async () => {
  await send();
  const link = linkIn((await takeLetters(app))[0]!);
  const answers = await Promise.all([post(link), post(link), post(link)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await (await post(link)).text()).toContain('already confirmed');
  expect(await reports()).toHaveLength(1);
});

test('the same notice again updates the first report and opens it again', async () => {
  const sendConfirmed = async (details: string) => {
    await send({ ...valid, details });
    await post(linkIn((await takeLetters(app))[0]!));
  };
  await sendConfirmed('First');
  const [first] = await reports();
  const params = { id: first!.id };
  const body = { status: 'dismissed', note: '' };
  await done(app, 'changeReport', { as: admin, params, body });
  await takeLetters(app);
  await sendConfirmed('Second');
  expect(await reports()).toMatchObject([{ id: first!.id, status: 'open', details: 'Second' }]);
});

test('a guessed, changed or expired link confirms nothing', async () => {
  await send();
  const link = linkIn((await takeLetters(app))[0]!);
  const [, id = ''] = /token=(\d+)/.exec(link) ?? [];
  const forged = [
    '/confirm-notice',
    '/confirm-notice?token=',
    `/confirm-notice?token=${id}.`,
    `/confirm-notice?token=${id}.${'A'.repeat(43)}`,
    link.replace(`token=${id}`, `token=${Number(id) - 1}`),
    link.replace(`token=${id}`, `token=0${id}`),
    link.slice(0, -1),
    `${link}A`,
  ];
  for (const path of forged) {
    expect((await app.request(path)).status).toBe(404);
    expect((await post(path)).status).toBe(404);
  }
  await app.database.sql`update notices set created_at = now() - interval '49 hours'`;
  expect((await app.request(link)).status).toBe(404);
  expect((await post(link)).status).toBe(404);
  expect(await reports()).toEqual([]);
  await deleteOldNotices(app.database.sql);
  expect(await app.database.sql`select from notices`).toHaveLength(0);
});

test('an address with an account is answered and mailed like any other', async () => {
  const email = 'known@example.com';
  await app.user({ email });
  const unknown = await send({ ...valid, email: 'unknown@example.com' });
  const known = await send({ ...valid, email: 'Known@Example.com' });
  expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
  const mails = await takeLetters(app);
  expect(mails.map(({ to }) => to).sort()).toEqual([email, 'unknown@example.com']);
  const [one, other] = mails.map(({ text }) => text.replace(/token=\S+/, ''));
  expect(one).toBe(other);
});

test('a notice needs a reason, an address and a listing that everyone sees', async () => {
  const wrong: Record<string, string>[] = [
    {},
    { ...valid, reason: 'spam' },
    { ...valid, details: 'x'.repeat(1001) },
    { ...valid, details: 'a\0b' },
    ...[
      '',
      'eve',
      'eve@',
      'eve@localhost',
      'a@example.com, b@example.com',
      'a@example.com\r\nBcc: b@example.com',
      '"<b@example.com>" a@example.com',
      `${'x'.repeat(65)}@example.com`,
      `eve@${'x.'.repeat(130)}com`,
    ].map((email) => ({ ...valid, email })),
  ];
  for (const fields of wrong) expect((await send(fields)).status).toBe(422);
  for (const id of [2_000_000_000, 0, -1, '', 'x', '1e3']) {
    expect((await app.request(`/notice?listing=${id}`)).status).toBe(404);
    expect((await post(`/notice?listing=${id}`, valid)).status).toBe(404);
  }
  await app.database.sql`update listings set status = 'paused' where id = ${listing}`;
  expect((await app.request(`/notice?listing=${listing}`)).status).toBe(404);
  expect((await send()).status).toBe(404);
  expect(await takeLetters(app)).toEqual([]);
});

test('a form that is refused keeps all that was typed', async () => {
  const typed = { ...valid, details: 'a'.repeat(1001), email: 'eve@nowhere' };
  const wrong = await (await send(typed)).text();
  expect(wrong).toContain(`${typed.details}</textarea>`);
  expect(wrong).toContain('value="eve@nowhere"');
  expect(wrong).toMatch(/value="scam"\s+required\s+checked/);
  const unstorable = await (await send({ ...valid, details: 'One\0 two' })).text();
  expect(unstorable).toContain('Some characters could not be stored');
  expect(unstorable).toContain('One two</textarea>');
  await app.database.sql`update listings set status = 'paused' where id = ${listing}`;
  expect(await (await send({ ...valid, details: 'Written before' })).text()).toContain(
    'Written before',
  );
});

test('a body that is far too long is refused', async () => {
  expect((await send({ ...valid, details: 'x'.repeat(200_000) })).status).toBe(413);
});

test('the form shows what was written as text', async () => {
  const hostile = '</textarea><script>alert(1)</script>';
  const page = await (await send({ reason: 'mine', details: hostile, email: 'eve' })).text();
  expect(page).not.toContain('<script>');
  expect(page).toContain('&lt;/textarea&gt;');
});

test('administrators filter reports by their source', async () => {
  await send(valid, '&from=card');
  await send({ ...valid, reason: 'mine' });
  for (const mail of await takeLetters(app)) await post(linkIn(mail));
  const body = { kind: 'listing', id: listing, reason: 'discrimination' };
  await done(app, 'sendReport', { as: await app.user(), body });
  const reasonsFrom = async (source: string) =>
    (await reports({ source })).map(({ reason }) => reason);
  expect(await reasonsFrom('card')).toEqual(['scam']);
  expect(await reasonsFrom('visitor')).toEqual(['mine']);
  expect(await reasonsFrom('member')).toEqual(['discrimination']);
  expect(await reports()).toHaveLength(3);
});

test('members report a listing that is theirs, or illegal, from their account', async () => {
  for (const reason of ['illegal', 'mine']) {
    const body = { kind: 'listing', id: listing, reason };
    await done(app, 'sendReport', { as: await app.user(), body });
  }
  expect((await reports()).map(({ reason }) => reason)).toEqual(['mine', 'illegal']);
});

test('the mail and its page speak the language in which the notice was written', async () => {
  const german = { 'Accept-Language': 'de' };
  await post(`/notice?listing=${listing}`, valid, german);
  const [mail] = await takeLetters(app);
  expect(mail?.subject).toContain('Bestätige deine Meldung');
  const page = await (await app.request(linkIn(mail!))).text();
  expect(page).toContain('<html lang="de"');
});

test(
  'one address gets five mails a day, and one network sends ten notices',
  { tags: 'long' },
  async () => {
    const app = await testApp({ QUOTA_FACTOR: '1', TRUSTED_PROXIES: '1' });
    const listing = await room(app, await app.user());
    const from = async (ip: string, email: string) => {
      const headers = { 'X-Forwarded-For': ip };
      const answer = await post(`/notice?listing=${listing}`, { ...valid, email }, headers, app);
      return answer.status;
    };
    const five = [200, 200, 200, 200, 200];
    const byAddress = [];
    for (const n of [1, 2, 3, 4, 5, 6]) byAddress.push(await from(`192.0.2.${n}`, valid.email));
    expect(byAddress).toEqual([...five, 429]);
    const headers = { 'X-Forwarded-For': '192.0.2.7' };
    const details = 'Typed for an hour';
    const refused = await post(`/notice?listing=${listing}`, { ...valid, details }, headers, app);
    expect(await refused.text()).toContain(`${details}</textarea>`);
    const byNetwork = [];
    for (let n = 0; n < 11; n += 1) {
      byNetwork.push(await from(`2001:db8::${n}`, `eve${n}@example.com`));
    }
    expect(byNetwork).toEqual([...five, ...five, 429]);
    // What was refused is not kept, and mails nobody.
    expect(await app.database.sql`select from notices`).toHaveLength(15);
    expect(await takeLetters(app)).toHaveLength(15);
  },
);

test('a mailbox reports a room once, whichever of its addresses it uses, even at once', async () => {
  const addresses = ['e.ve@gmail.com', 'eve+1@gmail.com', 'Eve+2@googlemail.com', 'eve@gmail.com'];
  for (const email of addresses) await send({ ...valid, email });
  await send({ ...valid, email: 'eve@elsewhere.example' });
  const links = (await takeLetters(app)).map(linkIn);
  expect(links).toHaveLength(5);
  await Promise.all(links.map((link) => post(link)));
  const emails = (await reports()).map(({ reporter_email: email }) => email);
  expect(emails).toHaveLength(2);
  expect(emails).toContain('eve@elsewhere.example');
  // Another reason is another report.
  await send({ ...valid, reason: 'illegal', email: 'eve+3@gmail.com' });
  await post(linkIn((await takeLetters(app))[0]!));
  expect(await reports()).toHaveLength(3);
});
