import type { ReactNode } from 'react';
import type { AlertFrequency } from '#contract/saved-searches/saved-filters.ts';
import { rich } from '../rich.ts';
import { plural } from './plural.ts';

// The page.
export const lede = 'We e-mail you when new rooms match.';
export const none = 'No saved searches yet';
export const noneHint =
  'Search for rooms, then press “Save search”. You will find the search here.';
export const loading = 'Loading your saved searches…';
export const loadLater = 'They load as soon as you are connected again.';
export const failed = 'Your saved searches could not be loaded';

// One search, with its buttons and dialogs.
export const savedOn = ({ day }: { day: string }) => `Saved on ${day}`;
export const editName = ({ name: named }: { name: string }) => `Edit: ${named}`;
export const deleteName = ({ name: named }: { name: string }) => `Delete: ${named}`;
export const editSearch = 'Edit saved search';
export const nameMissing = 'Give the search a name';
export const changeFiltersHint =
  'To change its filters, open the search, set the filters, and save it in place of this one.';
export const deleteThisSearch = 'Delete this saved search?';
export const deleteHint = ({ name: named }: { name: ReactNode }) =>
  rich`“${named}” will be gone from your saved searches.`;
export const notDeleted = 'The search could not be deleted';

// Saving the search of a page.
export const saveThisSearch = 'Save this search';
export const saveThisForGroup = 'Save this search for the group';
export const saveForGroupHint =
  'Everyone in the group finds it in their saved searches, and hears of new rooms that suit all of you. Each one decides how often, and can pause or delete it.';
export const savedForGroup = 'Saved for the group';
export const forGroup = ({ name: named }: { name: string }) => `For the group “${named}”`;
export const savedAlready = 'You have already saved this search. You can give it another name.';
export const saveAs = 'Save as';
export const newSearch = 'New search';
export const replacesSearch = ({ name: named }: { name: string }) => `Replace: ${named}`;
export const searchSaved = 'Search saved';
export const notSaved = 'The search could not be saved';

// Alerts.
export const howOften = 'How often to notify me';
export const frequencyLabels: Record<AlertFrequency, string> = {
  at_once: 'Right away',
  daily: 'Once a day',
  weekly: 'Once a week',
};
export const alertLabels: Record<AlertFrequency, string> = {
  at_once: 'Alerts right away',
  daily: 'Alerts once a day',
  weekly: 'Alerts once a week',
};
export const paused = 'Paused';
export const pause = 'Pause';
export const pauseName = ({ name: named }: { name: string }) => `Pause: ${named}`;
export const resumeName = ({ name: named }: { name: string }) => `Resume: ${named}`;
/** `total` may be a count that stopped: "99+". */
export const newRooms = ({ count, total }: { count: number; total: string }) =>
  plural(count, {
    one: `${total} new room`,
    other: `${total} new rooms`,
  });
export const savedHint = 'We will tell you when a new room matches.';
