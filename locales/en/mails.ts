import { formatNumber } from './format.ts';
import { pluralText } from './plural.ts';

// A mail about an inquiry. Its first line, which is also its subject, says what happened: `name` is
// the first name of the other roomie, `title` the title of a room.
export const wrote = ({ name }: { name: string }) => `${name} wrote to you`;
export const wroteAbout = ({ name, title }: { name: string; title: string }) =>
  `${name} wrote to you about “${title}”`;
export const sentMessage = ({ name }: { name: string }) => `${name} sent you a message`;
export const sentMessageAbout = ({ name, title }: { name: string; title: string }) =>
  `${name} sent you a message about “${title}”`;
export const accepted = ({ name }: { name: string }) => `${name} accepted your inquiry`;
export const acceptedAbout = ({ name, title }: { name: string; title: string }) =>
  `${name} accepted your inquiry about “${title}”`;
export const declined = ({ name }: { name: string }) => `${name} declined your inquiry`;
export const declinedAbout = ({ name, title }: { name: string; title: string }) =>
  `${name} declined your inquiry about “${title}”`;
/** An inquiry in which nobody writes, to whoever is to answer, then to its sender or recipient who wrote last. */
export const waitsForYou = ({ name, title }: { name: string; title: string }) =>
  `${name} still waits for your answer about “${title}”`;
export const waitsForYouAdvice = ({ day }: { day: string }) =>
  `Nobody has written for two weeks. A short answer helps, also a no. Otherwise the inquiry closes by itself on ${day}.`;
export const stillInterested = ({ title }: { title: string }) =>
  `Are you still interested in “${title}”?`;
export const stillInterestedAdvice = ({ day }: { day: string }) =>
  `Nobody has written for two weeks. Write again if you are interested, or withdraw your inquiry. Otherwise it closes by itself on ${day}.`;
export const noAnswerYet = ({ name, title }: { name: string; title: string }) =>
  `${name} has not answered you about “${title}”`;
export const noAnswerYetAdvice = ({ day }: { day: string }) =>
  `Nobody has written for two weeks. Write again, or decline the inquiry. Otherwise it closes by itself on ${day}.`;
export const removedMessages = ({ name }: { name: string }) =>
  `We removed what ${name} wrote to you`;
/** Below that line. */
export const removedAdvice =
  'It looked like a scam. Do not send money or documents, and do not write to them elsewhere. If you have paid, call your bank right away.';
/** Stands for the name of someone who has deleted their account, so begin the sentences with it. */
export const someone = 'Someone';

// The other lines of that mail. What the roomie wrote stands between the first and these.
export const greeting = ({ name }: { name: string }) => `Hello ${name},`;
export const greetingWithoutName = 'Hello,';
/** A link in HTML. In plain text a colon and the address follow. */
export const readAndReply = 'Read and reply on RoomieRadar';
/** Where there is nothing to reply to. */
export const seeInquiry = 'See it on RoomieRadar';
export const why =
  'You are getting this e-mail because someone wrote to you or answered you on RoomieRadar.';
export const whySilence =
  'You are getting this e-mail because of an inquiry on RoomieRadar in which nobody has written for two weeks.';
export const repliesUnread = 'Replies to this e-mail are not read.';
/** A link, as above. */
export const unsubscribe = 'Unsubscribe';

// The pages behind "Unsubscribe". Titles of the window, then what the pages say.
export const mailsTitle = 'E-mails from RoomieRadar';
export const unsubscribedTitle = 'Unsubscribed from RoomieRadar';
export const badLink = 'This link does not work';
export const badLinkHint = 'Part of it may be missing. Try the link in your newest e-mail from us.';
export const askUnsubscribe = 'Unsubscribe?';
export const askUnsubscribeHint =
  'You will then see messages and answers only when you open RoomieRadar.';
export const stopMails = 'Stop these e-mails';
export const unsubscribed = 'You are unsubscribed';
/** "Inquiries" is the name of a page, as in the account menu. */
export const unsubscribedHint = 'You find messages and answers under Inquiries.';
export const sendMailsAgain = 'Send me e-mails again';

