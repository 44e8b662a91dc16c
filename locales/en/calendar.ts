export const title = 'Calendar';
export const lede =
  'Your viewings in your calendar app, always up to date: it reads them from a secret address. Whoever has the address can read them, so keep it to yourself.';
export const make = 'Create the address';
export const renew = 'Create a new address';
export const end = 'Delete the address';
export const link = 'Address of your calendar';
export const linkHint =
  'Copy it now: it is not shown again. In your calendar app, add a calendar by URL.';
export const loading = 'Loading…';
export const loadFailed = 'Your calendar address could not be loaded';
export const since = ({ day }: { day: string }) =>
  `You have had an address since ${day}. A new one replaces it.`;
