import type { AccountExport } from '#contract/account/calls.ts';
import { exportAgreements } from '#domain/agreements/public.ts';
import {
  exportContractMessages,
  exportHeldDeclines,
  exportVotes,
} from '#domain/applicants/public.ts';
import { exportGroupLooks, exportGroups, exportGroupVotes } from '#domain/groups/public.ts';
import { ownInquiries } from '#domain/inquiries/public.ts';
import { exportMarks } from '#domain/marks/public.ts';
import { listSessions } from '#domain/auth/public.ts';
import type { Pricing } from '#domain/money/public.ts';
import { readSettings, receivesMails } from '#domain/notifications/public.ts';
import { exportOffers } from '#domain/offers/public.ts';
import { exportOutcomeRefusals, exportOutcomes } from '#domain/outcomes/public.ts';
import { exportOrganization } from '#domain/organizations/public.ts';
import { exportDevices } from '#domain/push/public.ts';
import { exportRentSplits } from '#domain/rent-splits/public.ts';
import { listReplyTemplates } from '#domain/reply-templates/public.ts';
import { exportSecretAddresses } from '#domain/secret-addresses/public.ts';
import { listSavedSearches } from '#domain/saved-searches/public.ts';
import { readListing } from '#domain/listings/public.ts';
import {
  readChosenLanguage,
  readHabits,
  readPreferences,
  readProfile,
} from '#domain/users/public.ts';
import { exportViewings } from '#domain/viewings/public.ts';
import { exportFounding, exportWanted } from '#domain/wanted/public.ts';
import { fragment, instant, type Sql } from '#platform/database/sql.ts';
import type { Viewer } from '#platform/http/viewer.ts';

/** Everything of a user, complete and unpaged. Throws `unauthorized` when the account is gone. */
export async function exportAccount(
  sql: Sql,
  mediaUrl: string,
  pricing: Pick<Pricing, 'findCurrency' | 'worths'>,
  viewer: Viewer,
  now: Date,
): Promise<AccountExport> {
  const { user_id: userId } = viewer;
  const profile = await readProfile(sql, userId, pricing);
  const owned = await sql<{ id: number }[]>`
    select id from listings where user_id = ${userId} order by created_at desc, id desc`;
  const listings: AccountExport['listings'] = [];
  // One after the other: an export must not occupy every connection.
  for (const { id } of owned) {
    const listing = await readListing(sql, mediaUrl, id);
    if (listing) listings.push(listing);
  }
  const households = await sql<AccountExport['households']>`
    select id as listing_id, title as listing_title, true as is_owner, null as joined_at
    from listings where user_id = ${userId} and owner_lives_there
    union all
    select l.id, l.title, false, ${instant(fragment`m.joined_at`)}
    from household_members m join listings l on l.id = m.listing_id where m.user_id = ${userId}
    order by listing_id`;
  const invitations = await sql<AccountExport['household_invitations']>`
    select i.listing_id, ${instant(fragment`i.created_at`)} as created_at,
      ${instant(fragment`i.expires_at`)} as expires_at, ${instant(fragment`i.used_at`)} as used_at
    from household_invitations i join listings l on l.id = i.listing_id
    where l.user_id = ${userId} and i.expires_at > now() order by i.id`;
  const messages = await sql<AccountExport['messages']>`
    select m.inquiry_id, i.kind, i.listing_title, m.author_id is not distinct from ${userId} as is_mine,
      case when m.removed_at is null then m.text else '' end as text, m.created_at
    from inquiry_messages m join inquiries i on i.id = m.inquiry_id
    where i.id in ${ownInquiries(userId)} order by m.created_at, m.id`;
  const reports = await sql<AccountExport['reports']>`
    select kind, target_id, reason, details, status, created_at from reports
    where reporter_id = ${userId} order by created_at, id`;
  const statements = await sql<{ found: AccountExport['statements'][number] }[]>`
    select json_build_object('action', s.action, 'rule', s.rule, 'note', s.note,
      'target_label', s.target_label, 'created_at', ${instant(fragment`s.created_at`)},
      'appeal_text', s.appeal_text, 'appealed_at', ${instant(fragment`s.appealed_at`)},
      'decision', s.decision, 'decision_note', s.decision_note,
      'decided_at', ${instant(fragment`s.decided_at`)}) as found
    from statements s where s.user_id = ${userId} order by s.created_at, s.id`;
  const blocked = await sql<{ blocked_id: number }[]>`
    select blocked_id from blocks where blocker_id = ${userId} order by created_at`;
  const marks = await exportMarks(sql, userId);
  return {
    exported_at: now.toISOString(),
    profile,
    language: await readChosenLanguage(sql, userId),
    habits: await readHabits(sql, userId),
    preferences: await readPreferences(sql, userId),
    listings,
    households: households.map((row) => ({ ...row })),
    household_invitations: invitations.map((row) => ({ ...row })),
    groups: await exportGroups(sql, userId),
    ...(await exportAgreements(sql, userId)),
    rent_splits: await exportRentSplits(sql, userId),
    group_votes: await exportGroupVotes(sql, userId),
    group_looks: await exportGroupLooks(sql, userId),
    messages: messages.map(withInstant),
    ...(await exportVotes(sql, userId)),
    ...(await exportViewings(sql, userId)),
    secret_addresses: await exportSecretAddresses(sql, userId),
    ...(await exportWanted(sql, userId)),
    founding_answers: await exportFounding(sql, userId),
    offers: await exportOffers(sql, userId),
    outcomes: await exportOutcomes(sql, userId),
    refused_outcomes: await exportOutcomeRefusals(sql, userId),
    held_declines: await exportHeldDeclines(sql, userId),
    contract_messages: await exportContractMessages(sql, userId),
    reports: reports.map(withInstant),
    statements: statements.map(({ found }) => found),
    ...marks,
    ...(await exportOrganization(sql, userId)),
    saved_searches: await listSavedSearches(sql, pricing, userId),
    reply_templates: await listReplyTemplates(sql, userId),
    blocked_user_ids: blocked.map(({ blocked_id }) => blocked_id),
    receives_mails: await receivesMails(sql, userId),
    notifications: await readSettings(sql, userId),
    alert_devices: await exportDevices(sql, userId),
    sessions: await listSessions(sql, viewer),
  };
}

const withInstant = <Row extends { created_at: string }>(row: Row): Row => ({
  ...row,
  created_at: new Date(row.created_at).toISOString(),
});
