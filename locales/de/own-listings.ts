import type { ReactNode } from 'react';
import type { ListingSuggestion } from '#contract/listings/own-listing.ts';
import type { ListingStatus } from '#contract/vocabulary.ts';
import { rich, type Wrap } from '../rich.ts';
import { formatNumber } from './format.ts';
import { pluralText } from './plural.ts';

// The list of the rooms that somebody offers.
export const loadingListings = 'Deine Anzeigen werden geladen …';
export const listingCount = pluralText({ one: '# Anzeige', other: '# Anzeigen' });
export const noListings = 'Du hast noch keine Anzeige';
export const noListingsHint =
  'Ein freies Zimmer oder eine ganze Wohnung zum Teilen: Das dauert zwei Minuten, und du kannst die Anzeige jederzeit ändern oder löschen.';

// One of them. `listedOn` follows the rent.
export const listedOn = ({ day }: { day: string }) => `angeboten seit ${day}`;
export const hiddenByTeam = 'Von unserem Team ausgeblendet';
export const ended = 'Beendet';
export const endedHint = ({ change }: { change: Wrap }) =>
  rich`Der letzte Tag ist vorbei, die Suche zeigt die Anzeige nicht mehr. ${change('Ändere „Verfügbar bis“')}, um das Zimmer wieder anzubieten, oder markiere es als vergeben.`;
export const confirmedOn = ({ day }: { day: string }) => `bestätigt am ${day}`;
export const unconfirmed = 'Nicht zu finden: bitte bestätigen';
export const unconfirmedHint =
  'Du hast das Zimmer zuletzt vor mehr als 30 Tagen bestätigt, darum zeigt die Suche es nicht. Bestätige, dass es noch frei ist, um es wieder anzubieten.';

// How it fares: "In 30 Tagen 5-mal angesehen · 2 Anfragen".
export const notSeen = 'In 30 Tagen nicht angesehen';
export const seen = ({ count }: { count: number }) =>
  `In 30 Tagen ${formatNumber(count)}-mal angesehen`;
export const noInquiries = 'noch keine Anfragen';
export const openInquiries = pluralText({
  one: '# Anfrage wartet auf deine Antwort',
  other: '# Anfragen warten auf deine Antwort',
});
export const whatWouldHelp = 'So wird die Anzeige besser:';
export const suggestions: Record<ListingSuggestion, string> = {
  add_location: 'Gib die Lage an: In der Suche nach Orten fehlt es',
  add_images: 'Füge Fotos hinzu: Ab drei bekommt man einen Eindruck',
  describe_more: 'Beschreibe es in ein paar Sätzen: das Zimmer, die Wohnung, die Leute',
  say_when_free: 'Gib an, ab wann es frei ist',
  say_bills: 'Nenne die Nebenkosten: Alle wollen wissen, was ein Monat insgesamt kostet',
  say_house_rules: 'Nenne die Hausregeln',
  say_amenities: 'Nenne die Ausstattung, zum Beispiel WLAN oder eine Waschmaschine',
};

// The one button of each room: what is to be done first. The rest is in a menu.
export const changeDates = 'Termine ändern';
export const mendLabels: Record<ListingSuggestion, string> = {
  add_location: 'Lage angeben',
  add_images: 'Fotos hinzufügen',
  describe_more: 'Beschreiben',
  say_when_free: 'Datum angeben',
  say_bills: 'Nebenkosten angeben',
  say_house_rules: 'Hausregeln angeben',
  say_amenities: 'Ausstattung angeben',
};

// Buttons that give it another status, and what is said after.
export const statusButtons: Record<ListingStatus, string> = {
  active: 'Wieder anbieten',
  paused: 'Pausieren',
  filled: 'Als vergeben markieren',
};
export const statusChanged: Record<ListingStatus, string> = {
  active: 'Alle können die Anzeige wieder finden',
  paused: 'Die Anzeige ist pausiert: Niemand sonst sieht sie',
  filled: 'Das Zimmer ist vergeben: Niemand sonst sieht die Anzeige',
};
export const confirmedNow = 'Bestätigt: Die Suche zeigt es';
export const statusButton = ({ action, title }: { action: string; title: string }) =>
  `${action}: ${title}`;
export const changeFailed = ({ reason }: { reason: string }) =>
  `Die Änderung hat nicht geklappt. ${reason}`;

// Deleting it: by its owner, or by an administrator.
export const deleteThisListing = 'Diese Anzeige löschen?';
export const deleteHint = ({ title }: { title: ReactNode }) =>
  rich`„${title}“ verschwindet für alle, und das lässt sich nicht rückgängig machen. Um die Anzeige eine Weile auszublenden, pausiere sie.`;
export const deleteFailed = 'Das Löschen hat nicht geklappt';
export const listingDeleted = 'Deine Anzeige ist gelöscht';
