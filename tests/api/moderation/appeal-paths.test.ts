import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  appealModel,
  type Admin,
  type AppealContext,
  type AppealDecision,
} from '#qa/traces/models/appeal.ts';
import { linkIn, takeLetters } from '#tests/support/letters.ts';
import { pathsToPlay } from '#tests/support/model-paths.ts';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { playPath, type Path } from '#xstate-paths';
import { done, room } from '../inquiries/steps.ts';

let app: TestApp;
let admins: Record<Admin, TestUser>;
beforeAll(async () => {
  app = await openTestApp();
  const [ada, bo] = [await app.user({ is_admin: true }), await app.user({ is_admin: true })];
  admins = { ada, bo };
});
afterAll(() => app.database.close());

async function play(path: Path): Promise<void> {
  const owner = await app.user({ email: `owner-${crypto.randomUUID()}@example.com` });
  const id = await room(app, owner);
  /** The addresses where the owner reads the statements, oldest first. */
  const links: string[] = [];
  await takeLetters(app);
  const statements = async () =>
    (await done(app, 'listStatements', { as: owner })).items.toSorted((a, b) => a.id - b.id);

  await playPath(path, {
    async act({ type, by, about, decision }, { from, transitions }) {
      const as = admins[by as Admin];
      const isRefused = transitions.length === 0;
      const at = Number(about);
      switch (type) {
        case 'room.hidden': {
          const body = { note: 'The photos are of a hotel', rule: 'not_real' };
          await done(app, 'hideListing', { as, params: { id }, body });
          links.push(linkIn((await takeLetters(app)).at(-1)!));
          break;
        }
        case 'room.shown':
          await done(app, 'showListing', { as: admins.ada, params: { id } });
          break;
        case 'appeal.sent': {
          const body = new URLSearchParams({ text: 'They are of my own room' });
          await app.request(links[at]!, { method: 'POST', body });
          break;
        }
        case 'appeal.decided': {
          const { status } = await app.call('decideAppeal', {
            as,
            params: { id: (await statements())[at]!.id },
            body: { decision: decision as AppealDecision, note: 'Looked at again' },
          });
          const before = (from.context as AppealContext).statements[at]!.status;
          const refusal = { made: 404, appealed: 403, upheld: 409, reversed: 409 }[before];
          if (isRefused) expect(status).toBe(refusal);
          else expect(status).toBeLessThan(300);
          break;
        }
        default:
          throw new Error(`Nothing does "${type}"`);
      }
    },
    async expectState({ value, context }) {
      const { status } = await app.call('getListing', { params: { id } });
      expect(status === 200).toBe(value === 'shown');
      expect(
        (await statements()).map(({ appealed_at, decision }) =>
          appealed_at === null ? 'made' : (decision ?? 'appealed'),
        ),
      ).toEqual((context as AppealContext).statements.map((each) => each.status));
    },
  });
}

test.each(pathsToPlay(appealModel))(
  'the server lets another administrator decide an appeal once, on path %s',
  async (_, path) => {
    await play(path);
  },
);
