import { limits } from '#contract/limits.ts';
import { formerAccountDays } from '#contract/quotas.ts';
import { rich, type Wrap } from '../rich.ts';
import { formatNumber } from './format.ts';

// The long pages that the footer links to, one text a paragraph. Say them as plainly as English
// does. Names of buttons are in bold; use those of the screens.

// About RoomieRadar.
export const about = 'About RoomieRadar';
export const aboutLede = 'Rooms and roommates, matched by how you actually live.';
export const whatItIs = 'What it is';
export const whatItIsText = ({ bold }: { bold: Wrap }) =>
  rich`A photo tells you about a room, not about the people in it. So RoomieRadar asks everyone the same twelve questions about everyday life: when you sleep, how soon you clean up, when it should be quiet. From two people’s answers it computes their ${bold('Roomie Fit')}, a score from 0 to 100, and shows where every missing point went.`;

export const howScoreWorks = 'How the score works';
export const bothWays =
  'Each question is compared both ways: what one does with what the other accepts. What matters more to you counts more.';
export const bothContent =
  'Both of you must be content. If it suits one of you to 90% and the other to 40%, the score is 60, not 65.';
export const easierIsFree =
  'Easier to live with never costs points. Someone cleaner or quieter than you asked for suits you, unless you say otherwise.';
export const dealbreakers = 'A broken dealbreaker is shown as a conflict, however high the score.';
export const leftOut = `An answer you leave out never lowers a score. Below ${formatNumber(limits.fit.minShared)} questions that both answered there is none.`;
export const untilItMatters =
  'Cleaning, noise, guests, smoking, alcohol and working from home count only once one of you says that they matter. So a more considerate answer never makes you pickier, and never lowers your score.';
export const matchLine = `A match is a score of ${formatNumber(limits.fit.matchScore)} or more without a conflict. Of strangers who answer at random, about one pair in ${formatNumber(limits.fit.strangersPerMatch)} reaches it.`;
export const scoreOfRooms =
  'A room has a score of its own, from rent, dates, distance and house rules. The two are never mixed into one.';
export const seeExample = 'See a worked example';

export const notClaimed = 'What the score does not claim';
export const notClaimedText =
  'It is not a prediction, and it judges nobody: the same answers give other scores with other people. It uses no age, gender, origin, religion, disability, orientation or family, and nothing derived from them. It is a good reason for a first conversation.';

// Ana is a woman, Ben is a man. Each of the four questions cost some points.
export const example = ({ score }: { score: string }) => `A worked example: Ana and Ben, ${score}`;
export const exampleText = ({ missing }: { missing: string }) =>
  `Ana and Ben both answered four questions. ${missing} of 100 points are missing:`;
export const exampleLine = ({ topic, points }: { topic: string; points: string }) =>
  `${topic}, −${points}.`;
export const exampleTopics = {
  quiet: 'Quiet hours',
  cleaning: 'Kitchen',
  sleep: 'Sleep',
  overnight_guests: 'Overnight guests',
};
export const exampleAnswers = {
  quiet:
    'Ana wants quiet from 10 PM, and it matters a lot to her. For Ben, midnight is soon enough.',
  cleaning: 'Ana cleans up the same day, Ben within a few days.',
  sleep: 'Each sleeps one hour outside the times that suit the other.',
  overnight_guests: 'Ana can live with once or twice a month. Ben has guests every week.',
};
export const exampleSum = ({ score, missing }: { score: string; missing: string }) =>
  `Ana is 55% content with Ben’s answers, Ben 94% with hers. The square root of 55% × 94% is ${score}%. The ${missing} missing points are shared out by what each question cost the two of them.`;

export const accessibilityAim =
  'We build for level AA of the Web Content Accessibility Guidelines 2.2. Programs check our screens for contrast, names and order, in light and dark, and journeys are taken by keyboard alone, at 320 pixels, with text enlarged, and from right to left. Nobody from outside has audited it.';
export const accessibilityLimits =
  'What falls short: photos are described only as far as their owners do it; the map is a picture, and the list beside it has the same rooms; an operator may show streets of another provider.';
export const accessibilityHelp =
  'If something keeps you out, tell whoever operates this site: they can change it, because all of it is free software.';

export const mapSources = 'Where the map comes from';
export const mapSourcesText = (link: { shores: Wrap; license: Wrap; names: Wrap; terms: Wrap }) =>
  rich`Shores, lakes and rivers are those of ${link.shores('GSHHG and WDBII')} by P. Wessel and W. H. F. Smith, cut and simplified by us, under the ${link.license('GNU Lesser General Public License')}. Names of places are those of ${link.names('GeoNames')}, under ${link.terms('CC BY 4.0')}.`;

export const whoRunsIt = 'Who runs this site';
export const whoRunsItText = (link: { safety: Wrap; privacy: Wrap; terms: Wrap }) =>
  rich`RoomieRadar is free software that anyone can run. Whoever operates the site at this address decides who may use it, stores what you write, and answers for it. To reach the administrators about a room, a person or a message, ${link.safety('report it on its page')}. What is stored about you stands under ${link.privacy('Privacy')}, the rules under ${link.terms('Terms')}.`;

