import type { ReactNode } from 'react';
import { rich } from '../rich.ts';

// The page.
export const savedSearches = 'Saved searches';
export const lede = 'Open one to see what it finds now.';
export const none = 'No saved searches yet';
export const noneHint =
  'Search for rooms, then press “Save search”: you find the search again here.';
export const findRooms = 'Find rooms';
export const loading = 'Loading your saved searches…';
export const loadLater = 'They load as soon as you are connected again.';
export const failed = 'Your saved searches could not be loaded';

// One search, with its buttons and dialogs.
export const savedOn = ({ day }: { day: string }) => `Saved on ${day}`;
export const editName = ({ name: named }: { name: string }) => `Edit: ${named}`;
export const deleteName = ({ name: named }: { name: string }) => `Delete: ${named}`;
export const editSearch = 'Edit saved search';
export const name = 'Name';
export const nameMissing = 'Give the search a name';
export const changeFiltersHint =
  'To change its filters, open the search, set the filters, and save it in place of this one.';
export const deleteThisSearch = 'Delete this saved search?';
export const deleteHint = ({ name: named }: { name: ReactNode }) =>
  rich`“${named}” will be gone from your saved searches.`;
export const notDeleted = 'The search could not be deleted';

// Saving the search of a page.
export const saveThisSearch = 'Save this search';
export const savedAlready = 'You saved this search already. You can give it another name.';
export const saveAs = 'Save as';
export const newSearch = 'A new search';
export const inPlaceOf = ({ name: named }: { name: string }) => `In place of: ${named}`;
export const searchSaved = 'Search saved';
export const seeThem = 'Saved searches';
export const notSaved = 'The search could not be saved';
