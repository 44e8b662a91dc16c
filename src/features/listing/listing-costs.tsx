import type { ReactNode } from 'react';
import { formatDay, formatMoney } from '#locales/format.ts';
import { formatMonth } from '#src/shared/listings/listing-labels.ts';
import { formatStayRange } from '#src/shared/listings/stay.ts';
import { roomTypeLabels } from '#locales/card.ts';
import * as common from '#locales/common.ts';
import { fieldLabels } from '#locales/listing-fields.ts';
import type { Listing } from '#contract/listings/listing.ts';
import * as t from '#locales/listing-later.ts';
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
    <Section title={t.costsAndStay}>
      <dl className={styles.terms}>
        <Term name={common.rent}>
          {t.aMonth({ amount: formatMoney(listing.monthly_rent, currency) })}
        </Term>
        <Term name={common.bills}>{billsLabel(bills, currency)}</Term>
        {Boolean(bills) && (
          <Term name={t.inAll}>
            <b>{t.aMonth({ amount: formatMonth(listing) })}</b>
          </Term>
        )}
        {deposit !== null && (
          <Term name={fieldLabels.deposit}>
            {deposit === 0 ? t.noDeposit : formatMoney(deposit, currency)}
          </Term>
        )}
        {type && <Term name={fieldLabels.room_type}>{roomTypeLabels[type]}</Term>}
        {stay && <Term name={common.lengthOfStay}>{stay}</Term>}
        {until && <Term name={fieldLabels.available_until}>{formatDay(until)}</Term>}
      </dl>
    </Section>
  );
}

function billsLabel(bills: number | null, currency: string): string {
  if (bills === null) return t.billsNotStated;
  return bills === 0 ? t.billsIncluded : t.aMonth({ amount: formatMoney(bills, currency) });
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
