import type { ReactNode } from 'react';
import { formatDay } from '#contract/labels/day.ts';
import { formatMonth } from '#contract/labels/listing-labels.ts';
import { formatMoney } from '#contract/labels/money.ts';
import { formatStayRange } from '#contract/labels/stay.ts';
import { roomTypeLabels } from '#contract/labels/room-type.ts';
import type { Listing } from '#contract/listings/listing.ts';
import { Section } from '#src/ui/page-layout.tsx';
import styles from './listing-details.module.css';

/** What a listing costs, what kind of room it is, and how long one can stay. */
export function ListingCosts({ listing }: { listing: Listing }) {
  const {
    currency,
    monthly_bills: bills,
    deposit,
    room_type: type,
    available_until: until,
  } = listing;
  const stay = formatStayRange(listing.min_stay_months, listing.max_stay_months);
  return (
    <Section title="Costs and stay">
      <dl className={styles.terms}>
        <Term name="Rent">{formatMoney(listing.monthly_rent, currency)} a month</Term>
        <Term name="Bills">{billsLabel(bills, currency)}</Term>
        {Boolean(bills) && (
          <Term name="In all">
            <b>{formatMonth(listing)} a month</b>
          </Term>
        )}
        {deposit !== null && (
          <Term name="Deposit">{deposit === 0 ? 'none' : formatMoney(deposit, currency)}</Term>
        )}
        {type && <Term name="Room type">{roomTypeLabels[type]}</Term>}
        {stay && <Term name="Stay">{stay}</Term>}
        {until && <Term name="Available until">{formatDay(until)}</Term>}
      </dl>
    </Section>
  );
}

function billsLabel(bills: number | null, currency: string): string {
  if (bills === null) return 'not stated, and not part of any comparison';
  return bills === 0 ? 'included in the rent' : `${formatMoney(bills, currency)} a month`;
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
