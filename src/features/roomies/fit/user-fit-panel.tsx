import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import * as common from '#locales/common.ts';
import * as t from '#locales/roomie-fit.ts';
import { useApi } from '#src/api/api-context.ts';
import { userFitQuery } from '#src/shared/api/fit.ts';
import { isolate } from '#src/ui/isolate.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Reasons, ScoreBadge } from '#src/shared/fit/fit-summary.tsx';
import styles from './user-fit-panel.module.css';

/** How well someone and the user fit, with the reasons: open on wide screens, one line on narrow ones. */
export function UserFitPanel({ id, name }: { id: number; name: string }) {
  const { data, isPending } = useQuery(userFitQuery(useApi(), id));
  // The page is complete without it, so a failure shows nothing; the next visit asks again.
  if (!data && !isPending) return null;
  const fit = data && { ...data, conflicts: data.conflicts.length };
  return (
    <details className={styles.panel} open={matchMedia('(width >= 60rem)').matches}>
      <summary className={styles.head}>
        <h2 className={styles.title}>{isolate(common.youAnd({ name }), name)}</h2>
        {fit ? <ScoreBadge fit={fit} /> : <Skeleton width="short" />}
      </summary>
      {fit && (
        <div className={styles.why}>
          <Reasons fit={fit} />
          <Link to="/roomies/$id" params={{ id }} hash="fit" className={styles.more}>
            {isolate(t.compareWith({ name }), name)}
          </Link>
        </div>
      )}
    </details>
  );
}
