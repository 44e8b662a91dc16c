import type { ListingPage, ListingSummary } from '#contract/listings/listing.ts';
import { formatDay, formatMoney } from '#locales/format.ts';
import { monthInAll } from '#contract/listings/month-in-all.ts';
import { convertMoney } from '#contract/labels/convert-money.ts';
import * as t from '#locales/browse-later.ts';
import styles from './search-page.module.css';

type Rent = Pick<ListingSummary, 'monthly_rent' | 'monthly_bills' | 'currency'>;

/** "about €640" for a rent in another currency; null where there is nothing to convert, or no rate. */
export function aboutRent(listing: Rent, page?: ListingPage): string | null {
  const worth = page?.rates?.worth[listing.currency];
  if (worth === undefined || page?.currency === listing.currency) return null;
  const amount = convertMoney(monthInAll(listing), worth);
  return t.aboutRent({ rent: formatMoney(amount, page?.currency ?? '') });
}
export type AboutRent = (listing: Rent) => string | null;

/** Says how old the exchange rates are, where a rent on this page was converted. */
export function RatesNote({ page }: { page: ListingPage }) {
  const { items, rates } = page;
  if (!rates || !items.some((listing) => aboutRent(listing, page) !== null)) return null;
  return <p className={styles.note}>{t.ratesDay({ day: formatDay(rates.day) })}</p>;
}
