import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { SearchChange } from '#contract/listings/listing-map.ts';
import * as t from '#locales/map.ts';
import { useApi } from '#src/api/api-context.ts';
import { listingAdviceQuery } from '#src/shared/api/listing-map.ts';
import { chipLinkClass } from '#src/ui/chip-link.ts';
import { filterLabels } from './filter-labels.ts';
import { changeSearch, toListingQuery, type ListingSearch } from './listing-search.ts';
import styles from './search-advice.module.css';

interface SearchAdviceProps {
  search: ListingSearch;
  onMove: () => void;
}

/** The smallest changes that would find more, where a search found little. */
export default function SearchAdvice({ search, onMove }: SearchAdviceProps) {
  const { data } = useQuery(listingAdviceQuery(useApi(), toListingQuery(search)));
  if (!data || data.changes.length === 0) return null;
  return (
    <nav className={styles.advice} aria-label={t.fewFound}>
      <p>{t.fewFound}</p>
      <ul>
        {data.changes.map((change) => (
          <li key={`${change.filter} ${change.value} ${change.without}`}>
            <Link
              to="/"
              search={changeSearch(search, searchPatch(search, change))}
              resetScroll={false}
              activeOptions={{ exact: true }}
              onClick={onMove}
              className={chipLinkClass}
            >
              {changeLabel(change, data.currency, searchedWords(search))}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A place that is not on the map is only words. */
const searchedWords = ({ q, place, lat }: ListingSearch) =>
  [q, lat === undefined && place].filter(Boolean).join(' ');

const searchPatch = ({ lat }: ListingSearch, { filter, value }: SearchChange) =>
  filter === 'q'
    ? { q: undefined, ...(lat === undefined && { place: undefined }) }
    : { [filter]: value ?? undefined };

function changeLabel(
  { filter, value, without, more: count }: SearchChange,
  currency: string,
  words: string,
): string {
  const labels = filterLabels[filter];
  const name = without !== undefined && 'choices' in labels ? labels.choices[without] : words;
  return labels.advice({ count, value, currency, name: name ?? words });
}
