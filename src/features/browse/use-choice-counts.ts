import { useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import type { ListingChoice } from '#contract/listings/listing-map.ts';
import type { ListingQuery } from '#contract/listings/listing.ts';
import { useApi } from '#src/api/api-context.ts';
import { listingChoicesQuery } from '#src/shared/api/listing-map.ts';

/** From here on the filters stand beside the results; below, they are a sheet. */
const beside = '(width >= 60rem)';

export type CountChoice = (
  filter: ListingChoice['filter'],
  value: string | number,
) => number | null;

/**
 * How many rooms each choice of a filter finds. They are asked for once the results are there and
 * the filters in sight; until then each is null.
 */
export function useChoiceCounts(filters: ListingQuery, hasResults: boolean) {
  const [isOpen, setOpen] = useState(false);
  const isBeside = useSyncExternalStore(
    watchWidth,
    () => matchMedia(beside).matches,
    () => false,
  );
  const { data } = useQuery({
    ...listingChoicesQuery(useApi(), filters),
    enabled: hasResults && (isOpen || isBeside),
  });
  const totals = new Map(data?.choices.map((each) => [`${each.filter} ${each.value}`, each.total]));
  const countChoice: CountChoice = (filter, value) => totals.get(`${filter} ${value}`) ?? null;
  return { countChoice, isOpen, setOpen };
}

function watchWidth(onChange: () => void): () => void {
  const query = matchMedia(beside);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