// Privacy.
export const privacyLede = 'What we store about you, who sees it, and for how long.';
export const whatWeStore = 'What we store';
export const stored = {
  given:
    'Your name and e-mail address come from the service you sign in with. Everything else you write yourself: your profile and photo, your answers about living together, your rooms, your messages and your reports.',
  signIns: 'We also store where you are signed in, so that you can end it there.',
  floods: 'To stop floods of requests, we count requests by network address for a short time.',
  views: 'Whoever offers a room sees how often it was looked at, not by whom.',
  maps: 'An address that you type for a room may be looked up with a map service.',
  favorites:
    'Only you see your favorites and what you hid; without an account, your browser keeps them until you sign in. Only you see the searches that you save. Your notes about favorites are yours alone, too.',
  alerts:
    'For alerts on a device, we keep its address at the push service of your browser until you turn them off or sign out there.',
};
export const seenBy = {
  everyone: 'Everyone sees the rooms you list, with your first name and photo.',
  roomies:
    'Other roomies also see your age, what you wrote about yourself, what you look for and your answers, because the score compares them.',
  nobody: 'Nobody else sees your last name, your birth date or your e-mail address.',
  place:
    'The location of a room is rounded to about 100 meters, and the number of its house is only for those who agreed to view it or accepted an offer of it.',
  household:
    'If you join the household of a room, signed-in roomies see there that you live in it, until you leave.',
  administrators:
    'Administrators see what is reported. They can read the messages of a reported inquiry, and each time is recorded.',
};
/** The headings of the privacy page, then of the terms. */
export const whatWeDoNot = 'What we do not do';
export const privacyNotDone =
  'We show no advertising and do not track you: pages load nothing from other sites, and we sell nothing about you. A cookie exists only while you sign in, and one once you choose a language, here or in your account: for a year it holds that language and nothing else. Your browser keeps you signed in by itself, with what you wrote and have not sent or saved yet. We count how fast pages load, but not for whom.';
export const mails = 'E-mails';
export const mailsText =
  'We write to you when someone sends you a message or an answer, when a saved search finds a room, when a favorite changes, and when your own room needs to be confirmed. Each of these e-mails has a link to stop its kind. Decisions about you or about what you reported, and warnings of a scam, always come.';
export const yourChoices = 'Your choices';
export const yourChoicesText = ({ profile }: { profile: Wrap }) =>
  rich`In ${profile('your profile')} you change what you wrote, download all of it, sign out elsewhere, and delete your account.`;
export const afterDeletion = 'After you delete your account';
export const afterDeletionText =
  'Your profile, your answers, your photo and your rooms are deleted at once. What you wrote to others stays with them, without your name, and reports you sent stay with the administrators, without it too.';
export const whatWeKeep = 'What we keep after that, and why';
/** `days` is a number of 2 or more. */
export const whatWeKeepText = ({ days }: { days: string }) =>
  `Deleting an account must not undo a block, a limit or a suspension. So we keep a code that is made from your sign-in and cannot be turned back into it. Under this code we keep who blocked whom for ${formatNumber(formerAccountDays)} days, and how often you wrote or posted for at most ${days} days. A suspension is kept until an administrator ends it. If you come back within that time, it applies again; otherwise it is deleted.`;

// Staying safe.
export const safetyLede =
  'Almost everyone here wants what you want: a good home with good people. Here is how to spot the others, and what to do about them.';
export const beforeYouPay = 'Before you pay or send anything';
export const neverPay =
  'Never pay before you have seen the room: no deposit, no fee to hold it, no rent in advance. Pay after a visit, with a contract.';
export const sendNoPapers =
  'Send no copy of an identity card, passport or bank statement to anyone you have not met. Nobody needs one to answer your message.';
export const keepWritingHere =
  'Keep writing here until you have met. Here you can report and block; on another service we cannot help.';
export const tooGood =
  'Walk away from what is too good or too urgent: a rent far below its neighbors’, an owner who is abroad and sends keys by mail, a room that is gone unless you decide today.';
export const weWarn =
  'We warn you beside a message that asks for money, for papers, or to write elsewhere. The warning is a guess from phrases in the five languages of this site, so a message without one is not proof of anything.';
export const whenYouMeet = 'When you meet';
export const letAFriendKnow =
  'Let a friend know where you go and when you will be back, or take them along.';
export const goByDay = 'Go by day, and see the whole place, not only the room.';
export const meetEveryone =
  'Ask to meet everyone who lives there. You will share a kitchen with all of them.';
export const videoTour =
  'Too far to visit? Ask for a live video tour. Photos can come from anywhere.';
