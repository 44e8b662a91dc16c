import type { Outcome } from './outcomes.ts';

const outcomeLabels: Record<Outcome, string> = {
  passed: 'passed',
  failed: 'failed',
  open: 'not taken',
  leftOut: 'left out',
};

const marks: Record<Outcome, string> = { passed: '✓', failed: '✗', open: '○', leftOut: '–' };

/** An icon for an outcome, with a text alternative. */
export function OutcomeIcon({ outcome }: { outcome: Outcome }) {
  return (
    <span className={`mark ${outcome}`}>
      <span aria-hidden="true">{marks[outcome]}</span>
      <span className="unseen">{outcomeLabels[outcome]}</span>
    </span>
  );
}

/** The legend of the icons and arrows. */
export function Legend() {
  return (
    <ul className="legend">
      {Object.entries(outcomeLabels).map(([outcome, label]) => (
        <li key={outcome}>
          <svg width="34" height="10" aria-hidden="true">
            <path className={`arrow ${outcome}`} d="M1 5H33" />
          </svg>
          <span className={`mark ${outcome}`} aria-hidden="true">
            {marks[outcome as Outcome]}
          </span>{' '}
          {label}
        </li>
      ))}
    </ul>
  );
}
