import type { WantedPage } from '#contract/wanted/wanted.ts';
import * as t from '#locales/wanted.ts';
import { ScoreLine } from '#src/shared/fit/fit-summary.tsx';
import styles from './wanted.module.css';

/** Of a group: the one who fits me, or the household of my room, least. */
export function WeakestPair({ page: { fit, fit_of, fit_with } }: { page: WantedPage }) {
  if (!fit || !fit_of) return null;
  const { first_name: one } = fit_of;
  return (
    <div>
      <ScoreLine fit={fit} />
      <p className={styles.soft} dir="auto">
        {fit_with ? t.lowestPair({ one, other: fit_with.first_name }) : t.lowestWithYou({ one })}
      </p>
    </div>
  );
}
