import type { Report } from '#contract/moderation/moderation.ts';
import type { OfferStatus } from '#contract/offers/statuses.ts';
import type { ViewingStatus } from '#contract/vocabulary.ts';
import type { ListingSign, ScamReason } from '#guards/scams/rule.ts';
import { formatNumber } from './format.ts';
import { plural, pluralText } from './plural.ts';

// What users reported: rooms, roomies or inquiries, which administrators look at, hide or dismiss.
// "it" is what was reported.
export const lede = 'What was reported, newest first.';
export const allReports = 'All reports';
export const otherReports = 'Other reports';

/** Why something was reported: a heading, and a line of the list. */
export const reasonLabels: Record<Report['reason'], string> = {
  asks_for_money: 'Asks for money or papers',
  not_real: 'Not real',
  harassment: 'Harassment or threats',
  discrimination: 'Discrimination',
  spam: 'Spam or advertising',
  illegal: 'Illegal content',
  scam: 'Scam',
  mine: 'Claims ownership',
  other: 'Something else',
};
/** What is reported, in a badge. */
export const kindLabels: Record<Report['kind'], string> = {
  listing: 'Room',
  user: 'Roomie',
  inquiry: 'Inquiry',
  wanted: 'Wanted page',
};
/** The same as choices of the list. */
export const kindPluralLabels: Record<Report['kind'], string> = {
  listing: 'Rooms',
  user: 'Roomies',
  inquiry: 'Inquiries',
  wanted: 'Wanted pages',
};
/** In place of the name of what is deleted; `id` is a number. */
export const unnamedTargets = {
  listing: ({ id }: { id: string }) => `Room ${id}`,
  user: ({ id }: { id: string }) => `Roomie ${id}`,
  inquiry: ({ id }: { id: string }) => `Inquiry ${id}`,
  wanted: ({ id }: { id: string }) => `Wanted page ${id}`,
};
/** The status of a report. */
export const statusLabels: Record<Report['status'], string> = {
  open: 'Open',
  resolved: 'Resolved',
  dismissed: 'Dismissed',
};
/** The state of what was reported. */
export const stateLabels: Record<Report['target']['state'], string> = {
  shown: 'Public',
  unlisted: 'Unlisted by its owner',
  hidden: 'Hidden',
  suspended: 'Suspended',
  gone: 'Deleted',
};

// The list and its filters.
export const anyStatus = 'All';
/** Read out after the number of open reports. */
export const open = 'open';
export const target = 'Target';
export const anyTarget = 'Everything';
export const source = 'From';
export const anySource = 'From everyone';
/** Where a report comes from, choices of the list. */
export const sourceLabels: Record<Report['source'], string> = {
  member: 'Members',
  visitor: 'Without an account',
  card: 'Cards on other sites',
  system: 'The scam guard',
};
export const noReports = 'No reports';
export const noOpenReports = 'There are no open reports.';
export const noMatch = 'No report matches your filters.';
/** Names a list of badges: kind, state and status. */
export const state = 'State';
export const aboutIt = pluralText({ one: '# report about it', other: '# reports about it' });

// In place of a name.
export const deletedAccount = 'A deleted account';
export const anAdministrator = 'An administrator';
export const thisRoomie = 'This roomie';

// Who reported it, `when` a day and a time. In parentheses, how often they have reported something,
// and how many of those reports were without reason.
export const reportedByDeleted = ({ when }: { when: string }) =>
  `Reported ${when} by a deleted account`;
/** `email` is the address of someone without an account. */
export const reportedByVisitor = ({ when, email }: { when: string; email: string }) =>
  `Reported ${when} by ${email}, without an account`;
export const foundByGuard = ({ when }: { when: string }) => `Found ${when} by the scam guard`;
/** The signs of a scam that the guard found, lines of a report. */
export const scamSigns: Record<ScamReason | ListingSign, string> = {
  payment: 'Money by wire, in crypto or as gift cards',
  deposit: 'Money before a visit',
  elsewhere: 'Moving to another service',
  abroad: 'Away or abroad',
  keys: 'Keys by mail',
  codes: 'Asks for a code',
  links: 'A link to a false site',
  identity: 'Asks for papers or bank details',
  photos: 'A photo of another owner’s room',
  rent: 'A rent far below those nearby',
};
/** What the scam guard found about somebody. */
export const copies = 'The same first message went to ten people or more within a week.';
export const firstReport = ({ when, name }: { when: string; name: string }) =>
  `Reported ${when} by ${name} (first report)`;
export const reportedBy = ({
  when,
  name,
  count,
  dismissed,
}: {
  when: string;
  name: string;
  count: number;
  dismissed: string;
}) =>
  plural(count, {
    one: `Reported ${when} by ${name} (${formatNumber(count)} report, ${dismissed} dismissed)`,
    other: `Reported ${when} by ${name} (${formatNumber(count)} reports, ${dismissed} dismissed)`,
  });
/** Stands for the name in these sentences. */
export const aMember = 'a member';

// One report: what was reported and what was done.
export const isDeleted = 'It is deleted.';
/** Whose part it was, by what is reported. */
export const roles = {
  listing: 'Owner',
  user: 'Reported roomie',
  inquiry: 'The other side',
  wanted: 'Wrote the page',
};

