import { useQuery } from '@tanstack/react-query';
import { readAmount } from '#contract/labels/amount.ts';
import { isFarBelow, percentAbove } from '#contract/listings/ledger-rules.ts';
import { formatMoney, formatNumber } from '#locales/format.ts';
import { rentHow } from '#locales/ledger.ts';
import * as t from '#locales/listing-form.ts';
import { useApi } from '#src/api/api-context.ts';
import { rentsNearbyQuery } from '#src/shared/api/ledger.ts';
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
  const rent = readAmount(draft.monthly_rent) || 0;
  const bills = readAmount(draft.monthly_bills) || 0;
  const isLow = rents && rent > 0 && isFarBelow(percentAbove(rent + bills, rents.median));
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
