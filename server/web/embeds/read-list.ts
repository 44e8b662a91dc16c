import { listLimits } from '#contract/embeds/card.ts';
import type { AskedList, EmbeddedList, EmbedNote } from '#contract/embeds/embed.ts';
import type { ListingQuery } from '#contract/listings/listing.ts';
import { createSearch } from '#domain/search/public.ts';
import { isSearchable } from '#domain/listings/public.ts';
import type { Pricing } from '#domain/money/public.ts';
import type { Gazetteer } from '#domain/places/public.ts';
import { getLocales } from '#get-locales';
import type { Database } from '#platform/database/database.ts';
import { fragment } from '#platform/database/sql.ts';
import { limits } from '#contract/limits.ts';
import { boxCenter } from '#contract/listings/box.ts';
import { cardLanguage } from './card-labels.ts';
import type { ReadCards } from './read-cards.ts';
import { placeNote, readListQuery } from './read-query.ts';

interface Deps {
  database: Pick<Database, 'sql' | 'searches'>;
  pricing: Pick<Pricing, 'compareFor'>;
  gazetteer: Pick<Gazetteer, 'search'>;
  publicUrl: string;
  readCards: ReadCards;
}

interface Found {
  ids: number[];
  total: number;
}

const nothing: Found = { ids: [], total: 0 };

/** Reads a list for another site: which rooms, their cards, and what stands around them. */
export function createReadList({ database, pricing, gazetteer, publicUrl, readCards }: Deps) {
  const search = createSearch(database.searches, fragment`to_jsonb(l.id)`);

  async function readSearch(filters: ListingQuery, size: number): Promise<Found> {
    const rents = await pricing.compareFor(filters);
    const { items, total } = await search({ ...filters, page: 1, page_size: size, rents });
    return { ids: JSON.parse(items) as number[], total };
  }

  /** What comes closest, where the search itself finds nothing. */
  async function readClosest(filters: ListingQuery, size: number): Promise<number[]> {
    for (const wider of widenSearch(filters)) {
      const { ids } = await readSearch(wider, size);
      if (ids.length > 0) return ids;
    }
    return [];
  }

  async function readOwner(owner: number, size: number): Promise<Found> {
    const rows = await database.sql<{ id: number; total: number }[]>`
      select l.id, count(*) over ()::int as total from listings l
      where l.user_id = ${owner} and ${isSearchable}
      order by l.created_at desc, l.id desc limit ${size}`;
    return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
  }

  interface Placed {
    asked: AskedList;
    notes: EmbedNote[];
    /** A place was named that we do not know. */
    isUnknown?: boolean;
  }

  /** Finds the point of a place that is only named, as the app does with what a visitor types. */
  async function findPlace(asked: AskedList): Promise<Placed> {
    const { place, words, ...others } = asked;
    const lang = cardLanguage(asked.lang);
    if (words?.trim()) {
      const { lat, lng } = asked;
      const near =
        lat !== undefined && lng !== undefined ? { latitude: lat, longitude: lng } : undefined;
      const town = (await gazetteer.search()).resolve(words, lang, { near });
      if (!town) return { asked: { ...others, ...(place && { place }), q: words }, notes: [] };
      const { box: _, radius_km: __, q: ___, ...kept } = others;
      return {
        asked: { ...kept, place: formatPlace(town), lat: town.latitude, lng: town.longitude },
        notes: [],
      };
    }
    if (!place?.trim() || asked.lat !== undefined || asked.box) {
      return { asked: { ...others, ...(place && { place }) }, notes: [] };
    }
    const places = await gazetteer.search();
    const town = places.findChosen(place, lang) ?? places.resolve(place, lang);
    const [similar] = town ? [] : places.find(place, lang);
    const meant = town ?? similar;
    if (!meant) return { asked: others, notes: [placeNote(place, null)], isUnknown: true };
    const name = formatPlace(meant);
    return {
      asked: { ...others, place: name, lat: meant.latitude, lng: meant.longitude },
      notes: town ? [] : [placeNote(place, name)],
    };
  }

  return async function readList(written: Record<string, string>): Promise<EmbeddedList> {
    const query = readListQuery(written);
    const { asked, notes, isUnknown } = await findPlace(query.asked);
    const { owner, count = listLimits.cards.default, lang } = asked;
    const filters = pickFilters(asked);
    const isOwner = owner !== undefined || query.isImpossible;
    const { ids, total } =
      query.isImpossible || isUnknown
        ? nothing
        : await (owner === undefined ? readSearch(filters, count) : readOwner(owner, count));
    const closest = total === 0 && !isOwner && !isUnknown ? await readClosest(filters, count) : [];
    const language = cardLanguage(lang);
    const { browse, embeds, format } = getLocales(language);
    const none = closest.length > 0 ? embeds.closestRooms : embeds.noRooms;
    const allNotes = [...query.notes, ...notes];
    return {
      items: await readCards([...ids, ...closest], { lang, currency: asked.price_currency }),
      total,
      url: isOwner ? `${publicUrl}/` : formatAddress(asked),
      labels: {
        lang: language,
        found:
          total === 0
            ? none
            : browse.roomsFound({ count: total, total: format.formatNumber(total) }),
        all: isOwner ? embeds.otherRooms : embeds.allRooms,
        words: embeds.words,
        search: embeds.search,
      },
      ...(allNotes.length > 0 && { notes: allNotes }),
    };
  };

  /** The same search on the home page. */
  function formatAddress({ place, ...asked }: AskedList): string {
    const filters = Object.entries({ ...(place && { place }), ...pickFilters(asked) });
    const search = new URLSearchParams(filters.map(([name, value]) => [name, String(value)]));
    return search.size > 0 ? `${publicUrl}/?${search}` : `${publicUrl}/`;
  }
}

const formatPlace = ({ name, detail }: { name: string; detail: string }) =>
  [name, detail].filter(Boolean).join(', ');

const ofLists = ['owner', 'count', 'lang', 'place', 'words', 'price_currency'] as const;
type OfLists = (typeof ofLists)[number];

/** The part of a list that `GET /api/listings` has too. */
const pickFilters = (asked: AskedList): Omit<AskedList, OfLists> =>
  Object.fromEntries(Object.entries(asked).filter(([name]) => !ofLists.includes(name as OfLists)));

/**
 * Searches for what comes closest, the best first, for a search that finds nothing: the same further
 * away, the same place without words, whatever is near the place. Without a place, all rooms.
 */
function widenSearch(filters: ListingQuery): ListingQuery[] {
  const { q, box, radius_km: _, ...others } = filters;
  const center = box
    ? boxCenter(box)
    : filters.lat !== undefined && filters.lng !== undefined
      ? { lat: filters.lat, lng: filters.lng }
      : null;
  if (!center) return q === undefined ? [{}] : [others, {}];
  const around = { ...center, radius_km: limits.radiusKm.max, sort: 'distance' } as const;
  return [
    { ...others, ...(q !== undefined && { q }), ...around },
    ...(q === undefined ? [] : [{ ...others, ...around }]),
    around,
  ];
}
