import type { Intent } from '../vocabulary.ts';

/** What a user says of themselves. */
export const intentLabels: Record<Intent, string> = {
  looking: 'Looking for a room',
  offering: 'Offering a room',
  both: 'Both',
};

/** What others read about a user. */
export const publicIntentLabels: Record<Intent, string> = {
  looking: 'Looking for a room',
  offering: 'Offers a room',
  both: 'Looking or offering',
};
