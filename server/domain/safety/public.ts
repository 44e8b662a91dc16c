export {
  hiddenFrom,
  isAway,
  isBlocking,
  isFindableBy,
  requireNotBlocking,
  requireReachable,
  usersHiddenFrom,
} from './block-policy.ts';