// A mail about rooms in saved searches. Its first line is the subject: one room, or how many.
export const alertNew = ({ search, title }: { search: string; title: string }) =>
  `New in “${search}”: ${title}`;
export const alertCheaper = ({ search, title }: { search: string; title: string }) =>
  `Cheaper now in “${search}”: ${title}`;
export const alertAgain = ({ search, title }: { search: string; title: string }) =>
  `Available again in “${search}”: ${title}`;
export const alertMany = pluralText({
  one: '# room in your saved searches',
  other: '# rooms in your saved searches',
});
/** Before the title of a room. */
export const kindNew = 'New';
export const kindCheaper = 'Cheaper now';
export const kindAgain = 'Available again';
/** Names of saved searches, with commas between them. */
/** The name of a search that was saved for a group. */
export const searchOfGroup = ({ name, group }: { name: string; group: string }) =>
  `${name} (group “${group}”)`;
export const foundIn = ({ searches }: { searches: string }) => `In: ${searches}`;
export const fitScore = ({ score }: { score: string }) => `Fits you: ${score} of 100`;
export const householdFitScore = ({ score }: { score: string }) =>
  `With who lives there: ${score} of 100`;
/** Where a mail program does not show the map. */
export const mapOfArea = 'Map of the area around the room';
export const photoOfRoom = 'Photo of the room';
/** Buttons of mails about rooms. */
export const seeRoom = 'See the room';
export const seeSearches = 'See your saved searches';
export const seeFavorites = 'See your favorites';
export const moreRooms = pluralText({ one: 'And # more room', other: 'And # more rooms' });
export const whyAlerts =
  'You are getting this e-mail because you have saved searches on RoomieRadar.';
export const changeAlerts = 'Change your alerts';
export const askStopAlerts = 'Stop the e-mails about your saved searches?';
export const askStopAlertsHint = 'You will then see new rooms only when you open RoomieRadar.';
export const alertsStopped = 'You will get no more e-mails about your saved searches';
export const alertsStoppedHint = 'Your searches stay: you find them under Saved searches.';
/** A link, as above: pauses one saved search. */
export const stopSearch = ({ name }: { name: string }) => `Stop “${name}”`;
/** A link, and a button. */
export const stopAllAlerts = 'Stop all e-mails about saved searches';
// The pages behind them.
export const askStopSearch = 'Stop the alerts of this saved search?';
export const askStopSearchHint =
  'Its e-mails and the alerts on your devices stop. The search stays, and you can resume it.';
export const stopThisSearch = 'Stop this search';
export const searchStopped = 'No more alerts of this search';
export const searchStoppedHint = 'The search is paused: you find it under Saved searches.';
export const goOnWithSearch = 'Resume this search';
// A mail about favorites that changed. Its first line is the subject: `change` is a text of news.ts,
// "paused" or "now $800, was $900". Several are `favoritesChanged` of news.ts.
export const favoriteChanged = ({ title, change }: { title: string; change: string }) =>
  `Your favorite “${title}”: ${change}`;
export const whyFavorites =
  'You are getting this e-mail because you have favorites on RoomieRadar.';
/** A link, and a button. */
export const stopFavorites = 'Stop e-mails about favorites';
// The pages behind it.
export const askStopFavorites = 'Stop the e-mails about your favorites?';
export const askStopFavoritesHint =
  'You will then see what changed about them only when you open RoomieRadar.';
export const favoritesStopped = 'You will get no more e-mails about your favorites';
export const favoritesStoppedHint = 'Your favorites stay: you find them under Favorites.';

