import { formatNumber } from './format.ts';
import { plural, pluralText } from './plural.ts';

// On the home page, for who is signed in: what is new since they last looked.
export const newForYou = 'Neu für dich';
/** `total` may be a count that stopped: "20+". */
export const newRoomsNear = ({
  count,
  total,
  town,
}: {
  count: number;
  total: string;
  town: string;
}) =>
  plural(count, {
    one: `${total} neues Zimmer rund um ${town}`,
    other: `${total} neue Zimmer rund um ${town}`,
  });
export const newRoomiesNear = ({ count, town }: { count: number; town: string }) =>
  plural(count, {
    one: `${formatNumber(count)} neuer Roomie rund um ${town}`,
    other: `${formatNumber(count)} neue Roomies rund um ${town}`,
  });
export const newRoomiesHint = 'Neu dabei, seit du zuletzt hier warst';
export const favoritesChanged = pluralText({
  one: '# Favorit hat sich geändert',
  other: '# Favoriten haben sich geändert',
});
/** A favorite room whose rent changed: all costs of a month. */
export const rentChanged = ({ now, was }: { now: string; was: string }) =>
  `jetzt ${now}, vorher ${was}`;
/** What became of a favorite room, behind its title. */
export const stateChanged = {
  offered: 'wieder verfügbar',
  ended: 'nicht mehr verfügbar',
  unconfirmed: 'nicht mehr bestätigt',
  paused: 'pausiert',
  filled: 'vergeben',
  deleted: 'gelöscht',
  unavailable: 'nicht verfügbar',
};
export const nextViewing = ({ moment }: { moment: string }) => `Besichtigung: ${moment}`;
/** The other side proposed a time for a viewing. */
export const wishWaits = ({ moment }: { moment: string }) => `Passt dir das? ${moment}`;
/** Below the next viewing, from a day before. */
export const areYouComing = 'Kommst du?';
export const inquiriesHint = 'Ungelesen oder noch nicht beantwortet';
export const foundBySearches = ({ count, total }: { count: number; total: string }) =>
  plural(count, {
    one: `${total} neues Zimmer in gespeicherten Suchen`,
    other: `${total} neue Zimmer in gespeicherten Suchen`,
  });
export const inSearches = pluralText({ one: 'In # Suche', other: 'In # Suchen' });
export const nothingNew = 'Nichts Neues, seit du zuletzt hier warst';
export const nothingNewHint =
  'Zimmer in deiner Nähe, geänderte Favoriten und Antworten erscheinen hier.';
export const dismissNews = ({ news }: { news: string }) => `Ausblenden: ${news}`;
export const notDismissed = 'Das konnte nicht ausgeblendet werden';
export const newsFailed = 'Neuigkeiten konnten nicht geladen werden';
export const seeWhyHidden = 'Sieh nach, warum und was du tun kannst.';
