import type {
  AppealDecisionName,
  ModerationRule,
  NoticeReason,
  StatementAction,
} from '#contract/vocabulary.ts';

// A notice about a room from someone without an account: the page that takes it.
export const noticeTitle = 'Report this room';
export const noticeLede = 'Tell the administrators what is wrong. You need no account.';
export const reasonQuestion = 'What is wrong?';
export const reasons: Record<NoticeReason, string> = {
  illegal: 'It breaks the law',
  discrimination: 'It discriminates',
  scam: 'It is a scam, or the room does not exist',
  mine: 'It is mine: my room, my photos or my text',
};
export const chooseReason = 'Choose a reason';
export const details = 'What should we know? (optional)';
export const detailsHint = 'Say what you saw and where and, if you know it, which law it breaks.';
export const detailsTooLong = 'This text is too long';
export const email = 'Your e-mail address';
export const emailHint =
  'We send you a link to confirm the report, and our decision. The owner of the room does not see your address.';
export const enterEmail = 'Enter your e-mail address, such as name@example.com';
export const sendNotice = 'Send report';
export const inNumbers = 'Reports in numbers';
export const checkMail = 'Confirm it by e-mail';
export const checkMailHint =
  'We sent you a link. Open it within two days and confirm the report: only then do the administrators see it.';
export const tooMany = 'Too many reports';
export const tooManyHint = 'Try again tomorrow.';
export const notPublic = 'This room is not public';
export const notPublicHint = 'There is nothing to report: nobody else sees it.';

// The mail with that link; `title` is that of the room.
export const confirmSubject = 'Confirm your report';
export const confirmText =
  'Someone reported a room on RoomieRadar and gave your e-mail address. If it was you, confirm it within two days: only then do the administrators see it. If not, do nothing.';
/** A link. In plain text a colon and the address follow. */
export const confirmLink = 'View the report and confirm it';

// The page behind the link.
export const askConfirm = 'Send this report to the administrators?';
export const confirmButton = 'Yes, send it';
export const confirmed = 'The administrators have your report';
export const confirmedHint = 'We will write to you once they have decided.';
export const confirmedBefore = 'This report is already confirmed';

// Statements of reasons: mails, and the page behind their link. Rules are sentences.
export const rules: Record<ModerationRule, string> = {
  scam: 'Do not deceive people to get their money or documents.',
  not_real: 'Offer only rooms that exist, as they are.',
  not_theirs: 'Post only your own room, photos and texts.',
  discrimination: 'Do not exclude anyone for who they are.',
  illegal: 'Do not post anything that breaks the law.',
  harassment: 'Do not harass or threaten anyone.',
  spam: 'Do not send advertising or mass messages.',
  other: 'Keep to the terms of this site.',
};
/** What was decided: a subject and a heading. `title` is that of a room. */
export const hidden = ({ title }: { title: string }) => `We hid your room “${title}”`;
export const wantedHidden = ({ title }: { title: string }) => `We hid your wanted page “${title}”`;
export const deleted = ({ title }: { title: string }) => `We deleted your room “${title}”`;
export const suspended = 'We suspended your account';
export const warnedAbout = ({ title }: { title: string }) =>
  `A report about “${title}” was justified`;
export const warned = 'A report about you was justified';
/** What follows from it. */
export const effects: Record<StatementAction, string> = {
  listing_hidden: 'Nobody but you sees the room.',
  wanted_hidden: 'Nobody but you sees the page.',
  listing_deleted:
    'The room and its photos are gone and cannot be restored. If we take the decision back, you may post it again.',
  user_suspended: 'You cannot sign in, and nobody sees your profile and your rooms.',
  warned: 'Nothing was hidden. Please keep to the rule from now on.',
};
export const ruleIs = ({ rule }: { rule: string }) => `The rule: ${rule}`;
export const foundIs = ({ note }: { note: string }) => `What we found: ${note}`;
export const decidedOn = ({ day }: { day: string }) =>
  `A person decided this on ${day}, not a program.`;
export const howToAppeal = ({ day }: { day: string }) =>
  `If you think this is wrong, you can appeal once, until ${day}. Where there is another administrator, they decide about it.`;
/** A link. In plain text a colon and the address follow. */
export const readReasons = 'Read the reasons and appeal';
// The page.
export const statementTitle = 'Why we decided this';
export const yourAppeal = 'Your appeal';
export const appealHint = 'Say why the decision is wrong. You can appeal once.';
export const writeAppeal = 'Write why the decision is wrong';
export const appealTooLong = 'This text is too long';
export const sendAppeal = 'Send the appeal';
export const appealSent = 'We have your appeal.';
export const appealSentHint = 'We will write to you once it is decided.';
/** Above what was typed, in the form where it can be sent. */
export const cannotBeStored =
  'Some characters could not be stored and were removed: please send it again';
/** A headline above what was typed, where there is no form anymore. */
export const notSent = 'What you wrote was not sent';
export const appealOver = 'The time to appeal is over.';
export const decisionLabels: Record<AppealDecisionName, string> = {
  upheld: 'We looked at it again: the decision stands.',
  reversed: 'We looked at it again and took the decision back.',
};
export const appealUpheld = 'Your appeal: the decision stands';
export const appealReversed = 'Your appeal: we took the decision back';
// The mail to who reported something, once it is decided.
export const reportAbout = ({ title }: { title: string }) => `Your report about “${title}”`;
export const yourReport = 'Your report';
export const reportResolved = 'It breaks our rules, and we acted on it. Thank you for telling us.';
export const reportDismissed =
  'We found nothing that breaks our rules, so nothing was changed. Thank you for telling us.';
/** For the owner of a hidden room. */
export const hiddenSince = ({ day }: { day: string }) => `Hidden since ${day}.`;
export const whatToChange =
  'Fix what the reasons describe, then appeal and say what you changed. Only an administrator can show the room again.';
// The list on the page of the profile.
export const decisionsAboutYou = 'Decisions about you';
export const showReasons = 'Reasons and appeal';
// What administrators choose, and their list of appeals.
export const pickRule = 'Which rule does it break?';
export const pickRuleHint = 'The statement of reasons names it.';
export const appeals = 'Appeals';
export const appealsLede = 'Appeals against decisions about rooms and accounts, newest first.';
export const openAppeals = 'Open';
export const decidedAppeals = 'Decided';
export const noAppeals = 'No appeals';
export const noAppealsHint = 'Nobody has appealed.';
export const uphold = 'Uphold';
export const reverse = 'Reverse';
export const askUphold = 'Uphold the decision?';
export const askReverse = 'Reverse the decision and undo what it did?';
export const appealReads = 'The person who appealed will read this.';
export const firstReasons = 'The decision';
export const otherMustDecide = 'Another administrator must decide about this.';
export const isDecided = 'The appeal is decided';
