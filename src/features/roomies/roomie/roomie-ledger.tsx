import { useQuery } from '@tanstack/react-query';
import * as t from '#locales/ledger.ts';
import { useApi } from '#src/api/api-context.ts';
import { LedgerLines, userLines } from '#src/shared/trust/ledger-lines.tsx';
import { userLedgerQuery } from '#src/shared/api/users.ts';
import { Section } from '#src/ui/page-layout.tsx';

/** What we know of a roomie; nothing until that is there. */
export default function RoomieLedger({ id }: { id: number }) {
  const { data } = useQuery(userLedgerQuery(useApi(), id));
  if (!data) return null;
  return (
    <Section id="known" title={t.whatWeKnow}>
      <LedgerLines lines={userLines(data)} />
    </Section>
  );
}
