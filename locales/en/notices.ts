import type { NoticeReason } from '#contract/vocabulary.ts';

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
export const detailsHint = 'Say what you saw and where, and which law it breaks if you know it.';
export const detailsTooLong = 'That is more than fits';
export const email = 'Your e-mail address';
export const emailHint =
  'We send you a link to confirm the notice, and our decision. The owner of the room does not learn it.';
export const enterEmail = 'Enter your e-mail address, such as name@example.com';
export const sendNotice = 'Send the notice';
export const checkMail = 'Confirm it by mail';
export const checkMailHint =
  'We sent you a link. Open it within two days and confirm the notice: only then do the administrators see it.';
export const tooMany = 'That was a lot of notices';
export const tooManyHint = 'Try again tomorrow.';
export const notPublic = 'This room is not public';
export const notPublicHint = 'There is nothing to report: nobody else sees it.';

// The mail with that link; `title` is that of the room.
export const confirmSubject = ({ title }: { title: string }) =>
  `Confirm your notice about “${title}”`;
export const confirmText =
  'Someone reported this room on RoomieRadar and gave your e-mail address. If it was you, confirm it within two days: only then do the administrators see it. If not, do nothing.';
/** A link. In plain text a colon and the address follow. */
export const confirmLink = 'Look at the notice and confirm it';

// The page behind the link.
export const askConfirm = 'Send this notice to the administrators?';
export const confirmButton = 'Yes, send it';
export const confirmed = 'The administrators have your notice';
export const confirmedHint = 'We write to you once they have decided.';
export const confirmedBefore = 'This notice is confirmed already';
