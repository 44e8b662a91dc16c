import { composeAlerts } from '#domain/alerts/compose-alerts.ts';
import { composeFavorites } from '#domain/alerts/favorites/compose-favorites.ts';
import { composeReminder } from '#domain/listings/freshness/compose-reminder.ts';
import { composeLetter } from '#domain/moderation/letters/compose-letter.ts';
import { composeReportAlert } from '#domain/moderation/letters/compose-report-alert.ts';
import { composeInquiry } from '#domain/inquiries/mails/compose-inquiry.ts';
import type { MailComposers } from '#domain/notifications/mailer.ts';
import { composeOffer } from '#domain/offers/mails/compose-offer.ts';
import { composeSurvey } from '#domain/outcomes/mails/compose-survey.ts';
import { composeCode } from '#domain/organizations/compose-code.ts';
import { composeFreePlace } from '#domain/viewings/mails/compose-free-place.ts';
import { composeViewingReminder } from '#domain/viewings/mails/compose-reminder.ts';
import { composeViewing } from '#domain/viewings/mails/compose-viewing.ts';
import { composeFounded } from '#domain/wanted/mails/compose-founded.ts';
import { composeSeekers } from '#domain/wanted/mails/compose-seekers.ts';
import { composeWantedReminder } from '#domain/wanted/mails/compose-reminder.ts';
import { composeInvitation } from '#domain/wanted/mails/compose-invitation.ts';

type MailDeps = Parameters<typeof composeAlerts>[0] &
  Parameters<typeof composeReminder>[0] &
  Parameters<typeof composeLetter>[0] &
  Parameters<typeof composeViewing>[0];

/** All kinds of mail, with what composes each. */
export const listMails = (deps: MailDeps): MailComposers => ({
  inquiry: (job) => composeInquiry(deps, job),
  message: (job) => composeInquiry(deps, job),
  accepted: (job) => composeInquiry(deps, job),
  declined: (job) => composeInquiry(deps, job),
  silence: (job) => composeInquiry(deps, job),
  filled: (job) => composeInquiry(deps, job),
  free_again: (job) => composeInquiry(deps, job),
  messages_removed: (job) => composeInquiry(deps, job),
  viewing: (job) => composeViewing(deps, job),
  free_place: (job) => composeFreePlace(deps, job),
  viewing_day: (job) => composeViewingReminder(deps, job),
  viewing_soon: (job) => composeViewingReminder(deps, job),
  viewing_ended: (job) => composeViewingReminder(deps, job),
  offer_made: (job) => composeOffer(deps, job),
  offer_answered: (job) => composeOffer(deps, job),
  moving_day: (job) => composeOffer(deps, job),
  wanted_invited: (job) => composeInvitation(deps, job),
  wanted_declined: (job) => composeInvitation(deps, job),
  founded: (job) => composeFounded(deps, job),
  outcome: (job) => composeSurvey(deps, job),
  alerts_at_once: (job) => composeAlerts(deps, job),
  alerts_daily: (job) => composeAlerts(deps, job),
  alerts_weekly: (job) => composeAlerts(deps, job),
  favorites_changed: (job) => composeFavorites(deps, job),
  confirm_listings: (job) => composeReminder(deps, job),
  confirm_wanted: (job) => composeWantedReminder(deps, job),
  seekers_found: (job) => composeSeekers(deps, job),
  organization_code: (job) => composeCode(deps, job),
  new_reports: (job) => composeReportAlert(deps, job),
  notice_confirm: (job) => composeLetter(deps, job),
  report_decided: (job) => composeLetter(deps, job),
  statement: (job) => composeLetter(deps, job),
  appeal_decided: (job) => composeLetter(deps, job),
});
