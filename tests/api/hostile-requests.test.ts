import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import type { EndpointId } from '#contract/endpoints.gen.ts';
import {
  asText,
  callIds,
  inAddress,
  listSlots,
  type Sent,
  type Slot,
} from '#tests/support/request-slots.ts';
import { seed } from '#tests/support/seed.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { makeWorld, type World } from '#tests/support/world.ts';

/** In `npm test` a sample; BAD_INPUT_REQUESTS asks for more. */
const requests = Number(process.env['BAD_INPUT_REQUESTS'] ?? 3000);
/** In parts, so that each has time of its own, however slow the machine is. */
const partSize = 500;
const parts = Math.ceil(requests / partSize);
/** Requests under way at the same time: otherwise most of the time is spent waiting. */
const lanes = 8;
/** Slower than this, alone too, is a fault of ours and not of a busy machine. */
const patienceMs = 2000;

let app: TestApp;
let world: World;
/** For the calls that end what they are about. */
let spare: World;
let slots: Slot[];
beforeAll(async () => {
  app = await openTestApp();
  world = await makeWorld(app, { files: true, imports: true });
  spare = await makeWorld(app, { files: true, imports: true });
  slots = [
    ...callIds.flatMap((id) => listSlots(id, ending.has(id) ? spare : world)),
    ...websiteSlots(),
  ];
});
afterAll(() => app.database.close());

const ending = new Set<EndpointId>([
  'blockUser',
  'deleteExternalListings',
  'deleteImage',
  'deleteImportSource',
  'deleteListing',
  'deleteListingAsAdmin',
  'hideListing',
  'suspendUser',
  'updateInquiry',
  'updateUserInquiry',
]);

/** What the server answers besides calls: `*` is where the value goes. */
const websiteAddresses = [
  '/sitemap-*.xml',
  '/sitemap.xml?x=*',
  '/robots.txt?x=*',
  '/listings.atom?q=*',
  '/listings.atom?min_rent=*&page=*',
  '/listings.atom?place=*&lat=1&lng=1',
  '/listings/*/preview-1.jpg',
  '/listings/1/preview-*.jpg',
  '/media/*',
  '/media/listings/*/480.webp',
  '/unsubscribe?token=*',
  '/unsubscribe?token=1.*',
  '/confirm-listing?token=*',
  '/confirm-listing?token=1.1.*',
  '/outcomes?token=*',
  '/outcomes?token=1.*',
  '/oembed?url=*',
  '/oembed?format=*&url=http://localhost:3000/listings/1',
  '/api/upload/files/*',
  '/api/upload/files/a?expires=*&signature=*',
  '/api/admin/import-uploads/*',
  '/api/openapi.json?x=*',
  '/health?x=*',
  '/ready?x=*',
  '/*',
];

function websiteSlots(): Slot[] {
  return websiteAddresses.flatMap((address) =>
    ['GET', 'POST', 'PUT'].map((method): Slot => ({
      name: `${method} ${address}`,
      isApi: false,
      put: (value) => ({
        method,
        path: address.replaceAll('*', () => inAddress(value)),
        headers: {},
        ...(method !== 'GET' && { body: asText(value) }),
      }),
    })),
  );
}

const odd = [
  '',
  ' ',
  '\0',
  'a\0b',
  'https://example.org/\0',
  '\ud800',
  'https://example.org/\udfff',
  '\u202ename',
  '\ufeff',
  'x'.repeat(3000),
  'é'.repeat(120),
  '-1',
  '0',
  '1.5',
  '2147483647',
  '2147483648',
  '214748',
  '214749',
  '99999999999999999999',
  '1e309',
  'NaN',
  'Infinity',
  'null',
  'true',
  '0x10',
  '%',
  '%00',
  '%ff',
  '%ed%a0%80',
  '../../etc/passwd',
  '..%2f..%2f',
  "'; drop table users; --",
  '0000-01-01',
  '2024-02-30',
  '9999-12-31',
  '+275760-09-13',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  'http://[::1',
  '__proto__',
  null,
  true,
  false,
  0,
  -1,
  0.5,
  1e21,
  Number.MAX_SAFE_INTEGER,
  2_147_483_648,
  [],
  {},
  [[]],
  { from: '25:00', until: '' },
  Array.from({ length: 200 }, (_, at) => at),
  Array.from({ length: 15 }).reduce<unknown>((inner) => [inner], 0),
  { toString: 1, constructor: null },
] as const;
const nasty = fc.oneof(
  fc.constantFrom<unknown>(...odd),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.integer(),
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
);

const isField = ({ name, isApi }: Slot) => isApi && name.includes(' .');

interface Fault {
  what: string;
  sent: Sent;
}

async function ask({ path, ...init }: Sent) {
  const startedAt = performance.now();
  const response = await app.request(path, init);
  const text = await response.text();
  return { response, text, ms: performance.now() - startedAt };
}

