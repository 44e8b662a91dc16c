import type { GroupSearch } from '#contract/groups/wishes.ts';
import type { ListingQuery } from '#contract/listings/listing.ts';
import type { TokenHolder } from '#domain/auth/public.ts';
import { noSuchGroup, readSeekingGroup } from '#domain/groups/public.ts';
import type { Pricing } from '#domain/money/public.ts';
import type { UserAnswers } from '#fit/answers.ts';
import type { Sql } from '#platform/database/sql.ts';
import type { Wish } from '../priced-query.ts';
import { deriveWishes } from './derive-wishes.ts';

/** A group as it searches. */
export interface SearchingGroup {
  answer: GroupSearch;
  wishes: readonly Wish[];
  /** The members whom the viewer is shown, who are compared with those who live in a listing. */
  ids: ReadonlySet<number>;
  answers: readonly UserAnswers[];
}

/**
 * The group that a search is for; null in a search for oneself. Throws `not_found` for everyone who
 * is not in it, also for visitors.
 */
export async function readGroupSearch(
  sql: Sql,
  pricing: Pick<Pricing, 'compareIn' | 'defaultCurrency'>,
  holder: TokenHolder | null,
  { group: id, without_wishes: without }: ListingQuery,
): Promise<SearchingGroup | null> {
  if (id === undefined) return null;
  if (!holder) throw noSuchGroup();
  const group = await readSeekingGroup(sql, holder, id);
  const { shown, wishes } = deriveWishes(group, pricing, without);
  return {
    answer: { id, name: group.name, wishes: shown },
    wishes,
    ids: new Set(group.seekers.map((seeker) => seeker.id)),
    answers: group.seekers.map(({ answers }) => answers),
  };
}
