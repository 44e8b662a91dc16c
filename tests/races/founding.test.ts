import { afterAll, beforeAll, expect, test } from 'vitest';
import { longRounds } from '#tests/support/seed.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { done } from '../api/inquiries/steps.ts';
import { seeker } from '../api/wanted/steps.ts';

/** How often each race is run. */
const tries = longRounds(200);

let app: TestApp;
beforeAll(async () => {
  // As on two servers: on one, the writes of a user wait for each other.
  app = await openTestApp({}, { concurrencyLimiter: { run: (_, __, work) => work() } });
});
afterAll(() => app.database.close());

test('two who say yes at once, each twice, are one group', async () => {
  for (let turn = 0; turn < tries; turn += 1) {
    const [ana, ben] = [await seeker(app), await seeker(app)];
    const say = (as: typeof ana, { page }: typeof ben) =>
      app.call('answerFounding', { as, params: { id: page }, body: { answer: 'yes' } });
    const answers = await Promise.all([say(ana, ben), say(ben, ana), say(ana, ben), say(ben, ana)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { items } = await done(app, 'listGroups', { as: ana, query: {} });
    expect(items.map(({ members }) => members.length)).toEqual([2]);
    const left = await app.database.sql`
      select from founding_answers where user_id in (${ana.id}, ${ben.id})`;
    expect(left).toHaveLength(0);
  }
});

test('a yes and a block at once never found a group across the block', async () => {
  for (let turn = 0; turn < tries; turn += 1) {
    const [ana, ben] = [await seeker(app), await seeker(app)];
    const yes = { params: { id: ben.page }, body: { answer: 'yes' } } as const;
    await done(app, 'answerFounding', { as: ana, ...yes });
    const [blocked, answered] = await Promise.all([
      app.call('blockUser', { as: ana, params: { id: ben.id } }),
      app.call('answerFounding', { as: ben, params: { id: ana.page }, body: { answer: 'yes' } }),
    ]);
    expect(blocked.status).toBe(204);
    const { items } = await done(app, 'listGroups', { as: ana, query: {} });
    expect(items).toHaveLength(answered.status === 200 ? 1 : 0);
  }
});
