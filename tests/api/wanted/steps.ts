import type { GroupWantedForm } from '#contract/wanted/group-page.ts';
import type { WantedForm } from '#contract/wanted/wanted.ts';
import type { TestApp, TestUser } from '#tests/support/test-app.ts';
import { foundGroup, join } from '../groups/steps.ts';
import { done, room } from '../inquiries/steps.ts';

export const wantedForm: WantedForm = {
  headline: 'A quiet room in Neukölln',
  text: 'I bake bread on Sundays and I am looking for people who like to eat it.',
  people: 1,
  visibility: 'members',
  is_indexed: false,
};
const { people: _, ...shared } = wantedForm;
/** The same for a group. */
export const groupWantedForm: GroupWantedForm = shared;
export const asking = 'We have a free room from March. Would you like to see it?';

/** Near each other in Berlin. */
export const spot = { latitude: 52.48, longitude: 13.43 };

/** Someone who looks for a room in Berlin; `facts` are columns of their profile. */
export const person = (app: TestApp, facts: Record<string, unknown> = {}): Promise<TestUser> =>
  app.user({
    subject: crypto.randomUUID(),
    area: 'Neukölln, Berlin',
    ...spot,
    budget_max: 700,
    budget_currency: 'EUR',
    ...facts,
  });

/** The same with a wanted page. */
export async function seeker(
  app: TestApp,
  page: Partial<WantedForm> = {},
  facts: Record<string, unknown> = {},
): Promise<TestUser & { page: number }> {
  const user = await person(app, facts);
  const saved = await done(app, 'saveOwnWanted', { as: user, body: { ...wantedForm, ...page } });
  return { ...user, page: saved.page?.id ?? 0 };
}

/** A group of these people, of whom the first leads, with a wanted page. */
export async function groupWithPage(
  app: TestApp,
  [lead, ...others]: readonly [TestUser, ...TestUser[]],
  page: Partial<GroupWantedForm> = {},
) {
  const { id, code } = await foundGroup(app, lead);
  for (const other of others) await join(app, other, code);
  const saved = await done(app, 'saveGroupWanted', {
    as: lead,
    params: { id },
    body: { ...groupWantedForm, ...page },
  });
  return { id, page: saved.page?.id ?? 0, lead, others, code };
}

/** Someone with a room in Berlin. */
export async function owner(app: TestApp, more = {}): Promise<TestUser & { listing: number }> {
  const user = await app.user({ subject: crypto.randomUUID() });
  const place = { ...spot, currency: 'EUR', monthly_rent: 600, monthly_bills: 0, deposit: null };
  return { ...user, listing: await room(app, user, { ...place, ...more }) };
}

/** Invites a seeker to a room; the invitation's id. */
export async function invite(
  app: TestApp,
  as: TestUser & { listing: number },
  { page }: { page: number },
): Promise<number> {
  const body = { listing_id: as.listing, message: asking };
  return (await done(app, 'inviteWanted', { as, params: { id: page }, body })).id;
}
