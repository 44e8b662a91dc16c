import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  groupMembersModel,
  type GroupContext,
  type Person,
} from '#qa/traces/models/group-members.ts';
import { pathsToPlay } from '#tests/support/model-paths.ts';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { playPath, type Path } from '#xstate-paths';
import { done } from '../inquiries/steps.ts';
import { about } from './steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.database.close());

const noCode = 'ZZZZZZZZZZZZ';

async function play(path: Path): Promise<void> {
  const users: Record<Person, TestUser> = {
    ana: await app.user(),
    ben: await app.user(),
    cleo: await app.user(),
  };
  let id = 2_000_000_000;
  let code = noCode;
  /** How often this code was used. */
  let uses = 0;
  const stranger = await app.user();
  const { id: otherGroup } = await done(app, 'createGroup', {
    as: stranger,
    body: { name: 'Others' },
  });
  /** By person, also of those who have left. */
  const memberships = new Map<Person, number>();

  async function rememberMemberships(): Promise<void> {
    for (const [person, as] of Object.entries(users) as [Person, TestUser][]) {
      const { status, answer } = await app.call('getGroup', about(as, id));
      const me = status === 200 && answer.members.find(({ is_me }) => is_me);
      if (me) memberships.set(person, me.id);
    }
  }

  await playPath(path, {
    async act({ type, by, whom }, { from, transitions }) {
      const as = users[by as Person];
      const { members, lead } = from.context as GroupContext;
      const isRefused = transitions.length === 0;
      // Outside, a group does not exist.
      const refusal = members.includes(by as Person) ? 409 : 404;
      const member_id = memberships.get(whom as Person) ?? 2_000_000_000;
      switch (type) {
        case 'group.founded':
          ({ id } = await done(app, 'createGroup', { as, body: { name: 'Together' } }));
          break;
        case 'invitation.renewed': {
          const { status, answer } = await app.call('renewGroupInvitation', about(as, id));
          expect(status).toBe(isRefused ? refusal : 201);
          if (!isRefused) {
            ({ code } = answer);
            uses = 0;
          }
          break;
        }
        case 'invitation.ended': {
          const { status } = await app.call('endGroupInvitation', about(as, id));
          // The lead may end what is over.
          expect(status).toBe(lead === by ? 204 : refusal);
          break;
        }
        case 'group.joined': {
          const { status } = await app.call('joinGroup', { as, body: { code } });
          expect(status).toBe(isRefused ? 404 : 200);
          if (!isRefused && !members.includes(by as Person)) uses += 1;
          break;
        }
        case 'group.left':
          // Who is not there is not there afterwards, too.
          await done(app, 'leaveGroup', about(as, id));
          break;
        case 'member.removed': {
          const params = { id, member_id };
          const { status } = await app.call('removeGroupMember', { as, params });
          const isGone = lead === by && by !== whom;
          expect(status).toBe(isRefused && !isGone ? refusal : 204);
          break;
        }
        case 'lead.handed_over': {
          const request = { ...about(as, id), body: { member_id } };
          const { status } = await app.call('handOverGroup', request);
          // Who leads already may be named again, by anyone in the group.
          const isNamed = lead === whom && members.includes(by as Person);
          expect(status).toBe(isRefused && !isNamed ? refusal : 200);
          break;
        }
        default:
          throw new Error(`Nothing does "${type}"`);
      }
      await rememberMemberships();
    },
    async expectState({ value, context }) {
      const { members, lead } = context as GroupContext;
      // Whoever leads another group has no power here.
      for (const member_id of memberships.values()) {
        const params = { id: otherGroup, member_id };
        const removed = await app.call('removeGroupMember', { as: stranger, params });
        expect(removed.status).toBe(204);
        const request = { ...about(stranger, otherGroup), body: { member_id } };
        expect((await app.call('handOverGroup', request)).status).toBe(409);
      }
      for (const [person, as] of Object.entries(users) as [Person, TestUser][]) {
        const { status, answer } = await app.call('getGroup', about(as, id));
        expect(status).toBe(members.includes(person) ? 200 : 404);
        if (status !== 200) continue;
        expect(answer.members.map((each) => [each.user?.id, each.role])).toEqual(
          members.map((each) => [users[each].id, each === lead ? 'lead' : 'member']),
        );
        const isOpen = JSON.stringify(value).includes('open');
        if (person === lead) expect(answer.invitation !== null).toBe(isOpen);
        if (answer.invitation) expect(answer.invitation.uses).toBe(uses);
        // They are in no other group.
        expect(answer.is_active).toBe(true);
      }
    },
  });
}

test.each(pathsToPlay(groupMembersModel))(
  'the server keeps members, lead and invitation of a group together, on path %s',
  async (_, path) => {
    await play(path);
  },
);
