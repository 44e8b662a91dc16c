import type { FitSummary } from '#contract/matching/fit.ts';
import { describeConfidence } from '#fit/fit-labels.ts';
import { FitRing } from '#src/ui/fit-ring.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './score.module.css';

type Based = Pick<FitSummary, 'score' | 'shared' | 'of' | 'conflicts'>;

/** A score with the number of answers it rests on: "82, from 9 of 12". */
export function ScoreBadge({ fit }: { fit: Based }) {
  if (fit.score === null) {
    return (
      <p className={styles.none}>
        No score yet, <span className={styles.base}>{describeConfidence(fit)}</span>
      </p>
    );
  }
  return (
    <p className={styles.badge}>
      <FitRing score={fit.score} conflict={fit.conflicts > 0} />
      <VisuallyHidden>Fit {fit.score}, </VisuallyHidden>
      <span className={styles.base}>{describeConfidence(fit)}</span>
    </p>
  );
}
