import { pluralText } from './plural.ts';

// What the server says before the app runs.
/** For search engines, about pages that have no description of their own. */
export const siteDescription = 'Rooms and roommates, matched by how you actually live.';

// Without JavaScript.
export const needsScript = 'This page needs JavaScript';
/** `link` and `end` stand around a link to the start page, and are not shown. */
export const needsScriptHint = ({ link, end }: { link: string; end: string }) =>
  `Your browser does not run it, or something blocks it. Without it you can still ${link}look for rooms${end} and read every room you find. To sign in, write to people or list your place, turn JavaScript on and load this page again.`;

// While the database is away. The first is the title of the window, the second a heading.
export const awayTitle = 'Back in a moment · RoomieRadar';
export const away = 'Back in a moment';
export const awayHint = 'RoomieRadar cannot reach its rooms right now. Nothing is lost.';
/** A link that loads the page again. */
export const tryAgain = 'Try again';

// Without a connection. The first is the title of the window, the second a heading.
export const offlineTitle = 'You are offline · RoomieRadar';
export const offline = 'You are offline';
export const offlineHint =
  'This page cannot be loaded right now. It comes back by itself as soon as you are connected again.';

// Pages in the place of what could not be answered: a heading, then what is safe and what to do.
export const starting = 'RoomieRadar is starting';
export const startingHint = 'That takes a few seconds. Then everything is as you left it.';
export const noPage = 'There is nothing at this address';
export const noPageHint = 'It may have been deleted, or part of the address may be missing.';
export const tooMany = 'Too many requests at once';
/** The count is that of seconds. */
export const tooManyHint = pluralText({
  one: 'We got too many requests from your network in a short time. Wait # second, then try again.',
  other:
    'We got too many requests from your network in a short time. Wait # seconds, then try again.',
});
export const failed = 'Something went wrong on our side';
export const failedHint =
  'What was saved before is safe. Your last step may be missing: look at it before you repeat it.';
/** A request that we do not take as it is. */
export const refused = 'This was not possible';
export const refusedHint = 'Nothing was changed. Go back and try it another way.';
