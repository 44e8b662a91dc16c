import { useStore } from '@tanstack/react-form';
import { useLinkProps } from '@tanstack/react-router';
import { formatNumber } from '#locales/format.ts';
import * as t from '#locales/listing-form.ts';
import { listingSteps, type ListingStep } from '#src/shared/listings/listing-steps.ts';
import { Icon } from '#src/ui/icon.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { fieldsIn, isStepDone } from './form-steps.ts';
import type { ListingFormApi } from './listing-draft.ts';
import styles from './step-progress.module.css';

interface StepProgressProps {
  form: ListingFormApi;
  current: ListingStep;
  photoCount: number;
}

/** All steps of the form as links: which one is shown, which are done, and which have errors. */
export function StepProgress({ form, current, photoCount }: StepProgressProps) {
  const { values, fieldMeta, submissionAttempts } = useStore(form.store, (state) => state);

  function readState(step: ListingStep): StepState {
    const hasErrors = fieldsIn(step).some((field) => {
      const meta = fieldMeta[field];
      return meta && meta.errors.length > 0 && (meta.isBlurred || submissionAttempts > 0);
    });
    if (hasErrors) return 'wrong';
    return isStepDone(step, values, photoCount) ? 'done' : 'open';
  }

  return (
    <nav className={styles.progress} aria-label={t.stepsOfForm}>
      <ol className={styles.steps}>
        {listingSteps.map((step, index) => (
          <StepItem
            key={step}
            step={step}
            number={index + 1}
            state={readState(step)}
            isCurrent={step === current}
          />
        ))}
      </ol>
    </nav>
  );
}

type StepState = 'open' | 'done' | 'wrong';

interface StepItemProps {
  step: ListingStep;
  /** From 1. */
  number: number;
  state: StepState;
  isCurrent: boolean;
}

function StepItem({ step, number, state, isCurrent }: StepItemProps) {
  const link = useLinkProps({
    to: '.',
    search: (before: object) => ({ ...before, step }),
    hash: '',
    preload: false,
  } as never);
  return (
    <li className={styles.step} data-state={state}>
      <a {...link} className={styles.link} aria-current={isCurrent ? 'step' : undefined}>
        <span className={styles.mark} aria-hidden="true">
          {state === 'open' && formatNumber(number)}
          {state === 'done' && <Icon name="check" />}
          {state === 'wrong' && <Icon name="alert" />}
        </span>
        <span className={styles.name}>
          {t.stepTitles[step]}
          {state !== 'open' && <VisuallyHidden>{t.stepStates[state]}</VisuallyHidden>}
        </span>
      </a>
    </li>
  );
}
