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
import { numberIn, oneOf, pageIn, said, wordsIn } from '../desk/read-search.ts';

/** The search as the address of /admin/external-listings holds it. */
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

/** Reads a search from an address or a form: what is invalid or says nothing is left out. */
export function readExternalSearch(raw: Loose): ExternalSearch {
  return {
    ...said({
      q: wordsIn(raw.q),
      status: oneOf(externalStatuses, raw.status),
      source: wordsIn(raw.source),
      problems: yesIn(raw.problems),
      duplicate: yesIn(raw.duplicate),
      gone: yesIn(raw.gone),
      sort: oneOf(externalSorts, raw.sort),
      order: oneOf(externalOrders, raw.order),
      edit: numberIn(raw.edit),
    }),
    ...pageIn(raw.page),
  };
}

const yesIn = (value: unknown) => (String(value) === 'true' ? true : null);

type Patch = { [K in keyof ExternalSearch]?: ExternalSearch[K] | undefined };

/** The search with some parts changed (`undefined` removes one), from its first page on. */
export function changeSearch(search: ExternalSearch, patch: Patch): ExternalSearch {
  return readExternalSearch({ ...search, page: undefined, edit: undefined, ...patch });
}

/** What narrows the list, in the words of the calls. */
export function filtersOf(search: ExternalSearch): Omit<Matching, 'last_id'> {
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
    ...filtersOf(search),
    ...(sort && { sort }),
    ...(order && { order }),
    ...(page && { page }),
    page_size: externalPageSize,
  };
}

/** The column and direction in force; imports are looked at newest first. */
export function sortingOf({ sort = 'imported', order }: ExternalSearch) {
  return { sort, order: order ?? (sort === 'imported' ? 'desc' : 'asc') };
}
