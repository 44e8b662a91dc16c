import { deleteOldMatches } from '#domain/alerts/pending-matches.ts';
import { deleteOldDeclines } from '#domain/applicants/declines/decline-sender.ts';
import { expireFormerAccounts } from '#domain/auth/former-accounts.ts';
import { deleteOldTraces } from '#domain/auth/sign-in-traces.ts';
import type { SignIn } from '#domain/auth/create-sign-in.ts';
import { deleteExpiredGroupInvitations } from '#domain/groups/invitations.ts';
import { deleteExpiredInvitations } from '#domain/household/invitations.ts';
import type { Files } from '#domain/images/open-files.ts';
import type { Imports } from '#domain/imports/runs/open-imports.ts';
import { countAnswerTimes } from '#domain/inquiries/answer-times.ts';
import { askAboutSilence } from '#domain/inquiries/ask-about-silence.ts';
import { expireInquiries } from '#domain/inquiries/expire-inquiries.ts';
import { flagImported } from '#domain/evidence/flag-imported.ts';
import type { FlagRent } from '#domain/listings/listings.ts';
import { queueReminders } from '#domain/listings/freshness/queue-reminders.ts';
import { deleteOldViews } from '#domain/listings/listing-views.ts';
import { rewriteWords } from '#domain/listings/words/write-vectors.ts';
import { deleteOldDecisions } from '#domain/moderation/decisions.ts';
import { askMovedIn } from '#domain/offers/ask-moved-in.ts';
import { expireOffers } from '#domain/offers/expire-offers.ts';
import { askOutcomes, deleteOldOutcomes } from '#domain/outcomes/surveys.ts';
import { deleteOldOrganizations } from '#domain/organizations/organization.ts';
import { deleteOldVitals } from '#domain/overview/vitals.ts';
import { rewriteSearchWords } from '#domain/saved-searches/rewrite-filters.ts';
import { deleteOldNotices } from '#domain/safety/notices.ts';
import { deleteOldTexts } from '#domain/safety/system-reports.ts';
import { closeViewings } from '#domain/viewings/close-viewings.ts';
import { deleteEndedLinks } from '#domain/viewings/secret-links.ts';
import { findSeekers } from '#domain/wanted/alerts/find-seekers.ts';
import { deleteOldFoundingAnswers } from '#domain/wanted/founding.ts';
import { deleteOldWantedInvitations } from '#domain/wanted/read-invitations.ts';
import type { Pricing } from '#domain/money/public.ts';
import { remindAuthors } from '#domain/wanted/remind-authors.ts';
import type { Database } from '#platform/database/database.ts';
import { deleteExpiredKeys } from '#platform/http/idempotency.ts';
import { deleteExpiredLimits } from '#platform/http/shared-limiter.ts';
import type { Sweep } from '#platform/jobs/sweeps.ts';
import { deleteOldBuilds } from '#web/builds/delete-old-builds.ts';
import { deleteOldCounts } from '#web/embeds/partner-counts.ts';

interface SweepDeps {
  database: Database;
  signIn: Pick<SignIn, 'expireSessions'>;
  files: Pick<Files, 'comparePhotos' | 'hashPhotos' | 'storage' | 'sweep'>;
  flagRent: FlagRent;
  imports: Pick<Imports, 'deleteOldFiles'>;
  pricing: Pick<Pricing, 'compareIn'>;
}

const hourly = (run: Sweep['run']): Sweep => ({ everyMinutes: 60, run });

/** All sweeps by the name under which operators see them. */
export function listSweeps(deps: SweepDeps): Record<string, Sweep> {
  const { database, signIn, files, flagRent, imports, pricing } = deps;
  const { sql, clock } = database;
  return {
    // For as long as the version before may run beside this one.
    move_former_jobs: { everyMinutes: 1, run: async () => sql`select move_former_jobs()` },
    write_words: { everyMinutes: 1, run: (signal) => rewriteWords(sql, signal) },
    write_words_of_searches: { everyMinutes: 1, run: () => rewriteSearchWords(sql) },
    ask_owners: hourly(() => queueReminders(sql)),
    find_seekers: hourly((signal) => findSeekers(sql, pricing, signal)),
    ask_authors: hourly(() => remindAuthors(sql)),
    ask_about_outcomes: hourly(() => askOutcomes(sql)),
    ask_about_silence: hourly((signal) => askAboutSilence(sql, signal)),
    ask_moved_in: hourly((signal) => askMovedIn(sql, signal)),
    close_inquiries: hourly(() => expireInquiries(sql)),
    close_viewings: hourly(() => closeViewings(sql)),
    end_friend_links: hourly(() => deleteEndedLinks(sql)),
    close_offers: hourly(() => expireOffers(sql)),
    hash_photos: hourly((signal) => files.hashPhotos(signal)),
    compare_photos: hourly((signal) => files.comparePhotos(signal)),
    count_answer_times: hourly(() => countAnswerTimes(sql)),
    flag_imported: hourly(() => flagImported(sql, flagRent)),
    delete_builds: hourly((signal) =>
      deleteOldBuilds({ sql, clock, storage: files.storage, signal }),
    ),
    delete_decisions: hourly(() => deleteOldDecisions(sql)),
    delete_declines: hourly(() => deleteOldDeclines(sql)),
    delete_files: hourly((signal) => files.sweep(signal)),
    delete_former_accounts: hourly(() => expireFormerAccounts(sql)),
    delete_founding_answers: hourly(() => deleteOldFoundingAnswers(sql)),
    delete_group_invitations: hourly(() => deleteExpiredGroupInvitations(sql)),
    delete_idempotency_keys: hourly(() => deleteExpiredKeys(sql)),
    delete_import_files: hourly(() => imports.deleteOldFiles()),
    delete_invitations: hourly(() => deleteExpiredInvitations(sql)),
    delete_matches: hourly(() => deleteOldMatches(sql)),
    delete_notices: hourly(() => deleteOldNotices(sql)),
    delete_outcomes: hourly(() => deleteOldOutcomes(sql)),
    delete_organizations: hourly(() => deleteOldOrganizations(sql)),
    delete_partner_counts: hourly(() => deleteOldCounts(sql)),
    delete_rate_limits: hourly(() => deleteExpiredLimits(sql)),
    delete_sent_texts: hourly(() => deleteOldTexts(sql)),
    delete_sessions: hourly(() => signIn.expireSessions()),
    delete_sign_in_traces: hourly(() => deleteOldTraces(sql)),
    delete_wanted_invitations: hourly(() => deleteOldWantedInvitations(sql)),
    delete_views: hourly(() => deleteOldViews(sql)),
    delete_vitals: hourly(() => deleteOldVitals(sql)),
  };
}
