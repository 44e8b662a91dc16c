import { type } from '../type.ts';
import { textUpTo } from '../primitives.ts';

/** The address to sign in at, and the state to store as `oauth_state`. */
export const SignInAddress = type({ url: 'string', state: 'string' });
export type SignInAddress = typeof SignInAddress.infer;

export const SignInReturn = type({ code: textUpTo(4096), state: textUpTo(512) });
export type SignInReturn = typeof SignInReturn.infer;

export const RefreshRequest = type({ refresh_token: textUpTo(512) });

/** `access_token` is a JWT whose payload carries exp (seconds) and is_admin. */
export const Tokens = type({
  access_token: 'string',
  refresh_token: 'string',
  expires_in: 'number',
});
export type Tokens = typeof Tokens.infer;
