import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import {
  Habits as HabitsSchema,
  Preferences as PreferencesSchema,
} from '#contract/questionnaire/calls.ts';
import { Profile } from '#contract/users/user.ts';
import type { OnboardingStatus } from '#contract/vocabulary.ts';
import type { OnboardingStep, SaveOutcome, StepAnswers } from '#machines/onboarding.steps.ts';
import { readChangedAs, type Versioned } from '#src/shared/api/versioned.ts';
import { CollisionNotice } from '#src/shared/drafts/collision-notice.tsx';
import { useMerging } from '#src/shared/drafts/use-merging.ts';
import { inspection } from '#src/shared/machine-inspection.ts';
import { readRefusal, type ProvidedOnboarding, type StepSaves } from '../api/onboarding.ts';
import {
  formatHabit,
  formatPreference,
  formatProfileCollision,
  profileCollisionLabel,
  questionLabel,
} from '../collision-texts.ts';
import { toProfileDraft, type ProfileDraft } from '../profile-draft.ts';
import { ProfileDraftSchema, profileGroups } from '../questions/use-profile-form.ts';
import type { useOnboardingDrafts } from './use-onboarding-drafts.ts';

interface Options {
  server: ProvidedOnboarding;
  status: OnboardingStatus;
  drafts: ReturnType<typeof useOnboardingDrafts>;
}

const same = <Values,>(values: Values) => values;
const toCurrent = <Value, Values>(
  { value, version }: Versioned<Value>,
  toValues: (value: Value) => Values,
) => ({ values: toValues(value), version });

/**
 * Runs onboarding, and saves its steps like the sections of the profile: what another tab or device
 * saved meanwhile is merged, and where both answered the same question the user is asked.
 */
export function useOnboardingActor({ server, status, drafts }: Options) {
  const [opened] = useState(() => server.readSeen());
  /** The profile's form holds its values itself. */
  const [merged, setMerged] = useState<ProfileDraft | null>(null);
  // The machine keeps its ports, which each rendering renews.
  const [ports] = useState(createPorts);
  const [machine] = useState(() =>
    server.machine.provide({
      actors: {
        saveStep: fromPromise(({ input }) => ports.read().save(input)),
        skipRest: fromPromise(({ input }) => server.skip(input, ports.read().saves)),
      },
    }),
  );
  const actor = useActorRef(machine, {
    input: { status, drafts: drafts.earlier },
    ...inspection(window),
  });

  const profile = useMerging<ProfileDraft>({
    stored: toCurrent(opened.profile, toProfileDraft),
    draft: drafts.steps.profile,
    groups: profileGroups,
    show: setMerged,
    readCurrent: readChangedAs(Profile, toProfileDraft),
  });
  const habits = useMerging({
    stored: toCurrent(opened.habits, same),
    draft: drafts.steps.habits,
    show: (draft) => actor.send({ type: 'draft.changed', step: 'habits', draft }),
    readCurrent: readChangedAs(HabitsSchema, same),
  });
  const preferences = useMerging({
    stored: toCurrent(opened.preferences, same),
    draft: drafts.steps.preferences,
    show: (draft) => actor.send({ type: 'draft.changed', step: 'preferences', draft }),
    readCurrent: readChangedAs(PreferencesSchema, same),
  });

  function readTyped(): ProfileDraft {
    const { profile: typed } = actor.getSnapshot().context.drafts;
    return { ...profile.readBase().values, ...typed } as ProfileDraft;
  }
  /** A saved step stays on its page's way back, so its next save is based on what is stored now. */
  function rebase(step: OnboardingStep): void {
    const seen = server.readSeen();
    if (step === 'profile') profile.rebase(toCurrent(seen.profile, toProfileDraft));
    else if (step === 'habits') habits.rebase(toCurrent(seen.habits, same));
    else preferences.rebase(toCurrent(seen.preferences, same));
  }
  const saveMerged = ({ step, answers }: StepAnswers) => {
    if (step === 'habits') {
      return habits.save(answers, (value, version) =>
        server.send({ step, answers: value }, version),
      );
    }
    if (step === 'preferences') {
      return preferences.save(answers, (value, version) =>
        server.send({ step, answers: value }, version),
      );
    }
    return profile.save(readTyped(), (value, version) =>
      server.send({ step, answers: ProfileDraftSchema.assert(value) }, version),
    );
  };
  useEffect(() => {
    ports.renew({
      async save(submitted) {
        try {
          const saved = await saveMerged(submitted);
          // The step asks which of two answers counts.
          if (saved === null) return { result: 'invalid', problems: [] };
          rebase(submitted.step);
          return { result: 'saved', ...saved };
        } catch (error) {
          return readRefusal(error);
        }
      },
      saves: {
        profile: (values, send) => profile.save(values, send, { asks: false }),
        habits: (answers, send) => habits.save(answers, send, { asks: false }),
        preferences: (answers, send) => preferences.save(answers, send, { asks: false }),
      },
    });
  });

  const collisions = {
    profile: (
      <CollisionNotice
        merging={profile}
        label={profileCollisionLabel}
        format={formatProfileCollision}
        onChoose={(collision, side) => profile.choose(collision, side, readTyped())}
      />
    ),
    habits: (
      <CollisionNotice
        merging={habits}
        label={questionLabel}
        format={formatHabit}
        onChoose={(collision, side) => {
          const { drafts: typed } = actor.getSnapshot().context;
          habits.choose(collision, side, typed.habits ?? habits.readBase().values);
        }}
      />
    ),
    preferences: (
      <CollisionNotice
        merging={preferences}
        label={questionLabel}
        format={formatPreference}
        onChoose={(collision, side) => {
          const { drafts: typed } = actor.getSnapshot().context;
          preferences.choose(collision, side, typed.preferences ?? preferences.readBase().values);
        }}
      />
    ),
  };
  return { actor, merged, collisions, rebase };
}

interface Ports {
  save(submitted: StepAnswers): Promise<SaveOutcome>;
  saves: StepSaves;
}

function createPorts() {
  let latest: Ports | null = null;
  return {
    renew(ports: Ports) {
      latest = ports;
    },
    read(): Ports {
      if (!latest) throw new Error('A step was saved before its page was shown');
      return latest;
    },
  };
}