// Closing it.
export const forAdministrators = 'For other administrators.';
export const closesAll = pluralText({
  one: 'This closes # open report about it.',
  other: 'This closes all # open reports about it.',
});
export const resolve = 'Resolve';
export const dismiss = 'Dismiss';
export const reopen = 'Reopen';
export const reportIs: Record<Report['status'], string> = {
  open: 'The report is open',
  resolved: 'The report is resolved',
  dismissed: 'The report is dismissed',
};

// Asking for a reason.
export const why = 'Why?';
export const writeWhy = 'Write why';

// The reported room.
/** Above the rooms of others with the same photos, for administrators. */
export const photosElsewhere = pluralText({
  one: 'Photos also in a room of someone else',
  other: 'Photos also in # rooms of others',
});
/** The same in a badge of the list. */
export const photosOfOthers = 'Photos also elsewhere';
export const photosElsewhereHint =
  'Compared when they were added, also cropped, mirrored or recolored. Nobody but administrators sees this.';
export const posted = ({ when }: { when: string }) => `posted ${when}`;
export const linksTo = ({ address }: { address: string }) => `Links to ${address}`;
export const onlyOwner = 'Hidden: only its owner sees it';
export const hide = 'Hide';
export const askHide = ({ title }: { title: string }) => `Hide “${title}”?`;
export const askHideHint = 'Only its owner sees it until you show it again.';
export const theyRead = 'They read this.';
export const ownerReads = 'Its owner reads this.';
export const isHidden = 'The room is hidden';
export const showAgain = 'Show again';
export const isPublic = 'The room is public again';
export const askDelete = ({ title }: { title: string }) => `Delete “${title}”?`;
export const askDeleteHint =
  'This deletes the room and its images for good. You can undo hiding a room, but not this.';
export const roomDeleted = 'The room is deleted';

// The reported roomie; facts with dots between them, then what can be done.
export const memberSince = ({ day }: { day: string }) => `Member since ${day}`;
export const reportedTimes = pluralText({ one: 'reported once', other: 'reported # times' });
export const suspendedSince = ({ day }: { day: string }) => `Suspended since ${day}`;
export const notOneAnother =
  'Administrators cannot suspend one another. The operator of the server can.';
export const suspend = 'Suspend';
export const askSuspend = ({ name }: { name: string }) => `Suspend ${name}?`;
export const askSuspendHint =
  'They are signed out everywhere and cannot sign in. Their rooms and profile are hidden, and nobody can write to them. You can undo this.';
/** A question with one answer to tick. */
export const theirMessages = 'Their messages';
export const removeMessages = 'Remove everything they wrote';
export const removeMessagesHint =
  'Nobody can read it anymore, and everyone who received it is warned by e-mail. Reinstating them brings it back.';
export const isSuspended = ({ name }: { name: string }) => `${name} is suspended`;
export const reinstate = 'Reinstate';
export const isReinstated = ({ name }: { name: string }) => `${name} is reinstated`;

// The reported inquiry; what it is about, then how many messages it has.
export const theInquiry = 'The inquiry';
export const about = ({ title }: { title: string }) => `About “${title}”`;
export const betweenRoomies = 'Between roomies';
export const messagesSince = ({ count, when }: { count: number; when: string }) =>
  plural(count, {
    one: `${formatNumber(count)} message since ${when}`,
    other: `${formatNumber(count)} messages since ${when}`,
  });
export const privateMessages =
  'These messages are private. Read them only if you need to: the audit log records it.';
export const readMessages = 'Read the messages';
export const older = 'Older messages';
export const newer = 'Newer messages';

// The viewings and offers of the reported inquiry.
export const agreements = 'What they agreed';
export const viewing = 'Viewing';
export const offer = 'Offer';
export const viewingStatuses: Record<ViewingStatus, string> = {
  proposed: 'Proposed',
  countered: 'Countered',
  agreed: 'Agreed',
  declined: 'Declined',
  cancelled: 'Cancelled',
  done: 'Took place',
  missed: 'Did not take place',
  expired: 'Expired',
};
export const offerStatuses: Record<OfferStatus, string> = {
  offered: 'Open',
  accepted: 'Accepted',
  declined: 'Declined',
  taken_back: 'Taken back',
  stepped_back: 'Stepped back',
  expired: 'Expired',
  ended: 'Ended',
  moved_in: 'Moved in',
};
interface OfferTerms {
  rent: string;
  deposit: string;
  day: string;
}
export const offerTerms = ({ rent, deposit, day }: OfferTerms) =>
  `${rent} a month, deposit ${deposit}, moving in on ${day}`;

// Accounts that signed in from the same place.
export const linkedAccounts = 'May be the same person';
export const linkedHint = 'Only a hint: people who live together share a network and devices.';
export const linkReasons = {
  browser: 'Signed in within ten minutes in the same browser',
  network: 'Signed in from the same network',
};

// The panel of a reported wanted page.
export const theWantedPage = 'The wanted page';
export const onlyAuthor = 'Hidden: only its author sees it';
export const askHideWantedHint = 'Only its author sees it until you show it again.';
export const authorReads = 'Its author reads this.';
export const wantedIsHidden = 'The wanted page is hidden';
export const wantedIsShown = 'The wanted page is shown again';
