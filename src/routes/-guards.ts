import { redirect, type ParsedLocation } from '@tanstack/react-router';
import type { OnboardingStatus } from '#contract/vocabulary.ts';
import { hasSession, isSettling } from '#machines/auth.selectors.ts';
import { until } from '#src/actors/auth.ts';
import { currentUserQuery, onboardingQuery } from '#src/queries/current-user.ts';
import type { RouterContext } from './-router-context.ts';

type OnboardingStep = Exclude<OnboardingStatus, 'completed' | 'skipped'>;

interface GuardInput {
  context: RouterContext;
  location: ParsedLocation;
  /** True on hover: nothing may be stored then. */
  preload: boolean;
}

/** Lets signed-in users pass; others go to /login with the way back. */
export async function requireSession({ context, location, preload }: GuardInput): Promise<void> {
  const settled = await until(context.auth, (snapshot) => !isSettling(snapshot));
  if (hasSession(settled)) return;
  if (!preload) context.postLoginRedirect.remember(location.href);
  throw redirect({ to: '/login', search: { redirect: location.href } });
}

/** Sends users whose onboarding is neither completed nor skipped to their step. */
export async function requireOnboarded(context: RouterContext): Promise<void> {
  const status = await onboardingStatus(context);
  if (status === null || status === 'completed' || status === 'skipped') return;
  throw redirect({ to: '/onboarding/$step', params: { step: status } });
}

/**
 * Sends users who are done with onboarding from its steps to /; only they see what comes after.
 * Whether a step is reached yet, the machine decides.
 */
export async function requireStep(
  context: RouterContext,
  step: OnboardingStep | 'complete',
): Promise<void> {
  const status = await onboardingStatus(context);
  if (status === null) return;
  if (status === 'completed' || status === 'skipped') {
    if (step !== 'complete') throw redirect({ to: '/' });
    return;
  }
  if (step === 'complete') throw redirect({ to: '/onboarding/$step', params: { step: status } });
}

/** Lets administrators pass; others go to /. */
export async function requireAdmin({ api, queryClient }: RouterContext): Promise<void> {
  // Asked every time: a role taken away must not last as long as the cache.
  const user = await queryClient.fetchQuery({ ...currentUserQuery(api), staleTime: 0 });
  if (!user?.is_admin) throw redirect({ to: '/' });
}

async function onboardingStatus({ api, auth, queryClient }: RouterContext) {
  // Nobody answers; asking with three retries would hold the page up for seven seconds.
  if (auth.getSnapshot().matches('unreachable')) return null;
  try {
    return (await queryClient.ensureQueryData(onboardingQuery(api))).status;
  } catch (error) {
    // A failed check keeps nobody from going on: it is only logged.
    console.warn('The onboarding check failed', error);
    return null;
  }
}
