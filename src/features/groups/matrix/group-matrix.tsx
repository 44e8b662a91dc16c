import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { GroupMatrix as Matrix } from '#contract/groups/matrix.ts';
import * as t from '#locales/groups.ts';
import { useApi } from '#src/api/api-context.ts';
import { LoadFailureView } from '#src/shared/failures/failure-notice.tsx';
import { LoadingPanel } from '#src/ui/skeleton.tsx';
import { matrixQuery } from '../api/groups.ts';
import { ChangeNotice } from './change-notice.tsx';
import styles from './matrix.module.css';
import { MatrixTable } from './matrix-table.tsx';
import { PairLedger } from './pair-ledger.tsx';
import { findPair, pairName, type PairIds } from './pairs.ts';

interface GroupMatrixProps {
  id: number;
  /** How many are in the group: alone there is nobody to compare with. */
  size: number;
  listing: number | undefined;
}

/** How well every two of a group would live together, the least content pair in words, and why. */
export function GroupMatrix({ id, size, listing }: GroupMatrixProps) {
  const matrix = useQuery(matrixQuery(useApi(), id, listing));
  if (size === 1 && listing === undefined) return <p className={styles.soft}>{t.oneAlone}</p>;
  if (matrix.data) return <Pairs id={id} matrix={matrix.data} />;
  if (matrix.error) return <LoadFailureView title={t.matrixFailed} query={matrix} />;
  return <LoadingPanel label={t.loadingMatrix} />;
}

function Pairs({ id, matrix }: { id: number; matrix: Matrix }) {
  const [openPair, setOpenPair] = useState<PairIds | null>(null);
  const ledgerId = useId();
  const isThere = openPair && findPair(matrix, openPair.one, openPair.other);
  return (
    <div className={styles.matrix}>
      <p className={styles.soft}>{t.matrixHint}</p>
      <Weakest matrix={matrix} />
      <MatrixTable
        matrix={matrix}
        openPair={openPair}
        ledgerId={ledgerId}
        onChoose={(pair) => setOpenPair(pair)}
      />
      <p className={styles.soft}>{t.pressForReasons}</p>
      {matrix.left_out > 0 && (
        <p className={styles.soft}>{t.leftOut({ count: matrix.left_out })}</p>
      )}
      <div id={ledgerId} aria-live="polite">
        {isThere && (
          <PairLedger
            key={`${openPair.one}-${openPair.other}`}
            groupId={id}
            matrix={matrix}
            pair={openPair}
            onClose={() => setOpenPair(null)}
          />
        )}
      </div>
      <ChangeNotice matrix={matrix} />
    </div>
  );
}

/** The pair that is least content, by name: the group is as happy as they are. */
function Weakest({ matrix }: { matrix: Matrix }) {
  const { weakest } = matrix;
  const fit = weakest && findPair(matrix, weakest.one, weakest.other)?.fit;
  if (!weakest || !fit) return <p>{t.nobodyCompared}</p>;
  const pair = pairName(matrix, weakest);
  const { score, conflicts } = fit;
  const sentence =
    score === null
      ? t.lowestUnscored({ pair })
      : (conflicts > 0 ? t.lowestConflict : t.lowest)({ pair, score });
  return <p className={styles.weakest}>{sentence}</p>;
}
