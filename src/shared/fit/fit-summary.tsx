import type { ReactNode } from 'react';
import { limits } from '#contract/limits.ts';
import type { FitSummary } from '#contract/matching/fit.ts';
import { isMatch } from '#fit/score.ts';
import * as t from '#locales/roomie-fit.ts';
import { describeConfidence, describeReason } from '#src/shared/fit/fit-labels.ts';
import { FitRing } from '#src/ui/fit-ring.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './score.module.css';

type Based = Pick<FitSummary, 'score' | 'shared' | 'of' | 'conflicts'>;

const soft = (text: ReactNode) => <span className={styles.base}>{text}</span>;
const strong = (text: ReactNode) => <b className={styles.number}>{text}</b>;
const asItIs = (text: ReactNode) => text;

/** A score with the number of answers it rests on: "82, from 9 of 12". */
export function ScoreBadge({ fit }: { fit: Based }) {
  if (fit.score === null) {
    return (
      <p className={styles.none}>{t.noScoreBased({ basis: describeConfidence(fit), soft })}</p>
    );
  }
  return (
    <p className={styles.badge}>
      <FitRing score={fit.score} conflict={fit.conflicts > 0} />
      <VisuallyHidden>{t.fitBefore({ score: fit.score })}</VisuallyHidden>
      <span className={styles.base}>{describeConfidence(fit)}</span>
    </p>
  );
}

/** The same in one line of words, where a ring stands elsewhere. */
export function ScoreLine({ fit }: { fit: Based }) {
  const basis = describeConfidence(fit);
  return (
    <p className={styles.base}>
      {fit.score === null
        ? t.noScoreBased({ basis, soft: asItIs })
        : t.scoreBased({ score: fit.score, basis, strong })}
      {isMatch(fit) && <span className={styles.match}>{t.match}</span>}
    </p>
  );
}

type Reasoned = Pick<FitSummary, 'conflicts' | 'reasons' | 'score' | 'shared'>;

/** Why two users fit, and above all what is in the way. */
export function Reasons({ fit }: { fit: Reasoned }) {
  const { conflicts, reasons } = fit;
  // Three lines at most, so that every card has room for them.
  const shown = reasons.slice(0, conflicts > 0 ? 2 : 3);
  const isBare = conflicts === 0 && shown.length === 0;
  return (
    <ul className={styles.reasons} aria-label={t.why}>
      {conflicts > 0 && (
        <li className={styles.conflict}>
          <Icon name="alert" />
          {t.conflictsForOne({ count: conflicts })}
        </li>
      )}
      {shown.map((question) => (
        <li key={question} className={styles.reason}>
          <Icon name="check" />
          {describeReason(question)}
        </li>
      ))}
      {isBare && <li className={styles.soft}>{explainBareness(fit)}</li>}
    </ul>
  );
}

function explainBareness({ score, shared }: Reasoned): string {
  if (shared < limits.fit.minShared) return t.tooFewAnswers;
  return score === null ? t.nothingMatters : t.allDiffers;
}