export const feelsWrong = 'If something feels wrong, leave. You owe nobody a reason.';
export const whenYouOffer = 'When you offer a room';
export const whenYouOfferText =
  'The page of your room shows its street and a point within about 100 meters. Only those who have agreed on a viewing see the house number, from when you choose as you offer the times. Agree on a time when you are not home alone.';
export const report = 'Report';
export const reportText = ({ bold }: { bold: Wrap }) =>
  rich`Sign in and choose ${bold('Report this room')} or ${bold('Report this person')} on their page, or ${bold('More')}, ${bold('Report')} in an inquiry. Only the administrators of this site read your report; the other person is not notified. Administrators can hide a room and suspend an account. They can read the messages of a reported inquiry, and each time is recorded.`;
export const reportWithoutAccount = ({ bold, numbers }: { bold: Wrap; numbers: Wrap }) =>
  rich`Without an account, choose ${bold('Report this room')} at the end of the page of a room, or the flag on its card in a frame of another site, and confirm the report by mail. Whoever a decision is about gets its reason and may appeal once; you are told what was decided. ${numbers('Reports in numbers')} counts all of it.`;
export const block = 'Block';
export const blockText = ({ bold, profile }: { bold: Wrap; profile: Wrap }) =>
  rich`In an inquiry, choose ${bold('More')}, then ${bold('Block')}. The other person can no longer write to you, and you no longer see each other among the roomies. They are not notified. You can unblock them in ${profile('your profile')}.`;
export const ifSomethingHappened = 'If something has happened';
export const ifSomethingHappenedText =
  'If you are in danger, first call the emergency number of your country. If you have paid a scammer, call your bank at once, keep all messages, and go to the police. Then report it here, so that nobody else meets the same person.';

// Terms.
export const termsLede =
  'What you may expect of this site, and what it asks of you. Using it means that you agree.';
export const between = 'Who these terms are between';
export const betweenText =
  'You, and whoever operates the site at this address: “we” in what follows. We run the RoomieRadar software. Its authors are not part of this.';
export const yourAccount = 'Your account';
export const yourAccountText = `You are ${formatNumber(limits.age.min)} or older, you use one account, and what you write about yourself is true. You are responsible for what is done with your account.`;
export const ifYouOffer = 'If you offer a room';
export const ifYouOfferText =
  'You are allowed to rent it out, and its photos are yours to show. Rent, address and dates are right, and you pause or delete the room when it is gone. Ask no money for a visit. The law where the room is decides whom you may refuse, and why.';
// A list of four.
export const notAllowed = 'What is not allowed';
export const askingForMoney = 'asking for money or identity papers before a visit';
export const harassing = 'harassing, threatening or discriminating against anyone';
export const spam = 'rooms and people that do not exist, advertising, and spam';
export const collecting = 'collecting what others wrote, or disturbing the site';
export const notAllowedText = ({ safety: link }: { safety: Wrap }) =>
  rich`We may hide rooms and suspend accounts that break these terms. How to report it stands under ${link('Staying safe')}.`;
export const whatYouWrite = 'What you write and upload';
export const whatYouWriteText = ({ privacy: link }: { privacy: Wrap }) =>
  rich`It stays yours. You allow us to store it and show it on this site, and to show public rooms on the sites of our partners. That ends when you delete it; what you wrote to others stays with them. ${link('Privacy')} has the details.`;
export const termsNotDone =
  'We do not check rooms or people. We are not part of any contract between you, and take no payments. The Roomie Fit compares answers; it promises nothing about how well you will live together. Rooms from other sites are theirs, and so are the pages they link to.';
export const weAnswerFor = 'What we answer for';
export const weAnswerForText =
  'We offer the site as it is, and cannot promise that it is always there or free of errors. Nothing here takes away rights that the law gives you.';
export const howItEnds = 'How it ends';
export const howItEndsText = ({ profile }: { profile: Wrap }) =>
  rich`You can delete your account at any time, in ${profile('your profile')}. If these terms change, the new ones stand here.`;

// Privacy, below what is kept.
export const decisions = 'Reports and decisions';
export const decisionsText =
  'Whoever reports a room without an account gives us an e-mail address, which only administrators see. What administrators decided about your room or account, why, and your appeal stand in your profile and in your export. When you delete your account, only what was decided and when is left, without anything about you.';
export const fraud = 'Against fraud';
export const fraudParts = {
  signs:
    'Programs look for signs of a scam in rooms, profiles and messages, and store nothing about honest ones. What reads strongly like a scam is shown to the administrators; of an inquiry, only the messages with such signs.',
  copies:
    'To find texts that are sent to many people, we keep a code made from each first message for a while.',
  returning:
    'To find a scammer who comes back under another name, we keep two codes of each sign-in for a while: of the network, and of a browser that signs in twice within ten minutes. Nobody can turn these codes back into a message, an address or a device.',
  search:
    'Administrators can search for accounts by name or e-mail address, and for rooms; every search is recorded.',
  removal:
    'What a scammer wrote can be removed for those who received it; it is kept in case of an appeal.',
};
