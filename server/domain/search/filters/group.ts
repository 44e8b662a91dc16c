import { splitWishes } from '#contract/groups/wish-ids.ts';
import { fragment, join, type Fragment } from '#platform/database/sql.ts';
import type { Condition } from '../index/conditions.ts';
import { countBits, createMask, wordsPerBlock } from '../index/masks.ts';
import type { PricedQuery, Wish } from '../priced-query.ts';
import { countOneStep, type Relaxation } from '../relaxation/relaxation.ts';
import type { IndexSearch, SearchFilter } from './filter.ts';
import { suitsGroup } from './group-matches.ts';

/**
 * What suits everyone of a group: each wish is one or several searches by `filters`, of which one
 * must find the listing. The server reads them from the profiles (`group/derive-wishes.ts`).
 */
export function createGroupFilter(filters: readonly SearchFilter[]): SearchFilter {
  const accepts = (query: PricedQuery): Fragment =>
    fragment`(${join(
      filters.flatMap((filter) => filter.conditions(query)),
      fragment` and `,
    )})`;

  /** Passes what one of these searches finds. */
  function findsAny(search: IndexSearch, searches: readonly PricedQuery[]): Condition {
    const tests = searches.map((query) =>
      filters.flatMap((filter) => filter.test({ ...search, query }) ?? []),
    );
    const [found, rest] = [createMask(), createMask()];
    return (passing, begin) => {
      found.fill(0);
      for (const keeps of tests) {
        // Only what no search before has found is left to look at.
        for (let word = 0; word < wordsPerBlock; word += 1)
          rest[word] = passing[word]! & ~found[word]!;
        for (const keep of keeps) keep(rest, begin);
        for (let word = 0; word < wordsPerBlock; word += 1) found[word]! |= rest[word]!;
      }
      passing.set(found);
    };
  }

  function relax(search: IndexSearch, { id, searches, rest }: Wish): Relaxation {
    const others = [...splitWishes(search.query.without_wishes), id];
    const isLeft = rest && findsAny(search, [rest]);
    return {
      test: findsAny(search, searches),
      steps: [{ parameter: 'without_wishes', value: others.join(), without: id, effort: 1 }],
      count: isLeft
        ? (slots, begin, counts) => {
            isLeft(slots, begin);
            counts[0]! += countBits(slots);
          }
        : countOneStep,
      // An earlier day loses listings that are free later.
      widens: !isLeft,
    };
  }

  return {
    conditions: (query) =>
      readWishes(query).map(
        ({ searches }) => fragment`coalesce(${join(searches.map(accepts), fragment` or `)}, false)`,
      ),
    test(search) {
      const tests = readWishes(search.query).map(({ searches }) => findsAny(search, searches));
      if (tests.length === 0) return null;
      return (passing, begin) => {
        for (const keep of tests) keep(passing, begin);
      };
    },
    relaxations: (search) => readWishes(search.query).map((wish) => relax(search, wish)),
    saved: {
      columns: ['group_id', 'without_wishes'],
      values: ({ group, without_wishes: without }) => [
        fragment`${group ?? null}::int`,
        fragment`${splitWishes(without)}::text[]`,
      ],
      matches: suitsGroup,
    },
  };
}

/** Throws for a search as a group whose wishes nobody read: it would find what suits nobody. */
function readWishes({ group, wishes }: PricedQuery): readonly Wish[] {
  if (group !== undefined && !wishes) throw new Error('The wishes of the group are missing');
  return wishes ?? [];
}
