import type { Amenity, HouseRule, Intent, ListingStatus } from '#contract/vocabulary.ts';
import { pluralText } from './plural.ts';

export const amenityLabels: Record<Amenity, string> = {
  wifi: 'Wi-Fi',
  washing_machine: 'Washing machine',
  dishwasher: 'Dishwasher',
  balcony: 'Balcony',
  garden: 'Garden',
  lift: 'Elevator',
  bike_storage: 'Bike storage',
  desk: 'Desk',
  furnished: 'Furnished',
  air_conditioning: 'Air conditioning',
  step_free: 'Step-free access',
  parking: 'Parking',
};

export const houseRuleLabels: Record<HouseRule, string> = {
  no_smoking: 'No smoking',
  no_pets: 'No pets',
  quiet_hours: 'Quiet hours',
  no_parties: 'No parties',
  couples_welcome: 'Couples welcome',
  pets_welcome: 'Pets welcome',
};
/** What each house rule means for those who live there. */
export const houseRuleSentences: Record<HouseRule, string> = {
  no_smoking: 'Nobody smokes inside',
  no_pets: 'No pets live here',
  quiet_hours: 'It is quiet at night',
  no_parties: 'There are no parties',
  couples_welcome: 'Couples are welcome',
  pets_welcome: 'Pets are welcome',
};

export const listingStatusLabels: Record<ListingStatus, string> = {
  active: 'Active',
  paused: 'Paused',
  filled: 'Filled',
};

/** Why someone is here, as they say it of themselves. */
export const intentLabels: Record<Intent, string> = {
  looking: 'Looking for a room',
  offering: 'Offering a room',
  both: 'Both',
};
/** The same as others read it. */
export const publicIntentLabels: Record<Intent, string> = {
  looking: 'Looking for a room',
  offering: 'Offers a room',
  both: 'Looking or offering',
};

// How long one can stay, in months or from a year on in half years; then from the shortest to the
// longest.
export const months = pluralText({ one: '1 month', other: '# months' });
export const years = pluralText({ one: '1 year', other: '# years' });
/** Half a year more than `count` years. */
export const yearsAndHalf = pluralText({ one: '1½ years', other: '#½ years' });
export const stayRange = ({ least, most }: { least: string; most: string }) =>
  `${least} to ${most}`;
export const stayAtLeast = ({ least }: { least: string }) => `at least ${least}`;
export const stayAtMost = ({ most }: { most: string }) => `at most ${most}`;

/** In place of a currency that nobody chose. */
export const currencyOfTown = 'Local currency';

/** At a field where an amount was expected. */
export const noAmount = 'Write a number, such as 1,500';
