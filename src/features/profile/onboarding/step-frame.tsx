import { useEffect, useRef, type ReactNode } from 'react';
import { questions } from '#contract/questionnaire/questions.ts';
import * as common from '#locales/common.ts';
import * as t from '#locales/onboarding.ts';
import { onboardingSteps, type OnboardingStep } from '#machines/onboarding.steps.ts';
import { useSession } from '#src/shared/auth/auth-context.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Page } from '#src/ui/page-layout.tsx';
import { Steps } from '#src/ui/steps.tsx';
import { problemLabel } from '../questions/question-labels.ts';
import styles from './onboarding.module.css';
import type { Process } from './step.ts';
import * as titleTexts from '#locales/titles.ts';

export interface Progress {
  /** From 1. */
  current: number;
  total: number;
}

interface StepFrameProps {
  process: Process;
  step: OnboardingStep;
  progress: Progress;
  children: ReactNode;
  /** The way back, when there is one. */
  onBack: (() => void) | null;
  /** The buttons that lead on. */
  onward: ReactNode;
}

const titles: Record<OnboardingStep, string> = {
  profile: titleTexts.aboutYou,
  habits: titleTexts.howYouLive,
  preferences: titleTexts.whatYouWant,
};

/** What surrounds every question of onboarding: how far it is, what went wrong, and the ways on. */
export function StepFrame(props: StepFrameProps) {
  const { process, step, progress, children, onBack, onward } = props;
  const { current, total } = progress;
  return (
    <Page width="s">
      <div className={styles.head}>
        <h1 className={styles.step}>{titles[step]}</h1>
        <p className={styles.count}>
          {common.stepPosition({
            number: String(onboardingSteps.indexOf(step) + 1),
            total: String(onboardingSteps.length),
          })}
        </p>
        <Button
          variant="plain"
          size="s"
          className={styles.skip}
          busy={process.isSkipping}
          onClick={() => process.send({ type: 'skip.requested' })}
        >
          {t.skip}
        </Button>
      </div>
      <Steps
        current={current}
        total={total}
        label={t.questionPosition({ number: String(current), total: String(total) })}
      />
      <div className={styles.body}>
        {process.collisions}
        {children}
        <Failure process={process} />
        <div className={styles.ways}>
          {onBack && (
            <Button variant="quiet" onClick={onBack}>
              {common.back}
            </Button>
          )}
          <div className={styles.onward}>{onward}</div>
        </div>
      </div>
    </Page>
  );
}

/** Has it a field of its own to stand at? Those of the profile have. */
const isField = (path: string) => path !== '' && !((path.split('.')[0] ?? '') in questions);

function Failure({ process: { failure, problems, send } }: { process: Process }) {
  const session = useSession();
  if (failure === 'unanswered') {
    return (
      <Notice
        tone="danger"
        live
        title={common.saveFailed}
        onRetry={() => send({ type: 'retry.requested' })}
      >
        {session === 'signedOut' ? t.signedOut : t.unanswered}
      </Notice>
    );
  }
  if (failure === 'outOfOrder') {
    return (
      <Notice tone="warning" live title={t.stepMissing}>
        {t.stepMissingHint}
      </Notice>
    );
  }
  const refused = failure === 'invalid' ? problems.filter(({ path }) => !isField(path)) : [];
  return refused.map(({ path, message }) => (
    <Notice key={path} tone="warning" live title={problemLabel(path, message)} />
  ));
}

/**
 * Puts the focus where the next question begins, so that keyboards and screen readers go along.
 * The first question of a page leaves it where the page put it.
 */
export function useQuestionFocus(question: string, focus: () => void): void {
  const shown = useRef(question);
  useEffect(() => {
    if (shown.current === question) return;
    shown.current = question;
    focus();
    // oxlint-disable-next-line react/exhaustive-deps -- only a change of the question moves the focus
  }, [question]);
}
