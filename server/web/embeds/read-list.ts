import { embedLimits } from '#contract/embeds/card.ts';
import type { EmbeddedList, EmbeddedListQuery } from '#contract/embeds/embed.ts';
import { createSearch } from '#domain/search/public.ts';
import { isSearchable } from '#domain/listings/public.ts';
import type { Pricing } from '#domain/money/public.ts';
import { getLocales } from '#get-locales';
import type { Database } from '#platform/database/database.ts';
import { fragment } from '#platform/database/sql.ts';
import { cardLanguage } from './card-labels.ts';
import type { ReadCards } from './read-cards.ts';

interface Deps {
  database: Pick<Database, 'sql' | 'searches'>;
  pricing: Pick<Pricing, 'compareFor'>;
  publicUrl: string;
  readCards: ReadCards;
}

interface Found {
  ids: number[];
  total: number;
}

/** Reads a list for another site: which rooms, their cards, and what stands around them. */
export function createReadList({ database, pricing, publicUrl, readCards }: Deps) {
  const search = createSearch(database.searches, fragment`to_jsonb(l.id)`);

  async function readSearch(query: EmbeddedListQuery, size: number): Promise<Found> {
    const filters = pickFilters(query);
    const rents = await pricing.compareFor(filters);
    const { items, total } = await search({ ...filters, page: 1, page_size: size, rents });
    return { ids: JSON.parse(items) as number[], total };
  }

  async function readOwner(owner: number, size: number): Promise<Found> {
    const rows = await database.sql<{ id: number; total: number }[]>`
      select l.id, count(*) over ()::int as total from listings l
      where l.user_id = ${owner} and ${isSearchable}
      order by l.created_at desc, l.id desc limit ${size}`;
    return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
  }

  return async function readList(query: EmbeddedListQuery): Promise<EmbeddedList> {
    const {
      owner,
      count = embedLimits.cardsInList.default,
      lang,
      price_currency: currency,
    } = query;
    const { ids, total } = await (owner === undefined
      ? readSearch(query, count)
      : readOwner(owner, count));
    const language = cardLanguage(lang);
    const { browse, embeds, format } = getLocales(language);
    return {
      items: await readCards(ids, { lang, currency }),
      total,
      url: owner === undefined ? formatAddress(query) : `${publicUrl}/`,
      labels: {
        lang: language,
        found:
          total === 0
            ? embeds.noRooms
            : browse.roomsFound({ count: total, total: format.formatNumber(total) }),
        all: owner === undefined ? embeds.allRooms : embeds.otherRooms,
        words: embeds.words,
        search: embeds.search,
      },
    };
  };

  /** The same search on the home page. */
  function formatAddress({ place, ...query }: EmbeddedListQuery): string {
    const filters = Object.entries({ ...(place && { place }), ...pickFilters(query) });
    const search = new URLSearchParams(filters.map(([name, value]) => [name, String(value)]));
    return search.size > 0 ? `${publicUrl}/?${search}` : `${publicUrl}/`;
  }
}

const ofLists = ['owner', 'count', 'lang', 'place', 'price_currency'] as const;
type OfLists = (typeof ofLists)[number];

/** The part of a query that `GET /api/listings` has too. */
const pickFilters = (query: EmbeddedListQuery): Omit<EmbeddedListQuery, OfLists> =>
  Object.fromEntries(Object.entries(query).filter(([name]) => !ofLists.includes(name as OfLists)));
