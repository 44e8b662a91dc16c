import type { QueuedMail } from '#domain/notifications/queue.ts';
import type { Sql } from '#platform/database/sql.ts';

/** Whom and what the mails are about. */
export interface MailWorld {
  sender: { id: number };
  owner: { id: number };
  admin: { id: number };
  /** Of the owner. */
  listing: number;
  /** About that listing, with a message. */
  inquiry: number;
  report: number;
  /** A statement to the owner that they appealed. */
  appeal: number;
  savedSearch: number;
}

/** The rows that some mails are about. */
interface AddedRows {
  noticeId: number;
  /** An inquiry of the administrator about the room, which the owner declined. */
  declinedId: number;
  viewing: { id: number; slot_id: number };
  /** A viewing that was cancelled, and a time that the administrator proposed to the owner. */
  cancelledId: number;
  wishId: number;
  /** Of the owner and somebody else, whose end is past. */
  endedViewing: { id: number; slot_id: number };
  /** A time with a free place, for which the sender waits. */
  freeSlotId: number;
  surveyId: number;
  /** An invitation of the sender to the room, and one that the administrator declined. */
  invitationIds: { invited: number; declined: number };
  /** A group of the sender and the owner. */
  groupId: number;
  /**
   * An offer that waits for an answer, one from which the owner stepped back, one that ended by itself,
   * and one that the administrator accepted.
   */
  offerIds: { made: number; answered: number; ended: number; accepted: number };
}

