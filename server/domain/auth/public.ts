/** What other subjects may import from auth. */
export { keepFormerAccount, setFormerSuspension } from './former-accounts.ts';
export { listSessions } from './sessions.ts';
