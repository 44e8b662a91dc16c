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
  const email = `owner-${crypto.randomUUID()}@example.com`;
  const owner = await app.user({ email });
  const id = await room(app, owner);
  /** The addresses where the owner reads the statements, oldest first. */
  const links: string[] = [];
  /** What the owner wrote first about each. */
  const texts = new Map<number, string>();
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
          const text = `They are of my own room, ${crypto.randomUUID()}`;
          const body = new URLSearchParams({ text });
          await app.request(links[at]!, { method: 'POST', body });
          if (!isRefused) texts.set(at, text);
          await takeLetters(app);
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
          const letters = await takeLetters(app);
          expect(letters.map(({ to }) => to)).toEqual(isRefused ? [] : [email]);
          break;
        }
        default:
          throw new Error(`Nothing does "${type}"`);
      }
    },
    async expectState({ value, context }) {
      const { status } = await app.call('getListing', { params: { id } });
      expect(status === 200).toBe(value === 'shown');
      const made = (context as AppealContext).statements;
      const read = await statements();
      for (const [name, as] of Object.entries(admins)) {
        const { items } = await done(app, 'listAppeals', { as, query: {} });
        for (const [nth, each] of made.entries()) {
          const appeal = items.find((item) => item.id === read[nth]?.id);
          expect(appeal?.can_decide ?? false).toBe(each.status === 'appealed' && each.by !== name);
          expect(appeal?.text).toBe(texts.get(nth));
        }
      }
      expect(
        read.map(({ appealed_at, decision }) =>
          appealed_at === null ? 'made' : (decision ?? 'appealed'),
        ),
      ).toEqual(made.map((each) => each.status));
    },
  });
}

test.each(pathsToPlay(appealModel))(
  'the server lets another administrator decide an appeal once, on path %s',
  async (_, path) => {
    await play(path);
  },
);
