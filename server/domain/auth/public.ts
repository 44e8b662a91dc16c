/** What other subjects may use of auth. */
export { keepFormerAccount, setFormerSuspension } from './former-accounts.ts';
export { listSessions } from './sessions.ts';
