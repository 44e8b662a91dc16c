import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { OnboardingStatus } from '#contract/vocabulary.ts';
import type { ProvidedOnboarding } from '../api/onboarding.ts';
import { useOnboardingDrafts } from './use-onboarding-drafts.ts';
import { HabitsStep } from './habits-step.tsx';
import type { Process, StepPosition, Stored } from './step.ts';
import { PreferencesStep } from './preferences-step.tsx';
import { ProfileStep } from './profile-step.tsx';
import { StepSkeleton } from './step-loading.tsx';
import { useFollowing } from './use-following.ts';
import { useOnboardingActor } from './use-onboarding-actor.tsx';

interface RunningOnboardingProps {
  server: ProvidedOnboarding;
  status: OnboardingStatus;
  stored: Stored;
  position: StepPosition;
}

/** The onboarding of one user, from where they are. */
export function RunningOnboarding(props: RunningOnboardingProps) {
  const { server, status, stored, position } = props;
  const drafts = useOnboardingDrafts(stored);
  const { actor, merged, collisions, rebase } = useOnboardingActor({ server, status, drafts });
  const snapshot = useSelector(actor, (current) => current);
  useFollowing({ actor, position, keepDrafts: drafts.keep });

  const { step, drafts: typed, failure, problems } = snapshot.context;
  const hasDraft = typed[step] !== undefined;
  useEffect(() => {
    // A step that opens without a draft shows what is stored.
    if (!hasDraft) rebase(step);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is typed later is based on the same
  }, [step]);
  const process: Process = {
    isSaving: snapshot.matches({ screen: 'saving' }),
    isSkipping: snapshot.matches({ screen: 'skipping' }),
    failure,
    problems,
    collisions: collisions[step],
    send: (event) => actor.send(event),
  };
  const habits = typed.habits ?? stored.habits;

  if (snapshot.matches({ screen: 'finished' })) return <StepSkeleton />;
  if (step === 'profile') {
    return (
      <ProfileStep
        process={process}
        position={position}
        stored={stored.profile}
        typed={typed.profile}
        merged={merged}
      />
    );
  }
  if (step === 'habits')
    return <HabitsStep process={process} position={position} habits={habits} />;
  return (
    <PreferencesStep
      process={process}
      position={position}
      habits={stored.habits}
      said={typed.preferences ?? stored.preferences}
    />
  );
}
