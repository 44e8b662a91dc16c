/** What other subjects may use of secret addresses. */
export {
  deleteFriendLinks,
  endSecretAddresses,
  exportSecretAddresses,
  friendLinks,
  makeSecretAddress,
  openSecretAddress,
  readCalendarAddress,
} from './secret-addresses.ts';
