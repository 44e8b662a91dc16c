// @module-tag essential

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer } from '#contract/calls.ts';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { about, foundGroup, groupWith, join } from '../groups/steps.ts';
import { done } from '../inquiries/steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.database.close());

type Agreement = Answer<'draftAgreement'>;

/** Three members with these answers about quiet hours, and the draft of their agreement. */
async function draftFor(...quiet: ('by_20' | 'by_22' | 'by_24')[]) {
  const group = await groupWith(app, quiet.length);
  for (const [at, answer] of quiet.entries()) {
    const as = group.people[at]!;
    await app.database.sql`delete from preferences where user_id = ${as.id}`;
    await app.database.sql`delete from habits where user_id = ${as.id}`;
    const position = ['by_20', 'by_22', 'by_24'].indexOf(answer);
    await app.database.sql`
      insert into habits (user_id, answers) values (${as.id}, ${[null, null, position]}::smallint[])`;
  }
  const agreement = await done(app, 'draftAgreement', about(group.lead, group.id));
  return { ...group, agreement };
}

const read = async (as: TestUser, id: number): Promise<Agreement> => {
  const { agreement } = await done(app, 'getAgreement', about(as, id));
  return agreement!;
};
const accept = (as: TestUser, id: number, { revision }: Agreement, name = 'Ada') =>
  app.call('acceptAgreement', { ...about(as, id), body: { revision, name } });
const addRule = (as: TestUser, id: number, text: string) =>
  done(app, 'addAgreementRule', { ...about(as, id), body: { section: 'cleaning', text } });
const changeTo = (as: TestUser, id: number, rule: { id: number; version: number }, text: string) =>
  app.call('changeAgreementRule', {
    as,
    params: { id, rule_id: rule.id },
    body: { version: rule.version, text },
  });
const ownRule = ({ rules }: Agreement) => rules.find(({ text }) => text !== null)!;

test('drafts an agreement once, with open points where answers differ', async () => {
  const { id, others, agreement } = await draftFor('by_22', 'by_22', 'by_24');
  const open = agreement.rules.filter(({ proposals }) => proposals.length > 0);
  expect(open.map(({ proposals }) => proposals.map(({ clause }) => clause))).toEqual([
    ['quiet.by_22', 'quiet.by_24'],
  ]);
  const again = await done(app, 'draftAgreement', about(others[0]!, id));
  expect(again.rules.map((rule) => rule.id)).toEqual(agreement.rules.map((rule) => rule.id));
});

test('says to whom a proposal is closer only of those who show it', async () => {
  const { id, lead, others } = await draftFor('by_22', 'by_22', 'by_24');
  const closer = async () =>
    (await read(lead, id)).rules.flatMap(({ proposals }) =>
      proposals.map(({ closer_to: names }) => names.length),
    );
  expect(await closer()).toEqual([0, 0]);
  const show = (shows_answers: boolean) =>
    done(app, 'showAgreementAnswers', { ...about(others[1]!, id), body: { shows_answers } });
  expect((await show(true)).shows_answers).toBe(true);
  expect(await closer()).toEqual([0, 1]);
  await show(false);
  expect(await closer()).toEqual([0, 0]);
});

test('keeps both of two writers on different rules, and refuses the later one on the same', async () => {
  const { id, lead, others } = await draftFor('by_22', 'by_22');
  await addRule(lead, id, 'Plants on Sundays');
  const { rules } = await addRule(lead, id, 'Windows once a month');
  const [first, second] = rules.filter(({ text }) => text !== null);
  expect((await changeTo(lead, id, first!, 'Plants on Mondays')).status).toBe(200);
  expect((await changeTo(others[0]!, id, second!, 'Windows twice a year')).status).toBe(200);
  const stale = await changeTo(others[0]!, id, first!, 'Plants never');
  expect(stale.problem.code).toBe('changed_meanwhile');
  expect(ownRule(stale.problem.current as Agreement).text).toBe('Plants on Mondays');
  const texts = (await read(lead, id)).rules.flatMap(({ text }) => text ?? []);
  expect(texts).toEqual(['Plants on Mondays', 'Windows twice a year']);
});

