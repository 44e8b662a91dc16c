/** What other subjects may use of marks. */
export {
  claimFavoriteAlerts,
  finishFavoriteAlerts,
  insertFavoriteAlerts,
} from './favorite-alerts.ts';
export { favoriteNews, seeFavorites } from './favorite-news.ts';
export {
  chosenState,
  exportMarks,
  isChangedSinceKnown,
  lastKnown,
  leftOut,
  listingsHiddenBy,
  readChosenListings,
  usersLeftOut,
  withListing,
} from './read-marks.ts';
