import type { Fit } from '#contract/matching/fit.ts';
import { questions } from '#contract/questionnaire/questions.ts';
import styles from './score-bar.module.css';

/** A hundred points as one bar: what is kept, and what each question takes away. */
export function ScoreBar({ fit }: { fit: Fit }) {
  const { score } = fit;
  if (score === null) return null;
  const lost = fit.ledger
    .filter(({ points }) => points > 0)
    .toSorted((one, other) => other.points - one.points);
  return (
    <figure className={styles.figure}>
      <div className={styles.bar} aria-hidden="true">
        {score > 0 && <span className={styles.kept} style={{ flexGrow: score }} />}
        {lost.map(({ question, points, conflict }) => (
          <span
            key={question}
            className={conflict ? styles.conflict : styles.lost}
            style={{ flexGrow: points }}
            title={`${questions[question].topic}: −${points}`}
          />
        ))}
      </div>
      <figcaption className={styles.caption}>
        {lost.length === 0
          ? 'All 100 points kept.'
          : `100 − ${lost.map(({ points }) => points).join(' − ')} = ${score}`}
      </figcaption>
    </figure>
  );
}
