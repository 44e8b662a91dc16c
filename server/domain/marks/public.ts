/** What other subjects may use of marks. */
export { favoriteNews, seeFavorites } from './favorite-news.ts';
export {
  exportMarks,
  leftOut,
  listingsHiddenBy,
  readChosenListings,
  usersLeftOut,
} from './read-marks.ts';
