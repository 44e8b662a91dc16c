import { deleteOldMatches } from '#domain/alerts/delete-old-matches.ts';
import type { SignIn } from '#domain/auth/create-sign-in.ts';
import type { Files } from '#domain/images/open-files.ts';
import type { Imports } from '#domain/imports/runs/open-imports.ts';
import { deleteExpiredInvitations } from '#domain/household/invitations.ts';
import { countAnswerTimes } from '#domain/inquiries/answer-times.ts';
import { expireInquiries } from '#domain/inquiries/expire-inquiries.ts';
import type { SearchIndex } from '#domain/search/index/search-index.ts';
import { flagImported } from '#domain/evidence/flag-imported.ts';
import type { FlagRent } from '#domain/listings/listings.ts';
import type { RatesFile } from '#domain/money/public.ts';
import type { Matching } from '#domain/matching/create-matching.ts';
import { queueReminders } from '#domain/listings/freshness/queue-reminders.ts';
import { deleteOldViews } from '#domain/listings/listing-views.ts';
import { deleteOldCounts } from '#web/embeds/partner-counts.ts';
import { forgetOldDecisions } from '#domain/moderation/statements/make-statement.ts';
import { deleteOldOrganizations } from '#domain/organizations/organization.ts';
import { deleteOldNotices } from '#domain/safety/notices.ts';
import { deleteOldTexts } from '#domain/safety/system-reports.ts';
import { deleteOldTraces } from '#domain/auth/sign-in-traces.ts';
import { expireFormerAccounts } from '#domain/auth/former-accounts.ts';
import { deleteOldVitals } from '#domain/overview/vitals.ts';
import type { Database } from '#platform/database/database.ts';
import type { QueueWorker } from '#platform/database/queue-worker.ts';
import { deleteExpiredKeys } from '#platform/http/idempotency.ts';
import { deleteExpiredLimits } from '#platform/http/rate-limit.ts';
import type { Job } from '#platform/jobs.ts';

interface JobDeps {
  database: Database;
  signIn: SignIn;
  files: Files;
  matching: Matching;
  searchIndex: SearchIndex;
  flagRent: FlagRent;
  imports: Imports;
  mailer: QueueWorker;
  pusher: QueueWorker;
  alertMatcher: QueueWorker;
  rates: Pick<RatesFile, 'reload'>;
}

/** All background jobs, in the order of their start. */
export function listJobs(deps: JobDeps): Job[] {
  const { database, signIn, files, matching, searchIndex, imports, mailer, pusher, rates } = deps;
  const { alertMatcher, flagRent } = deps;
  const { sql } = database;
  return [
    {
      failure: 'There is no index of people: SQL ranks them',
      runs: 'at start',
      // It logs its failures itself, and tries again.
      run: () => matching.start().catch(() => undefined),
      stop: () => matching.stop(),
    },
    {
      failure: 'There is no index of listings: SQL sorts them by fit',
      runs: 'at start',
      // It logs its failures itself, and tries again.
      run: () => searchIndex.start().catch(() => undefined),
      stop: () => searchIndex.stop(),
    },
    {
      failure: 'Mails go out late: the server gets no notice of new ones',
      runs: 'at start',
      run: () => mailer.start(),
      stop: () => mailer.stop(),
    },
    {
      failure: 'Alerts reach devices late: the server gets no notice of new ones',
      runs: 'at start',
      run: () => pusher.start(),
      stop: () => pusher.stop(),
    },
    {
      failure: 'Alerts go out late: the server gets no notice of new rooms',
      runs: 'at start',
      run: () => alertMatcher.start(),
      stop: () => alertMatcher.stop(),
    },
    {
      failure: 'Imports begin late: the server gets no notice of new ones',
      runs: 'at start',
      run: () => imports.start(),
      stop: () => imports.stop(),
    },
    {
      failure: 'The exchange rates could not be read again',
      runs: 'hourly',
      run: () => rates.reload(),
    },
    {
      failure: 'Files without an owner could not be deleted',
      runs: 'at start and hourly',
      run: (signal) => files.sweep(signal),
    },
    {
      failure: 'Photos could not be compared',
      runs: 'at start and hourly',
      run: (signal) => files.comparePhotos(signal),
    },
    {
      failure: 'Sessions that are over could not be deleted',
      runs: 'hourly',
      run: () => signIn.expireSessions(),
    },
    {
      failure: 'Accounts that were deleted long ago could not be forgotten',
      runs: 'hourly',
      run: () => expireFormerAccounts(sql),
    },
    {
      failure: 'Old inquiries could not be closed',
      runs: 'hourly',
      run: () => expireInquiries(sql),
    },
    {
      failure: 'Answer times could not be counted',
      runs: 'at start and hourly',
      run: () => countAnswerTimes(sql),
    },
    {
      failure: 'Owners could not be asked whether their rooms are still available',
      runs: 'at start and hourly',
      run: () => queueReminders(sql),
    },
    {
      failure: 'Old decisions could not be deleted',
      runs: 'hourly',
      run: () => forgetOldDecisions(sql),
    },
    {
      failure: 'Old addresses at organizations could not be deleted',
      runs: 'hourly',
      run: () => deleteOldOrganizations(sql),
    },
    {
      failure: 'Imported rooms could not be read by the scam guard',
      runs: 'hourly',
      run: () => flagImported(sql, flagRent),
    },
    {
      failure: 'Old notices could not be deleted',
      runs: 'hourly',
      run: () => deleteOldNotices(sql),
    },
    {
      failure: 'Hashes of old messages could not be deleted',
      runs: 'hourly',
      run: () => deleteOldTexts(sql),
    },
    {
      failure: 'Traces of old sign-ins could not be deleted',
      runs: 'hourly',
      run: () => deleteOldTraces(sql),
    },
    {
      failure: 'Old views of listings could not be deleted',
      runs: 'hourly',
      run: () => deleteOldViews(sql),
    },
    {
      failure: 'Old counts of partners could not be deleted',
      runs: 'hourly',
      run: () => deleteOldCounts(sql),
    },
    {
      failure: 'Old alerts could not be deleted',
      runs: 'hourly',
      run: () => deleteOldMatches(sql),
    },
    {
      failure: 'Old web vitals could not be deleted',
      runs: 'hourly',
      run: () => deleteOldVitals(database.sql),
    },
    {
      failure: 'Expired invitations to households could not be deleted',
      runs: 'hourly',
      run: () => deleteExpiredInvitations(sql),
    },
    {
      failure: 'Old idempotency keys could not be deleted',
      runs: 'hourly',
      run: () => deleteExpiredKeys(sql),
    },
    {
      failure: 'Old rate limits could not be deleted',
      runs: 'hourly',
      run: () => deleteExpiredLimits(sql),
    },
    {
      failure: 'Files of old imports could not be deleted',
      runs: 'hourly',
      run: () => imports.deleteOldFiles(),
    },
  ];
}
