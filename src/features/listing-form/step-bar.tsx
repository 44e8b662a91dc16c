import type { ReactNode } from 'react';
import * as common from '#locales/common.ts';
import * as ui from '#locales/ui.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { useCoveredPx } from '#src/ui/use-covered-px.ts';
import type { ListingFormApi } from './listing-draft.ts';
import styles from './listing-form.module.css';

interface StepBarProps {
  form: ListingFormApi;
  /** Without a function there is no step before or after. */
  onBack?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  /** Without a label this step does not save the form. */
  submitLabel: string | null;
  cancel: ReactNode;
}

/** The ways on from a step. On phones they stay above the tabs, or above the keyboard. */
export function StepBar({ form, onBack, onNext, submitLabel, cancel }: StepBarProps) {
  const coveredPx = useCoveredPx();
  return (
    <div className={styles.foot}>
      <div className={styles.bar} style={{ '--covered': `${coveredPx}px` } as object}>
        {onBack && (
          <Button variant="quiet" className={styles.way} onClick={onBack} aria-label={common.back}>
            <Icon name="chevron-left" />
            <span className={submitLabel === null ? undefined : styles.wayName}>{common.back}</span>
          </Button>
        )}
        {onNext && (
          <Button
            variant={submitLabel === null ? 'primary' : 'quiet'}
            className={submitLabel === null ? styles.main : styles.way}
            onClick={onNext}
            aria-label={common.next}
          >
            <span className={submitLabel === null ? undefined : styles.wayName}>{common.next}</span>
            <Icon name="chevron-right" />
          </Button>
        )}
        {submitLabel !== null && (
          <form.SubmitButton className={styles.main} busyLabel={ui.saving}>
            {submitLabel}
          </form.SubmitButton>
        )}
      </div>
      <div className={styles.cancel}>{cancel}</div>
    </div>
  );
}
