import type { AnyPathModel } from '#xstate-paths';
import type { AuthContext } from '#machines/auth.machine.ts';
import { authModel } from '../../models/auth.ts';

/** The session of a tab, with what its retries have led to. */
export const authTraces: AnyPathModel<never> = {
  ...authModel,
  distinguish(context) {
    const { userId, attempts, signInFailure } = context as AuthContext;
    return { userId, isRetrying: attempts > 0, signInFailure };
  },
};
