import { formatNumber } from './format.ts';
import { pluralText } from './plural.ts';

// What stands in for the name of somebody whose name is not known. Any sentence with {name} in it
// can hold one of these.
export const deletedAccount = 'Deleted account';
/** A roomie, on their page. */
export const thisPerson = 'this person';

// The two folders and their lists.
export const inquiriesLede = 'Messages you sent and received about rooms and roomies.';
export const folders = { received: 'Received', sent: 'Sent' };
// What a list leaves of a folder, and what it says when that is nothing.
export const filters = {
  all: 'All',
  unread: 'Unread',
  waiting: 'Waiting for you',
  archived: 'Archived',
};
export const nothingFiltered = {
  unread: 'No unread inquiries',
  waiting: 'No inquiries are waiting for you',
  archived: 'No archived inquiries',
};
export const allArchived = 'Everything here is archived';
export const archive = 'Archive';
export const unarchive = 'Move to the inbox';
export const archived = 'Archived';
export const unarchived = 'Moved to the inbox';
export const fit = ({ score }: { score: number }) => `Fit ${formatNumber(score)}`;
export const unread = 'unread';
export const loadingInquiries = 'Loading your inquiries…';
export const offlineHint = 'They load as soon as you are online again.';
export const inquiriesFailed = 'Your inquiries could not be loaded';
export const nothingSent = 'You have not written to anyone yet';
export const nothingSentHint =
  'Write to people from the page of a room or a roomie. Their answers appear here.';
export const nothingReceived = 'Nobody has written to you yet';
export const nothingReceivedHint =
  'Messages about your rooms, and from people who would like to live with you, appear here.';

// A line of a list: what it is about, and its last message.
export const aboutRoomie = {
  sender: 'Your message to a roomie',
  recipient: 'Wrote to you as a roomie',
};
export const goneSubject = ({ title }: { title: string }) => `${title} (no longer available)`;
/** In place of the date of a message. */
export const today = 'Today';

/** The state of an inquiry in a badge, for the one who wrote it and the one it was written to. */
export const statuses = {
  sender: {
    sent: 'Not seen yet',
    read: 'Seen',
    accepted: 'In conversation',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
    expired: 'Expired',
  },
  recipient: {
    sent: 'New',
    read: 'Waiting for you',
    accepted: 'In conversation',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
    expired: 'Expired',
  },
};
/** In the place of “In conversation”, while a viewing is agreed. */
export const viewingOn = ({ day }: { day: string }) => `Viewing on ${day}`;
/** Declined, about a room: nobody is told against whom. */
export const notChosen = 'Not chosen';
/** Declined because the room was filled. */
export const roomTakenChip = 'Went to someone else';
export const roomTaken = 'The room went to someone else';
/** The same while the other side is to write next, where `statuses.recipient.read` would ask the reader to. */
export const waitingForThem = 'Waiting for them';

// What became of my message, in place of the form.
export const sentTitles = {
  sent: ({ name }: { name: string }) => `You wrote to ${name}`,
  read: ({ name }: { name: string }) => `${name} has read your message`,
  accepted: ({ name }: { name: string }) => `${name} accepted your inquiry`,
  declined: ({ name }: { name: string }) => `${name} declined your inquiry`,
  withdrawn: 'You withdrew your inquiry',
  expired: 'Nobody answered in time',
};
export const sentDetails = {
  sent: 'Your message is waiting to be read.',
  read: 'You will see their answer here.',
  accepted: 'Open it to write to each other.',
  declined: 'Other rooms and roomies may suit you.',
  withdrawn: 'You may write again.',
  expired: 'You may write again.',
};
export const openInquiry = 'Open inquiry';
export const writeAgain = 'Write again';

// Below the messages, when nobody can write any more.
export const youDeclined = 'You declined this inquiry';
export const youWithdrew = 'You withdrew this inquiry';
export const theyWithdrew = ({ name }: { name: string }) => `${name} withdrew this inquiry`;
export const stillReadable = 'You can both still read the messages.';
export const expired = 'It closed by itself: nobody wrote for 30 days';
export const expiredForSender = 'You may write again from their page or the page of the room.';
export const expiredForRecipient = 'They may write to you again.';
export const theyLeft = 'They deleted their account';
export const theyLeftHint = 'You can still read the messages, but nobody would read an answer.';
/** In place of a message; then what stands below the last of them. */
export const removedMessage = 'Removed by our team';
export const removedTitle = 'We suspended the person who wrote this';
export const removedAdvice =
  'It looked like a scam. Do not send money or documents, and do not write to them elsewhere. If you have paid, call your bank right away.';
export const awayStatus = 'Not available';
export const away = 'This roomie is not available';
export const awayHint =
  'They are not getting your messages at the moment. Be careful with anything they asked you for.';
export const suspendedStatus = 'Suspended';
export const suspended = ({ name }: { name: string }) =>
  `Our team suspended the account of ${name}`;
export const suspendedHint =
  'They no longer get your messages. Be careful with anything they asked you for: do not send money or documents.';
export const youBlocked = ({ name }: { name: string }) => `You blocked ${name}`;
export const blockedHint = 'Neither of you can write here while they are blocked.';

