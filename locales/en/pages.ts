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
