import type { Answer } from '#contract/calls.ts';
import type { TestApp, TestUser } from '#tests/support/test-app.ts';
import { done } from '../inquiries/steps.ts';

/** A request about a group. */
export const about = (as: TestUser, id: number) => ({ as, params: { id } });

/** A group that this user leads, with the code of its invitation. */
export async function foundGroup(app: TestApp, lead: TestUser, name = 'Together in Neukölln') {
  const { id } = await done(app, 'createGroup', { as: lead, body: { name } });
  const { code } = await done(app, 'renewGroupInvitation', about(lead, id));
  return { id, code };
}

export const join = (app: TestApp, as: TestUser, code: string): Promise<Answer<'joinGroup'>> =>
  done(app, 'joinGroup', { as, body: { code } });

/** A group of so many, of whom the first leads. */
export async function groupWith(app: TestApp, size: number) {
  const people: TestUser[] = [];
  for (let count = 0; count < size; count += 1) people.push(await app.user());
  const [lead, ...others] = people as [TestUser, ...TestUser[]];
  const { id, code } = await foundGroup(app, lead);
  for (const other of others) await join(app, other, code);
  return { id, code, lead, others, people };
}

/** The membership of a user, as they see it themselves. */
export async function ownMembership(app: TestApp, as: TestUser, id: number): Promise<number> {
  const { members } = await done(app, 'getGroup', about(as, id));
  return members.find(({ is_me }) => is_me)!.id;
}
