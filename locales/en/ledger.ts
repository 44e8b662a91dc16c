import { formatNumber } from './format.ts';
import { plural, pluralText } from './plural.ts';

// What we know of a listing, or of a person: each fact, then how we know it.
export const whatWeKnow = 'What we know';
export const whatWeKnowHint =
  'Facts with their dates, and how we know each. These are not ratings.';
export const loadingLedger = 'Loading the facts…';

export const memberSince = ({ day }: { day: string }) => `Member since ${day}`;
export const memberSinceHow = 'Their sign-in service confirmed that the e-mail address is theirs.';

export const addressAt = ({ domain }: { domain: string }) => `Has an e-mail address at ${domain}`;
export const addressAtUniversity = ({
  university,
  domain,
}: {
  university: string;
  domain: string;
}) => `Has an e-mail address at ${university} (${domain})`;
export const universityHow =
  'According to the public list swot, the domain belongs to this university.';
export const addressHow = ({ domain, day }: { domain: string; day: string }) =>
  `On ${day}, they entered a code that we sent there. We do not know who can get an address at ${domain}, and we do not keep the address.`;

export const answersWithin = ({ hours }: { hours: number }) =>
  hours < 24
    ? plural(hours, {
        one: 'Usually answers within an hour',
        other: `Usually answers within ${formatNumber(hours)} hours`,
      })
    : plural(hours / 24, {
        one: 'Usually answers within a day',
        other: `Usually answers within ${formatNumber(hours / 24)} days`,
      });
export const answersHow = ({ count, days, day }: { count: string; days: string; day: string }) =>
  `Of those who wrote in the ${days} days before ${day}, at least half had an answer by then. Answers counted: ${count}.`;

export const noneUpheld = 'No report was upheld';
export const reportsUpheld = pluralText({
  one: 'One report was upheld',
  other: '# reports were upheld',
});
export const upheldHow = ({ months }: { months: string }) =>
  `Decisions of administrators about this person and their rooms in the last ${months} months, after appeals.`;
export const upheldLast = ({ day }: { day: string }) => `The last one was on ${day}.`;

export const photosOnlyHere = pluralText({
  one: 'Nobody else here shows its photo',
  other: 'Nobody else here shows its # photos',
});
export const photosHow = ({ day }: { day: string }) =>
  `We compare how photos look, also cropped or mirrored, with those of all other owners. Compared on ${day}.`;

export const confirmedOn = ({ day }: { day: string }) => `Confirmed on ${day}`;
export const ownerConfirmed = 'On that day, its owner said that it is available.';
export const sourceConfirmed = 'On that day, it was still on the site it comes from.';

export const rentAbove = ({ percent }: { percent: string }) =>
  `The rent is ${percent}% above the median nearby`;
export const rentBelow = ({ percent }: { percent: string }) =>
  `The rent is ${percent}% below the median nearby`;
export const rentAtMedian = 'The rent is at the median nearby';
export const rentHow = ({ count, km, amount }: { count: string; km: string; amount: string }) =>
  `Of the ${count} other rooms of this kind offered within ${km}\u{a0}km today, half cost at most ${amount} a month, with the bills that they state.`;
export const rentFarBelow = 'Rents this low are often bait for scams';
export const rentFarBelowAdvice =
  'It may be true. See the room and meet who offers it before you pay anything.';
