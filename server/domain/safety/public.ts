export {
  isBlocking,
  isFindableBy,
  requireNotBlocking,
  requireReachable,
  usersHiddenFrom,
} from './block-policy.ts';
