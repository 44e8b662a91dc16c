/** What other subjects may use of wanted pages. */
export { setWantedHiddenNote } from './own-page.ts';
export { exportFounding } from './read-founding.ts';
export { exportWanted } from './read-invitations.ts';
export { canSeeWanted, listIndexedWanted, noSuchWanted, wantedAnswerer } from './wanted-policy.ts';