// A mail that asks an owner whether their rooms are still available, and the page behind its links.
// The first line is the subject; `title` is that of a room.
export const stillAvailable = ({ title }: { title: string }) => `Is “${title}” still available?`;
export const stillAvailableMany = pluralText({
  one: 'Is your room still available?',
  other: 'Are your # rooms still available?',
});
export const noLongerShown = ({ title }: { title: string }) => `Searches no longer show “${title}”`;
export const confirmHint = pluralText({
  one: 'Searches show only rooms that were confirmed within # day. One click is enough, without signing in.',
  other:
    'Searches show only rooms that were confirmed within # days. One click is enough, without signing in.',
});
/** Below the title of a room. */
export const confirmedDaysAgo = pluralText({
  one: 'Confirmed # day ago',
  other: 'Confirmed # days ago',
});
export const notShownAnyMore = 'Searches no longer show it. You can confirm it at any time.';
/** A link. In plain text a colon and the address follow. */
export const answerHere = 'Confirm or pause';
export const yourRooms = 'Your listings';
export const whyConfirm = 'You are getting this e-mail because you offer a room on RoomieRadar.';
/** A link and a button, then the pages behind it. "Your listings" is the name of a page. */
export const stopConfirm = 'Stop e-mails about my rooms';
export const askStopConfirm = 'Stop the e-mails that ask about your rooms?';
export const stoppedConfirmHint =
  'Searches leave out rooms that nobody has confirmed lately. You can confirm yours under Your listings.';
export const confirmStopped = 'You will get no more e-mails that ask about your rooms';
export const askConfirm = 'Is this room still available?';
export const confirmButton = 'Yes, it is still available';
export const pauseButton = 'No, pause it';
export const thanksConfirmed = 'Confirmed. Thank you!';
export const thanksHint = 'Your room still shows up in searches.';
export const pausedNow = 'Your room is paused';
export const pausedHint = 'Nobody else sees it now. You can offer it again at any time.';
export const answered = 'You have already answered this';
export const answeredHint = 'Your room was confirmed since this e-mail was sent.';
export const notOffered = 'This room is not offered at the moment';
export const notOfferedHint = 'There is nothing to confirm until you offer it again.';

// With the code that confirms an address at an organization.
export const organizationCode = ({ code }: { code: string }) => `Your RoomieRadar code: ${code}`;
export const organizationCodeHint =
  'Type this code on your profile within an hour. It shows that you have an address at your university or company. Only the part after the @ is shown, and we do not keep your address.';
export const organizationCodeMistake =
  'If you did not ask for this code, ignore this e-mail. Nobody can use it without your mailbox.';

// A mail to administrators about new reports. Its first line is the subject.
export const newReports = pluralText({ one: '# new report', other: '# new reports' });
export const moreReports = ({ count }: { count: number }) => `And ${formatNumber(count)} more`;
export const whyReports =
  'You are getting this e-mail, at most one an hour, because you are an administrator of RoomieRadar. Your profile has a setting for it.';
/** A link, as above. */
export const seeReports = 'See the reports';

// Why one gets a mail about a report, a decision or an address.
export const whyNotice =
  'You are getting this e-mail because this address was given with a report on RoomieRadar.';
export const whyReported =
  'You are getting this e-mail because you reported something on RoomieRadar.';
export const whyDecision =
  'You are getting this e-mail because it is about your account or your room on RoomieRadar, and we have to tell you.';
export const whyCode =
  'You are getting this e-mail because this address was entered on a profile on RoomieRadar.';

// A viewing. `when` is a day and a time.
export const viewingAgreed = ({ title, when }: { title: string; when: string }) =>
  `Viewing of “${title}”: ${when}`;
export const viewingMoved = ({ title, when }: { title: string; when: string }) =>
  `The viewing of “${title}” is now on ${when}`;
export const viewingCancelled = ({ title, when }: { title: string; when: string }) =>
  `Viewing of “${title}” cancelled: ${when}`;
export const viewingWith = ({ name }: { name: string }) => `With ${name}.`;
export const viewingWhere = ({ address }: { address: string }) => `Where: ${address}`;
export const viewingByVideo = ({ url }: { url: string }) => `By video call: ${url}`;
export const viewingZone = ({ zone }: { zone: string }) =>
  `Times are those of the place (${zone}).`;
export const viewingHouseNumber = ({ when }: { when: string }) =>
  `You see the house number in the conversation from ${when} on.`;
export const viewingCancelledHint =
  'Nobody needs to come. You can agree on another time on RoomieRadar.';
export const viewingSafety =
  'Meet at the room, tell a friend where you are going, and never pay anything before you have seen it.';
/** The same of a viewing by video. */
export const viewingVideoSafety =
  'A call shows only what somebody wants to show. Never pay anything before you have been in the room.';
export const whyViewing =
  'You are getting this e-mail because you agreed on a viewing on RoomieRadar.';
