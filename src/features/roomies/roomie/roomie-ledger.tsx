import { useQuery } from '@tanstack/react-query';
import * as t from '#locales/ledger.ts';
import { useApi } from '#src/api/api-context.ts';
import { LedgerLines, userLines } from '#src/shared/trust/ledger-lines.tsx';
import { userLedgerQuery } from '#src/shared/api/users.ts';
import { Section } from '#src/ui/page-layout.tsx';
import { SectionSkeleton } from '#src/ui/section-skeleton.tsx';

/** What we know of a roomie; nothing where that cannot be loaded. */
export default function RoomieLedger({ id }: { id: number }) {
  const { data, isPending } = useQuery(userLedgerQuery(useApi(), id));
  if (!data) return isPending ? <SectionSkeleton /> : null;
  return (
    <Section id="known" title={t.whatWeKnow}>
      <LedgerLines lines={userLines(data)} />
    </Section>
  );
}
