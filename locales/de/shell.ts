import { formatNumber } from './format.ts';
import { plural } from './plural.ts';

export const roomies = 'Roomies';
export const listYourPlace = 'Zimmer anbieten';
export const signIn = 'Anmelden';
export const yourProfile = 'Dein Profil';
export const listYourPlaceItem = 'Zimmer anbieten';
export const yourListings = 'Deine Anzeigen';
export const inquiries = 'Anfragen';
export const unread = 'ungelesen';
export const unreadInquiries = ({ count }: { count: number }) =>
  plural(count, {
    one: `${formatNumber(count)} ungelesene Anfrage`,
    other: `${formatNumber(count)} ungelesene Anfragen`,
  });
export const adminPanel = 'Verwaltung';
export const logout = 'Abmelden';

export const about = 'Über uns';
export const stayingSafe = 'Sicher bleiben';
export const privacy = 'Datenschutz';
export const terms = 'Nutzungsbedingungen';
export const forPartners = 'Für Partnerseiten';

export const offline = 'Du bist offline';
export const offlineHint =
  'Was schon offen ist, bleibt lesbar. Sobald du wieder verbunden bist, geht es weiter.';
export const unreachable = 'RoomieRadar ist nicht erreichbar';
export const unreachableHint = 'Du bleibst angemeldet, und wir versuchen es weiter.';
export const tryNow = 'Jetzt versuchen';
export const tryingAgain = 'Neuer Versuch …';

export const notFoundHint =
  'Unter dieser Adresse gibt es keine Seite. Vielleicht ist sie umgezogen, oder der Link ist unvollständig.';
export const seeAllRooms = 'Alle Zimmer ansehen';
export const meetRoomies = 'Roomies kennenlernen';
export const toStartPage = 'Zur Startseite';
export const failedOffline =
  'Du bist offline. Stelle eine Internetverbindung her und versuche es noch einmal.';
export const failureDetails = ({ status, code }: { status: string; code: string }) =>
  `Status ${status}, Code ${code}`;
