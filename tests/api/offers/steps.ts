import type { OfferUpdate } from '#contract/offers/calls.ts';
import type { TestApp, TestUser } from '#tests/support/test-app.ts';
import { done, greeting, room } from '../inquiries/steps.ts';

const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** An offer that can be answered for a week. */
export const terms = {
  monthly_rent: 850,
  deposit: 1700,
  move_in: dayFromNow(30),
  answer_by: dayFromNow(7),
};

export interface Pair {
  owner: TestUser;
  sender: TestUser;
  listing: number;
  id: number;
}

/** Someone new who wrote about a room. */
export async function applicant(
  app: TestApp,
  { owner, listing }: Pick<Pair, 'owner' | 'listing'>,
): Promise<Pair> {
  const sender = await app.user();
  const body = { listing_id: listing, message: greeting };
  const { id } = await done(app, 'sendListingInquiry', { as: sender, body });
  return { owner, sender, listing, id };
}

/** A new room that looks for so many, with one applicant. */
export async function pair(app: TestApp, places = 1): Promise<Pair> {
  const owner = await app.user();
  const listing = await room(app, owner, { looking_for_roommates: places });
  return applicant(app, { owner, listing });
}

export const offering = ({ owner, id }: Pair, more = {}) => ({
  as: owner,
  params: { id },
  body: { ...terms, ...more },
});
export const answering = (
  pair: Pair,
  as: 'owner' | 'sender',
  status: OfferUpdate['status'],
  more = {},
) => ({ as: pair[as], params: { id: pair.id }, body: { status, ...more } });

/** What one side sees of the offer. */
export const readOffer = (app: TestApp, pair: Pair, as: 'owner' | 'sender') =>
  done(app, 'getOffer', { as: pair[as], params: { id: pair.id } });

/** Accepted offers leave one applicant less to look for. */
export async function agreed(app: TestApp, places = 1): Promise<Pair> {
  const made = await pair(app, places);
  await done(app, 'makeOffer', offering(made));
  await done(app, 'updateOffer', answering(made, 'sender', 'accepted'));
  return made;
}

export async function readListingStatus(app: TestApp, id: number): Promise<string | undefined> {
  const [row] = await app.database.sql<{ status: string }[]>`
    select status from listings where id = ${id}`;
  return row?.status;
}

/** Lets the day of moving in be so many days from now. */
export async function moveDay(app: TestApp, { id }: Pair, days: number): Promise<void> {
  const day = dayFromNow(days);
  await app.database.sql`
    update offers set move_in = ${day}, answer_by = least(answer_by, ${day}::date)
    where inquiry_id = ${id}`;
}
