import { formatNumber } from './format.ts';
import { plural, pluralText } from './plural.ts';

// On the home page, for who is signed in: what is new since they last looked.
export const newForYou = 'New for you';
/** `total` may be a count that stopped: "20+". */
export const newRoomsNear = ({
  count,
  total,
  town,
}: {
  count: number;
  total: string;
  town: string;
}) =>
  plural(count, {
    one: `${total} new room near ${town}`,
    other: `${total} new rooms near ${town}`,
  });
export const newRoomiesNear = ({ count, town }: { count: number; town: string }) =>
  plural(count, {
    one: `${formatNumber(count)} new roomie near ${town}`,
    other: `${formatNumber(count)} new roomies near ${town}`,
  });
export const newRoomiesHint = 'They joined since you last looked';
export const favoritesChanged = pluralText({
  one: '# favorite changed',
  other: '# favorites changed',
});
/** A favorite room whose rent changed: all costs of a month. */
export const rentChanged = ({ now, was }: { now: string; was: string }) => `now ${now}, was ${was}`;
/** What became of a favorite room, behind its title. */
export const stateChanged = {
  offered: 'available again',
  ended: 'no longer available',
  unconfirmed: 'no longer confirmed',
  paused: 'paused',
  filled: 'filled',
  deleted: 'deleted',
  unavailable: 'not available',
};
/** The next viewing; day and time by the clocks of the place. */
export const nextViewing = ({ moment }: { moment: string }) => `Viewing: ${moment}`;
/** The other side proposed a time for a viewing. */
export const wishWaits = ({ moment }: { moment: string }) => `Does this suit you? ${moment}`;
/** Below the next viewing, from a day before. */
export const areYouComing = 'Are you coming?';
export const inquiriesHint = 'Unread, or not answered yet';
/** `total` may be a count that stopped: "99+". */
export const foundBySearches = ({ count, total }: { count: number; total: string }) =>
  plural(count, {
    one: `${total} new room in saved searches`,
    other: `${total} new rooms in saved searches`,
  });
export const inSearches = pluralText({ one: 'In # search', other: 'In # searches' });
export const nothingNew = 'Nothing new since you last looked';
export const nothingNewHint = 'New rooms near you, changed favorites and answers show up here.';
export const dismissNews = ({ news }: { news: string }) => `Dismiss: ${news}`;
export const notDismissed = 'This could not be dismissed';
export const newsFailed = 'What is new could not be loaded';
/** About a room of mine that administrators hid; after since when. */
export const seeWhyHidden = 'See why, and what you can do.';
