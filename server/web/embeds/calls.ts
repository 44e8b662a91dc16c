import type { embedCalls } from '#contract/embeds/embed.ts';
import type { embedCountCalls } from '#contract/embeds/counts.ts';
import { noSuchListing } from '#domain/listings/public.ts';
import type { Database } from '#platform/database/database.ts';
import { embedCacheSeconds } from '#contract/embeds/card.ts';
import {
  describeListOEmbed,
  describeOEmbed,
  describeWantedOEmbed,
  parseListAddress,
  parseListingAddress,
  parseWantedAddress,
} from './oembed.ts';
import { getLocales } from '#get-locales';
import { cardLanguage } from './card-labels.ts';
import { readListPath } from './list-frame.ts';
import { createReadCards } from './read-cards.ts';
import { createReadList } from './read-list.ts';
import { readCardIds, readCurrency } from './read-query.ts';
import { createPartnerCounts } from './partner-counts.ts';
import type { Pricing } from '#domain/money/public.ts';
import { canSeeWanted, noSuchWanted } from '#domain/wanted/public.ts';
import type { Gazetteer } from '#domain/places/public.ts';
import type { CallHandlers } from '#platform/http/bind-calls.ts';
import { answerSharedJson } from '#platform/http/json-response.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { visitorNetwork } from '#platform/http/visitor-network.ts';

interface Deps {
  database: Pick<Database, 'sql' | 'searches'>;
  /** The address of an image up to its key. */
  mediaUrl: string;
  publicUrl: string;
  trustedProxies: number;
  pricing: Pick<Pricing, 'compareIn' | 'compareFor'>;
  gazetteer: Pick<Gazetteer, 'search'>;
}

/** The calls of pages on other sites. They answer everyone alike, signed in or not. */
export function createEmbedHandlers(
  deps: Deps,
): CallHandlers<typeof embedCountCalls & typeof embedCalls> {
  const { database, publicUrl } = deps;
  const readCards = createReadCards({ ...deps, sql: database.sql });
  const counts = createPartnerCounts(database.sql);
  const readList = createReadList({ ...deps, readCards });

  /** How many cards a list's frame shows, and what it is called. */
  async function readFramed(frame: URL) {
    const [kind, query = ''] = readListPath(frame).split('?');
    const asked = Object.fromEntries(new URLSearchParams(query));
    if (kind === 'search') {
      const { items, labels } = await readList(asked);
      const title = [asked['place'], labels.found].filter(Boolean).join(' · ');
      return { frame, title, cards: items.length };
    }
    const cards = await readCards(readCardIds(asked['ids'] ?? '').ids);
    const count = cards.filter(({ state }) => state === 'active').length;
    if (count === 0) throw noSuchListing();
    const { browse, format } = getLocales(cardLanguage(asked['lang']));
    const title = browse.roomsFound({ count, total: format.formatNumber(count) });
    return { frame, title, cards: count };
  }

  return {
    async listEmbeddedCards({ query, c }) {
      const { ids, notes: idNotes } = readCardIds(query.ids);
      const { currency, notes: currencyNotes } = readCurrency(query.currency);
      const notes = [...idNotes, ...currencyNotes];
      const items = await readCards(ids, { lang: query.lang, currency });
      return answerSharedJson(c, { items, ...(notes.length > 0 && { notes }) }, embedCacheSeconds);
    },

    async searchEmbeddedCards({ c }) {
      // Also what the contract does not know, so that a misspelled name is said.
      return answerSharedJson(c, await readList(c.req.query()), embedCacheSeconds);
    },

    async getEmbeddedCard({ params, c }) {
      const [card] = await readCards([params.id]);
      if (card?.state === 'deleted') {
        throw new ProblemError('gone', { detail: 'This room is no longer offered' });
      }
      if (!card || card.state === 'unknown') throw noSuchListing();
      return answerSharedJson(c, card, embedCacheSeconds);
    },

    async getOEmbed({ query, c }) {
      if (query.format !== undefined && query.format !== 'json') {
        throw new ProblemError('not_implemented', { detail: 'Only format=json is supported' });
      }
      const frame = parseListAddress(query.url, publicUrl);
      if (frame) {
        const list = await readFramed(frame);
        return answerSharedJson(c, describeListOEmbed(list, publicUrl, query), embedCacheSeconds);
      }
      const wantedId = parseWantedAddress(query.url, publicUrl);
      if (wantedId !== null) {
        if (!(await canSeeWanted(database.sql, deps.pricing, null, wantedId))) throw noSuchWanted();
        return answerSharedJson(
          c,
          describeWantedOEmbed(wantedId, publicUrl, query),
          embedCacheSeconds,
        );
      }
      const id = parseListingAddress(query.url, publicUrl);
      const [card] = id === null ? [] : await readCards([id]);
      if (!card?.listing) {
        throw new ProblemError('not_found', { detail: 'There is no offered room at this address' });
      }
      return answerSharedJson(c, describeOEmbed(card.listing, publicUrl, query), embedCacheSeconds);
    },

    createEmbedPartner: () => counts.create(),

    countEmbeds: ({ query, c }) => counts.count(query, visitorNetwork(c, deps.trustedProxies)),

    async getEmbedCounts({ query }) {
      const figures = await counts.read(query);
      if (!figures) throw new ProblemError('not_found');
      return figures;
    },
  };
}
