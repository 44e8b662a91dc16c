import { createHash } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { type } from 'arktype';
import { languagePrefix, type Language, type SiteLanguages } from '#contract/languages.ts';
import { limits } from '#contract/limits.ts';
import { ListingQuery, type ListingSummary } from '#contract/listings/listing.ts';
import { countedUpTo } from '#contract/search-limits.ts';
import { listingSearchNames, privateNames } from '#contract/search/filters.ts';
import { describeListings } from '#catalogs/describe-listings.ts';
import { getLocales } from '#get-locales';
import type { Pricing } from '#domain/money/public.ts';
import { createSearch } from '#domain/search/public.ts';
import { summaryJson } from '#domain/listings/public.ts';
import { fragment, instant } from '#platform/database/sql.ts';
import { limitToToday } from '#platform/http/day-end.ts';
import { html as xml, type Html } from '#platform/http/html.ts';
import type { PublicReads } from '#platform/http/public-reads.ts';
import { isKnown } from '#platform/http/json-response.ts';
import { ProblemError } from '#platform/http/problem.ts';

interface FeedDeps {
  pricing: Pick<Pricing, 'compareFor'>;
  publicReads: Pick<PublicReads, 'read'>;
  publicUrl: string;
  languages: SiteLanguages;
  /** The address of an image up to its key. */
  mediaUrl: string;
}

/** A listing of the feed. */
type FeedListing = ListingSummary & { description: string; updated_at: string };

/** As long as readers and caches may wait before they ask again. */
const cacheSeconds = 300;
const feedPath = '/listings.atom';

/**
 * GET /listings.atom: the newest listings of a search as an Atom feed (RFC 4287), in pages (RFC
 * 5005, section 3). It takes the parameters of `GET /api/listings`, `place` as a name for its title,
 * and `lang` for a language other than the main one.
 */
export function listingFeed({
  publicReads,
  pricing,
  publicUrl,
  languages,
  mediaUrl,
}: FeedDeps): Hono {
  const item = fragment`(${summaryJson(mediaUrl)}::jsonb || jsonb_build_object(
    'description', l.description, 'updated_at', ${instant(fragment`l.updated_at`)}))`;
  return new Hono().get(feedPath, async (c) => {
    const { page, ...filters } = readSearch(c);
    const rents = await pricing.compareFor(filters);
    const { items, total } = await publicReads.read(c, ({ searches }) =>
      createSearch(searches, item)({ ...filters, page, sort: 'newest', rents }),
    );
    const listings = JSON.parse(items) as FeedListing[];
    const reached = Math.min(total, countedUpTo(filters));
    const pages = Math.max(1, Math.ceil(reached / limits.page.size));
    const wanted = languages.find((language) => language === c.req.query('lang'));
    const language = wanted ?? languages[0];
    const text = feed({
      language,
      languages,
      publicUrl,
      filters,
      place: c.req.query('place'),
      page,
      pages,
      listings,
    });
    return answerFeed(c, { text, language }, lastChange(listings));
  });
}

/** Sorting and the size of a page are the feed's. Other parameters are ignored. */
const notInFeeds = new Set<string>(['sort', 'place', ...privateNames]);
const feedNames = listingSearchNames.filter((name) => !notInFeeds.has(name));

function readSearch(c: Context): ListingQuery & { page: number } {
  const given = feedNames.flatMap((name) => {
    const value = c.req.query(name);
    return value === undefined ? [] : [[name, value]];
  });
  const query = ListingQuery(Object.fromEntries(given));
  if (!(query instanceof type.errors)) return { page: 1, ...query };
  throw new ProblemError('validation_failed', {
    errors: query.map(({ path, message }) => ({ path: path.join('.'), message })),
  });
}

/** When the newest change was; the beginning of time while there is nothing. */
const lastChange = (listings: readonly FeedListing[]) =>
  listings.reduce((last, { updated_at }) => (updated_at > last ? updated_at : last), noChange);
const noChange = '1970-01-01T00:00:00Z';