/** What was slow beside others, to be sent again alone. */
let slow: Fault[] = [];

/** Returns what is slow alone, too. */
async function findSlow(): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const fault of slow) {
    const { ms } = await ask(fault.sent);
    if (ms > patienceMs) faults.push(fault);
  }
  slow = [];
  return faults;
}

async function findFaults(slot: Slot, sent: Sent, statuses: Map<number, number>): Promise<Fault[]> {
  let { response, text, ms } = await ask(sent);
  // Three previews of files run at once; the next one is asked to come again.
  for (let tries = 0; response.status === 503 && tries < 10; tries += 1) {
    await sleep(Number(response.headers.get('Retry-After')) * 1000);
    ({ response, text, ms } = await ask(sent));
  }
  if (ms > patienceMs) slow.push({ what: `${slot.name} takes ${Math.round(ms)} ms`, sent });
  const { status } = response;
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const type = response.headers.get('Content-Type');
  const whats = [
    // 501 is oEmbed's own word for a format that we do not have.
    status >= 500 && status !== 501 && `${slot.name} answers ${status}`,
    /\bat .*\.[jt]s:\d+/.test(text) && `${slot.name} shows our code`,
    slot.isApi && status >= 400 && type !== 'application/problem+json' && `${slot.name}: ${type}`,
  ];
  return whats.filter((what) => what !== false).map((what) => ({ what, sent }));
}

test.each(Array.from({ length: parts }, (_, part) => part))(
  `answers hostile values in time and without a 5xx, part %i of ${parts}`,
  async (part) => {
    const count = Math.min(partSize, requests - part * partSize);
    // Each part goes on with the places where the one before it ended.
    const values = fc.sample(nasty, { numRuns: count, seed: seed + part });
    const order = fc.sample(fc.nat(), { numRuns: slots.length, seed });
    const shuffled = slots.map((slot, at) => ({ slot, at: order[at] ?? 0 }));
    shuffled.sort((one, other) => one.at - other.at);
    const statuses = new Map<number, number>();
    const faults: Fault[] = [];
    const waiting = values.entries();
    await Promise.all(
      Array.from({ length: lanes }, async () => {
        for (const [index, value] of waiting) {
          const slot = shuffled[(part * partSize + index) % shuffled.length]?.slot;
          if (slot) faults.push(...(await findFaults(slot, slot.put(value), statuses)));
        }
      }),
    );
    faults.push(...(await findSlow()));
    console.info(
      `${count} requests in ${slots.length} places, TEST_SEED=${seed}`,
      Object.fromEntries(statuses),
    );
    // As one text, so that a report of a long run names the request and not only its count.
    expect(faults.map(({ what, sent }) => `${what}: ${JSON.stringify(sent)}`).join('\n')).toBe('');
  },
  300_000,
);

/** Names that every object of JavaScript has: a table that is an object would answer with a function. */
const inherited = ['constructor', 'constructor 12', '__proto__'];

test('takes names that every object inherits for texts like all others', async () => {
  const waiting = inherited.flatMap((value) => slots.map((slot) => ({ slot, value }))).values();
  const faults: Fault[] = [];
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const { slot, value } of waiting) {
        faults.push(...(await findFaults(slot, slot.put(value), new Map())));
      }
    }),
  );
  faults.push(...(await findSlow()));
  expect(faults.map(({ what, sent }) => `${what}: ${JSON.stringify(sent)}`)).toEqual([]);
}, 300_000);

test('no rule for a body stumbles over a field that another rule refuses', () => {
  const stumbles: string[] = [];
  for (const { name, put } of slots.filter(isField)) {
    const call: Call = calls[name.split(' ')[0] as EndpointId];
    for (const value of odd) {
      const { body = 'null' } = put(value);
      try {
        call.body?.(JSON.parse(body));
      } catch (error) {
        stumbles.push(`${name}: ${String(error)} for ${body}`);
      }
    }
  }
  expect(stumbles).toEqual([]);
});

test('every text that a call takes is refused when it cannot be stored as it came', async () => {
  const texts = slots.filter(isField);
  for (const [text, escaped] of [
    ['\0', 'NUL'],
    ['\ud800', 'a lone surrogate'],
  ] as const) {
    for (const slot of texts) {
      const { response } = await ask(slot.put(`https://example.org/${text}`));
      // What is not declared is dropped, and some fields may be anything that is not stored.
      const isDeclared = !slot.name.endsWith('.is_admin');
      if (isDeclared) expect(response.status, `${slot.name} with ${escaped}`).toBeGreaterThan(399);
    }
  }
});

test('sitemaps beyond the last possible listing are not found', async () => {
  for (const number of [0, 214_748, 214_749, 999_999]) {
    expect((await app.request(`/sitemap-${number}.xml`)).status, String(number)).toBe(404);
  }
});
