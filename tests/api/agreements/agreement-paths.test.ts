import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer } from '#contract/calls.ts';
import {
  houseAgreementModel,
  type AgreementContext,
  type Person,
} from '#qa/traces/models/house-agreement.ts';
import { pathsToPlay } from '#tests/support/model-paths.ts';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { playPath, type Path } from '#xstate-paths';
import { about, groupWith, join } from '../groups/steps.ts';
import { done } from '../inquiries/steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.database.close());

/** No text has been changed so often. */
const unread = 1_000_000;

type Agreement = Answer<'draftAgreement'>;

async function play(path: Path): Promise<void> {
  const { id, lead: ana, others } = await groupWith(app, 2);
  const users: Record<Person, TestUser> = { ana, ben: others[0]!, cleo: await app.user() };
  // They differ about when the house is quiet, so one rule is open.
  for (const [as, position] of [
    [users.ana, 0],
    [users.ben, 2],
  ] as const) {
    await app.database.sql`delete from preferences where user_id = ${as.id}`;
    await app.database.sql`delete from habits where user_id = ${as.id}`;
    await app.database.sql`
      insert into habits (user_id, answers) values (${as.id}, ${[null, null, position]}::smallint[])`;
  }
  const current = async () => (await done(app, 'getAgreement', about(ana, id))).agreement;
  /** The text as each has last read it. */
  const read = new Map<Person, number>();
  let quietRule = 0;
  /** Who changed a rule, the last one first. */
  const authors: number[] = [];
  let versions = 0;

  await playPath(path, {
    async act({ type, by }, { from, transitions }) {
      const person = by as Person;
      const as = users[person];
      const isRefused = transitions.length === 0;
      const isMember = (from.context as AgreementContext).members.includes(person);
      const keep = ({ revision, rules }: Agreement) => {
        read.set(person, revision);
        quietRule ||= rules.find(({ proposals }) => proposals.length > 0)?.id ?? 0;
      };
      switch (type) {
        case 'agreement.drafted': {
          const { status, answer } = await app.call('draftAgreement', about(as, id));
          expect(status).toBe(isRefused ? 404 : 201);
          if (!isRefused) keep(answer);
          break;
        }
        case 'agreement.read': {
          const { status, answer } = await app.call('getAgreement', about(as, id));
          expect(status).toBe(isMember ? 200 : 404);
          if (isMember && answer.agreement) keep(answer.agreement);
          break;
        }
        case 'agreement.accepted': {
          const revision = read.get(person) ?? unread;
          const body = { revision, name: person };
          const { status } = await app.call('acceptAgreement', { ...about(as, id), body });
          const agreement = await current();
          const isStale = agreement?.revision !== revision;
          const refusal = !isMember || !agreement ? 404 : isStale ? 412 : 409;
          expect(status).toBe(isRefused ? refusal : 200);
          break;
        }
        case 'rule.changed': {
          const agreement = await current();
          const rule = agreement?.rules.find((each) => each.id === quietRule);
          const version = rule?.version ?? 1;
          const clause = rule?.clause === 'quiet.by_20' ? 'quiet.by_24' : 'quiet.by_20';
          const params = { id, rule_id: quietRule || 1 };
          const stale = { as, params, body: { version: version + 1, clause } };
          const refused = await app.call('changeAgreementRule', stale);
          expect(refused.status).toBe(isRefused ? 404 : 412);
          const request = { as, params, body: { version, clause } };
          const { status, answer } = await app.call('changeAgreementRule', request);
          expect(status).toBe(isRefused ? 404 : 200);
          if (isRefused) break;
          keep(answer);
          authors.unshift(as.id);
          break;
        }
        case 'member.joined': {
          const { code } = await done(app, 'renewGroupInvitation', about(ana, id));
          await join(app, as, code);
          break;
        }
        case 'member.left':
          await done(app, 'leaveGroup', about(as, id));
          break;
        default:
          throw new Error(`Nothing does "${type}"`);
      }
    },
    async expectState({ value, context }, step) {
      const { members, accepted, endedBy } = context as AgreementContext;
      const agreement = await current();
      expect(agreement !== null).toBe(value !== 'none');
      if (!agreement) return;
      const isOpen = agreement.rules.some(({ proposals }) => proposals.length > 0);
      expect(isOpen).toBe(JSON.stringify(value).includes('open'));
      const names = agreement.members.flatMap(({ accepted_as }) => accepted_as ?? []);
      expect(names.toSorted()).toEqual(accepted.filter((each) => members.includes(each)));
      const { items } = await done(app, 'listAgreementVersions', about(ana, id));
      expect(items[0]?.ended_by ?? null).toBe(endedBy);
      expect(agreement.version).toBe(items.length + 1);
      if (step && items.length > versions) {
        // Who accepted what ended stays readable.
        const { accepted: before } = step.from.context as AgreementContext;
        expect(items[0]?.acceptances.map(({ name }) => name).toSorted()).toEqual(before);
        versions = items.length;
      }
      const changes = await done(app, 'listAgreementChanges', about(ana, id));
      expect(changes.items.map(({ author }) => author?.id)).toEqual(
        authors.slice(0, changes.items.length),
      );
      expect(changes.total).toBe(authors.length);
    },
  });
}

test.each(pathsToPlay(houseAgreementModel))(
  'the server asks for a new acceptance when the text or the household changes, on path %s',
  async (_, path) => {
    await play(path);
  },
);