/** Adds rows that all kinds of mail tell of. */
export async function addMailRows(sql: Sql, world: MailWorld): Promise<AddedRows> {
  const { listing, sender, owner, report, appeal, savedSearch, admin } = world;
  // Of a group, whose name is in the mail.
  await sql`
    update saved_searches set user_id = m.user_id, group_id = m.group_id,
      without_wishes = '{rooms,together}'
    from group_members m where m.user_id = ${sender.id} and saved_searches.id = ${savedSearch}`;
  await sql`
    insert into search_matches (search_id, listing_id, kind, version)
    values (${savedSearch}, ${listing}, 'new', '1')`;
  await sql`
    insert into listing_marks (user_id, listing_id, mark, seen_total, seen_currency)
    values (${sender.id}, ${listing}, 'favorite', 1, 'USD')`;
  await sql`
    insert into favorite_alerts (user_id, listing_id) values (${sender.id}, ${listing})`;
  await sql`
    insert into listing_notes (user_id, listing_id, note) values (${sender.id}, ${listing}, 'x')`;
  await sql`
    update listings set last_confirmed_at = now() - interval '25 days', latitude = 40.8,
      longitude = -73.9 where id = ${listing}`;
  await sql`update inquiries set status = 'read', asked_at = now(), updated_at = now() - interval '15 days'
    where id = ${world.inquiry}`;
  await sql`insert into organization_codes (user_id, email) values (${owner.id}, 'owner@tum.de')`;
  await sql`
    insert into reports (kind, target_id, reason, reporter_id)
    values ('listing', ${listing}, 'scam', ${sender.id})`;
  await sql`
    insert into report_alerts (user_id, report_id)
    select ${admin.id}, id from reports where kind = 'listing' and status = 'open'
    on conflict do nothing`;
  await sql`update reports set status = 'resolved', closed_at = now() where id = ${report}`;
  await sql`
    update statements set decision = 'upheld', decision_note = 'x', decided_by = ${admin.id},
      decided_at = now() where id = ${appeal}`;
  const [notice] = await sql<{ id: number }[]>`
    insert into notices (listing_id, email, reason, details, source, language)
    values (${listing}, 'eve@example.com', 'scam', 'x', 'visitor', 'en') returning id`;
  await sql`delete from viewings where inquiry_id = ${world.inquiry}`;
  const [viewing = { id: 0, slot_id: 0 }] = await sql<{ id: number; slot_id: number }[]>`
    with slot as (
      insert into viewing_slots (listing_id, owner_id, starts_at, ends_at, time_zone, places, mode)
      values (${listing}, ${owner.id}, '2099-03-02T22:00:00Z', '2099-03-02T22:20:00Z',
        'America/New_York', 1, 'in_person') returning id)
    insert into viewings (inquiry_id, slot_id, seat)
    select ${world.inquiry}, id, 1 from slot returning id, slot_id`;
  const [free] = await sql<{ slot_id: number }[]>`
    with slot as (
      insert into viewing_slots (listing_id, owner_id, starts_at, ends_at, time_zone, places, mode)
      values (${listing}, ${owner.id}, '2099-03-03T22:00:00Z', '2099-03-03T22:20:00Z',
        'America/New_York', 1, 'in_person') returning id)
    insert into slot_waits (slot_id, inquiry_id) select id, ${world.inquiry} from slot
    returning slot_id`;
  const [cancelled] = await sql<{ id: number }[]>`
    insert into viewings (inquiry_id, slot_id, seat, status)
    values (${world.inquiry}, ${free?.slot_id ?? 0}, 1, 'cancelled') returning id`;
  const [endedViewing = { id: 0, slot_id: 0 }] = await sql<{ id: number; slot_id: number }[]>`
    with slot as (
      insert into viewing_slots (listing_id, owner_id, starts_at, ends_at, time_zone, places, mode)
      values (${listing}, ${owner.id}, now() - interval '3 hours', now() - interval '2 hours',
        'America/New_York', 1, 'in_person') returning id),
    inquiry as (
      insert into inquiries (kind, listing_id, listing_title, sender_id, recipient_id)
      select 'listing', id, title, ${admin.id}, ${owner.id} from listings where id = ${listing}
      returning id)
    insert into viewings (inquiry_id, slot_id, seat)
    select inquiry.id, slot.id, 1 from inquiry, slot returning id, slot_id`;
  const [made, answered, ended] = await sql<{ id: number }[]>`
    insert into offers (inquiry_id, listing_id, status, monthly_rent, deposit, currency, move_in,
      answer_by, reason)
    select ${world.inquiry}, ${listing}, status, 900, 1800, 'USD', '2100-01-01', '2099-12-01', reason
    from (values ('offered', null), ('stepped_back', 'My sister moves in'), ('ended', null))
      each (status, reason)
    returning id`;
  const [accepted] = await sql<{ id: number }[]>`
    insert into offers (inquiry_id, listing_id, status, monthly_rent, deposit, currency, move_in,
      answer_by)
    select inquiry_id, ${listing}, 'accepted', 900, 1800, 'USD', '2100-01-01', '2099-12-01'
    from viewings where id = ${endedViewing.id} returning id`;
  const [survey] = await sql<{ id: number }[]>`
    with pair as (
      insert into outcome_pairs (offer_id, applicant_id, owner_id, moved_in_on, score, ledger)
      select id, ${sender.id}, ${owner.id}, current_date - 30, 80, '{"quiet": 20}' from offers
      where id = ${made?.id ?? 0} returning id),
    participant as (
      insert into outcome_participants (pair_id, user_id, habits, preferences)
      select id, ${sender.id}, '{}', '{}' from pair)
    insert into outcome_surveys (pair_id, user_id, after_days, due_on, asked_at)
    select id, ${sender.id}, 30, current_date, now() from pair returning id`;
  await sql`
    insert into wanted_pages (user_id, headline, visibility, confirmed_at)
    values (${sender.id}, 'A quiet room in Harlem', 'members', now() - interval '28 days')
    on conflict (user_id) do update set confirmed_at = excluded.confirmed_at`;
  const [invited, refused] = await sql<{ id: number }[]>`
    insert into wanted_invitations (owner_id, seeker_id, listing_id, message, status)
    select ${owner.id}, seeker, ${listing}, 'Would you like to see our room?', status
    from (values (${sender.id}::int, 'sent'), (${admin.id}::int, 'declined')) each (seeker, status)
    on conflict (listing_id, seeker_id) do update set status = excluded.status returning id`;
  const [group] = await sql<{ id: number }[]>`
    with made as (insert into groups (name) values ('Two for Harlem') returning id),
    members as (
      insert into group_members (group_id, user_id, seat, role)
      select id, user_id, seat, case seat when 1 then 'lead' else 'member' end
      from made, unnest(${[sender.id, owner.id]}::int[]) with ordinality seats(user_id, seat))
    select id from made`;
  const [declined] = await sql<{ id: number }[]>`
    insert into inquiries (kind, listing_id, listing_title, sender_id, recipient_id, status)
    select 'listing', id, title, ${admin.id}, ${owner.id}, 'declined'
    from listings where id = ${listing} returning id`;
  const [wish] = await sql<{ id: number }[]>`
    insert into viewings (inquiry_id, status, proposed_by, wish_starts_at, wish_ends_at, wish_time_zone)
    values (${declined?.id ?? 0}, 'proposed', 'sender', '2099-03-04T22:00:00Z',
      '2099-03-04T22:30:00Z', 'America/New_York') returning id`;
  return {
    noticeId: notice?.id ?? 0,
    declinedId: declined?.id ?? 0,
    viewing,
    cancelledId: cancelled?.id ?? 0,
    wishId: wish?.id ?? 0,
    endedViewing,
    freeSlotId: free?.slot_id ?? 0,
    surveyId: survey?.id ?? 0,
    invitationIds: { invited: invited?.id ?? 0, declined: refused?.id ?? 0 },
    groupId: group?.id ?? 0,
    offerIds: {
      made: made?.id ?? 0,
      answered: answered?.id ?? 0,
      ended: ended?.id ?? 0,
      accepted: accepted?.id ?? 0,
    },
  };
}

