import { afterAll, beforeAll, expect, test } from 'vitest';
import { capacities } from '#contract/quotas.ts';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { done, refusal } from '../inquiries/steps.ts';
import { agreed, answering, moveDay, readOffer, type Pair } from '../offers/steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.database.close());

const joining = (as: TestUser, { id }: Pair) => ({ as, params: { id } });

/** Somebody who moved in, as one of the two said. */
async function movedIn(by: 'owner' | 'sender' = 'owner'): Promise<Pair> {
  const made = await agreed(app);
  await moveDay(app, made, 0);
  await done(app, 'updateOffer', answering(made, by, 'moved_in'));
  return made;
}

const readMembers = async ({ listing }: Pair) => {
  const rows = await app.database.sql<{ user_id: number }[]>`
    select user_id from household_members where listing_id = ${listing}`;
  return rows.map(({ user_id: userId }) => userId);
};

test('who moved in joins the household when they choose so, and their answers count', async () => {
  const made = await movedIn();
  expect(await readMembers(made)).toEqual([]);
  expect((await readOffer(app, made, 'sender')).can_join).toBe(true);
  expect((await readOffer(app, made, 'owner')).can_join).toBe(false);
  for (const _ of [1, 2]) await done(app, 'joinHousehold', joining(made.sender, made));
  expect(await readMembers(made)).toEqual([made.sender.id]);
  expect((await readOffer(app, made, 'sender')).can_join).toBe(false);
  await app.database.sql`update listings set status = 'active' where id = ${made.listing}`;
  const params = { id: made.listing };
  const { household } = await done(app, 'getListingFit', { as: await app.user(), params });
  expect(household?.members.map(({ id }) => id)).toContain(made.sender.id);
});

test('nobody else joins: not before the move, not the owner, not a stranger', async () => {
  const early = await agreed(app);
  expect(await refusal(app, 'joinHousehold', joining(early.sender, early))).toBe(
    'transition_refused',
  );
  const made = await movedIn('sender');
  expect(await refusal(app, 'joinHousehold', joining(made.owner, made))).toBe('transition_refused');
  expect(await refusal(app, 'joinHousehold', joining(await app.user(), made))).toBe('not_found');
  await done(app, 'blockUser', { as: made.owner, params: { id: made.sender.id } });
  expect(await refusal(app, 'joinHousehold', joining(made.sender, made))).toBe('cannot_write');
});

test('an open link holds a place of the household, also against someone who moved in', async () => {
  const made = await movedIn();
  const links = capacities.household * 1000;
  await app.database.sql`
    insert into household_invitations (listing_id, token_hash, expires_at)
    select ${made.listing}, 'link ' || n, now() + interval '1 hour' from generate_series(1, ${links}) n`;
  const join = joining(made.sender, made);
  expect(await refusal(app, 'joinHousehold', join)).toBe('household_full');
  expect(await readMembers(made)).toEqual([]);
  await app.database.sql`
    update household_invitations set expires_at = now() where token_hash = 'link 1'`;
  for (const _ of [1, 2]) await done(app, 'joinHousehold', join);
});
