import type { ViewingSlotsForm } from '#contract/viewings/viewing.ts';
import type { TestApp, TestUser } from '#tests/support/test-app.ts';
import { done, greeting, room } from '../inquiries/steps.ts';

/** Where the room of `listingForm` is. */
export const zone = 'America/New_York';

/** Times on a day of a far year, whose rules of time zones are those of today. */
export const evening = (more: Partial<ViewingSlotsForm> = {}): ViewingSlotsForm => ({
  first_day: '2099-06-01',
  from: '18:00',
  until: '20:00',
  minutes: 20,
  places: 1,
  mode: 'in_person',
  ...more,
});

export const offer = async (
  app: TestApp,
  owner: TestUser,
  listingId: number,
  more: Partial<ViewingSlotsForm> = {},
) =>
  done(app, 'offerViewingSlots', {
    as: owner,
    params: { id: listingId },
    body: evening(more),
  });

/** Someone new who wrote about a listing. */
export async function writer(app: TestApp, listingId: number) {
  const sender = await app.user();
  const body = { listing_id: listingId, message: greeting };
  const { id } = await done(app, 'sendListingInquiry', { as: sender, body });
  return { sender, id };
}

/** A room with six times of an evening, and someone who wrote about it. */
export async function offered(app: TestApp, more: Partial<ViewingSlotsForm> = {}) {
  const owner = await app.user();
  const listingId = await room(app, owner);
  const { items } = await offer(app, owner, listingId, more);
  return { owner, listingId, slots: items, ...(await writer(app, listingId)) };
}

/** Agrees on a time; the viewing. */
export const agree = async (app: TestApp, as: TestUser, inquiryId: number, slotId: number) =>
  done(app, 'agreeOnViewing', { as, params: { id: inquiryId }, body: { slot_id: slotId } });

/** The mails about a viewing that wait, as their readers and changes. */
export async function viewingMails(app: TestApp, viewingId: number) {
  const rows = await app.database.sql<{ user_id: number; sequence: number }[]>`
    select (data->>'user_id')::int as user_id, (data->>'sequence')::int as sequence
    from pgboss.job where name = 'mail' and data->>'kind' = 'viewing'
      and (data->>'viewing_id')::int = ${viewingId} order by 2, 1`;
  return rows.map(({ user_id, sequence }) => [user_id, sequence]);
}

/** Waits for a place at a full time. */
export const waitFor = (app: TestApp, as: TestUser, inquiryId: number, slotId: number) =>
  done(app, 'waitForSlot', { as, params: { id: inquiryId, slot_id: slotId } });

/** The readers of the mails that a place is free at a time. */
export async function freePlaceMails(app: TestApp, slotId: number): Promise<number[]> {
  const rows = await app.database.sql<{ user_id: number }[]>`
    select (data->>'user_id')::int as user_id from pgboss.job
    where name = 'mail' and data->>'kind' = 'free_place' and (data->>'slot_id')::int = ${slotId}
    order by 1`;
  return rows.map(({ user_id }) => user_id);
}

/** Lets a time begin so many hours from now, for 20 minutes. */
export const setTime = (app: TestApp, slotId: number, startsIn: number) => app.database.sql`
  update viewing_slots set starts_at = now() + make_interval(secs => ${startsIn * 3600}),
    ends_at = now() + make_interval(secs => ${startsIn * 3600 + 1200}) where id = ${slotId}`;

/** The reminders of a viewing that wait, the first one first. */
export async function readReminders(app: TestApp, viewingId: number) {
  const rows = await app.database.sql<
    { kind: string; user_id: number; slot_id: number; due: string }[]
  >`
    select data->>'kind' as kind, (data->>'user_id')::int as user_id,
      (data->>'slot_id')::int as slot_id,
      to_char(start_after at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as due
    from pgboss.job where name = 'mail' and data->>'kind' like 'viewing\_%'
      and (data->>'viewing_id')::int = ${viewingId} order by start_after, 2`;
  return rows.map((row) => ({ ...row }));
}
