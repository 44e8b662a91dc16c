import { useId } from 'react';
import * as t from '#locales/agreements.ts';
import * as common from '#locales/common.ts';
import { FailureNotice } from '#src/shared/failures/failure-notice.tsx';
import styles from './agreements.module.css';
import { useShowAnswers } from './api/agreements.ts';

/** Lets the others see which proposals are closer to me; off until I say so. */
export function ShowAnswers({ groupId, isShown }: { groupId: number; isShown: boolean }) {
  const { mutate: show, isPending, variables, error } = useShowAnswers(groupId);
  const hintId = useId();
  return (
    <div className={styles.consent}>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={isPending ? variables : isShown}
          aria-describedby={hintId}
          onChange={(event) => show(event.currentTarget.checked)}
        />
        {t.showAnswers}
      </label>
      <p id={hintId} className={styles.soft}>
        {t.showAnswersHint}
      </p>
      <FailureNotice title={common.notSaved} error={error} />
    </div>
  );
}