/** In a calendar. */
export const viewingInCalendar = ({ title }: { title: string }) => `Viewing: ${title}`;

// A proposed time for a viewing, before both agreed.
export const wishProposed = ({ title, when }: { title: string; when: string }) =>
  `Proposed time for a viewing of “${title}”: ${when}`;
export const wishCountered = ({ title, when }: { title: string; when: string }) =>
  `Another proposed time for the viewing of “${title}”: ${when}`;
export const wishDeclined = ({ title, when }: { title: string; when: string }) =>
  `Viewing of “${title}”: ${when} was declined`;
export const wishHint = 'You can agree, decline or propose another time on RoomieRadar.';
export const wishDeclinedHint = 'You can propose another time on RoomieRadar.';
export const whyWish =
  'You are getting this e-mail because you and someone else are looking for a time for a viewing on RoomieRadar.';
// A place at a time for which somebody waits.
export const placeFree = ({ title, when }: { title: string; when: string }) =>
  `A place is free: viewing of “${title}”, ${when}`;
export const placeFreeHint =
  'Everyone who waits is told. Whoever chooses the time first gets the place.';
export const whyPlaceFree =
  'You are getting this e-mail because you wait for a place at this time on RoomieRadar.';

// Reminders of an agreed viewing, and the question afterwards: the first line is the subject.
export const viewingReminder = ({ title, when }: { title: string; when: string }) =>
  `Reminder: viewing of “${title}”: ${when}`;
export const viewingSoon = ({ title, when }: { title: string; when: string }) =>
  `Soon: viewing of “${title}”: ${when}`;
export const viewingEnded = ({ title }: { title: string }) =>
  `Did the viewing of “${title}” take place?`;
export const viewingWas = ({ when }: { when: string }) => `It was to be on ${when}.`;
export const viewingEndedHint = 'Only the two of you see the answer. Each of you can correct it.';
export const viewingConfirmed = ({ name }: { name: string }) => `${name} confirmed and is coming.`;
/** Buttons. */
export const amComing = 'I’m coming';
export const cannotCome = 'I can’t come';
export const answerViewing = 'Answer on RoomieRadar';

// A mail about an offer of a room: the first line is its subject.
export const offerMade = ({ name, title }: { name: string; title: string }) =>
  `${name} offers you “${title}”`;
export const offerReopened = ({ title }: { name: string; title: string }) =>
  `The group changed: everyone answers the offer of “${title}” again`;
export const offerAccepted = ({ name, title }: { name: string; title: string }) =>
  `${name} accepted your offer of “${title}”`;
export const offerDeclined = ({ name, title }: { name: string; title: string }) =>
  `${name} declined your offer of “${title}”`;
export const offerTakenBack = ({ name, title }: { name: string; title: string }) =>
  `${name} took back the offer of “${title}”`;
export const offerSteppedBack = ({ name, title }: { name: string; title: string }) =>
  `${name} stepped back from what you agreed about “${title}”`;
/** It ended by itself: a block, a suspension, a deleted or hidden room, or the end of the inquiry. */
export const offerEnded = ({ title }: { name: string; title: string }) =>
  `The offer of “${title}” has ended`;
export const offerEndedForSender = 'It no longer holds. Do not pay anything for this room.';
export const offerEndedForOwner =
  'It no longer holds, and the place is free again. If the room is marked as filled, you can offer it again in the conversation.';
/** What was offered, a line each. */
export const offeredRent = ({ rent }: { rent: string }) => `Rent a month: ${rent}`;
export const offeredDeposit = ({ deposit }: { deposit: string }) => `Deposit: ${deposit}`;
export const offeredMoveIn = ({ day }: { day: string }) => `Move-in date: ${day}`;
export const offerAnswerBy = ({ day }: { day: string }) => `Answer by: ${day}`;
/** A button. */
export const movingDay = ({ title }: { title: string }) =>
  `Has the move to “${title}” taken place?`;
export const movingDayAdvice =
  'Tell us with one press. Whoever moved in can then join the household of the room.';
