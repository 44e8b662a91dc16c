import type { Context } from 'hono';
import type { Call } from '#contract/call.ts';
import { limits } from '#contract/limits.ts';
import { ProblemError } from './problem.ts';

/** The signed-in user of a request, with current data from the database, not from the token. */
export interface Viewer {
  user_id: number;
  session_id: string;
  is_admin: boolean;
  /** The same for every account that this person ever has; limits are counted under it. */
  identity_key: string;
  /** Finished onboarding, with a first name and an age of 18 or more. */
  has_profile: boolean;
}

/**
 * Finds the signed-in user of a request; null without a token, with an invalid one, or after the
 * session ended. `domain/auth` implements it.
 */
export type RecognizeViewer = (c: Context) => Promise<Viewer | null>;

/** The signed-in user, if they may make this call. Throws the problem that answers all others. */
export async function requireViewer(
  c: Context,
  { access, needsProfile }: Pick<Call, 'access' | 'needsProfile'>,
  recognizeViewer: RecognizeViewer,
): Promise<Viewer> {
  const viewer = await recognizeViewer(c);
  if (!viewer) throw new ProblemError('unauthorized');
  if (access === 'admin' && !viewer.is_admin) {
    throw new ProblemError('forbidden', { detail: 'Only administrators may do this' });
  }
  if (needsProfile && !viewer.has_profile) {
    throw new ProblemError('profile_incomplete', {
      detail: `First finish your profile: others see your first name, and you must be ${limits.age.min} or older`,
    });
  }
  return viewer;
}
