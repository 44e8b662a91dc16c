import { redirect, type ParsedLocation } from '@tanstack/react-router';
import type { OnboardingStatus } from '#contract/vocabulary.ts';
import * as t from '#locales/onboarding.ts';
import { hasSession, isSettling } from '#machines/auth.selectors.ts';
import { until } from '#src/shared/auth/auth.ts';
import { currentUserQuery, onboardingQuery } from '#src/shared/api/current-user.ts';
import { formatFailure } from '#src/api/errors.ts';
import { showToast } from '#src/ui/toast.ts';
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

/**
 * Sends users whose onboarding is neither completed nor skipped to their step, with the way back for
 * its end.
 */
export async function requireOnboarded({ context, location, preload }: GuardInput): Promise<void> {
  const status = await onboardingStatus(context, preload);
  if (status === null || status === 'completed' || status === 'skipped') return;
  // The start page and onboarding itself are where its end leads anyway.
  const isTarget = location.pathname !== '/' && !location.pathname.startsWith('/onboarding');
  if (isTarget && !preload) context.postLoginRedirect.remember(requestedTarget(location));
  throw redirect({ to: '/onboarding/$step', params: { step: status } });
}

/** Onboarding begins with the form of /profile, so it also leads where that page would lead back. */
function requestedTarget({ pathname, search, href }: ParsedLocation): string {
  const { redirect: back } = search as { redirect?: unknown };
  return pathname === '/profile' && typeof back === 'string' ? back : href;
}

/**
 * Sends users who are done with onboarding from its steps to /; only they see what comes after.
 * Whether a step is reached yet, the machine decides.
 */
export async function requireStep(
  context: RouterContext,
  step: OnboardingStep | 'complete',
  preload: boolean,
): Promise<void> {
  const status = await onboardingStatus(context, preload);
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

async function onboardingStatus(context: RouterContext, preload: boolean) {
  const { api, auth, queryClient } = context;
  // Nobody answers, and the banner says so.
  if (auth.getSnapshot().matches('unreachable')) return null;
  try {
    // Retries would hold the page up for seconds.
    return (await queryClient.ensureQueryData({ ...onboardingQuery(api), retry: false })).status;
  } catch (error) {
    // A failed check keeps nobody from going on.
    console.warn('The onboarding check failed', error);
    if (!preload) {
      showToast({
        kind: 'warning',
        id: 'onboarding-check',
        message: t.checkFailed,
        description: formatFailure(error),
        // Once it is known, the next page acts on it.
        retry: () => void onboardingStatus(context, false),
      });
    }
    return null;
  }
}