const inquiryKinds = ['inquiry', 'message', 'accepted', 'declined', 'silence', 'filled'] as const;

/** At least one mail of each kind about these rows. */
export function listQueuedMails(
  { sender, owner, admin, inquiry, report, appeal }: MailWorld,
  {
    messageId,
    noticeId,
    declinedId,
    offerIds,
    viewing,
    cancelledId,
    wishId,
    endedViewing,
    freeSlotId,
    surveyId,
    invitationIds,
    groupId,
  }: AddedRows & { messageId: number },
): QueuedMail[] {
  const aboutInquiry = { user_id: owner.id, inquiry_id: inquiry, message_id: messageId };
  return [
    ...inquiryKinds.map((kind) => ({
      kind,
      ...aboutInquiry,
      message_id: kind === 'accepted' ? null : messageId,
    })),
    { kind: 'free_again', user_id: admin.id, inquiry_id: declinedId, message_id: null },
    { kind: 'messages_removed', ...aboutInquiry },
    { kind: 'viewing', user_id: sender.id, viewing_id: viewing.id, sequence: 0 },
    { kind: 'viewing', user_id: sender.id, viewing_id: cancelledId, sequence: 0 },
    { kind: 'viewing', user_id: owner.id, viewing_id: wishId, sequence: 0 },
    { kind: 'free_place', user_id: sender.id, slot_id: freeSlotId, inquiry_id: inquiry },
    ...(['viewing_day', 'viewing_soon', 'viewing_ended'] as const).map((kind) => {
      const { id, slot_id } = kind === 'viewing_ended' ? endedViewing : viewing;
      return { kind, user_id: owner.id, viewing_id: id, slot_id };
    }),
    { kind: 'viewing_day', user_id: sender.id, viewing_id: viewing.id, slot_id: viewing.slot_id },
    { kind: 'offer_made', user_id: sender.id, offer_id: offerIds.made, status: 'offered' },
    {
      kind: 'offer_answered',
      user_id: sender.id,
      offer_id: offerIds.answered,
      status: 'stepped_back',
    },
    { kind: 'offer_answered', user_id: owner.id, offer_id: offerIds.accepted, status: 'accepted' },
    { kind: 'offer_answered', user_id: sender.id, offer_id: offerIds.ended, status: 'ended' },
    { kind: 'offer_answered', user_id: owner.id, offer_id: offerIds.ended, status: 'ended' },
    { kind: 'moving_day', user_id: admin.id, offer_id: offerIds.accepted, status: 'accepted' },
    { kind: 'wanted_invited', user_id: sender.id, invitation_id: invitationIds.invited },
    { kind: 'wanted_declined', user_id: owner.id, invitation_id: invitationIds.declined },
    { kind: 'founded', user_id: sender.id, other_id: owner.id, group_id: groupId },
    { kind: 'outcome', user_id: sender.id, survey_id: surveyId },
    { kind: 'alerts_at_once', user_id: sender.id },
    { kind: 'alerts_daily', user_id: sender.id },
    { kind: 'alerts_weekly', user_id: sender.id },
    { kind: 'favorites_changed', user_id: sender.id },
    { kind: 'confirm_listings', user_id: owner.id },
    { kind: 'confirm_wanted', user_id: sender.id },
    { kind: 'seekers_found', user_id: owner.id },
    { kind: 'organization_code', user_id: owner.id },
    { kind: 'new_reports', user_id: admin.id },
    { kind: 'notice_confirm', about_id: noticeId },
    { kind: 'report_decided', about_id: report },
    { kind: 'statement', about_id: appeal },
    { kind: 'appeal_decided', about_id: appeal },
  ];
}

/** Lets saved searches and their matches, or seekers, wait for a mail of this kind, if it is about them. */
export async function awaitAlerts(sql: Sql, { kind }: QueuedMail): Promise<void> {
  if (kind === 'seekers_found') await awaitSeekers(sql);
  if (!kind.startsWith('alerts_')) return;
  await sql`update saved_searches set frequency = ${kind.replace('alerts_', '')}`;
  await sql`update search_matches set mail_job_id = null, mailed_at = null`;
}

/** Lets whoever has a wanted page look for nothing but a place near each room. */
async function awaitSeekers(sql: Sql): Promise<void> {
  await sql`
    update users u set latitude = l.latitude, longitude = l.longitude, budget_max = null,
      budget_currency = null, move_in_from = null
    from listings l, wanted_pages w where w.user_id = u.id and l.latitude is not null`;
  await sql`
    insert into wanted_alerts (listing_id, last_page_id, page_ids)
    select l.id, 0, array(select id from wanted_pages) from listings l where l.status = 'active'
    on conflict (listing_id) do update set page_ids = excluded.page_ids`;
}
