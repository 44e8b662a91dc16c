export {
  isBlockedBy,
  isFindableBy,
  requireNotBlocked,
  requireReachable,
  usersHiddenFrom,
} from './block-policy.ts';
