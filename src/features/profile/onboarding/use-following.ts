import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { onboardingMachine } from '#machines/onboarding.machine.ts';
import { onboardingSteps, type Drafts, type OnboardingStep } from '#machines/onboarding.steps.ts';
import type { StepPosition } from './step.ts';

interface Following {
  actor: ActorRefFrom<typeof onboardingMachine>;
  position: StepPosition;
  keepDrafts: (drafts: Drafts) => void;
}

/** Keeps the address and the machine at the same step, and drafts in this browser. */
export function useFollowing({ actor, position, keepDrafts }: Following): void {
  const latest = useRef({ position, keepDrafts });
  useEffect(() => {
    latest.current = { position, keepDrafts };
  });

  useEffect(() => {
    let kept = actor.getSnapshot().context.drafts;
    const subscriptions = [
      actor.subscribe(({ context }) => {
        if (context.drafts === kept) return;
        kept = context.drafts;
        latest.current.keepDrafts(kept);
      }),
      actor.on('step.shown', ({ step }) => {
        const { position } = latest.current;
        // Going on is a page of its own in the history; being sent back replaces where one was not.
        if (step !== position.step)
          position.go(step, undefined, { replace: isBefore(step, position.step) });
      }),
      actor.on('onboarding.finished', () =>
        latest.current.position.go('complete', undefined, { replace: true }),
      ),
      // A failed check keeps nobody from going on: it is only logged.
      actor.on('check.failed', ({ error }) => console.warn('The onboarding check failed', error)),
    ];
    const onReturn = () => {
      // A save that got no answer waits for the user to try again.
      const isWaiting = actor.getSnapshot().context.failure === 'unanswered';
      if (document.visibilityState === 'visible' && !isWaiting)
        actor.send({ type: 'page.restored' });
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      document.removeEventListener('visibilitychange', onReturn);
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor]);

  useEffect(() => {
    const { context } = actor.getSnapshot();
    if (context.step !== position.step) actor.send({ type: 'step.opened', step: position.step });
  }, [actor, position.step]);
}

const isBefore = (one: OnboardingStep, other: OnboardingStep) =>
  onboardingSteps.indexOf(one) < onboardingSteps.indexOf(other);
