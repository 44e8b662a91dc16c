export const title = 'Calendar';
export const lede =
  'Your viewings in your calendar app, always up to date: it reads them from a secret address. Whoever has the address can read them, so keep it to yourself.';
export const make = 'Make the address';
export const renew = 'Make a new address';
export const end = 'End the address';
export const link = 'Address of your calendar';
export const linkHint =
  'Copy it now: it is not shown again. Add it in your calendar app as a calendar by address.';
export const failed = 'That did not work';
export const loading = 'Loading…';
export const loadFailed = 'Whether there is an address could not be loaded';
export const since = ({ day }: { day: string }) =>
  `There is an address since ${day}. A new address ends it.`;
