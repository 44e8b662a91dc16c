// The tabs of phones.
export const sections = 'Sections';
export const search = 'Search';
export const inquiries = 'Inquiries';
export const you = 'You';

// The footer.
export const accessibility = 'Accessibility';
export const language = 'Language';

// While there is no connection.
export const offline = 'You are offline';
export const offlineHint =
  'You can still read what is already open. We carry on once you are back online.';
export const unreachable = 'RoomieRadar cannot be reached';
export const unreachableHint = 'You stay signed in, and we keep trying.';
export const tryNow = 'Try now';
export const tryingAgain = 'Trying again…';

// Pages that failed.
export const toStartPage = 'Go to the home page';
export const failedOffline =
  'This page could not be loaded. It loads by itself as soon as you are online again.';
export const failureDetails = ({ status, code }: { status: string; code: string }) =>
  `Status ${status}, code ${code}`;
