import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { GroupSearch } from '#contract/groups/wishes.ts';
import type { SearchChange } from '#contract/listings/listing-map.ts';
import { whatWishesCost } from '#locales/group-search.ts';
import * as t from '#locales/map.ts';
import { useApi } from '#src/api/api-context.ts';
import { listingAdviceQuery } from '#src/shared/api/listing-map.ts';
import { chipLinkClass } from '#src/ui/chip-link.ts';
import { isolate } from '#src/ui/isolate.tsx';
import { filterLabels } from './filter-labels.ts';
import { changeSearch, toListingQuery, type ListingSearch } from './listing-search.ts';
import { wishCost, wishOwner } from './wish-labels.ts';
import styles from './search-advice.module.css';

interface SearchAdviceProps {
  search: ListingSearch;
  /** In a search as a group. */
  group: GroupSearch | undefined;
  onMove: () => void;
}

/** The smallest changes that would find more, where a search found little. */
export default function SearchAdvice({ search, group, onMove }: SearchAdviceProps) {
  const { data } = useQuery(listingAdviceQuery(useApi(), toListingQuery(search)));
  if (!data) return null;
  const toAdvice = (change: SearchChange) => {
    const wish = group?.wishes.find(({ id }) => id === change.without);
    return {
      key: `${change.filter} ${change.value} ${change.without}`,
      search: changeSearch(search, searchPatch(search, change)),
      ...(wish
        ? { label: wishCost(wish, change.more), written: wishOwner(wish) }
        : { label: changeLabel(change, data.currency, searchedWords(search)), written: '' }),
    };
  };
  const isWish = ({ filter }: SearchChange) => filter === 'without_wishes';
  const wishes = data.changes.filter(isWish).map(toAdvice);
  const others = data.changes.filter((change) => !isWish(change)).map(toAdvice);
  return (
    <>
      <Advice title={whatWishesCost} changes={wishes} onMove={onMove} />
      <Advice title={t.fewFound} changes={others} onMove={onMove} />
    </>
  );
}

interface AdviceProps {
  title: string;
  changes: { key: string; search: ListingSearch; label: string; written: string }[];
  onMove: () => void;
}

function Advice({ title, changes, onMove }: AdviceProps) {
  if (changes.length === 0) return null;
  return (
    <nav className={styles.advice} aria-label={title}>
      <p>{title}</p>
      <ul>
        {changes.map(({ key, search, label, written }) => (
          <li key={key}>
            <Link
              to="/"
              search={search}
              resetScroll={false}
              activeOptions={{ exact: true }}
              onClick={onMove}
              className={chipLinkClass}
            >
              {isolate(label, written)}
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
  if (filter === 'without_wishes') return '';
  const labels = filterLabels[filter];
  const name = without !== undefined && 'choices' in labels ? labels.choices[without] : words;
  return labels.advice({ count, value, currency, name: name ?? words });
}
