import { useQuery } from '@tanstack/react-query';
import type { ListingLedger as Ledger } from '#contract/listings/ledger.ts';
import { isFarBelow } from '#contract/listings/ledger-rules.ts';
import { formatDay, formatMoney, formatNumber } from '#locales/format.ts';
import * as t from '#locales/ledger.ts';
import { useApi } from '#src/api/api-context.ts';
import { LedgerLines, userLines, type LedgerLine } from '#src/shared/trust/ledger-lines.tsx';
import { listingLedgerQuery } from '#src/shared/api/ledger.ts';
import { Section } from '#src/ui/page-layout.tsx';
import { laterIcons } from '#src/ui/later-icons.ts';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';

/** What we know of a listing and of who offers it; nothing where that cannot be loaded. */
export default function ListingLedger({ id }: { id: number }) {
  const { data, isPending } = useQuery(listingLedgerQuery(useApi(), id));
  if (!data && !isPending) return null;
  return (
    <Section id="known" title={t.whatWeKnow}>
      {data ? (
        <LedgerLines lines={ledgerLines(data)} />
      ) : (
        <Loading label={t.loadingLedger}>
          <Skeleton shape="panel" />
          <Skeleton shape="panel" />
        </Loading>
      )}
    </Section>
  );
}

function ledgerLines({ last_confirmed_at: confirmed, owner, photos, rent }: Ledger): LedgerLine[] {
  const lines: LedgerLine[] = [
    {
      id: 'confirmed',
      icon: 'calendar',
      fact: t.confirmedOn({ day: formatDay(confirmed) }),
      how: owner ? t.ownerConfirmed : t.sourceConfirmed,
    },
  ];
  if (rent) {
    lines.push({
      id: 'rent',
      icon: laterIcons.home,
      fact: rentFact(rent.percent),
      how: t.rentHow({
        count: formatNumber(rent.rents),
        km: formatNumber(rent.within_km),
        amount: formatMoney(rent.median, rent.currency),
      }),
    });
  }
  if (rent && isFarBelow(rent.percent)) {
    lines.push({
      id: 'low-rent',
      icon: 'alert',
      fact: t.rentFarBelow,
      how: t.rentFarBelowAdvice,
    });
  }
  if (photos) {
    lines.push({
      id: 'photos',
      icon: 'check',
      fact: t.photosOnlyHere({ count: photos.count }),
      how: t.photosHow({ day: formatDay(photos.compared_on) }),
    });
  }
  return owner ? [...lines, ...userLines(owner)] : lines;
}

function rentFact(percent: number): string {
  if (percent === 0) return t.rentAtMedian;
  const amount = { percent: formatNumber(Math.abs(percent)) };
  return percent > 0 ? t.rentAbove(amount) : t.rentBelow(amount);
}
