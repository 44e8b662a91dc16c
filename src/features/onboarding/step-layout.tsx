import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useApi } from '#src/api/api-context.ts';
import { failureWords } from '#src/api/failure-words.ts';
import { useSkipOnboarding } from '#src/queries/onboarding-writes.ts';
import { onboardingQuery } from '#src/queries/onboarding.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Page, PageHeader } from '#src/ui/page-layout.tsx';
import { Steps } from '#src/ui/steps.tsx';
import styles from './onboarding.module.css';

const stepCount = 3;

interface StepLayoutProps {
  /** From 1. */
  step: number;
  title: string;
  lede: string;
  /** What this step will ask, as list items. */
  questions: ReactNode;
}

/** One step of onboarding before its questions are built: what it will ask, and the way past it. */
export function StepLayout({ step, title, lede, questions }: StepLayoutProps) {
  return (
    <Page width="s">
      <div className={styles.steps}>
        <Steps current={step} total={stepCount} label={`Step ${step} of ${stepCount}`} />
        <p className={styles.count}>
          Step {step} of {stepCount}
        </p>
      </div>
      <PageHeader title={title} lede={lede} />
      <div className={styles.body}>
        <div>
          <h2 className={styles.heading}>What this step will ask</h2>
          <ul className={styles.questions}>{questions}</ul>
        </div>
        <Notice title="These questions come with the next version">
          Nothing is asked of you today. You can look at rooms and list your place right away.
        </Notice>
        <SkipButton />
      </div>
    </Page>
  );
}

function SkipButton() {
  const { data: onboarding } = useQuery(onboardingQuery(useApi()));
  const { mutate: skip, isPending, error } = useSkipOnboarding();
  const navigate = useNavigate();

  if (onboarding?.status === 'completed' || onboarding?.status === 'skipped') {
    return (
      <Link className={buttonClass({ wide: true })} to="/">
        Look at rooms
      </Link>
    );
  }
  return (
    <>
      {error && (
        <Notice tone="danger" title="That did not work" live>
          {failureWords(error)}
        </Notice>
      )}
      <Button
        wide
        busy={isPending}
        onClick={() =>
          skip(undefined, { onSuccess: () => void navigate({ to: '/onboarding/complete' }) })
        }
      >
        Skip for now
      </Button>
    </>
  );
}
