import { useActorRef, useSelector } from '@xstate/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, use } from 'react';
import type { OnboardingStatus } from '#contract/vocabulary.ts';
import * as common from '#locales/common.ts';
import * as t from '#locales/onboarding.ts';
import { useApi } from '#src/api/api-context.ts';
import { onboardingQuery } from '#src/shared/api/current-user.ts';
import { inspection } from '#src/shared/machine-inspection.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import type { Processes } from '../processes.ts';

interface RestOfOnboardingProps {
  loadProcesses: () => Promise<Processes>;
  /** Called before the user leaves for the questions. */
  onLeave: () => void;
}

/** What is left of onboarding: to answer now, or to skip. Nothing when it is finished. */
export function RestOfOnboarding({ loadProcesses, onLeave }: RestOfOnboardingProps) {
  const status = useQuery(onboardingQuery(useApi())).data?.status;
  if (status === undefined || status === 'completed' || status === 'skipped') return null;
  return (
    <Suspense>
      <Rest processes={loadProcesses()} status={status} onLeave={onLeave} />
    </Suspense>
  );
}

interface RestProps extends Pick<RestOfOnboardingProps, 'onLeave'> {
  processes: Promise<Processes>;
  status: OnboardingStatus;
}

function Rest({ processes, status, onLeave }: RestProps) {
  const { onboarding } = use(processes);
  const actor = useActorRef(onboarding.partMachine, { input: { status }, ...inspection(window) });
  const isSkipping = useSelector(actor, (snapshot) => snapshot.matches({ screen: 'skipping' }));
  const failure = useSelector(actor, ({ context }) => context.failure);
  return (
    <Notice
      title={t.restTitle}
      actions={
        <>
          <Link
            to="/onboarding"
            className={buttonClass({ variant: 'quiet', size: 's' })}
            onClick={onLeave}
          >
            {common.answerQuestions}
          </Link>
          <Button
            variant="plain"
            size="s"
            busy={isSkipping}
            onClick={() => actor.send({ type: 'skip.requested' })}
          >
            {t.later}
          </Button>
        </>
      }
    >
      {failure === 'unanswered' ? t.unanswered : t.restHint}
    </Notice>
  );
}
