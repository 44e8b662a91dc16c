import type { SignInFailure, SignInReturn } from '#machines/auth.machine.ts';
import type { Api } from '#src/api/client.ts';
import { isProblem, isRefusal } from '#src/api/errors.ts';
import type { SignInState } from '#src/shared/storage/sign-in-state.ts';
import type { TokenStore } from '#src/shared/storage/token-store.ts';

interface SignInPorts {
  tokens: TokenStore;
  plainApi: Api;
  signInState: SignInState;
}

/** Asks where to sign in and keeps the state to recognize the answer by. */
export async function requestSignIn({ plainApi, signInState }: SignInPorts) {
  const { url, state } = await plainApi('startSignIn', {});
  signInState.write(state);
  return { url };
}

/** Trades the code for tokens; returns why it could not, or null. Each state is good once. */
export async function exchangeCode(
  { tokens, plainApi, signInState }: SignInPorts,
  { code, state, error }: SignInReturn,
): Promise<SignInFailure | null> {
  const expected = signInState.take();
  if (expected === null || state !== expected) return 'stateMismatch';
  if (error !== null) return error === 'access_denied' ? 'denied' : 'refused';
  if (code === null) return 'refused';
  try {
    tokens.save(await plainApi('finishSignIn', { body: { code, state } }));
    return null;
  } catch (failure) {
    if (isProblem(failure, 'account_suspended')) return 'suspended';
    return isRefusal(failure) ? 'refused' : 'unreachable';
  }
}
