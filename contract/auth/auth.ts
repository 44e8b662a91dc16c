import { type } from '../type.ts';
import { defineCalls } from '../call.ts';
import { ownSession } from '../call-targets.ts';
import { textUpTo, uuid } from '../primitives.ts';
import { CurrentUser, Session } from '../users/user.ts';

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

/** Calls about signing in and sessions; part of calls.ts. */
export const authCalls = defineCalls({
  startSignIn: {
    route: 'GET /auth/google',
    summary: 'The address to sign in at, and the state to store until the return',
    access: 'anyone',
    requestLimit: 'sign-in',
    problems: ['sign_in_unavailable'],
    answer: SignInAddress,
  },
  finishSignIn: {
    route: 'POST /auth/google/callback',
    summary: 'Exchange the code of the sign-in service for tokens',
    access: 'anyone',
    requestLimit: 'sign-in',
    problems: ['unauthorized', 'account_suspended', 'sign_in_unavailable'],
    body: SignInReturn,
    answer: Tokens,
  },
  refreshSession: {
    route: 'POST /auth/refresh',
    summary: 'A new access token, and the refresh token that replaces this one',
    access: 'anyone',
    problems: ['unauthorized'],
    body: RefreshRequest,
    answer: Tokens,
  },
  getCurrentUser: {
    route: 'GET /auth/me',
    summary: 'The signed-in user',
    access: 'user',
    answer: CurrentUser,
  },
  signOut: {
    route: 'POST /auth/logout',
    summary: 'End this session',
    access: 'user',
  },
  listSessions: {
    route: 'GET /auth/sessions',
    summary: 'My sessions',
    access: 'user',
    answer: type({ items: Session.array() }),
  },
  endOtherSessions: {
    route: 'DELETE /auth/sessions',
    summary: 'End all my sessions except this one',
    access: 'user',
  },
  endSession: {
    route: 'DELETE /auth/sessions/{id}',
    summary: 'End one of my other sessions',
    access: 'user',
    targets: [ownSession],
    params: type({ id: uuid }),
  },
});
