import { describeListings } from '#catalogs/describe-listings.ts';
import { textDirection, type Language } from '#contract/languages.ts';
import type { PushPayload } from '#contract/notifications/push.ts';
import { limits } from '#contract/limits.ts';
import { cleanName } from '#contract/users/names.ts';
import { getLocales, type Locales } from '#get-locales';
import {
  inHtml,
  isolate,
  areaImage,
  oneLine,
  withoutIsolation,
} from '#domain/notifications/public.ts';
import { html, type Html } from '#platform/http/html.ts';
import type { Mail } from '#platform/mail/mail-transport.ts';
import type { MatchKind, AlertedListing, FoundBy } from './pending-matches.ts';

/** A room of the mail, with how well it fits its reader. */
export interface ListedRoom extends AlertedListing {
  /** Its page, in the language of the reader. */
  path: string;
  /** How well its terms fit, and the lowest Roomie Fit with who lives there; null for unknown. */
  fit: number | null;
  household_fit: number | null;
}

interface About {
  name: string;
  /** How many rooms there are besides. */
  more: number;
  language: Language;
  /** For each search that found a room of the mail, the address that stops it. */
  stops: { name: string; url: string }[];
  /** Stops the mails about all saved searches. */
  stopAllUrl: string;
  publicUrl: string;
}

/** Writes the mail about rooms in saved searches, in its reader's language. */
export function writeAlerts(
  rooms: ListedRoom[],
  { name, more, language, stops, stopAllUrl, publicUrl }: About,
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const locales = getLocales(language);
  const t = locales.mails;
  const direction = textDirection(language);
  const inText = direction === 'rtl' ? (text: string) => text : withoutIsolation;
  const reader = cleanName(name, limits.firstName.max);
  const greeting = reader ? t.greeting({ name: isolate(reader) }) : t.greetingWithoutName;
  const subject = alertSubject(t, rooms, more);
  const isOne = rooms.length + more === 1;
  const listed = rooms.map((room) => {
    const [title = '', ...lines] = roomLines(locales, room);
    // The subject says of the only one what its title would.
    return { room, lines: [isOne ? subject : title, ...lines] };
  });
  const searchesUrl = `${publicUrl}/saved-searches`;
  const stopLinks = [
    ...stops.map((stop) => ({ ...stop, label: t.stopSearch({ name: nameIn(stop) }) })),
    { url: stopAllUrl, label: t.stopAllAlerts },
  ];
  const rest = more > 0 ? t.moreRooms({ count: more }) : '';
  return {
    subject: inText(subject),
    text: [
      `${inText(greeting)}\n`,
      !isOne && `${inText(subject)}\n`,
      ...listed.map(
        ({ room, lines }) => `${lines.map(inText).join('\n')}\n${publicUrl}${room.path}\n`,
      ),
      rest && `${rest}: ${searchesUrl}\n`,
      `--\n${t.whyAlerts} ${t.changeAlerts}: ${searchesUrl}`,
      `${t.repliesUnread}\n`,
      `${stopLinks.map(({ label, url }) => `${inText(label)}: ${url}`).join('\n')}\n`,
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
          ${listed.map(({ room, lines }) => roomHtml(lines, room, { publicUrl, map: t.mapOfArea }))}
          ${rest ? html`<p><a href="${searchesUrl}">${rest}</a></p>` : html``}
          <hr />
          <p>
            <small
              >${t.whyAlerts} <a href="${searchesUrl}">${t.changeAlerts}</a>. ${t.repliesUnread}
              ${stopLinks.map(
                ({ label, url }) => html`<br /><a href="${url}">${inHtml(label)}</a>`,
              )}</small
            >
          </p>
        </body>
      </html>`.text,
  };
}

/** Bytes that push services accept are few: 4096, encrypted. */
const mostLetters = 400;

/** Writes what a device shows of the same rooms: the subject of the mail, and one tap to the room. */
export function writePush(
  rooms: ListedRoom[],
  {
    id,
    more,
    language,
    searches,
  }: { id: string; more: number; language: Language; searches: FoundBy[] },
): PushPayload {
  const locales = getLocales(language);
  const dir = textDirection(language);
  const [first] = rooms;
  const isOne = rooms.length + more === 1 && first !== undefined;
  const lines = isOne
    ? // The title names the search.
      roomLines(locales, { ...first, searches: [] }).slice(1)
    : rooms.map(({ title }) => isolate(oneLine(title)));
  // Where each can be paused; the only one is shown first.
  const [search] = searches;
  const isOfOne = searches.length === 1 && search !== undefined;
  const searchesPath = `/saved-searches${isOfOne ? `#search-${search.id}` : ''}`;
  const plain = dir === 'rtl' ? (text: string) => text : withoutIsolation;
  return {
    title: plain(alertSubject(locales.mails, rooms, more)).slice(0, mostLetters),
    body: plain(lines.join('\n')).slice(0, mostLetters),
    url: isOne ? first.path : searchesPath,
    ...(isOne && { actions: [{ action: searchesPath, title: locales.mails.changeAlerts }] }),
    tag: id,
    lang: language,
    dir,
  };
}

function alertSubject(t: Locales['mails'], rooms: ListedRoom[], more: number): string {
  const [only] = rooms;
  if (!only || rooms.length + more > 1) return t.alertMany({ count: rooms.length + more });
  const about: Record<MatchKind, (given: { title: string; search: string }) => string> = {
    new: t.alertNew,
    cheaper: t.alertCheaper,
    available_again: t.alertAgain,
  };
  return about[only.kind]({
    title: isolate(oneLine(only.title)),
    search: only.searches[0] ? nameIn(only.searches[0]) : '',
  });
}

/** The name of a saved search within a sentence. */
const nameIn = ({ name }: { name: string }) => isolate(oneLine(name));

/** What a mail says of a room; the title comes first. */
function roomLines({ mails: t, card, format }: Locales, room: ListedRoom): string[] {
  const { formatMonth, monthLabel } = describeListings({ card, format });
  const kinds: Record<MatchKind, string> = {
    new: t.kindNew,
    cheaper: t.kindCheaper,
    available_again: t.kindAgain,
  };
  // Two searches may have one name.
  const searches = format.formatList([...new Set(room.searches.map(nameIn))]);
  return [
    `${kinds[room.kind]}: ${isolate(oneLine(room.title))}`,
    `${formatMonth(room)} ${monthLabel(room)} · ${isolate(oneLine(room.address))}`,
    searches && t.foundIn({ searches }),
    room.fit === null ? '' : t.fitScore({ score: String(room.fit) }),
    room.household_fit === null ? '' : t.householdFitScore({ score: String(room.household_fit) }),
  ].filter(Boolean);
}

const roomHtml = (
  [title = '', ...lines]: string[],
  room: ListedRoom,
  { publicUrl, map }: { publicUrl: string; map: string },
): Html =>
  html`<p>
      <a href="${publicUrl}${room.path}"><b>${inHtml(title)}</b></a>
      ${lines.map((line) => html`<br />${inHtml(line)}`)}
    </p>
    ${room.is_located ? areaImage(publicUrl, room, map) : html``}`;
