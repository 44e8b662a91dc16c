import { useQuery } from '@tanstack/react-query';
import type { GroupMatrix, PairFit } from '#contract/groups/matrix.ts';
import * as t from '#locales/groups.ts';
import * as ui from '#locales/ui.ts';
import { useApi } from '#src/api/api-context.ts';
import { userFitQuery } from '#src/shared/api/fit.ts';
import { LoadFailureView } from '#src/shared/failures/failure-notice.tsx';
import { Ledger, LedgerLines, type LedgerEntry } from '#src/shared/fit/ledger.tsx';
import { Button } from '#src/ui/button.tsx';
import { Section } from '#src/ui/page-layout.tsx';
import { LoadingPanel } from '#src/ui/skeleton.tsx';
import { pairQuery } from '../api/groups.ts';
import styles from './matrix.module.css';
import { findUser, pairName, userName, type PairIds } from './pairs.ts';

interface PairLedgerProps {
  groupId: number;
  matrix: GroupMatrix;
  pair: PairIds;
  onClose: () => void;
}

/** Why two of a group fit: for the reader and somebody as on that one's page, else as the group may read it. */
export function PairLedger({ groupId, matrix, pair, onClose }: PairLedgerProps) {
  const users = [findUser(matrix, pair.one), findUser(matrix, pair.other)];
  const other = users.find((user) => user && !user.is_me);
  const isMine = users.some((user) => user?.is_me);
  const name = pairName(matrix, pair);
  return (
    <Section
      title={t.whyPair({ pair: name })}
      heading="h3"
      actions={
        <Button variant="quiet" size="s" onClick={onClose}>
          {ui.close}
        </Button>
      }
    >
      {isMine && other && <OwnLedger id={other.id} name={userName(other)} />}
      {!isMine && users.some((user) => user?.lives_there) && (
        <p className={styles.soft}>{t.pairWithHome}</p>
      )}
      {!isMine && !users.some((user) => user?.lives_there) && (
        <OthersLedger
          groupId={groupId}
          pair={pair}
          one={userName(users[0])}
          other={userName(users[1])}
        />
      )}
    </Section>
  );
}

function OwnLedger({ id, name }: { id: number; name: string }) {
  const fit = useQuery(userFitQuery(useApi(), id));
  if (fit.data) return <Ledger fit={fit.data} name={name} />;
  return <Pending query={fit} />;
}

interface OthersLedgerProps {
  groupId: number;
  pair: PairIds;
  one: string;
  other: string;
}

function OthersLedger({ groupId, pair, one, other }: OthersLedgerProps) {
  const fit = useQuery(pairQuery(useApi(), groupId, pair.one, pair.other));
  if (!fit.data) return <Pending query={fit} />;
  const sentence = ({ conflict }: LedgerEntry) => {
    if (conflict === null) return null;
    if (conflict === 'both') return t.dealbreakerBoth;
    return t.dealbreakerName({ name: conflict === 'mine' ? one : other });
  };
  return <LedgerLines fit={toEntries(fit.data)} me={one} name={other} sentence={sentence} />;
}

const sides = { one: 'mine', other: 'theirs', both: 'both' } as const;

/** The same ledger in the words of the ledger of mine: the first of the two in place of me. */
function toEntries({ ledger, ...fit }: PairFit) {
  return {
    ...fit,
    ledger: ledger.map(({ one, other, conflict, ...line }): LedgerEntry => ({
      ...line,
      mine: one,
      theirs: other,
      conflict: conflict && sides[conflict],
    })),
  };
}

interface PendingProps {
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
}

function Pending({ query }: PendingProps) {
  if (query.error) return <LoadFailureView title={t.pairFailed} query={query} heading="h3" />;
  return <LoadingPanel label={t.loadingPair} />;
}
