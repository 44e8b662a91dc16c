import type { AgreementRule } from '#contract/agreements/calls.ts';
import type { ClauseId } from '#contract/agreements/clauses.ts';
import { clauseTexts } from '#locales/agreement-paper.ts';
import * as t from '#locales/agreements.ts';
import { formatList } from '#locales/format.ts';
import { Button } from '#src/ui/button.tsx';
import { isolate } from '#src/ui/isolate.tsx';
import styles from './agreements.module.css';

interface OpenRuleProps {
  rule: AgreementRule;
  isBusy: boolean;
  onChoose: (clause: ClauseId) => void;
  onWrite: () => void;
}

/** A point on which the answers differ: both closest proposals, of which one can be chosen. */
export function OpenRule({ rule, isBusy, onChoose, onWrite }: OpenRuleProps) {
  return (
    <div className={styles.open}>
      <p className={styles.hint}>{t.openPoint}</p>
      <ul className={styles.proposals}>
        {rule.proposals.map(({ clause, closer_to: names }) => (
          <li key={clause} className={styles.proposal}>
            <span className={styles.text}>
              {clauseTexts[clause]}
              {names.length > 0 && (
                <small className={styles.soft}>
                  {isolate(t.closerTo({ names: formatList(names) }), formatList(names))}
                </small>
              )}
            </span>
            <Button
              variant="quiet"
              size="s"
              busy={isBusy}
              aria-label={`${t.choose}: ${clauseTexts[clause]}`}
              onClick={() => onChoose(clause)}
            >
              {t.choose}
            </Button>
          </li>
        ))}
      </ul>
      <div>
        <Button variant="plain" size="s" onClick={onWrite}>
          {t.writeOwn}
        </Button>
      </div>
    </div>
  );
}
