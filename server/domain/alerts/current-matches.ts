import { countedMatches } from '#contract/saved-searches/saved-filters.ts';
import { isSearchable } from '#domain/listings/public.ts';
import type { Pricing } from '#domain/money/public.ts';
import { fragment, integer, type Fragment } from '#platform/database/sql.ts';
import { matchesSearch } from '#domain/search/public.ts';
import { canBeAlerted } from './matching-searches.ts';
import { exchangeRateSql, exchangeRatesSql } from './exchange-rates-sql.ts';

/**
 * SQL: the rooms (`listing_id`) that the saved search `s` found since its user last looked and would
 * find now, each once. What is paused, stale, hidden or changed since is left out. One more than are
 * counted at most, so that a search of everything costs no more than others.
 */
export const currentMatches = (pricing: Pick<Pricing, 'worths'>): Fragment => fragment`(
  with rates as materialized (${exchangeRatesSql(pricing.worths())})
  select m.listing_id from search_matches m
  join lateral (
    select from listings l join lateral (${exchangeRateSql(fragment`l.currency`)}) rates on true
    where l.id = m.listing_id and ${isSearchable} and ${matchesSearch} and ${canBeAlerted}) l on true
  where m.search_id = s.id and m.created_at > s.seen_at and not exists (
    select from search_matches later
    where later.search_id = m.search_id and later.listing_id = m.listing_id
      and later.created_at > s.seen_at
      and (later.kind, later.version) > (m.kind, m.version))
  limit ${integer(countedMatches + 1)})`;
