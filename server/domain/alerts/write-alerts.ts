import { describeListings } from '#catalogs/describe-listings.ts';
import type { Language, SiteLanguages } from '#contract/languages.ts';
import type { PushPayload } from '#contract/notifications/push.ts';
import { getLocales, type Locales } from '#get-locales';
import {
  formatGreeting,
  frameMail,
  isolate,
  oneLine,
  roomImages,
} from '#domain/notifications/public.ts';
import { composePush } from '#domain/push/public.ts';
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
  languages: SiteLanguages;
}

/** Writes the mail about rooms in saved searches, in its reader's language. */
export function writeAlerts(
  rooms: ListedRoom[],
  { name, more, language, stops, stopAllUrl, publicUrl, languages }: About,
) {
  const locales = getLocales(language);
  const t = locales.mails;
  const [only] = rooms.length + more === 1 ? rooms : [];
  const searchesUrl = `${publicUrl}/saved-searches`;
  const shown = { language, languages, publicUrl, isOnly: only !== undefined };
  const parts = rooms.map((room) => {
    const [title = '', ...lines] = roomLines(locales, room);
    const images = roomImages(room.pictured, shown);
    const url = `${publicUrl}${room.path}`;
    return { room: { title: only ? null : title, lines, images, url } };
  });
  const content = {
    greeting: formatGreeting(language, name),
    subject: alertSubject(t, rooms, more),
    parts: [...parts, ...(more > 0 ? [t.moreRooms({ count: more })] : [])],
    button: only
      ? { label: t.seeRoom, url: `${publicUrl}${only.path}` }
      : { label: t.seeSearches, url: searchesUrl },
    why: t.whyAlerts,
    settings: [
      { label: t.changeAlerts, url: searchesUrl },
      ...stops.map((stop) => ({ url: stop.url, label: t.stopSearch({ name: nameIn(stop) }) })),
      { label: t.stopAllAlerts, url: stopAllUrl },
    ],
  };
  return frameMail(content, language);
}

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
  return composePush(language, {
    id,
    title: alertSubject(locales.mails, rooms, more),
    lines,
    url: isOne ? first.path : searchesPath,
    ...(isOne && { actions: [{ action: searchesPath, title: locales.mails.changeAlerts }] }),
  });
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
  const names = room.searches.map((search) => {
    const name = nameIn(search);
    const group = isolate(oneLine(search.group ?? ''));
    return search.group === null ? name : t.searchOfGroup({ name, group });
  });
  // Two searches may have one name.
  const searches = format.formatList([...new Set(names)]);
  return [
    `${kinds[room.kind]}: ${isolate(oneLine(room.title))}`,
    `${formatMonth(room)} ${monthLabel(room)} · ${isolate(oneLine(room.address))}`,
    searches && t.foundIn({ searches }),
    room.fit === null ? '' : t.fitScore({ score: String(room.fit) }),
    room.household_fit === null ? '' : t.householdFitScore({ score: String(room.household_fit) }),
  ].filter(Boolean);
}
