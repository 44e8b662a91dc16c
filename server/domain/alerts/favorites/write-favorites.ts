import { describeListings } from '#catalogs/describe-listings.ts';
import type { Language, SiteLanguages } from '#contract/languages.ts';
import type { PushPayload } from '#contract/notifications/push.ts';
import { isolate, oneLine, roomImages } from '#domain/notifications/public.ts';
import { composePush } from '#domain/push/public.ts';
import { getLocales, type Locales } from '#get-locales';
import type { AlertedFavorite } from './pending-favorites.ts';

/** A favorite of the mail, with how well its terms fit its reader; null for unknown. */
export interface ListedFavorite extends AlertedFavorite {
  /** Its page, in the language of the reader. */
  path: string;
  fit: number | null;
}

interface About {
  /** How many there are besides. */
  more: number;
  language: Language;
  publicUrl: string;
  languages: SiteLanguages;
}

const settingsPath = '/profile/notifications';
const listPath = '/favorites';

/** Says in a mail which favorites changed, in its reader's language. */
export function writeFavorites(
  favorites: ListedFavorite[],
  { more, language, publicUrl, languages }: About,
) {
  const locales = getLocales(language);
  const t = locales.mails;
  const [only] = favorites.length + more === 1 ? favorites : [];
  const shown = { language, languages, publicUrl, isOnly: only !== undefined };
  const parts = favorites.map((favorite) => {
    const [title = '', ...lines] = favoriteLines(locales, favorite);
    const { offer } = favorite;
    const images = offer ? roomImages(offer.pictured, shown) : [];
    const url = `${publicUrl}${favoritePath(favorite)}`;
    return { room: { title: only ? null : title, lines, images, url } };
  });
  return {
    subject: favoritesSubject(locales, favorites, more),
    parts: [...parts, ...(more > 0 ? [t.moreRooms({ count: more })] : [])],
    button: only?.offer
      ? { label: t.seeRoom, url: `${publicUrl}${only.path}` }
      : { label: t.seeFavorites, url: `${publicUrl}${listPath}` },
    why: t.whyFavorites,
    settings: [{ label: t.changeAlerts, url: `${publicUrl}${settingsPath}` }],
    stop: t.stopFavorites,
  };
}

/** Writes what a device shows of the same favorites, and one tap to the room. */
export function writeFavoritesPush(
  favorites: ListedFavorite[],
  { id, more, language }: { id: string; more: number; language: Language },
): PushPayload {
  const locales = getLocales(language);
  const [first] = favorites;
  const isOne = favorites.length + more === 1 && first !== undefined;
  const lines = favorites.map((favorite) => favoriteLines(locales, favorite));
  // The subject names the only one.
  const body = isOne ? (lines[0] ?? []).slice(1) : lines.map(([line = '']) => line);
  return composePush(language, {
    id,
    title: favoritesSubject(locales, favorites, more),
    lines: body,
    url: isOne ? favoritePath(first) : listPath,
    actions: [{ action: settingsPath, title: locales.mails.changeAlerts }],
  });
}

function favoritesSubject(locales: Locales, favorites: ListedFavorite[], more: number): string {
  const [only] = favorites;
  if (!only || favorites.length + more > 1) {
    return locales.news.favoritesChanged({ count: favorites.length + more });
  }
  return locales.mails.favoriteChanged({
    title: favoriteTitle(locales, only),
    change: describeChange(locales, only),
  });
}

const favoriteTitle = ({ marksLater }: Locales, { title }: ListedFavorite) =>
  isolate(oneLine(title) || marksLater.aRoom);

/** What changed about a favorite: its state, or else its rent. */
function describeChange({ news: t, format }: Locales, { now, was }: ListedFavorite): string {
  if (now.state !== was.state) return t.stateChanged[now.state];
  const formatRent = ({ total, currency }: typeof now) =>
    total === null || currency === null ? '' : format.formatMoney(total, currency);
  return t.rentChanged({ now: formatRent(now), was: formatRent(was) });
}

/** What a mail says of a favorite; what changed comes first. */
function favoriteLines(locales: Locales, favorite: ListedFavorite): string[] {
  const { mails: t, card, format } = locales;
  const { offer, fit } = favorite;
  const { formatMonth, monthLabel } = describeListings({ card, format });
  return [
    `${favoriteTitle(locales, favorite)}: ${describeChange(locales, favorite)}`,
    offer ? `${formatMonth(offer)} ${monthLabel(offer)} · ${isolate(oneLine(offer.address))}` : '',
    fit === null ? '' : t.fitScore({ score: String(fit) }),
  ].filter(Boolean);
}

/** The page of a room that has one; the list says what became of the others. */
const favoritePath = ({ path, offer }: ListedFavorite) => (offer ? path : listPath);
