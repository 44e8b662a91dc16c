import type { ClauseId, Section } from '#contract/agreements/clauses.ts';
import { formatTime } from './format.ts';

// The house agreement as a page to print, also in another language than that of the app.
export const noLease = 'This agreement is about living together. It is no lease and replaces none.';
export const sectionNames: Record<Section, string> = {
  quiet: 'Quiet',
  guests: 'Guests',
  cleaning: 'Cleaning',
  kitchen: 'Kitchen',
  money: 'Money',
  pets: 'Pets',
  smoking: 'Smoking',
  moving_out: 'Moving out',
};
export const clauseTexts: Record<ClauseId, string> = {
  'quiet.by_20': `On weeknights it is quiet from ${formatTime(20, 0)}.`,
  'quiet.by_22': `On weeknights it is quiet from ${formatTime(22, 0)}.`,
  'quiet.by_24': 'On weeknights it is quiet from midnight.',
  'quiet.no_hour': 'There are no fixed quiet hours.',
  'overnight_guests.never': 'Guests do not stay overnight.',
  'overnight_guests.monthly': 'Each of us has overnight guests at most twice a month.',
  'overnight_guests.weekly': 'Each of us may have overnight guests every week.',
  'overnight_guests.most_nights': 'Overnight guests are fine, also on most nights.',
  'gatherings.never': 'We do not have friends over at home.',
  'gatherings.few_a_year': 'Each of us may have friends over a few times a year.',
  'gatherings.monthly': 'Each of us may have friends over every month.',
  'gatherings.weekly': 'Each of us may have friends over every week.',
  'cleaning.when_needed': 'We clean up when it is needed.',
  'cleaning.every_few_days': 'We clean up after ourselves within a few days.',
  'cleaning.same_day': 'We clean up after ourselves on the same day.',
  'cleaning.right_away': 'We clean up after ourselves right away.',
  'chores.as_it_comes': 'Whoever sees a chore does it.',
  'chores.by_asking': 'We ask each other when there are chores or bills.',
  'chores.by_turns': 'We take turns with chores and bills.',
  'chores.written_plan': 'A written plan says who does which chores and pays which bills.',
  'sharing.nothing': 'Everyone has their own food and things.',
  'sharing.basics': 'We share basics such as oil, salt and dish soap.',
  'sharing.some_meals': 'We share basics, and sometimes cook together.',
  'sharing.most_things': 'We share most of our food and things.',
  'pets.none': 'No pets live here.',
  'pets.welcome': 'Pets are welcome.',
  'smoking.never': 'Nobody smokes or vapes at home.',
  'smoking.outside': 'Smoking and vaping are for outside the building only.',
  'smoking.balcony': 'Smoking and vaping are fine on the balcony or at a window.',
  'smoking.indoors': 'Smoking and vaping are fine indoors.',
  'money.equal': 'We share costs that concern all of us equally and settle them once a month.',
  'money.on_time': 'Everyone pays their share of the rent before it is due.',
  'moving_out.notice': 'Whoever wants to move out tells the others at least two months before.',
  'moving_out.clean': 'Whoever moves out helps to find someone new and leaves a clean room.',
};
export const versionNumber = ({ number }: { number: string }) => `Version ${number}`;
export const acceptedOn = ({ name, day }: { name: string; day: string }) =>
  `Accepted as ${name} on ${day}`;
export const notAccepted = 'Not accepted yet';
export const pageTitle = ({ group }: { group: string }) => `House agreement: ${group}`;
export const notAllAccepted = 'Not everyone has accepted this version yet.';
export const memberHidden = 'A member';
