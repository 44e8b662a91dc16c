export {
  hiddenFrom,
  isBlocking,
  isFindableBy,
  requireNotBlocking,
  requireReachable,
  usersHiddenFrom,
} from './block-policy.ts';
