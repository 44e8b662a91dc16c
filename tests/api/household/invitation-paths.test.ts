import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  householdInvitationsModel,
  type Guest,
  type InvitationContext,
} from '#qa/traces/models/household-invitations.ts';
import { hashToken } from '#platform/keys/random-token.ts';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { explore, findPaths, playPath, splitPaths, type Path } from '#xstate-paths';
import { done, refusal, room } from '../inquiries/steps.ts';

let app: TestApp;
let admin: TestUser;
beforeAll(async () => {
  app = await openTestApp();
  admin = await app.user({ is_admin: true });
});
afterAll(() => app.database.close());

/** Plays a path with an owner, two guests and somebody who looks at the listing. */
async function play(path: Path): Promise<void> {
  const owner = await app.user();
  const viewer = await app.user();
  const users: Record<Guest, TestUser> = { ben: await app.user(), cleo: await app.user() };
  const id = await room(app, owner);
  const asOwner = { as: owner, params: { id } };
  let token = '';
  let isTried = false;

  /** What nobody may do with an open invitation, in whichever situation it is made first. */
  async function tryWhatIsRefused(): Promise<void> {
    const accepting = (user: TestUser) => ({ as: user, body: { token } });
    expect(await refusal(app, 'acceptHouseholdInvitation', accepting(owner))).toBe('own_target');
    await done(app, 'hideListing', { as: admin, params: { id }, body: { note: 'Not real' } });
    expect(await refusal(app, 'acceptHouseholdInvitation', accepting(viewer))).toBe('not_found');
    await done(app, 'showListing', { as: admin, params: { id } });
    isTried = true;
  }

  await playPath(path, {
    async act({ type, by }, { transitions }) {
      const user = users[by as Guest];
      const isRefused = transitions.length === 0;
      switch (type) {
        case 'invitation.made':
          ({ token } = await done(app, 'createHouseholdInvitation', asOwner));
          break;
        case 'invitation.withdrawn': {
          const { items } = await done(app, 'listHouseholdInvitations', asOwner);
          const params = { id, invitation_id: items[0]?.id };
          await done(app, 'withdrawHouseholdInvitation', { as: owner, params });
          break;
        }
        case 'invitation.expired':
          await app.database.sql`update household_invitations set expires_at = now()
            where token_hash = ${hashToken(token)}`;
          break;
        case 'invitation.accepted': {
          const accepting = { as: user, body: { token } };
          const { status } = await app.call('acceptHouseholdInvitation', accepting);
          expect(status).toBe(isRefused ? 404 : 204);
          break;
        }
        case 'member.left': {
          const { status } = await app.call('leaveHousehold', { as: user, params: { id } });
          // Who is not there is not there afterwards, too.
          expect([204, 404]).toContain(status);
          break;
        }
        case 'member.removed': {
          const params = { id, user_id: user.id };
          const { status } = await app.call('removeHouseholdMember', { as: owner, params });
          expect([204, 404]).toContain(status);
          break;
        }
        case 'guest.blocked':
          await done(app, 'blockUser', { as: owner, params: { id: user.id } });
          break;
        default:
          throw new Error(`Nothing does "${type}"`);
      }
    },
    async expectState({ value, context }) {
      const { members } = context as InvitationContext;
      if (value === 'open' && !isTried) await tryWhatIsRefused();
      const { items } = await done(app, 'listHouseholdInvitations', asOwner);
      expect(items).toHaveLength(value === 'open' ? 1 : 0);
      const { household } = await done(app, 'getListingFit', { as: viewer, params: { id } });
      const ids = (household?.members ?? []).map((member) => member.id);
      const expected = [owner.id, ...members.map((guest) => users[guest].id)];
      expect(ids.toSorted((a, b) => a - b)).toEqual(
        members.length === 0 && ids.length === 0 ? [] : expected.toSorted((a, b) => a - b),
      );
    },
  });
}

const graph = explore(householdInvitationsModel);
const tour = findPaths(householdInvitationsModel, 'tour', { cover: 'edges' }, graph);

test.each(splitPaths(graph, tour.paths, 8).map((path) => [path.id, path] as const))(
  'the server does what the invitations of a household promise, on path %s',
  async (_, path) => {
    await play(path);
  },
);
