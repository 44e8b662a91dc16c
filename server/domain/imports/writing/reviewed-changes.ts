import type { PublishedWords } from '#contract/external-listings/external-listing.ts';
import type { ListingField } from '#contract/imports/import-fields.ts';
import type { FieldValues } from '../mapping/fields.ts';

/** What a review reads of a listing. */
export interface ReviewedWords {
  title: string;
  address: string;
  description: string;
  external_link: string | null;
}

/**
 * Which of the words a review read another row changes, as they were; null for none. A link counts
 * when it leads to another host: the rest of an address changes with every campaign.
 */
export function changedWords(
  before: ReviewedWords,
  now: FieldValues,
  mapped: readonly ListingField[],
): PublishedWords | null {
  const changed: PublishedWords = {};
  for (const name of ['title', 'address', 'description'] as const) {
    if (mapped.includes(name) && before[name] !== (now[name] ?? '')) changed[name] = before[name];
  }
  const link = now.external_link;
  if (typeof link === 'string' && hostOf(link) !== hostOf(before.external_link)) {
    changed.external_link = before.external_link;
  }
  return Object.keys(changed).length > 0 ? changed : null;
}

/** As browsers read it. */
const hostOf = (link: string | null) =>
  link !== null && URL.canParse(link) ? new URL(link).host : null;
