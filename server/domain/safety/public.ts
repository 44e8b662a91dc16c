export {
  hiddenFrom,
  isAway,
  isBlocking,
  isFindableBy,
  requireNotBlocking,
  requireReachable,
  usersHiddenFrom,
} from './block-policy.ts';
export { countAsRead } from './count-as-read.ts';
