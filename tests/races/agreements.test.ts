import { afterAll, beforeAll, expect, test } from 'vitest';
import { longRounds } from '#tests/support/seed.ts';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { about, groupWith } from '../api/groups/steps.ts';
import { done } from '../api/inquiries/steps.ts';

/** How often each race is run. */
const tries = longRounds(200);

let app: TestApp;
beforeAll(async () => {
  // As on two servers: on one, the writes of a user wait for each other.
  app = await openTestApp({}, { concurrencyLimiter: { run: (_, __, work) => work() } });
});
afterAll(() => app.database.close());

async function draftWithRules(size: number, count: number) {
  const group = await groupWith(app, size);
  const { id, lead } = group;
  await done(app, 'draftAgreement', about(lead, id));
  for (let at = 0; at < count; at += 1) {
    const body = { section: 'kitchen' as const, text: `Rule ${at}` };
    await done(app, 'addAgreementRule', { ...about(lead, id), body });
  }
  const agreement = await read(lead, id);
  return { ...group, agreement, rules: agreement.rules.filter(({ text }) => text !== null) };
}

async function read(as: TestUser, id: number) {
  const { agreement } = await done(app, 'getAgreement', about(as, id));
  return agreement!;
}

const change = (as: TestUser, id: number, rule: { id: number; version: number }, text: string) =>
  app.call('changeAgreementRule', {
    as,
    params: { id, rule_id: rule.id },
    body: { version: rule.version, text },
  });

test('two writers on one rule: one is saved, the other is told and loses nothing', async () => {
  for (let turn = 0; turn < tries; turn += 1) {
    const { id, people, lead, rules } = await draftWithRules(2, 1);
    const answers = await Promise.all(
      people.map((as, at) => change(as, id, rules[0]!, `Text of ${at}`)),
    );
    const saved = answers.findIndex(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ problem }) => problem.code)).toEqual(['changed_meanwhile']);
    const { rules: stored } = await read(lead, id);
    expect(stored.flatMap(({ text }) => text ?? [])).toEqual([`Text of ${saved}`]);
    const { items } = await done(app, 'listAgreementChanges', about(lead, id));
    expect(items.filter(({ kind }) => kind === 'changed')).toHaveLength(1);
  }
});

test('six writers on six rules: all are saved', async () => {
  for (let turn = 0; turn < Math.ceil(tries / 5); turn += 1) {
    const { id, people, lead, rules } = await draftWithRules(6, 6);
    const answers = await Promise.all(
      people.map((as, at) => change(as, id, rules[at]!, `Text of ${at}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    const { rules: stored } = await read(lead, id);
    expect(stored.flatMap(({ text }) => text ?? [])).toEqual(
      [0, 1, 2, 3, 4, 5].map((at) => `Text of ${at}`),
    );
  }
});

test('accepting while the text changes: nobody has accepted what they did not read', async () => {
  for (let turn = 0; turn < tries; turn += 1) {
    const { id, lead, others, agreement, rules } = await draftWithRules(2, 1);
    const [accepted, changed] = await Promise.all([
      app.call('acceptAgreement', {
        ...about(lead, id),
        body: { revision: agreement.revision, name: 'Ada' },
      }),
      change(others[0]!, id, rules[0]!, 'Another text'),
    ]);
    expect(changed.status).toBe(200);
    const after = await read(lead, id);
    expect(after.members.map(({ accepted_at }) => accepted_at)).toEqual([null, null]);
    const { items } = await done(app, 'listAgreementVersions', about(lead, id));
    if (accepted.status === 200) {
      // What was accepted is kept word for word, and a new version began.
      expect(after.version).toBe(2);
      expect(items[0]?.rules.some(({ text }) => text === 'Rule 0')).toBe(true);
    } else {
      expect(accepted.problem.code).toBe('changed_meanwhile');
      expect([after.version, items]).toEqual([1, []]);
    }
  }
});

test('two last bids at once settle the split', async () => {
  for (let turn = 0; turn < tries; turn += 1) {
    const { id, lead, people } = await groupWith(app, 2);
    const { id: split_id } = await done(app, 'createRentSplit', {
      ...about(lead, id),
      body: { rent: 1000, currency: 'EUR', method: 'bids', rooms: [{ name: 'A' }, { name: 'B' }] },
    });
    const answers = await Promise.all(
      people.map((as) =>
        app.call('bidOnRooms', { as, params: { id, split_id }, body: { bids: [600, 400] } }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [settled] = (await done(app, 'listRentSplits', about(lead, id))).items;
    expect(settled).toMatchObject({ state: 'settled' });
  }
});
