import { useActorRef, useSelector } from '@xstate/react';
import type { Profile } from '#contract/users/user.ts';
import type { Habits, Preferences } from '#contract/questionnaire/questions.ts';
import type { OnboardingStatus } from '#contract/vocabulary.ts';
import { inspection } from '#src/shared/machine-inspection.ts';
import type { OnboardingDrafts } from '#src/shared/storage/onboarding-drafts.ts';
import type { ProvidedOnboarding } from '../api/onboarding.ts';
import { HabitsStep } from './habits-step.tsx';
import type { Process, StepPosition } from './step.ts';
import { PreferencesStep } from './preferences-step.tsx';
import { ProfileStep } from './profile-step.tsx';
import { StepSkeleton } from './step-loading.tsx';
import { useFollowing } from './use-following.ts';

/** What the user said before, as the server keeps it. */
export interface Stored {
  profile: Profile;
  habits: Habits;
  preferences: Preferences;
}

interface RunningOnboardingProps {
  machine: ProvidedOnboarding;
  drafts: OnboardingDrafts;
  userId: number;
  status: OnboardingStatus;
  stored: Stored;
  position: StepPosition;
}

/** The onboarding of one user, from where they are. */
export function RunningOnboarding(props: RunningOnboardingProps) {
  const { machine, drafts, userId, status, stored, position } = props;
  const actor = useActorRef(machine, {
    input: { status, drafts: drafts.read(userId) },
    ...inspection(window),
  });
  const snapshot = useSelector(actor, (current) => current);
  useFollowing({ actor, position, keepDrafts: (kept) => drafts.write(userId, kept) });

  const { step, drafts: typed, failure, problems } = snapshot.context;
  const process: Process = {
    isSaving: snapshot.matches({ screen: 'saving' }),
    isSkipping: snapshot.matches({ screen: 'skipping' }),
    failure,
    problems,
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
