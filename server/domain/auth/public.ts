/** What other subjects may import from auth. */
export { keepFormerAccount, setFormerSuspension } from './former-accounts.ts';
export { isAlive } from './session-life.ts';
export { listSessions } from './sessions.ts';
export { signedInUser } from './recognize-viewer.ts';
export type { TokenHolder } from './tokens.ts';
export { linkedAccountsJson } from './sign-in-traces.ts';
