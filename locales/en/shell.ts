// The bar.
export const roomies = 'Roomies';
export const listYourPlace = 'List your place';
export const signIn = 'Sign in';

// The footer.
export const about = 'About';
export const accessibility = 'Accessibility';
export const stayingSafe = 'Staying safe';
export const privacy = 'Privacy';
export const terms = 'Terms';
export const forPartners = 'For partner sites';
export const language = 'Language';

// While there is no connection.
export const offline = 'You are offline';
export const offlineHint =
  'What is already open stays readable. We carry on as soon as you are connected again.';
export const unreachable = 'RoomieRadar cannot be reached';
export const unreachableHint = 'You stay signed in, and we keep trying.';
export const tryNow = 'Try now';
export const tryingAgain = 'Trying again…';

// Pages that failed.
export const toStartPage = 'To the start page';
export const failedOffline = 'You are offline. Connect to the internet, then try again.';
export const failureDetails = ({ status, code }: { status: string; code: string }) =>
  `Status ${status}, code ${code}`;
