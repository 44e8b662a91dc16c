import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { endpoints, type EndpointId } from '#contract/endpoints.gen.ts';
import { callIds, listSlots, type Sent, type Slot } from '#tests/support/request-slots.ts';
import { seed } from '#tests/support/seed.ts';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { validRequest } from '#tests/support/valid-requests.ts';
import { makeWorld, type World } from '#tests/support/world.ts';
import { startMailSink, type MailSink } from './inquiries/mail-sink.ts';
import { done, room } from './inquiries/steps.ts';

// Some people store whatever the contract accepts. Everything in the background runs, and others
// are served as if nobody had.

/** How many odd values each field of a call is sent. */
const rounds = 6;

let app: TestApp;
let mailSink: MailSink;
/** Those who store odd values. */
let odd: World;
/** Those who must not notice. */
let others: World;
let seeker: TestUser;
beforeAll(async () => {
  mailSink = await startMailSink();
  app = await openTestApp({
    SMTP_URL: `smtp://127.0.0.1:${mailSink.port}`,
    MAIL_FROM: 'RoomieRadar <post@roomieradar.test>',
  });
  odd = await makeWorld(app, { files: true, imports: true });
  others = await makeWorld(app, { files: true, imports: true });
  seeker = await app.user({ email: 'seeker@roomieradar.test' });
  const body = { name: 'Misty', search: 'q=misty', frequency: 'at_once' };
  await done(app, 'createSavedSearch', { as: seeker, body });
});
afterAll(async () => {
  await app.database.close();
  await mailSink.stop();
});

/** Texts that parsers, databases and mails may trip over. */
const texts = fc.oneof(
  fc.constantFrom(
    "O'Brien; --",
    '\\',
    ":*|!&()'",
    '%s %% $1 ${x} {{x}} {0}',
    '<b>&amp;',
    '\u202ex',
    'a\u0301'.repeat(30),
    'ا'.repeat(60),
    '👩‍👩‍👧‍👦👩‍👩‍👧‍👦',
    'x\r\nBcc: all@example.com',
    'misty',
    'null',
    '__proto__',
    'toString',
    'https://example.org/%ff?x=%00#\\',
    `q=${encodeURIComponent(":*|!&()'")}&max_rent=1&lat=90&lng=180&radius_km=1`,
  ),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }),
);
const anyDay = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));
const days = fc.oneof(anyDay, fc.constantFrom('1900-01-01', '2028-02-29', '9999-12-31'));
const numbers = fc.oneof(
  fc.constantFrom(0, 1, -1, 0.01, 90, -180, 99, 10_000_000, 2_147_483_647),
  fc.integer({ min: 0, max: 5000 }),
);
const zones = fc.constantFrom(
  ...Intl.supportedValuesOf('timeZone'),
  'Etc/GMT+12',
  'EST5EDT',
  'AET',
  'SST',
);
const anything = fc.oneof(texts, days, numbers, fc.constantFrom<unknown>(null, true, [], {}));

/** Odd values of the kind that a field takes. */
function oddFor({ name, valid }: Slot): fc.Arbitrary<unknown> {
  if (name.endsWith('time_zone')) return zones;
  if (typeof valid === 'number') return numbers;
  if (typeof valid === 'boolean') return fc.constantFrom(!valid, valid);
  if (typeof valid !== 'string') return anything;
  return /^\d{4}-\d\d-\d\d/.test(valid) ? days : texts;
}

const send = ({ path, ...init }: Sent) => app.request(path, init);

/** Answers of all calls that read, as the people of this world get them. */
async function readEverything(world: World): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {};
  for (const id of callIds) {
    if (endpoints[id].method !== 'GET') continue;
    statuses[id] = (await app.send(id, validRequest(id, world))).status;
  }
  return statuses;
}

/** Makes all that waits for its time due, and waits until it has been done. */
async function runEverything(): Promise<void> {
  await app.asOwner(
    (sql) => sql`
      update pgboss.job set start_after = now()
      where state in ('created', 'retry') and start_after > now() and not data ? 'failing_since'`,
  );
  await vi.waitFor(
    async () => {
      const [waiting] = await app.database.sql<{ count: number }[]>`
        select count(*)::int as count from pgboss.job
        where state in ('created', 'active') and start_after <= now()`;
      expect(waiting?.count).toBe(0);
    },
    { timeout: 120_000, interval: 500 },
  );
}

/** Calls that store nothing, or that end what the others are about. */
const leftOut = new Set<EndpointId>([
  'blockUser',
  'deleteExternalListings',
  'deleteListing',
  'deleteListingAsAdmin',
  'hideListing',
  'previewFit',
  'previewImport',
  'suspendUser',
  'updateInquiry',
  'updateUserInquiry',
]);

test('whatever some people store, everything in the background runs and others are served', async () => {
  app.start();
  const before = await readEverything(others);
  expect(Object.values(before).filter((status) => status >= 500)).toEqual([]);
  await runEverything();
  const listFailed = async () => (await done(app, 'listJobs', { as: others.admin })).failed;
  const failedBefore = new Set((await listFailed()).map(({ id }) => id));

  const slots = callIds
    .filter((id) => endpoints[id].method !== 'GET' && !leftOut.has(id))
    .flatMap((id) => listSlots(id, odd))
    .filter(({ name, valid }) => name.includes(' .') && valid !== undefined);
  const stored = new Set<string>();
  const faults: string[] = [];
  for (const [at, slot] of slots.entries()) {
    for (const value of fc.sample(oddFor(slot), { numRuns: rounds, seed: seed + at })) {
      const { status } = await send(slot.put(value));
      if (status >= 500) faults.push(`${slot.name} answers ${status} to ${JSON.stringify(value)}`);
      if (status < 300) stored.add(slot.name);
    }
  }
  console.info(`${stored.size} of ${slots.length} fields stored odd values, TEST_SEED=${seed}`);
  expect(faults).toEqual([]);
  // Most others are choices, numbers or keys: nothing odd fits.
  expect(stored.size).toBeGreaterThan(60);

  const id = await room(app, others.owner, { title: 'Misty room with a view' });
  await runEverything();
  const failed = (await listFailed()).filter((job) => !failedBefore.has(job.id));
  expect(failed).toEqual([]);
  expect(await readEverything(others)).toEqual(before);
  const { items } = await done(app, 'listListings', { query: { q: 'misty view' } });
  expect(items.map((item) => item.id)).toContain(id);
  const mailed = () => mailSink.mails.map(({ to, text }) => [to[0], text.includes('Misty room')]);
  await vi.waitFor(() => expect(mailed()).toContainEqual(['seeker@roomieradar.test', true]), {
    timeout: 60_000,
    interval: 500,
  });
}, 400_000);
