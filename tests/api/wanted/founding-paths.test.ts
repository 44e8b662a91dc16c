import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  foundingPairModel,
  type PairContext,
  type Person,
} from '#qa/traces/models/founding-pair.ts';
import { pathsToPlay } from '#tests/support/model-paths.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { playPath, type Path } from '#xstate-paths';
import { readJobs } from '#tests/support/jobs.ts';
import { done } from '../inquiries/steps.ts';
import { seeker, wantedForm } from './steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.database.close());

const answers = { 'answer.yes': 'yes', 'answer.no': 'no', 'answer.none': null } as const;

async function play(path: Path): Promise<void> {
  const users = { ana: await seeker(app), ben: await seeker(app) };
  const otherThan = (by: Person) => users[by === 'ana' ? 'ben' : 'ana'];
  /** The groups that they founded, and the mails that the one who said yes first gets about each. */
  const mails: object[] = [];
  /** Who said yes first to the last one. */
  let first: Person = 'ana';
  const readFounding = async (by: Person) => {
    const page = await done(app, 'getWanted', {
      as: users[by],
      params: { id: otherThan(by).page },
    });
    return page.founding;
  };

  await playPath(path, {
    async act({ type, ...event }, { from, to, transitions }) {
      const by = event['by'] as Person;
      const isRefused = transitions.length === 0;
      switch (type) {
        case 'answer.yes':
        case 'answer.no':
        case 'answer.none': {
          const { status, answer } = await app.call('answerFounding', {
            as: users[by],
            params: { id: otherThan(by).page },
            body: { answer: answers[type] },
          });
          expect(status).toBe(isRefused ? 409 : 200);
          if (type === 'answer.yes' && from.value === 'apart' && to.value === 'together') {
            first = by === 'ana' ? 'ben' : 'ana';
            const { group_id } = answer;
            mails.push({ user_id: users[first].id, other_id: users[by].id, group_id });
          }
          break;
        }
        case 'page.replaced': {
          await done(app, 'deleteOwnWanted', { as: users[by] });
          const saved = await done(app, 'saveOwnWanted', { as: users[by], body: wantedForm });
          users[by].page = saved.page?.id ?? 0;
          break;
        }
        case 'answers.aged':
          await app.database.sql`
            update founding_answers set answered_at = now() - interval '91 days'
            where user_id in (${users.ana.id}, ${users.ben.id})`;
          break;
        case 'group.left': {
          if (from.value !== 'together') break;
          const id = (await readFounding(by))?.group_id ?? 0;
          await done(app, 'leaveGroup', { as: users[by], params: { id } });
          break;
        }
        default:
          throw new Error(`Nothing does "${type}"`);
      }
    },
    async expectState({ value, context }) {
      for (const by of ['ana', 'ben'] as const) {
        const own = (context as PairContext)[by];
        const founding = await readFounding(by);
        expect(founding?.group_id !== null).toBe(value === 'together');
        expect(founding?.answer ?? 'open').toBe(own);
        if (founding?.group_id == null) continue;
        const params = { id: founding.group_id };
        const { role } = await done(app, 'getGroup', { as: users[by], params });
        expect(role).toBe(by === first ? 'lead' : 'member');
      }
      const ids = new Set([users.ana.id, users.ben.id]);
      const jobs = await readJobs<{ user_id: number }>(app.database.sql, 'mail', {
        kind: 'founded',
      });
      const toThem = jobs.filter(({ data }) => ids.has(data.user_id));
      expect(toThem.map(({ data }) => data)).toMatchObject(mails);
      expect(toThem).toHaveLength(mails.length);
    },
  });
}

test.each(pathsToPlay(foundingPairModel))(
  'the server makes a group of two who say yes, on path %s',
  async (_, path) => {
    await play(path);
  },
);
