import type { RetainedKind, Until } from '#contract/retention.ts';
import { pluralText } from './plural.ts';

// The table of the page about privacy.
export const howLongWeKeep = 'How long we keep it';
export const what = 'What';
export const howLong = 'How long';
export const why = 'Why';

export const hours = pluralText({ one: '1 hour', other: '# hours' });
export const days = pluralText({ one: '1 day', other: '# days' });
export const until: Record<Until, string> = {
  account: 'as long as your account',
  application: 'as long as the application is open, you live there and your account exists',
  group: 'as long as you are in the group, and your account exists',
  group_exists: 'as long as the group exists; without your name once your account is deleted',
  room: 'as long as the room, or your account',
  both_accounts: 'until both of you have deleted the account',
  following_year: 'until the end of the following year',
  turned_off: 'until you turn alerts off, or sign out there',
  open: 'as long as this site needs it, without your name once your account is deleted',
};

export const kept: Record<RetainedKind, { what: string; why: string }> = {
  profile: {
    what: 'Your profile, answers, photo, favorites, notes, saved searches, message templates and settings',
    why: 'They are what you came for.',
  },
  rooms: { what: 'Your rooms, their photos and who lives there', why: 'So that others find them.' },
  wanted_page: {
    what: 'Your wanted page',
    why: 'So that owners find you. Deleted at once when you delete the page.',
  },
  wanted_invitations: {
    what: 'Invitations to write about a room',
    why: 'So that both of you can answer, and nobody is invited twice.',
  },
  founding_answers: {
    what: 'Whom you would look for a home with, and whom not',
    why: 'So that we bring you together when both say yes. Nobody else sees it.',
  },
  messages: {
    what: 'Inquiries, messages and offers of rooms',
    why: 'Both of you can read them again.',
  },
  applicant_votes: {
    what: 'What you think of who wrote about your room, your notes on it, and when you last looked',
    why: 'So that a household decides together.',
  },
  groups: {
    what: 'Groups that you look for a home with, your role in them, what you think of rooms there and which of them you have seen',
    why: 'So that you can look together.',
  },
  agreements: {
    what: 'House agreements of your groups, with what you changed and accepted, and how you split a rent',
    why: 'So that all of you know what you agreed on.',
  },
  viewings: {
    what: 'Times for viewings, and who came to them',
    why: 'So that both of you know when to meet.',
  },
  outcomes: {
    what: 'How living together turned out, if you take part: your answers, and the score and the answers that you had when you moved in',
    why: 'To find out whether the score is right. Deleted as soon as you no longer take part, or one of you deletes the account.',
  },
  sessions: {
    what: 'Where you are signed in; a week if you do not come back',
    why: 'So that you stay signed in.',
  },
  devices: { what: 'Devices that get alerts', why: 'To send the alerts there.' },
  secret_addresses: {
    what: 'Secret addresses of your calendar of viewings, and of links for friends',
    why: 'So that they open without signing in, until you end them. Links for friends end with the viewing.',
  },
  search_matches: {
    what: 'Which rooms your saved searches found',
    why: 'So that nobody is alerted twice.',
  },
  sign_in_codes: {
    what: 'Codes made from the network and the browser of a sign-in',
    why: 'To detect scammers who come back under another name.',
  },
  text_codes: {
    what: 'A code made from each first message',
    why: 'To detect a text that is sent to many people.',
  },
  invitations: {
    what: 'Invitations to a household',
    why: 'So that a lost link does not stay open.',
  },
  repeated_requests: {
    what: 'Keys of what your browser sent',
    why: 'So that the same request is not done twice.',
  },
  organization_code: {
    what: 'An address at a university or company, while its code is under way',
    why: 'To send the code there.',
  },
  organization: {
    what: 'That you have an address there: its domain, and a code made from the address',
    why: 'So that others can read it; it has to be confirmed again.',
  },
  notices: {
    what: 'A report without an account, while it is not confirmed',
    why: 'So that nobody reports in the name of others.',
  },
  notice_addresses: {
    what: 'The e-mail address of the person who sent such a report, after the decision',
    why: 'To tell them what was decided.',
  },
  decisions: {
    what: 'What administrators decided about you, with your appeal',
    why: 'So that you can appeal, and decisions can be counted.',
  },
  reports: {
    what: 'Reports, and what administrators did',
    why: 'So that it can be checked what was done.',
  },
  former_accounts: {
    what: 'Whom you blocked, and who blocked you, under a code, after you delete your account',
    why: 'So that deleting an account undoes no block.',
  },
  listing_views: {
    what: 'How often a room was viewed, but not by whom',
    why: 'For whoever offers it.',
  },
  embed_counts: {
    what: 'How often cards were seen on other sites, but not by whom',
    why: 'For whoever shows them.',
  },
  page_speed: { what: 'How fast pages load, but not for whom', why: 'To make them faster.' },
};
