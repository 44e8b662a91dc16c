/**
 * What other subjects may use of groups. Only its members read anything of a group
 * ({@link requireMembership}); a write locks it first ({@link lockMembership}).
 */
export {
  isShownInGroup,
  lockGroups,
  lockMembership,
  noSuchGroup,
  requireMembership,
} from './membership.ts';
export { exportGroups } from './read-groups.ts';
export { readSeekingGroup, type GroupSeeker, type SeekingGroup } from './read-seekers.ts';
export { foundGroup, requireSpaceForGroup } from './write-groups.ts';
export { exportGroupLooks } from './listing-looks.ts';
export { exportGroupVotes } from './shared-listings.ts';
