import type { Answer } from '#contract/calls.ts';
import type { EndpointId } from '#contract/endpoints.gen.ts';
import { listingForm } from '#tests/support/listing-forms.ts';
import type { TestApp, TestUser } from '#tests/support/test-app.ts';

export const greeting = 'Hello! Is the room still free in March? I would love to see it.';

/** Makes a call that must succeed; its answer. */
export async function done<Id extends EndpointId>(
  app: TestApp,
  id: Id,
  options: Parameters<TestApp['call']>[1],
): Promise<Answer<Id>> {
  const { status, answer, problem } = await app.call(id, options);
  if (status >= 400) throw new Error(`${id}: ${status} ${JSON.stringify(problem)}`);
  return answer;
}

/** A room of this person's; its id. */
export async function room(app: TestApp, owner: TestUser, more = {}): Promise<number> {
  return (await done(app, 'createListing', { as: owner, body: listingForm(more) })).id;
}

/** An inquiry of a new person about a new room of another new person. */
export async function sentInquiry(app: TestApp) {
  const sender = await app.user();
  const owner = await app.user();
  const listing_id = await room(app, owner);
  const body = { listing_id, message: greeting };
  const inquiry = await done(app, 'sendListingInquiry', { as: sender, body });
  return { sender, owner, listing_id, id: inquiry.id };
}

/** The code of a refused call. */
export async function refusal(
  app: TestApp,
  id: EndpointId,
  options: Parameters<TestApp['call']>[1],
): Promise<string> {
  const { status, problem } = await app.call(id, options);
  return status < 400 ? `not refused: ${status}` : problem.code;
}

/** Lets time pass for an inquiry: everything about it happened `days` earlier. */
export async function letDaysPass(app: TestApp, id: number, days: number): Promise<void> {
  await app.database.sql`
    update inquiries set created_at = created_at - make_interval(days => ${days}),
      updated_at = updated_at - make_interval(days => ${days}) where id = ${id}`;
}
