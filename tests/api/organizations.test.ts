import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { composeCode } from '#domain/organizations/compose-code.ts';
import type { GatheredMail } from '#domain/notifications/public.ts';
import { finishJob } from '#platform/jobs/job-store.ts';
import { countJobs, deleteJobs, readJobs } from '#tests/support/jobs.ts';
import { openTestApp, testApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { done, refusal, room } from './inquiries/steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.database.close());
beforeEach(() => deleteJobs(app.database.sql));

/** The mail that waits, as it would be sent. */
async function readMail(user: TestUser, { sql } = app.database) {
  const jobs = await readJobs<GatheredMail>(sql, 'mail', { user_id: user.id });
  expect(jobs).toHaveLength(1);
  const { mail } = await composeCode({ sql, languages: ['en'] }, jobs[0]!);
  await finishJob(sql, jobs[0]!);
  return mail;
}

async function requestCode(user: TestUser, email: string): Promise<string> {
  await done(app, 'requestOrganizationCode', { as: user, body: { email } });
  const mail = await readMail(user);
  expect(mail?.to).toBe(email.toLowerCase());
  return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
}

const confirm = (as: TestUser, code: string) =>
  app.call('confirmOrganization', { as, body: { code } });

async function readDomain(user: TestUser) {
  const reader = await app.user();
  const ledger = await done(app, 'getUserLedger', { as: reader, params: { id: user.id } });
  return ledger.organization?.domain ?? null;
}

test('a code to an address shows its domain on the ledgers, and the address is not kept', async () => {
  const user = await app.user();
  const listing = await room(app, user);
  const code = await requestCode(user, 'Ada.Lovelace@TUM.de');
  const pending = await done(app, 'getOrganization', { as: user });
  expect(pending).toMatchObject({ confirmed: null, pending: { domain: 'tum.de' } });
  expect(await readDomain(user)).toBeNull();

  const { answer, status } = await confirm(user, ` ${code.slice(0, 3)} ${code.slice(3)} `);
  expect(status).toBe(200);
  expect(answer).toMatchObject({ confirmed: { domain: 'tum.de' }, pending: null });
  const { owner } = await done(app, 'getListingLedger', { params: { id: listing } });
  const today = new Date().toISOString().slice(0, 10);
  expect(owner?.organization).toEqual({
    domain: 'tum.de',
    university: 'Technical University of Munich',
    confirmed_on: today,
  });

  const tables = await app.asOwner(
    (sql) => sql<{ all: string }[]>`
      select query_to_xml('select * from organization_addresses', true, false, '')::text
        || query_to_xml('select * from organization_codes', true, false, '')::text as all`,
  );
  expect(tables[0]?.all).not.toMatch(/lovelace/i);
  expect(JSON.stringify(await done(app, 'exportAccount', { as: user }))).toContain('"tum.de"');
});

test.each([
  ['in.tum.de', 'Technical University of Munich'],
  ['mit.edu', 'Massachusetts Institute of Technology'],
  ['not-tum.de', null],
  ['roomieradar.test', null],
])('names the university that has %s, and nothing of a company', async (domain, name) => {
  const user = await app.user();
  const { answer } = await confirm(user, await requestCode(user, `ada@${domain}`));
  expect(answer.confirmed?.university).toBe(name);
});

test('a wrong code is refused, and after five of them the right one too', async () => {
  const user = await app.user();
  const code = await requestCode(user, 'ada@tum.de');
  const wrong = code === '000000' ? '000001' : '000000';
  for (let tries = 0; tries < 5; tries += 1) {
    const { status, problem } = await confirm(user, wrong);
    expect([status, problem.errors?.[0]]).toMatchObject([
      422,
      { path: 'code', code: 'code.wrong' },
    ]);
  }
  expect((await confirm(user, code)).status).toBe(422);
  const another = await requestCode(user, 'ada@tum.de');
  expect(another).not.toBe(code);
  expect((await confirm(user, another)).status).toBe(200);
});

test('a code counts for an hour, and for whom it was sent', async () => {
  const [user, other] = [await app.user(), await app.user()];
  const code = await requestCode(user, 'ada@tum.de');
  expect((await confirm(other, code)).status).toBe(422);
  await app.database.sql`
    update organization_codes set requested_at = requested_at - interval '61 minutes'`;
  expect((await confirm(user, code)).status).toBe(422);
  expect((await done(app, 'getOrganization', { as: user })).pending).toBeNull();
});

test('an address counts for one account: the one that showed it last', async () => {
  const [first, second] = [await app.user(), await app.user()];
  await confirm(first, await requestCode(first, 'ada@lmu.de'));
  expect(await readDomain(first)).toBe('lmu.de');
  await confirm(second, await requestCode(second, 'ADA@lmu.de'));
  expect([await readDomain(first), await readDomain(second)]).toEqual([null, 'lmu.de']);
});

test('a mailbox counts for one account, by whatever address a code came to it', async () => {
  const [first, second] = [await app.user(), await app.user()];
  await confirm(first, await requestCode(first, 'eve@lmu.de'));
  await confirm(second, await requestCode(second, 'eve+second@lmu.de'));
  expect([await readDomain(first), await readDomain(second)]).toEqual([null, 'lmu.de']);
});

test('it is shown for a year, until it is removed or the account is deleted', async () => {
  const user = await app.user();
  await confirm(user, await requestCode(user, 'eve@sap.com'));
  const { sql } = app.database;
  await sql`update organization_addresses set confirmed_at = confirmed_at - interval '12 months'`;
  expect(await readDomain(user)).toBeNull();
  await confirm(user, await requestCode(user, 'eve@sap.com'));
  expect(await readDomain(user)).toBe('sap.com');
  await done(app, 'removeOrganization', { as: user });
  expect(await readDomain(user)).toBeNull();
  await confirm(user, await requestCode(user, 'eve@sap.com'));
  await done(app, 'deleteAccount', { as: user });
  expect(await sql`select from organization_addresses where domain = 'sap.com'`).toHaveLength(0);
});

test.each([
  'ada@gmail.com',
  'ada@web.de',
  'ada@mail.uol.com.br',
  'ada@tutanota.com',
  'ada@mailinator.com',
  'ada@post.yopmail.com',
])('refuses %s, which anyone can get', async (email) => {
  const as = await app.user();
  const { status, problem } = await app.call('requestOrganizationCode', { as, body: { email } });
  expect([status, problem.errors?.[0]]).toMatchObject([422, { path: 'email', code: 'email.free' }]);
  expect(await countJobs(app.database.sql, 'mail')).toBe(0);
});

test.each(['ada', 'ada@tum', 'ada@tum.de, eve@tum.de', 'ada@tum.de\nBcc: eve@x.de', 'a@täter.de'])(
  'refuses %j, which is no address',
  async (email) => {
    const as = await app.user();
    const body = { email };
    expect(await refusal(app, 'requestOrganizationCode', { as, body })).toBe('validation_failed');
  },
);

test('nobody asks for many codes, and no address gets many, whoever asks', async () => {
  const strict = await testApp({ QUOTA_FACTOR: '1' });
  const ask = (as: TestUser, email: string) =>
    strict.call('requestOrganizationCode', { as, body: { email } });
  const user = await strict.user();
  for (let nth = 0; nth < 5; nth += 1) expect((await ask(user, `a${nth}@tum.de`)).status).toBe(200);
  expect((await ask(user, 'another@tum.de')).problem.code).toBe('rate_limited');
  for (let nth = 0; nth < 5; nth += 1) {
    const tag = nth === 0 ? '' : `+${nth}`;
    expect((await ask(await strict.user(), `victim${tag}@tum.de`)).status).toBe(200);
  }
  expect((await ask(await strict.user(), 'victim@tum.de')).problem.code).toBe('rate_limited');
});
