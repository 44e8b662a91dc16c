import type { Fit, FitLine } from '#contract/matching/fit.ts';
import { formatCount } from '#contract/labels/count.ts';
import styles from './ledger.module.css';
import { KeptLine, LedgerLine } from './ledger-line.tsx';
import { groupLedger } from './ledger-words.ts';

/** Everything a score is made of, question by question, conflicts first. */
export function Ledger({ fit, name }: { fit: Fit; name: string }) {
  const { conflicts, lost, kept } = groupLedger(fit.ledger);
  const left = fit.of - fit.shared;
  const lines = (title: string, found: FitLine[]) =>
    found.length > 0 && (
      <section>
        <h3 className={styles.groupTitle}>{title}</h3>
        <ul className={styles.lines}>
          {found.map((line) => (
            <LedgerLine key={line.question} line={line} name={name} isScored={fit.score !== null} />
          ))}
        </ul>
      </section>
    );
  return (
    <div className={styles.ledger}>
      {lines(conflicts.length === 1 ? 'A conflict' : 'Conflicts', conflicts)}
      {lines('Where points are lost', lost)}
      {kept.length > 0 && (
        <section>
          <h3 className={styles.groupTitle}>
            {fit.score === null ? 'What you both answered' : 'Where nothing is lost'}
          </h3>
          <ul className={styles.kept}>
            {kept.map((line) => (
              <KeptLine key={line.question} line={line} name={name} />
            ))}
          </ul>
        </section>
      )}
      {left > 0 && fit.shared > 0 && (
        <p className={styles.left}>
          {formatCount(left, 'question')} left out, because one of you has not answered{' '}
          {left === 1 ? 'it' : 'them'}.
        </p>
      )}
    </div>
  );
}
