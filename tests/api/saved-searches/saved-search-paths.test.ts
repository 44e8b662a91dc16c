import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  savedSearchModel,
  type Room,
  type SavedSearchContext,
} from '#qa/traces/models/saved-search.ts';
import { makeDue } from '#tests/support/jobs.ts';
import { pathsToPlay } from '#tests/support/model-paths.ts';
import { playPath, type Path } from '#xstate-paths';
import { done, room } from '../inquiries/steps.ts';
import { openAlertWorld, type AlertWorld } from './alert-world.ts';

let world: AlertWorld;
beforeAll(async () => {
  world = await openAlertWorld();
});
afterAll(() => world.close());

const rents: Record<Room, number> = { cheap: 800, dear: 1200 };
/** Of each path its own, so that its search finds no room of another. */
let word = 0;

/** Plays a path with a seeker, whose mails come once a day, and an owner of two rooms. */
async function play(path: Path): Promise<void> {
  const { app } = world;
  const { sql } = app.database;
  const [owner, seeker, stranger] = [await app.user(), await app.user(), await app.user()];
  /** What the search found since it was saved, told or not. */
  let matches: Room[] = [];
  const name = `lantern${(word += 1)}x`;
  const search = (isNarrow: boolean) => `q=${name}${isNarrow ? '&max_rent=900' : ''}`;
  const titles = new Map<number, Room>();
  let id = 0;
  const change = (body: object) =>
    done(app, 'updateSavedSearch', { as: seeker, params: { id }, body });

  await playPath(path, {
    async act({ type, ...payload }, { from, to }) {
      const { isNarrow } = from.context as SavedSearchContext;
      switch (type) {
        case 'search.saved':
          ({ id } = await world.save(seeker, search(isNarrow), 'daily'));
          break;
        case 'search.paused':
          await change({ is_paused: true });
          break;
        case 'search.resumed':
          await change({ is_paused: false });
          break;
        case 'search.narrowed':
          await change({ search: search(true) });
          break;
        case 'search.widened':
          await change({ search: search(false) });
          break;
        case 'search.deleted':
          await done(app, 'deleteSavedSearch', { as: seeker, params: { id } });
          matches = [];
          break;
        case 'room.offered': {
          const which = payload['room'] as Room;
          const form = { title: `${name} ${which}`, monthly_rent: rents[which], monthly_bills: 0 };
          titles.set(await room(app, owner, form), which);
          const { waiting } = to.context as SavedSearchContext;
          if (waiting.includes(which)) matches.push(which);
          break;
        }
        case 'mail.due':
          await makeDue(sql, 'mail');
          break;
        default:
          throw new Error(`Nothing does "${type}"`);
      }
      await world.untilQuiet();
    },
    async expectState({ value, context }, step) {
      const { isNarrow, waiting, notified } = context as SavedSearchContext;
      const { items } = await done(app, 'listSavedSearches', { as: seeker });
      expect(items.map((item) => [item.is_paused, item.search])).toEqual(
        value === 'none' ? [] : [[value === 'paused', search(isNarrow)]],
      );
      const current = matches.filter((which) => which === 'cheap' || !isNarrow);
      if (items[0]) expect(items[0].new_matches).toBe(current.length);
      // It is nobody else's.
      if (id > 0) {
        const request = { as: stranger, params: { id } };
        const changed = await app.call('updateSavedSearch', { ...request, body: { name: 'Mine' } });
        expect(changed.status).toBe(404);
        expect((await app.call('deleteSavedSearch', request)).status).toBe(404);
      }
      const rows = await sql<{ listing_id: number }[]>`
        select m.listing_id from search_matches m join saved_searches s on s.id = m.search_id
        where s.user_id = ${seeker.id} and m.mailed_at is null`;
      expect(rows.map((row) => titles.get(row.listing_id) ?? '').toSorted()).toEqual(waiting);
      // Only a mail tells; the folder of all mails is long.
      if (step && step.event.type !== 'mail.due' && step !== path.steps.at(-1)) return;
      const mails = await world.mailsTo(seeker);
      const announced = mails.flatMap((mail) =>
        [...titles.values()].filter((which) => mail.includes(`${name} ${which}`)),
      );
      expect(announced.toSorted()).toEqual(notified);
    },
  });
}

test.each(pathsToPlay(savedSearchModel))(
  'a saved search tells each room once, on path %s',
  async (_, path) => {
    await play(path);
  },
);
