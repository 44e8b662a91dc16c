import { describeListings } from '#catalogs/describe-listings.ts';
import { textDirection, type Language } from '#contract/languages.ts';
import { limits } from '#contract/limits.ts';
import type { PushPayload } from '#contract/notifications/push.ts';
import { cleanName } from '#contract/users/names.ts';
import {
  areaImage,
  inHtml,
  isolate,
  oneLine,
  withoutIsolation,
} from '#domain/notifications/public.ts';
import { getLocales, type Locales } from '#get-locales';
import { html, type Html } from '#platform/http/html.ts';
import type { Mail } from '#platform/mail/mail-transport.ts';
import type { AlertedFavorite } from './pending-favorites.ts';

/** A favorite of the mail, with how well its terms fit its reader; null for unknown. */
export interface ListedFavorite extends AlertedFavorite {
  /** Its page, in the language of the reader. */
  path: string;
  fit: number | null;
}

interface About {
  name: string;
  /** How many there are besides. */
  more: number;
  language: Language;
  unsubscribeUrl: string;
  publicUrl: string;
}

const settingsPath = '/profile#mails';
const listPath = '/favorites';
/** Bytes that push services accept are few: 4096, encrypted. */
const mostLetters = 400;

/** Writes the mail about favorites that changed, in its reader's language. */
export function writeFavorites(
  favorites: ListedFavorite[],
  { name, more, language, unsubscribeUrl, publicUrl }: About,
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const locales = getLocales(language);
  const t = locales.mails;
  const direction = textDirection(language);
  const inText = direction === 'rtl' ? (text: string) => text : withoutIsolation;
  const reader = cleanName(name, limits.firstName.max);
  const greeting = reader ? t.greeting({ name: isolate(reader) }) : t.greetingWithoutName;
  const subject = favoritesSubject(locales, favorites, more);
  const isOne = favorites.length + more === 1;
  const listed = favorites.map((favorite) => {
    const [title = '', ...lines] = favoriteLines(locales, favorite);
    // The subject says of the only one what its title would.
    return { favorite, lines: [isOne ? subject : title, ...lines] };
  });
  const rest = more > 0 ? t.moreRooms({ count: more }) : '';
  const listUrl = `${publicUrl}${listPath}`;
  const settingsUrl = `${publicUrl}${settingsPath}`;
  return {
    subject: inText(subject),
    text: [
      `${inText(greeting)}\n`,
      !isOne && `${inText(subject)}\n`,
      ...listed.map(
        ({ favorite, lines }) =>
          `${lines.map(inText).join('\n')}\n${publicUrl}${favoritePath(favorite)}\n`,
      ),
      rest && `${rest}: ${listUrl}\n`,
      `--\n${t.whyFavorites} ${t.changeAlerts}: ${settingsUrl}`,
      `${t.repliesUnread}\n`,
      `${t.stopFavorites}: ${unsubscribeUrl}\n`,
    ]
      .filter(Boolean)
      .join('\n'),
    html: html`<!doctype html>
      <html lang="${language}" dir="${direction}">
        <body
          dir="${direction}"
          style="font-family: system-ui, sans-serif; line-height: 1.5; overflow-wrap: anywhere"
        >
          <p>${inHtml(greeting)}</p>
          ${isOne ? html`` : html`<p>${inHtml(subject)}</p>`}
          ${listed.map(({ favorite, lines }) =>
            favoriteHtml(lines, favorite, { publicUrl, map: locales.mails.mapOfArea }),
          )}
          ${rest ? html`<p><a href="${listUrl}">${rest}</a></p>` : html``}
          <hr />
          <p>
            <small
              >${t.whyFavorites} <a href="${settingsUrl}">${t.changeAlerts}</a>. ${t.repliesUnread}
              <br /><a href="${unsubscribeUrl}">${t.stopFavorites}</a></small
            >
          </p>
        </body>
      </html>`.text,
  };
}

/** Writes what a device shows of the same favorites, and one tap to the room. */
export function writeFavoritesPush(
  favorites: ListedFavorite[],
  { id, more, language }: { id: string; more: number; language: Language },
): PushPayload {
  const locales = getLocales(language);
  const dir = textDirection(language);
  const plain = dir === 'rtl' ? (text: string) => text : withoutIsolation;
  const [first] = favorites;
  const isOne = favorites.length + more === 1 && first !== undefined;
  const lines = favorites.map((favorite) => favoriteLines(locales, favorite));
  // The subject names the only one.
  const body = isOne ? (lines[0] ?? []).slice(1) : lines.map(([line = '']) => line);
  return {
    title: plain(favoritesSubject(locales, favorites, more)).slice(0, mostLetters),
    body: plain(body.join('\n')).slice(0, mostLetters),
    url: isOne ? favoritePath(first) : listPath,
    actions: [{ action: settingsPath, title: locales.mails.changeAlerts }],
    tag: id,
    lang: language,
    dir,
  };
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

const favoriteHtml = (
  [title = '', ...lines]: string[],
  favorite: ListedFavorite,
  { publicUrl, map }: { publicUrl: string; map: string },
): Html => {
  const { id, offer, path } = favorite;
  return html`<p>
      <a href="${publicUrl}${favoritePath(favorite)}"><b>${inHtml(title)}</b></a>
      ${lines.map((line) => html`<br />${inHtml(line)}`)}
    </p>
    ${
      offer?.is_located
        ? areaImage(publicUrl, { id, path, updated_at: offer.updated_at }, map)
        : html``
    }`;
};
