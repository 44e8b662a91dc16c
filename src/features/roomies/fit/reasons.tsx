import type { FitSummary } from '#contract/matching/fit.ts';
import { describeReason } from '#fit/fit-labels.ts';
import { formatCount } from '#contract/labels/count.ts';
import { Icon } from '#src/ui/icon.tsx';
import styles from './score.module.css';

type Reasoned = Pick<FitSummary, 'conflicts' | 'reasons' | 'score'>;

/** Why two people fit, and above all what is in the way. */
export function Reasons({ fit }: { fit: Reasoned }) {
  const { conflicts, reasons, score } = fit;
  // Three lines at most, so that every card has room for them.
  const shown = reasons.slice(0, conflicts > 0 ? 2 : 3);
  const isBare = conflicts === 0 && shown.length === 0;
  return (
    <ul className={styles.reasons} aria-label="Why">
      {conflicts > 0 && (
        <li className={styles.conflict}>
          <Icon name="alert" />
          {formatCount(conflicts, 'conflict')}: {conflicts === 1 ? 'a dealbreaker' : 'dealbreakers'}{' '}
          for one of you
        </li>
      )}
      {shown.map((question) => (
        <li key={question} className={styles.reason}>
          <Icon name="check" />
          {describeReason(question)}
        </li>
      ))}
      {isBare && (
        <li className={styles.soft}>
          {score === null
            ? 'Too few questions that both of you answered'
            : 'Something differs on every question you share'}
        </li>
      )}
    </ul>
  );
}
