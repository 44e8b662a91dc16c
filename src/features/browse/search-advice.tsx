import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatDay, formatMoney } from '#locales/format.ts';
import { amenityLabels, houseRuleLabels } from '#locales/vocabulary.ts';
import type { Relaxation, SearchChange } from '#contract/listings/listing-map.ts';
import * as t from '#locales/map.ts';
import { useApi } from '#src/api/api-context.ts';
import { listingAdviceQuery } from '#src/queries/listing-map.ts';
import { chipLinkClass } from '#src/ui/chip-link.ts';
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
              search={changeSearch(search, patchOf(search, change))}
              resetScroll={false}
              activeOptions={{ exact: true }}
              onClick={onMove}
              className={chipLinkClass}
            >
              {labelOf(change, data.currency, wordsOf(search))}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A place that is not on the map is only words. */
const wordsOf = ({ q, place, lat }: ListingSearch) =>
  [q, lat === undefined && place].filter(Boolean).join(' ');

const patchOf = ({ lat }: ListingSearch, { filter, value }: SearchChange) =>
  filter === 'q'
    ? { q: undefined, ...(lat === undefined && { place: undefined }) }
    : { [filter]: value ?? undefined };

const traits: Record<string, string> = { ...amenityLabels, ...houseRuleLabels };

interface Change {
  count: number;
  /** The new value; null without one. */
  value: string | null;
  currency: string;
  /** The name of what is left out. */
  name: string;
}

const labels: Record<Relaxation, (change: Change) => string> = {
  max_rent: ({ count, value, currency }) =>
    t.upToRent({ count, rent: formatMoney(Number(value), currency) }),
  min_rent: t.anyLeastRent,
  room_for: ({ count, value }) => t.roomForFewer({ count, people: value ?? '1' }),
  bedrooms: ({ count, value }) =>
    value === null ? t.anyBedrooms({ count }) : t.fewerBedrooms({ count, bedrooms: value }),
  available_from: ({ count, value }) =>
    value === null ? t.anyDay({ count }) : t.freeBy({ count, day: formatDay(value) }),
  stay_months: t.anyStay,
  max_roommates: ({ count, value }) =>
    value === null ? t.anyRoommates({ count }) : t.moreRoommates({ count, roommates: value }),
  room_type: t.anyRoomType,
  amenities: t.without,
  house_rules: t.without,
  q: t.without,
  radius_km: ({ count, value }) => t.withinDistance({ count, distance: value ?? '' }),
  box: t.largerArea,
};

function labelOf(
  { filter, value, without, more: count }: SearchChange,
  currency: string,
  words: string,
): string {
  const name = without === undefined ? words : (traits[without] ?? without);
  return labels[filter]({ count, value, currency, name });
}