// One inquiry.
export const allInquiries = 'All inquiries';
/** The way from an inquiry to everyone who wrote about the same room. */
export const allApplicants = 'All applicants';
/** Above the title of the room that it is about. */
export const roomNotes = {
  active: 'About this room',
  paused: 'Paused: not available at the moment',
  filled: 'Filled: no longer available',
  gone: 'This room is no longer available',
};
/** The same of a filled room, to the two who agreed on its offer. */
export const acceptedNotes = {
  sender: () => 'Filled: you accepted the offer',
  recipient: ({ name }: { name: string }) => `Filled: ${name} accepted your offer`,
};
export const messagesFailed = 'The messages could not be loaded';
export const loadingMessages = 'Loading the messages…';
export const earlierMessages = 'Earlier messages';
export const messagesWith = ({ name }: { name: string }) => `Messages with ${name}`;
/** Before a message: who wrote it. Keep the space at the end. */
export const saidBy = ({ name }: { name: string }) => `${name}: `;
export const saidByYou = 'You: ';

// The answer to an inquiry.
export const yourAnswer = 'Your answer';
export const acceptQuestion = ({ name }: { name: string }) => `Accept the inquiry from ${name}?`;
export const answers = { accepted: 'Accept', declined: 'Decline', withdrawn: 'Withdraw' };
export const declineQuestion = ({ name }: { name: string }) => `Decline ${name}?`;
export const declineHint = ({ name }: { name: string }) =>
  `${name} will see that you declined, and neither of you can write here anymore.`;
export const withdrawQuestion = 'Withdraw your inquiry?';
export const withdrawHint = ({ name }: { name: string }) =>
  `${name} will see that you withdrew it, and neither of you can write here anymore.`;

// Writing a message.
export const stateFailed = 'Your messages could not be loaded';
export const messageTo = ({ name }: { name: string }) => `Message to ${name}`;
/** Above the button that sends a first message, where others than the owner live. */
export const seenByHousehold = 'The people who live there see this message and how you fit.';
export const messageHint = 'Say who you are and what you are looking for.';
/** The least number of characters. */
export const messageHintMin = ({ count }: { count: number }) =>
  `Say who you are and what you are looking for, in at least ${formatNumber(count)} characters.`;
export const charactersMissing = pluralText({
  one: '# more character to go.',
  other: '# more characters to go.',
});
export const sendingKeys = 'Enter sends. Shift + Enter starts a new line.';
export const send = 'Send';
export const sendMessage = 'Send message';
export const arrivalUnknown = 'We do not know whether your message arrived';
/** `reason` is a whole sentence. */
export const arrivalUnknownHint = ({ reason }: { reason: string }) =>
  `${reason} Your text is kept here: if you send it again, it arrives only once.`;
export const notSent = 'Your message was not sent';
/** `reason` is one or more whole sentences. */
export const notSentHint = ({ reason }: { reason: string }) => `${reason} Your text is kept here.`;

// Beginnings of a first message, as buttons with a few words. What they write is the message
// itself, to somebody whom the writer does not know; after a text that ends in a space, the writer
// goes on. `me` is the first name of the writer.
export const starters = 'Suggestions';
export const startersHint = 'Not sure how to start?';
export const greeting = {
  none: 'Hi.',
  name: ({ name }: { name: string }) => `Hi ${name}.`,
  me: ({ me }: { me: string }) => `Hi, I’m ${me}.`,
  both: ({ name, me }: { name: string; me: string }) => `Hi ${name}, I’m ${me}.`,
};
export const sayHello = 'Say hello';
export const helloAboutRoom = ({ greeting: hello, title }: { greeting: string; title: string }) =>
  `${hello} I like “${title}” because `;
export const helloToRoomie = ({ greeting: hello }: { greeting: string }) =>
  `${hello} I think we would get along as roommates because `;
export const askForVisit = 'Ask to visit';
export const askForVisitText = 'Could I come and see it one evening this week?';
export const askHowYouLive = 'Ask about daily life';
export const askHowYouLiveText = 'What does a typical week look like at your place?';
export const askAboutPlans = 'Ask about their plans';
export const askAboutPlansText = 'When would you like to move, and where?';
export const suggestToMeet = 'Suggest meeting up';
export const suggestToMeetText = 'Would you like to meet for coffee sometime?';

// Reporting something to the administrators, and blocking somebody.
export const report = 'Report';
export const reportTitles = {
  listing: 'Report this room',
  user: 'Report this person',
  inquiry: 'Report this inquiry',
  wanted: 'Report this wanted page',
};
export const reportQuestion = 'What is wrong?';
export const reportHint = 'Only our team sees your report.';
export const reportReasons = {
  asks_for_money: 'Asks for money or identity papers',
  not_real: 'The room or the person is not real',
  harassment: 'Harasses or threatens me',
  discrimination: 'Discriminates',
  spam: 'Spam or advertising',
  illegal: 'Breaks the law',
  scam: 'Scam',
  mine: 'It is mine: my room, my photos or my text',
  other: 'Something else',
};
export const chooseReason = 'Choose a reason';
export const reportDetails = 'What should we know?';
export const sendReport = 'Send report';
export const reportNotSent = 'Your report was not sent';
export const reportSent = 'Thank you. We will look at it.';
export const block = 'Block';
export const blockName = ({ name }: { name: string }) => `Block ${name}`;
export const blockQuestion = ({ name }: { name: string }) => `Block ${name}?`;
export const blockHint = ({ name }: { name: string }) =>
  `${name} can no longer write to you, and you no longer see each other among the roomies. They are not notified. You can unblock them at any time.`;
