import type { Amenity, HouseRule, Intent, ListingStatus } from '#contract/vocabulary.ts';
import { pluralText } from './plural.ts';

export const amenityLabels: Record<Amenity, string> = {
  wifi: 'WLAN',
  washing_machine: 'Waschmaschine',
  dishwasher: 'Geschirrspüler',
  balcony: 'Balkon',
  garden: 'Garten',
  lift: 'Aufzug',
  bike_storage: 'Platz für Fahrräder',
  desk: 'Schreibtisch',
  furnished: 'Möbliert',
  air_conditioning: 'Klimaanlage',
  step_free: 'Stufenloser Zugang',
  parking: 'Parkplatz',
};

export const houseRuleLabels: Record<HouseRule, string> = {
  no_smoking: 'Rauchfrei',
  no_pets: 'Keine Haustiere',
  quiet_hours: 'Ruhezeiten',
  no_parties: 'Keine Partys',
  couples_welcome: 'Paare willkommen',
  pets_welcome: 'Haustiere willkommen',
};
/** What each house rule means for those who live there. */
export const houseRuleSentences: Record<HouseRule, string> = {
  no_smoking: 'Drinnen raucht niemand',
  no_pets: 'Hier leben keine Haustiere',
  quiet_hours: 'Nachts ist es ruhig',
  no_parties: 'Es gibt keine Partys',
  couples_welcome: 'Paare sind willkommen',
  pets_welcome: 'Haustiere sind willkommen',
};

export const listingStatusLabels: Record<ListingStatus, string> = {
  active: 'Aktiv',
  paused: 'Pausiert',
  filled: 'Vergeben',
};

/** Why someone is here, as they say it of themselves. */
export const intentLabels: Record<Intent, string> = {
  looking: 'Ich suche ein Zimmer',
  offering: 'Ich biete ein Zimmer an',
  both: 'Beides',
};
/** The same as others read it. */
export const publicIntentLabels: Record<Intent, string> = {
  looking: 'Sucht ein Zimmer',
  offering: 'Bietet ein Zimmer an',
  both: 'Sucht oder bietet an',
};

// How long one can stay, in months or from a year on in half years; then from the shortest to the
// longest.
export const months = pluralText({ one: '1 Monat', other: '# Monate' });
export const years = pluralText({ one: '1 Jahr', other: '# Jahre' });
/** Half a year more than `count` years. */
export const yearsAndHalf = pluralText({ one: '1½ Jahre', other: '#½ Jahre' });
export const stayRange = ({ least, most }: { least: string; most: string }) =>
  `${least} bis ${most}`;
export const stayAtLeast = ({ least }: { least: string }) => `mindestens ${least}`;
export const stayAtMost = ({ most }: { most: string }) => `höchstens ${most}`;

/** In place of a currency that nobody chose. */
export const currencyOfTown = 'Landeswährung';

/** At a field where an amount was expected. */
export const noAmount = 'Schreib eine Zahl, zum Beispiel 1.500';