function answerFeed(
  c: Context,
  { text, language }: { text: string; language: Language },
  changed: string,
): Response {
  const lastModified = new Date(changed);
  const headers = {
    'Content-Type': 'application/atom+xml; charset=UTF-8',
    'Content-Language': language,
    'Cache-Control': `public, max-age=${limitToToday(cacheSeconds)}`,
    'Content-Security-Policy': "default-src 'none'; sandbox",
    ETag: `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`,
    'Last-Modified': lastModified.toUTCString(),
  };
  const tag = c.req.header('If-None-Match');
  // RFC 9110, section 13.1.3: the date counts only without a tag.
  const since =
    tag === undefined ? Date.parse(c.req.header('If-Modified-Since') ?? '') : Number.NaN;
  const isOld = isKnown(tag, headers.ETag) || wholeSeconds(lastModified) <= since;
  return isOld ? c.body(null, 304, headers) : c.body(text, 200, headers);
}

/** HTTP dates have no fractions of a second. */
const wholeSeconds = (date: Date) => Math.floor(date.getTime() / 1000) * 1000;

interface FeedPage {
  language: Language;
  languages: SiteLanguages;
  publicUrl: string;
  filters: object;
  place: string | undefined;
  page: number;
  pages: number;
  listings: FeedListing[];
}

function feed(given: FeedPage): string {
  const { language, languages, publicUrl, filters, place, page, pages, listings } = given;
  const prefix = languagePrefix(language, languages);
  const formatAddress = (path: string, shown: number) => {
    const named = Object.entries<unknown>({
      ...filters,
      ...(place && { place }),
      ...(prefix && path === feedPath && { lang: language }),
    }).toSorted(byName);
    const query = new URLSearchParams(named.map(([name, value]) => [name, String(value)]));
    if (shown > 1) query.set('page', String(shown));
    return `${publicUrl}${path}${query.size > 0 ? `?${query}` : ''}`;
  };
  const link = (rel: string, shown: number) =>
    xml`<link rel="${rel}" href="${formatAddress(feedPath, shown)}" />`;
  const links = [
    xml`<link rel="alternate" type="text/html" href="${formatAddress(prefix || '/', page)}" />`,
    link('self', page),
    link('first', 1),
    ...(page > 1 ? [link('previous', page - 1)] : []),
    ...(page < pages ? [link('next', page + 1)] : []),
    link('last', pages),
  ];
  const { text } = xml`<?xml version="1.0" encoding="UTF-8"?>
    <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
      <id>${formatAddress(feedPath, 1)}</id>
      <title>${formatTitle(language, filters, place)}</title>
      <updated>${lastChange(listings)}</updated>
      <author><name>RoomieRadar</name><uri>${publicUrl}</uri></author>
      <icon>${publicUrl}/favicon.ico</icon>
      ${links}
      ${listings.map((listing) => entry(publicUrl + prefix, listing, language))}
    </feed>`;
  return withoutControls(text);
}

const byName = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1);

/** "Rooms near Lisbon · RoomieRadar". */
function formatTitle(
  language: Language,
  { q: words, lat }: { q?: string; lat?: number },
  place: string | undefined,
): string {
  const t = getLocales(language).feeds;
  if (place && lat !== undefined) {
    return words === undefined ? t.roomsNear({ place }) : t.roomsNearWith({ place, words });
  }
  return words === undefined ? t.rooms : t.roomsWith({ words });
}

/** `site` is the address of the pages in this language. */
function entry(site: string, listing: FeedListing, language: Language): Html {
  const { summarizeListing } = describeListings(getLocales(language));
  const address = `${site}/listings/${listing.id}`;
  const paragraphs = listing.description.split(/\n{2,}/).filter((one) => one.trim() !== '');
  const content = xml`<p>${summarizeListing(listing)}</p>
    ${paragraphs.map((one) => xml`<p>${one}</p>`)}`;
  return xml`<entry>
    <id>${address}</id>
    <title>${listing.title}</title>
    <link rel="alternate" type="text/html" href="${address}" />
    <published>${listing.created_at}</published>
    <updated>${listing.updated_at}</updated>
    <content type="html">${content.text}</content>
  </entry>`;
}

/** Without the characters that XML 1.0 does not allow (section 2.2), not even as references. */
const withoutControls = (text: string) =>
  // oxlint-disable-next-line no-control-regex -- these are the ones to remove
  text.toWellFormed().replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
