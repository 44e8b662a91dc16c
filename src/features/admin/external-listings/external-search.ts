import { type } from 'arktype';
import type { ExternalListingQuery, Matching } from '#contract/external-listing.ts';
import { limits } from '#contract/limits.ts';
import {
  externalOrders,
  externalSorts,
  externalStatuses,
  type ExternalStatus,
} from '#contract/vocabulary.ts';

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

const words = type('string.trim').to(`1 <= string <= ${limits.search.max}`);
const yes = type("'true'").pipe(() => true as const);
const whole = type('string.integer.parse');
const fields = {
  q: words,
  status: type.enumerated(...externalStatuses),
  source: words,
  problems: yes,
  duplicate: yes,
  gone: yes,
  sort: type.enumerated(...externalSorts),
  order: type.enumerated(...externalOrders),
  page: whole.to(`2 <= number <= ${limits.countedItems}`),
  edit: whole.to(`1 <= number <= ${limits.id.max}`),
} satisfies Record<keyof ExternalSearch, unknown>;

type Loose = Partial<Record<keyof ExternalSearch, unknown>>;

/** Reads a search from an address or a form: what is invalid or says nothing is left out. */
export function readExternalSearch(raw: Loose): ExternalSearch {
  const read: Loose = {};
  for (const name of Object.keys(fields) as (keyof typeof fields)[]) {
    const value = fields[name](textOf(raw[name]));
    if (!(value instanceof type.errors)) read[name] = value;
  }
  return read as ExternalSearch;
}

/** The router reads `?page=2` as a number and `?gone=true` as a boolean. */
function textOf(value: unknown): unknown {
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
}

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
