import type { ReactNode } from 'react';
import { rich, type Wrap } from '../rich.ts';
import { formatNumber } from './format.ts';
import { plural, pluralText } from './plural.ts';

// Above a listing.
export const allRooms = 'Alle Zimmer';
export const share = 'Teilen';
export const loadingRoom = 'Zimmer wird geladen …';
export const room = 'Zimmer';
export const noLongerOffered = 'Nicht mehr im Angebot';

// Its photos.
export const photos = 'Fotos';
export const allPhotos = pluralText({ one: '# Foto ansehen', other: 'Alle # Fotos' });
export const noPhotos = 'Noch keine Fotos';

// Its facts; the bold part is a number or a day.
export const facts = 'Auf einen Blick';
export const bedrooms = ({ count, bold }: { count: number; bold: Wrap }) =>
  rich`${bold(formatNumber(count))} Schlafzimmer`;
export const bathrooms = ({ count, bold }: { count: number; bold: Wrap }) =>
  plural(count, {
    one: rich`${bold(formatNumber(count))} Bad`,
    other: rich`${bold(formatNumber(count))} Bäder`,
  });
export const nobodyLivesHere = 'hier wohnt noch niemand';
export const liveHere = ({ count, bold }: { count: number; bold: Wrap }) =>
  plural(count, {
    one: rich`${bold(formatNumber(count))} Person wohnt hier`,
    other: rich`${bold(formatNumber(count))} Personen wohnen hier`,
  });
export const lookingFor = ({ count, bold }: { count: number; bold: Wrap }) =>
  plural(count, {
    one: rich`${bold(formatNumber(count))} Person gesucht`,
    other: rich`${bold(formatNumber(count))} Personen gesucht`,
  });
export const wasFreeUntil = ({ day }: { day: ReactNode }) =>
  rich`nicht mehr frei: war bis ${day} verfügbar`;
export const freeNow = ({ bold }: { bold: Wrap }) => rich`${bold('sofort')} frei`;
export const freeFrom = ({ day }: { day: ReactNode }) => rich`frei ab ${day}`;
export const wouldItFit = ({ bold }: { bold: Wrap }) =>
  rich`${bold('Passt es zu dir?')} Melde dich an, um es mit deinem Budget, deinem Zeitraum und deinem Alltag zu vergleichen.`;

// Beside a listing.
export const offeredBy = ({ name }: { name: ReactNode }) => rich`Angeboten von ${name}`;
export const offeredByYou = 'Von dir angeboten';
export const offeredByMember = 'Von einem Mitglied angeboten';
export const foundOn = ({ site }: { site: ReactNode }) =>
  rich`Gefunden auf ${site}. Die Angaben stammen von dort.`;
export const foundElsewhere = 'Gefunden auf einer anderen Seite. Die Angaben stammen von dort.';
export const confirmedDaysAgo = ({ count }: { count: number }) =>
  count === 0
    ? 'Heute bestätigt'
    : plural(count, {
        one: `Vor ${formatNumber(count)} Tag bestätigt`,
        other: `Vor ${formatNumber(count)} Tagen bestätigt`,
      });
export const notConfirmedSince = ({ day }: { day: string }) =>
  `Seit dem ${day} nicht bestätigt: Frag nach, ob es noch frei ist`;
export const signInToWrite = 'Zum Schreiben anmelden';
export const signInToWriteTo = ({ name }: { name: ReactNode }) =>
  rich`Melde dich an, um an ${name} zu schreiben`;
export const takingYouToSignIn = 'Du kommst zur Anmeldung …';
export const write = 'Schreiben';
export const signInAndWrite = 'Anmelden und schreiben';
export const seeItOn = ({ site }: { site: string }) => `Auf ${site} ansehen`;
export const opensNewTab = '(öffnet einen neuen Tab)';
export const reportRoom = 'Dieses Zimmer melden';
