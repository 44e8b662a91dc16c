// @module-tag essential

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { capacities, quotas } from '#contract/quotas.ts';
import { deleteExpiredInvitations } from '#domain/household/invitations.ts';
import { hashToken } from '#platform/keys/random-token.ts';
import { earlyRiser, nightOwl, saveAnswers } from '#tests/support/saved-answers.ts';
import { openTestApp, testApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { done, refusal, room } from '../inquiries/steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.database.close());

/** An owner with a room, and the link to its household. */
async function invited() {
  const owner = await app.user();
  const id = await room(app, owner);
  const { token } = await done(app, 'createHouseholdInvitation', { as: owner, params: { id } });
  return { owner, id, token };
}

const accept = (as: TestUser, token: string) =>
  done(app, 'acceptHouseholdInvitation', { as, body: { token } });

async function membersFor(as: TestUser, id: number) {
  const { household } = await done(app, 'getListingFit', { as, params: { id } });
  return household?.members.map((member) => member.id);
}

/** An owner with a room in which one other user lives. */
async function shared() {
  const { owner, id, token } = await invited();
  const member = await app.user();
  await accept(member, token);
  return { owner, id, member };
}

describe('an invitation', () => {
  test('says what it is to, and lets one user in, once', async () => {
    const { owner, id, token } = await invited();
    const [ben, cleo] = [await app.user(), await app.user()];
    const seen = await done(app, 'getHouseholdInvitation', { as: ben, query: { token } });
    expect(seen).toMatchObject({
      listing: { id, is_public: true },
      is_own: false,
      is_member: false,
    });
    await accept(ben, token);
    // Sent again, because the answer was lost.
    await accept(ben, token);
    expect(await membersFor(cleo, id)).toEqual([owner.id, ben.id]);
    const late = { as: cleo, body: { token } };
    expect(await refusal(app, 'acceptHouseholdInvitation', late)).toBe('not_found');
    const listed = await done(app, 'listHouseholdInvitations', { as: owner, params: { id } });
    expect(listed.items).toEqual([]);
  });

  test('does not let back in who has left', async () => {
    const { id, token } = await invited();
    const ben = await app.user();
    await accept(ben, token);
    await done(app, 'leaveHousehold', { as: ben, params: { id } });
    const again = { as: ben, body: { token } };
    expect(await refusal(app, 'acceptHouseholdInvitation', again)).toBe('not_found');
    expect(await membersFor(ben, id)).not.toContain(ben.id);
  });

  test('ends when the owner withdraws it, with its time, and with the listing', async () => {
    const { sql } = app.database;
    const ends: ((made: Awaited<ReturnType<typeof invited>>) => Promise<unknown>)[] = [
      async ({ owner: as, id }) => {
        const params = { id };
        const { items } = await done(app, 'listHouseholdInvitations', { as, params });
        expect(items).toHaveLength(1);
        const named = { id, invitation_id: items[0]?.id };
        await done(app, 'withdrawHouseholdInvitation', { as, params: named });
      },
      ({ token }) => sql`update household_invitations set expires_at = now()
        where token_hash = ${hashToken(token)}`,
      ({ owner: as, id }) => done(app, 'deleteListing', { as, params: { id } }),
      ({ owner }) => sql`update users set suspended_at = now() where id = ${owner.id}`,
    ];
    for (const end of ends) {
      const made = await invited();
      const ben = await app.user();
      await done(app, 'getHouseholdInvitation', { as: ben, query: { token: made.token } });
      await end(made);
      const { token } = made;
      const reading = { as: ben, query: { token } };
      expect(await refusal(app, 'getHouseholdInvitation', reading)).toBe('not_found');
      const joining = { as: ben, body: { token } };
      expect(await refusal(app, 'acceptHouseholdInvitation', joining)).toBe('not_found');
    }
    await deleteExpiredInvitations(sql);
    expect(await sql`select from household_invitations where expires_at <= now()`).toEqual([]);
  });

  test('is stored as a hash, and needs a finished profile', async () => {
    const { token, owner } = await invited();
    const rows = await app.database.sql<{ row: string }[]>`
      select i::text as row from household_invitations i`;
    expect(rows.some(({ row }) => row.includes(token))).toBe(false);
    const unfinished = await app.user({ onboarding_status: 'skipped', birth_date: null });
    const joining = { as: unfinished, body: { token } };
    expect(await refusal(app, 'acceptHouseholdInvitation', joining)).toBe('profile_incomplete');
    const own = { as: owner, body: { token } };
    expect(await refusal(app, 'acceptHouseholdInvitation', own)).toBe('own_target');
  });

  test('cannot be used by users whom its owner blocked, or who blocked its owner', async () => {
    const { owner, token } = await invited();
    const [blocked, blocker] = [await app.user(), await app.user()];
    await done(app, 'blockUser', { as: owner, params: { id: blocked.id } });
    await done(app, 'blockUser', { as: blocker, params: { id: owner.id } });
    for (const as of [blocked, blocker]) {
      const joining = { as, body: { token } };
      expect(await refusal(app, 'acceptHouseholdInvitation', joining)).toBe('not_found');
    }
  });

  test('is limited in number, by the day and by the household', async () => {
    const limited = await testApp({ QUOTA_FACTOR: '1' });
    const owner = await limited.user();
    const id = await room(limited, owner);
    const invite = () => limited.call('createHouseholdInvitation', { as: owner, params: { id } });
    const first = await Promise.all(
      Array.from({ length: capacities.household + 5 }, () => invite()),
    );
    expect(first.filter(({ status }) => status === 201)).toHaveLength(capacities.household);
    expect((await invite()).problem.code).toBe('household_full');
    const withdrawAll = () => limited.database.sql`delete from household_invitations`;
    await withdrawAll();
    const left = quotas.householdInvitations.times - capacities.household;
    for (let count = 0; count < left; count += 1) expect((await invite()).status).toBe(201);
    await withdrawAll();
    expect((await invite()).problem.code).toBe('rate_limited');
  });
});

describe('a household', () => {
  test('shows the fit with each member, and scores as the least content pair', async () => {
    const { owner, id, token } = await invited();
    const [me, owl] = [await app.user(), await app.user({ first_name: 'Owl' })];
    await accept(owl, token);
    await saveAnswers(app, me, earlyRiser);
    await saveAnswers(app, owner, earlyRiser);
    await saveAnswers(app, owl, nightOwl);
    const { household } = await done(app, 'getListingFit', { as: me, params: { id } });
    expect(household).toMatchObject({
      owner_lives_there: true,
      is_member: false,
      members: [
        { id: owner.id, is_owner: true, fit: { score: 100 } },
        { id: owl.id, first_name: 'Owl', is_owner: false },
      ],
      weakest_id: owl.id,
    });
    expect(household?.members[1]?.fit?.score).toBeLessThan(100);
    const search = await done(app, 'listListings', { as: me, query: {} });
    const found = search.items.find((listing) => listing.id === id);
    expect(found?.fit?.household).toEqual(household?.members[1]?.fit);
    const own = await done(app, 'getListingFit', { as: owl, params: { id } });
    expect(own.household).toMatchObject({ is_member: true, weakest_id: null });
    expect(own.household?.members[1]?.fit).toBeNull();
  });

  test('has no owner who does not live there', async () => {
    const { owner, id, member } = await shared();
    const body = { owner_lives_there: false };
    await done(app, 'updateHousehold', { as: owner, params: { id }, body });
    expect(await membersFor(await app.user(), id)).toEqual([member.id]);
  });

  test('loses a member who leaves, or whom the owner takes out', async () => {
    const { owner, id, member } = await shared();
    const other = await shared();
    await done(app, 'leaveHousehold', { as: member, params: { id } });
    await done(app, 'leaveHousehold', { as: member, params: { id } });
    expect(await membersFor(member, id)).toEqual([owner.id]);
    await done(app, 'removeHouseholdMember', {
      as: other.owner,
      params: { id: other.id, user_id: other.member.id },
    });
    expect(await membersFor(member, other.id)).toEqual([other.owner.id]);
    const params = { id: other.id, user_id: other.owner.id };
    expect(await refusal(app, 'removeHouseholdMember', { as: member, params })).toBe('forbidden');
  });

  test('can be left while nobody else sees the listing', async () => {
    const { id, member } = await shared();
    await app.database.sql`update listings set status = 'paused' where id = ${id}`;
    expect(await done(app, 'listOwnHouseholds', { as: member })).toMatchObject({
      items: [{ listing_id: id, is_public: false }],
      total: 1,
    });
    await done(app, 'leaveHousehold', { as: member, params: { id } });
    expect(await done(app, 'listOwnHouseholds', { as: member })).toMatchObject({ total: 0 });
  });

  test('does not show a suspended, an unfinished or a deleted member, nor across a block', async () => {
    const { sql } = app.database;
    const [viewer, bystander] = [await app.user(), await app.user()];
    const hides: [string, (member: TestUser) => Promise<unknown>, TestUser][] = [
      [
        'suspended',
        ({ id }) => sql`update users set suspended_at = now() where id = ${id}`,
        bystander,
      ],
      [
        'unfinished',
        ({ id }) => sql`update users set onboarding_status = 'habits' where id = ${id}`,
        bystander,
      ],
      ['deleted', (as) => done(app, 'deleteAccount', { as }), bystander],
      ['blocked', ({ id }) => done(app, 'blockUser', { as: viewer, params: { id } }), viewer],
      ['blocking', (as) => done(app, 'blockUser', { as, params: { id: viewer.id } }), viewer],
    ];
    for (const [state, hide, as] of hides) {
      const { owner, id, member } = await shared();
      expect(await membersFor(as, id), state).toEqual([owner.id, member.id]);
      await hide(member);
      expect(await membersFor(as, id), state).toEqual([owner.id]);
      const others = await membersFor(owner, id);
      const isGoneForAll = as === bystander;
      expect(others, state).toEqual(isGoneForAll ? [owner.id] : [owner.id, member.id]);
    }
  });

  test.each(['owner', 'member'] as const)(
    'ends for a member when the %s blocks the other',
    async (who) => {
      const home = await shared();
      const [as, other] = who === 'owner' ? [home.owner, home.member] : [home.member, home.owner];
      await done(app, 'blockUser', { as, params: { id: other.id } });
      expect(await membersFor(await app.user(), home.id)).toEqual([home.owner.id]);
      await done(app, 'unblockUser', { as, params: { id: other.id } });
      expect(await done(app, 'listOwnHouseholds', { as: home.member })).toMatchObject({ total: 0 });
    },
  );

  test('is part of the export of its owner and of its members', async () => {
    const { owner, id, token } = await invited();
    const member = await app.user();
    await accept(member, token);
    const theirs = await done(app, 'exportAccount', { as: member });
    expect(theirs.households).toMatchObject([{ listing_id: id, is_owner: false }]);
    const own = await done(app, 'exportAccount', { as: owner });
    expect(own.households).toEqual([
      expect.objectContaining({ listing_id: id, is_owner: true, joined_at: null }),
    ]);
    expect(own.household_invitations).toMatchObject([{ listing_id: id }]);
    expect(own.household_invitations[0]?.used_at).not.toBeNull();
  });
});