test('undoes any change by another one, unless the rule changed since', async () => {
  const { id, lead, others } = await draftFor('by_22', 'by_22');
  const added = ownRule(await addRule(lead, id, 'Plants on Sundays'));
  await changeTo(others[0]!, id, added, 'Plants on Mondays');
  const list = async () => (await done(app, 'listAgreementChanges', about(lead, id))).items;
  const undo = (change_id: number) =>
    app.call('undoAgreementChange', { as: lead, params: { id, change_id } });
  const [changed, first] = await list();
  expect(changed).toMatchObject({
    kind: 'changed',
    before: { text: 'Plants on Sundays' },
    after: { text: 'Plants on Mondays' },
    author: { id: others[0]!.id },
    can_undo: true,
  });
  expect((await undo(first!.id)).problem.code).toBe('changed_meanwhile');
  expect((await undo(changed!.id)).status).toBe(200);
  expect(ownRule(await read(lead, id)).text).toBe('Plants on Sundays');
  const rule = ownRule(await read(lead, id));
  await done(app, 'removeAgreementRule', {
    as: lead,
    params: { id, rule_id: rule.id },
    query: { version: rule.version },
  });
  expect((await read(lead, id)).rules.some(({ text }) => text !== null)).toBe(false);
  const [removed] = await list();
  expect((await undo(removed!.id)).status).toBe(200);
  expect(ownRule(await read(lead, id)).text).toBe('Plants on Sundays');
});

test('is accepted by each as they read it, and anew after any change', async () => {
  const { id, lead, others, agreement } = await draftFor('by_22', 'by_22');
  expect((await accept(lead, id, agreement, 'Ada Lovelace')).status).toBe(200);
  expect((await accept(others[0]!, id, agreement)).status).toBe(200);
  const accepted = await read(lead, id);
  expect(accepted.members.map(({ accepted_as }) => accepted_as)).toEqual(['Ada Lovelace', 'Ada']);
  const changed = await addRule(others[0]!, id, 'Plants on Sundays');
  expect(changed.version).toBe(agreement.version + 1);
  expect(changed.members.map(({ accepted_at }) => accepted_at)).toEqual([null, null]);
  expect((await accept(lead, id, agreement)).problem.code).toBe('changed_meanwhile');
  const { items } = await done(app, 'listAgreementVersions', about(lead, id));
  expect(items).toMatchObject([{ version: 1, ended_by: 'change', acceptances: [{}, {}] }]);
  expect(items[0]!.rules).toHaveLength(agreement.rules.length);
});

test('cannot be accepted while a point is open', async () => {
  const { id, lead, agreement } = await draftFor('by_20', 'by_24');
  expect((await accept(lead, id, agreement)).problem.code).toBe('transition_refused');
  const open = agreement.rules.find(({ proposals }) => proposals.length > 0)!;
  const decided = await done(app, 'changeAgreementRule', {
    as: lead,
    params: { id, rule_id: open.id },
    body: { version: open.version, clause: open.proposals[0]!.clause },
  });
  expect((await accept(lead, id, decided)).status).toBe(200);
});

test('starts a new version when somebody joins', async () => {
  const [lead, joining] = [await app.user(), await app.user()];
  const { id, code } = await foundGroup(app, lead);
  const agreement = await done(app, 'draftAgreement', about(lead, id));
  await accept(lead, id, agreement);
  await join(app, joining, code);
  const next = await read(joining, id);
  expect(next.version).toBe(2);
  expect(next.members.map(({ accepted_at }) => accepted_at)).toEqual([null, null]);
  const { items } = await done(app, 'listAgreementVersions', about(joining, id));
  expect(items.map(({ ended_by: reason }) => reason)).toEqual(['new_member']);
});

test('keeps what a deleted account wrote, without its name', async () => {
  const { id, lead, others, agreement } = await draftFor('by_22', 'by_22');
  await accept(others[0]!, id, agreement, 'Grace Hopper');
  await addRule(others[0]!, id, 'Plants on Sundays');
  const exported = await done(app, 'exportAccount', { as: others[0]! });
  expect(exported.agreement_changes).toMatchObject([{ text: 'Plants on Sundays', group_id: id }]);
  expect(exported.agreement_acceptances).toMatchObject([{ name: 'Grace Hopper' }]);
  await done(app, 'deleteAccount', { as: others[0]! });
  const left = await read(lead, id);
  expect(ownRule(left)).toMatchObject({ text: 'Plants on Sundays', changed_by: null });
  const { items } = await done(app, 'listAgreementVersions', about(lead, id));
  expect(JSON.stringify(items)).not.toContain('Grace Hopper');
});

test('reports who writes a scam into it', async () => {
  const { id, lead } = await draftFor('by_22', 'by_22');
  const scam =
    'I am abroad. Send the deposit by Western Union before the viewing and I mail you the keys';
  await addRule(lead, id, scam);
  const reports = await app.database.sql`
    select from reports where kind = 'user' and target_id = ${lead.id} and source = 'system'`;
  expect(reports).toHaveLength(1);
});
