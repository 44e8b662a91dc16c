import { useQuery } from '@tanstack/react-query';
import { readAmount } from '#contract/labels/amount.ts';
import { lowRentPercent } from '#contract/scam-guard/rule.ts';
import { formatMoney, formatNumber } from '#locales/format.ts';
import { rentHow } from '#locales/ledger.ts';
import * as t from '#locales/listing-form.ts';
import { useApi } from '#src/api/api-context.ts';
import { rentsNearbyQuery } from '#src/queries/ledger.ts';
import { Notice } from '#src/ui/notice.tsx';
import type { ListingDraft } from './listing-draft.ts';
import styles from './listing-form.module.css';

interface RentNoticeProps {
  draft: Pick<
    ListingDraft,
    'latitude' | 'longitude' | 'room_type' | 'currency' | 'monthly_rent' | 'monthly_bills'
  >;
}

/** Says what rooms of this kind cost nearby, and when the rent is far below that. Blocks nothing. */
export default function RentNotice({ draft }: RentNoticeProps) {
  const { data } = useQuery(rentsNearbyQuery(useApi(), draft));
  const rents = data?.rents;
  // Only a rent that is there already can be compared.
  const rent = readAmount(draft.monthly_rent);
  const total = (rent ?? 0) + (readAmount(draft.monthly_bills) || 0);
  const isLow =
    rents && rent !== null && rent > 0 && total / rents.median - 1 <= lowRentPercent / 100;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element holds no blocks
    <div className={styles.rents} role="status">
      {rents && (
        <p className={styles.soft}>
          {rentHow({
            count: formatNumber(rents.rents),
            km: formatNumber(rents.within_km),
            amount: formatMoney(rents.median, rents.currency),
          })}
        </p>
      )}
      {isLow && (
        <Notice tone="warning" title={t.rentIsLow}>
          {t.rentIsLowHint}
        </Notice>
      )}
    </div>
  );
}
