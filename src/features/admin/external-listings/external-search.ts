import type {
  ExternalListingQuery,
  Matching,
} from '#contract/external-listings/external-listing.ts';
import {
  externalOrders,
  externalSorts,
  externalStatuses,
  type ExternalStatus,
} from '#contract/vocabulary.ts';
import { numberIn, parseOption, pageIn, textIn, withoutNulls } from '../shared/read-search.ts';

/** The search in the address of /admin/external-listings. */
export interface ExternalSearch {
  q?: string;
  status?: ExternalStatus;
  source?: string;
  problems?: true;
  duplicate?: true;
  gone?: true;
  sort?: (typeof externalSorts)[number];
  order?: (typeof externalOrders)[number];
  page?: number;
  /** The listing whose form is open. */
  edit?: number;
}

/** Rows of one page. */
export const externalPageSize = 50;

type Loose = Partial<Record<keyof ExternalSearch, unknown>>;

/** Reads a search from an address or a form; leaves out invalid and empty values. */
export function readExternalSearch(raw: Loose): ExternalSearch {
  return {
    ...withoutNulls({
      q: textIn(raw.q),
      status: parseOption(externalStatuses, raw.status),
      source: textIn(raw.source),
      problems: trueIn(raw.problems),
      duplicate: trueIn(raw.duplicate),
      gone: trueIn(raw.gone),
      sort: parseOption(externalSorts, raw.sort),
      order: parseOption(externalOrders, raw.order),
      edit: numberIn(raw.edit),
    }),
    ...pageIn(raw.page),
  };
}

const trueIn = (value: unknown) => (String(value) === 'true' ? true : null);

type Patch = { [K in keyof ExternalSearch]?: ExternalSearch[K] | undefined };

/** The search with some parts changed (`undefined` removes one), from its first page on. */
export function changeSearch(search: ExternalSearch, patch: Patch): ExternalSearch {
  return readExternalSearch({ ...search, page: undefined, edit: undefined, ...patch });
}

/** The filters as the calls take them. */
export function toFilters(search: ExternalSearch): Omit<Matching, 'last_id'> {
  const { q, status, source, problems, duplicate, gone } = search;
  return {
    ...(q !== undefined && { q }),
    ...(status && { status }),
    ...(source !== undefined && { source }),
    ...(problems && { problems: 'true' }),
    ...(duplicate && { duplicate: 'true' }),
    ...(gone && { gone: 'true' }),
  };
}

/** The call that answers this search. */
export function toExternalQuery(search: ExternalSearch): ExternalListingQuery {
  const { sort, order, page } = search;
  return {
    ...toFilters(search),
    ...(sort && { sort }),
    ...(order && { order }),
    ...(page && { page }),
    page_size: externalPageSize,
  };
}

/** The current column and direction; the newest imports come first by default. */
export function toSorting({ sort = 'imported', order }: ExternalSearch) {
  return { sort, order: order ?? (sort === 'imported' ? 'desc' : 'asc') };
}