/** The room went to someone else; later it may be free again. */
export const roomFilled = ({ title }: { title: string }) => `“${title}” went to someone else`;
export const freeAgain = ({ title }: { title: string }) => `“${title}” is free again`;
export const freeAgainAdvice =
  'Are you still looking? Your inquiry stays closed unless you answer.';
export const seeOffer = 'See the offer on RoomieRadar';

// A mail that asks how living together is, of those who agreed to it.
export const howIsLiving = ({ name }: { name: string }) => `How is living with ${name}?`;
export const surveyAdvice = ({ name }: { name: string }) =>
  `Two questions, less than a minute. ${name} never sees what you answer.`;
/** A button. */
export const answerSurvey = 'Answer two questions';
export const whySurvey =
  'You are getting this e-mail because you agreed to it when you moved in together. It comes three times: after 30, 90 and 365 days.';
/** A link, and a button. */
export const leaveOutcomes = 'Stop taking part';
export const askLeaveOutcomes = 'Stop taking part?';
export const askLeaveOutcomesHint =
  'You will get no more of these e-mails, and what you answered is deleted.';
export const outcomesLeft = 'You no longer take part';
export const outcomesLeftHint = 'What you answered is deleted.';
export const seePrivacy = 'See what you take part in';

// What a viewing is called in a calendar, and the page that a friend sees of one.
export const viewingsInCalendar = 'Viewings on RoomieRadar';
export const sharedTitle = 'A viewing';
export const sharedWhen = 'When';
export const sharedWhere = 'Where';
export const sharedWith = 'Meeting';
export const sharedByVideo = 'By video call';
export const sharedHint =
  'Someone who trusts you shared this with you. This page ends a few hours after the viewing, or when it is cancelled.';
export const sharedEnded = 'This page has ended';
export const sharedEndedHint = 'The viewing is over or was cancelled, or nobody shares it anymore.';

/** The subjects of mails about invitations to write about a room. */
export const wantedInvited = ({ name, title }: { name: string; title: string }) =>
  `${name} invites you to write about “${title}”`;
export const wantedDeclined = ({ name, title }: { name: string; title: string }) =>
  `${name} does not want to write about “${title}”`;
export const wantedDeclinedByGroup = ({ title }: { title: string }) =>
  `The group that you invited does not want to write about “${title}”`;
/** Below the message, for each of a group. */
export const wantedInvitedGroup = ({ name }: { name: string }) =>
  `The invitation is for your group “${name}”: each of you got it, and any of you can answer for all.`;
export const wantedInvitedAdvice =
  'A yes sends your message to them, a no ends it. Your address and surname stay with you.';
export const seeInvitation = 'Answer the invitation';
export const seeInvitations = 'See your invitations';

/** After a yes of both to looking together: the subject, what follows, and the name of the group. */
export const founded = ({ name }: { name: string }) =>
  `${name} would look for a home with you, too`;
export const foundedHint =
  'You both said yes, so we made a group for the two of you. In it you see how well you would live together, can consider rooms, and invite others.';
export const seeGroup = 'See the group';
export const foundedGroupName = 'Looking together';

/** Before a wanted page ends by itself. */
export const stillLooking = 'Are you still looking for a room?';
export const stillLookingHint = ({ count }: { count: number }) =>
  `Your wanted page ends by itself ${formatNumber(count)} days after you last confirmed it. One press keeps it.`;
export const confirmWanted = 'I am still looking';
/** The subject for one room, and what the mail says of each. */
export const seekersFound = pluralText({
  one: '# new seeker for your room',
  other: '# new seekers for your room',
});
/** The subject for several. */
export const seekersFoundForRooms = pluralText({
  one: '# new seeker for your rooms',
  other: '# new seekers for your rooms',
});
export const seeSeekers = 'See who is looking';
export const whySeekers = 'You are getting this e-mail because you offer a room on RoomieRadar.';
export const stopSeekers = 'Stop e-mails about seekers';
export const askStopSeekers = 'Stop the e-mails about people who look for a room like yours?';
export const stoppedSeekersHint = 'You can still find them under Rooms wanted.';
export const seekersStopped =
  'You will get no more e-mails about people who look for a room like yours';
export const whyWanted =
  'You are getting this e-mail because you have a wanted page on RoomieRadar.';
