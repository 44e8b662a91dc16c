/** What other subjects may use of auth. */
export { listSessions } from './sessions.ts';
