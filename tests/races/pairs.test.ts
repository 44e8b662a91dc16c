import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { listProblems } from '#contract/call-problems.ts';
import { calls } from '#contract/calls.ts';
import { endpoints, type EndpointId } from '#contract/endpoints.gen.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { brokenPromises, type Outcome } from './invariants.ts';
import { seed } from '#tests/support/seed.ts';
import { makeWorld } from '#tests/support/world.ts';
import { meetNothing, writeName, pairs, writes } from '#tests/support/writes/pairs.ts';
import type { Write } from '#tests/support/writes/write.ts';

/** How many races are played: each pair once, before any is played again. */
const raceCount = Number(process.env['RACES'] ?? 150);
/** Worlds in which a race runs at the same time. */
const lanes = 8;

let app: TestApp;
beforeAll(async () => {
  // As on two servers: on one, the writes of a user wait for each other.
  app = await openTestApp({}, { concurrencyLimiter: { run: (_, __, work) => work() } });
});
afterAll(() => app.database.close());

const isWrite = (id: EndpointId) => endpoints[id].method !== 'GET';

test('every call that writes is in the table, or named as meeting no other', () => {
  const listed = new Set([...writes.map(({ call }) => call), ...Object.keys(meetNothing)]);
  const writing = (Object.keys(endpoints) as EndpointId[]).filter(isWrite);
  expect([...listed].sort()).toEqual(writing.sort());
});

/** Pairs in an order that the seed draws. */
function drawRaces(): (readonly [Write, Write])[] {
  const whole = fc.shuffledSubarray(pairs, { minLength: pairs.length });
  const [shuffled = []] = fc.sample(whole, { numRuns: 1, seed });
  return Array.from({ length: raceCount }, (_, at) => shuffled[at % shuffled.length]!);
}

test('pairs of writes get documented answers and leave whole data', async () => {
  const races = drawRaces();
  console.info(`${races.length} races of ${pairs.length} pairs, TEST_SEED=${seed}`);
  const faults = new Map<string, number>();
  const answers = new Map<string, number>();
  const note = (fault: string) => faults.set(fault, (faults.get(fault) ?? 0) + 1);
  const waiting = races.entries();
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const [at, pair] of waiting) {
        // Either of the two may be the one that starts.
        const [first, second] = at % 2 === 0 ? pair : [pair[1], pair[0]];
        for (const fault of await race([first, second], answers)) {
          note(`${writeName(pair[0])} + ${writeName(pair[1])}: ${fault}`);
        }
      }
    }),
  );
  console.info(
    'answers',
    Object.fromEntries([...answers].sort(([one], [other]) => one.localeCompare(other))),
  );
  expect([...faults].map(([fault, times]) => `${times} x ${fault}`)).toEqual([]);
}, 1_800_000);

/** Makes both writes at once in a world of their own; what is wrong with the answers and the data. */
async function race(pair: [Write, Write], answers: Map<string, number>): Promise<string[]> {
  const world = await makeWorld(app, {
    files: pair.some(({ call }) => call === 'registerImage' || call === 'registerPhoto'),
    imports: pair.some(({ changes, needs }) => [...changes, ...needs].includes('source')),
  });
  // The same write twice is a repeated one.
  if (pair[0] === pair[1]) world.keys[1] = world.keys[0];
  const outcomes = await Promise.all(
    pair.map(async (write, turn): Promise<Outcome> => {
      const request = write.request(world, turn as 0 | 1);
      const asked = app.call(write.call, { as: world[write.as], ...request });
      const { status, problem, answer } = await asked;
      return { write, status, code: status < 400 ? null : problem.code, answer };
    }),
  );
  const faults: string[] = [];
  for (const { write, status, code } of outcomes) {
    const said = code ?? String(status);
    answers.set(said, (answers.get(said) ?? 0) + 1);
    if (code !== null && !listProblems(calls[write.call]).includes(code)) {
      faults.push(`${writeName(write)} answers ${status} ${code}`);
    }
  }
  return [...faults, ...(await brokenPromises(app, world, outcomes))];
}

test('every call with an Idempotency-Key is also made twice with the same one', () => {
  const repeated = pairs.filter(([one, other]) => one === other).map(([{ call }]) => call);
  const idempotent = Object.entries<Call>(calls).filter(([, { isIdempotent }]) => isIdempotent);
  expect(repeated).toEqual(expect.arrayContaining(idempotent.map(([id]) => id)));
});
