import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { describe, expect } from 'vitest';
import { createRandom } from '#bench/matching/random-searches.ts';
import { launcher } from '#platform/project-root.ts';
import { seed } from '#tests/support/seed.ts';
import { signInSteps } from '../api/auth/sign-in-steps.ts';
import { it } from '../faults/embedded-helpers.ts';
import {
  finishProfile,
  notOnceAmong,
  percentile,
  startVisitors,
  type Visit,
} from '../faults/outages/visitors.ts';
import { startChatters } from './chatters.ts';
import { faults, setUpStage, type Stage } from './stage.ts';

/** An hour, of which `.ci/run` plays a part. */
const seconds = Number(process.env['CHAOS_SECONDS'] ?? 3600);
const isShort = seconds < 600;
const roundSeconds = 6;
const usersPerServer = 2;
const visitsPerSecond = 5;
/** How slow the answers to others may be, of twenty the slowest, while one user misbehaves. */
const maxMs = 1000;

interface Round {
  behavior: string;
  fault: string;
  others: Visit[];
}

const script = new URL('misbehave.ts', import.meta.url).pathname;
const misbehave = async (...args: string[]) =>
  JSON.parse(
    (await promisify(execFile)(process.execPath, [launcher, script, ...args])).stdout,
  ) as unknown;

describe('two servers with everything against them', { timeout: (seconds + 300) * 1000 }, () => {
  it('lose nothing, store nothing twice, and answer others in time', async ({ world }) => {
    const stage = await setUpStage(world);
    const [one = '', other = ''] = stage.servers.map(({ url }) => url);
    const visitors = await Promise.all(
      [one, other].flatMap((url, server) =>
        Array.from({ length: usersPerServer }, (_, nth) =>
          startVisitors(url, visitsPerSecond, `visitor${server}${nth}@example.com`),
        ),
      ),
    );
    const chatters = await startChatters([one, other], visitsPerSecond);
    // A token is for the server that issued it, because each of the two has an address of its own.
    const signInAt = async (url: string) =>
      (await signInSteps({ publicUrl: url }).signIn('trouble@example.com')).access_token;
    await finishProfile(one, await signInAt(one));
    const visits = () => [...visitors, chatters].flatMap((each) => each.visits);
    await sleep(3000);

    const random = createRandom(seed);
    const draw = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T;
    const behaviors = (await misbehave(one, '', '0', 'list')) as string[];
    const startedAt = performance.now();
    const rounds: Round[] = [];
    const plan = planRounds(behaviors, Object.keys(faults), draw);
    for (const { behavior, fault } of plan) {
      if (performance.now() - startedAt > seconds * 1000) break;
      const from = performance.now();
      const url = draw([one, other]);
      const token = behavior === '' ? '' : await signInAt(url);
      const [counts] = await Promise.all([
        behavior === ''
          ? sleep(roundSeconds * 1000)
          : misbehave(url, token, String(roundSeconds), behavior),
        fault === '' ? null : inject(stage, fault),
      ]);
      const until = performance.now();
      const others = visits().filter(
        ({ sentAt, answeredAt }) => sentAt > from && answeredAt < until,
      );
      rounds.push({ behavior, fault, others });
      const said = [behavior || 'nobody misbehaves', fault].filter(Boolean).join(', ');
      console.info(`${said}: ${describeTimes(others)} ${JSON.stringify(counts ?? {})}`);
      // The next round begins with everything there.
      await sleep(fault === '' ? 500 : 3000);
    }

    for (const each of [...visitors, chatters]) await each.finish();
    const writes = visitors.flatMap((each) => each.writes);
    const whole = rounds.filter(({ fault }) => fault === '');
    // One by one: among all of them, a bad one would not be noticed.
    const slow: Record<string, number> = {};
    const refused: Record<string, number> = {};
    for (const behavior of ['', ...behaviors]) {
      const others = whole
        .filter((round) => round.behavior === behavior)
        .flatMap((round) => round.others);
      if (others.length === 0) continue;
      const name = behavior || 'nobody misbehaves';
      const ms = Math.round(percentile(others, 0.95));
      const count = others.filter(({ status }) => status === 429 || status === 503).length;
      console.info(
        `${name}: of ${others.length} answers, 95 of 100 took up to ${ms} ms, ${count} refused`,
      );
      if (ms >= maxMs) slow[name] = ms;
      if (count > 0) refused[name] = count;
    }
    console.info(
      `Seed ${seed}: ${rounds.length} rounds, ${visits().length} requests of others, ` +
        `${writes.length} rooms, ${chatters.messages.length} messages`,
    );
    expect(rounds.length).toBeGreaterThan(2);
    expect(writes.filter(({ isAcknowledged }) => !isAcknowledged)).toEqual([]);
    expect(chatters.messages.filter(({ isAcknowledged }) => !isAcknowledged)).toEqual([]);
    expect(await notOnceAmong(stage.sql, writes)).toEqual([]);
    expect(await chatters.findBroken(stage.sql)).toEqual([]);
    expect(visits().filter(({ status }) => status === 500 || status === -1)).toEqual([]);
    // A part is too short, on a machine that does other things, to tell who was slow because of whom.
    if (!isShort) expect({ slow, refused }).toEqual({ slow: {}, refused: {} });
  });
});

/** Takes something away in the middle of a round, and brings it back before its end. */
async function inject(stage: Stage, fault: string): Promise<void> {
  await sleep(roundSeconds * 250);
  const heal = await faults[fault]!(stage);
  await sleep(roundSeconds * 250);
  await heal();
}

/** Every behavior alone and then with a fault, in an order that the seed draws; begins with a calm round. */
function* planRounds(
  behaviors: string[],
  names: string[],
  draw: <T>(from: readonly T[]) => T,
): Generator<{ behavior: string; fault: string }> {
  for (;;) {
    yield { behavior: '', fault: '' };
    const left = [...behaviors];
    while (left.length > 0) {
      const [behavior = ''] = left.splice(left.indexOf(draw(left)), 1);
      yield { behavior, fault: '' };
      yield { behavior: draw(['', behavior]), fault: draw(names) };
    }
  }
}

function describeTimes(visits: Visit[]): string {
  const counts: Record<string, number> = {};
  for (const { status } of visits) counts[status] = (counts[status] ?? 0) + 1;
  const [median, slow] = [0.5, 0.95].map((share) => Math.round(percentile(visits, share)));
  return `others waited ${median} ms, of 100 the slowest five ${slow} ms or longer, ${JSON.stringify(counts)};`;
}
