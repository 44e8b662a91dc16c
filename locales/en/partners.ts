import { rich, type Wrap } from '../rich.ts';

// The page for partner sites, which show cards of rooms. Its readers build websites; a "card" is
// the small box with photo, title and rent. It has four steps, which are its headings.
export const title = 'A room on your site';
export const lede =
  'Show rooms from RoomieRadar to your own visitors: copy a few lines of code. It sets no cookies, and your page keeps working when ours is down.';
export const pickRoom = 'Pick a room or a list';
export const chooseLook = 'Choose its look';
export const seeLive = 'See it live';
export const copyCode = 'Copy the code';

// The field that finds a room.
export const roomHint = 'Search by title, town or neighborhood';
export const roomsNone = 'No matching rooms';
export const roomsLoading = 'Looking for rooms…';

// The look of the card: short labels, side by side.
export const colors = 'Colors';
export const themeLabels = { auto: 'Like your page', light: 'Light', dark: 'Dark' };
export const width = 'Width';
export const widthLabels = {
  240: 'Narrow, 240 px',
  320: 'Regular, 320 px',
  420: 'Wide, 420 px',
};

// What the site shows: one room or a list, and which rooms the list has.
export const offer = 'What your site shows';
export const offerLabels = { room: 'One room', list: 'A list of rooms' };
export const searchAddress = 'Address of a search';
export const searchAddressHint =
  'Search on RoomieRadar, then paste the address here. Without one, the list has the newest rooms.';
export const withField = 'With a field to search in';
/** Under a list, a link to the rest. */
export const listLink = 'Rooms on RoomieRadar';
export const otherCurrency = 'Price also in';
export const noOtherCurrency = 'No other currency';
export const otherCurrencyHint = 'Shown where its exchange rate is known.';

// More of the look. "As here" is what RoomieRadar itself has. Names of fonts and colors stay as they are.
export const accent = 'Accent color';
export const accentHint =
  'Of links, the price and buttons: the hex code from your style sheet, such as #7c3aed. Text stays readable with any color.';
export const accentWrong = 'Use a hex code with 3 or 6 digits, such as #7c3aed.';
export const corners = 'Corners';
export const cornerLabels = {
  square: 'Square',
  slight: 'Slightly rounded',
  usual: 'As here',
  round: 'Very round',
};
export const density = 'Spacing';
export const densityLabels = { compact: 'Compact', usual: 'As here', airy: 'Airy' };
export const font = 'Font';
export const fontHint =
  'As in your style sheet, such as Georgia, serif. Frames show only fonts that your visitors have.';
export const fontWrong = 'Use names of fonts with commas between them.';

// In place of the card.
export const noSuchRoom = 'There is no such room';
export const noSuchRoomHint = 'It may have been deleted since. Pick another one.';
export const noRoomsHint = 'As soon as one is posted, it can be shown here.';
export const roomFailed = 'The room could not be loaded';
export const cardFailed =
  'The card could not be loaded just now. On your site, too, people would see your link instead.';

// The code, and the ways to show a card: names of techniques, short.
export const waysLegend = 'How your site shows it';
export const wayLabels = {
  html: 'HTML',
  server: 'From your server',
  react: 'React, Next.js',
  vue: 'Vue',
  svelte: 'Svelte',
  angular: 'Angular',
  federation: 'Module federation',
  frame: 'Frame',
  oembed: 'oEmbed',
};
/** For whom each of the ways is. Leave `mount()` and names of products as they are. */
export const wayLedes = {
  html: 'For any page: one script, one element. The link inside is what people see where the card cannot be.',
  server:
    'For a page that your server renders: the card is in its HTML, and there from the first moment, even without scripts. The script then keeps it fresh.',
  react:
    'For a React app of any version and any bundler, also with Next.js: the element, loaded when the page first needs it.',
  vue: 'For a Vue 3 app: the element, loaded when the page first needs it.',
  svelte: 'For a Svelte 5 app: the element, loaded when the page first needs it.',
  angular: 'For an Angular app: the element, loaded when the page first needs it.',
  federation:
    'For an app with module federation: the card as a component of your own React, of any version. Your page keeps working when ours is down. Without React, use mount().',
  frame:
    'For a site that allows no third-party scripts: a small page of ours in a frame, which the browser isolates from yours.',
  oembed:
    'For WordPress, Ghost, Notion and others that know oEmbed: paste the address of the room on a line of its own.',
};
export const listLede =
  'For any page: one script and one element show the rooms and keep them fresh. For rooms of your choice, write listings="7,42" instead of search; for those of one user, owner="5".';
/** The same for a list, where it is another sentence. */
export const listLedes = {
  server:
    'For a page that your server renders: the rooms are in its HTML, and there from the first moment, even without scripts. The script then keeps them fresh.',
  oembed:
    'For WordPress, Ghost, Notion and others that know oEmbed: paste the address of the search on a line of its own.',
};
/** Titles of pieces of code. Names of files stay as they are. */
export const codeTitles = {
  next: 'room-card.tsx, for Next.js',
  anyServer: 'For any other server, here in JavaScript',
  serverHead: 'In the head of that page',
  page: 'Your page',
  stylesheet: 'Your stylesheet',
  typings: 'roomieradar.d.ts, for TypeScript',
  types: 'Its types, for TypeScript',
  loadMount: 'load-mount.ts, without React or without federation in your build',
  mountedCard: 'room-card.tsx, with mount()',
  paste: 'Paste this',
  asked: 'What your system then asks',
  head: 'In the head of your page, to show the card sooner',
  listHead: 'In the head of your page, to show the rooms sooner',
  strict: 'Instead, where your policy allows no inline scripts',
  policy: 'For your Content-Security-Policy, if you have one',
};
/** A button beside the title of a piece of code, and what it says once pressed. */
export const copy = 'Copy';
export const selected = 'Selected: copy it with the keyboard';

// Whether the site takes corrections of the script by itself.
export const pin = 'Pin this version';
export const pinned =
  'An address that never changes, checked by its hash: not a byte other than these runs. Corrections reach you when you take a new one.';
export const unpinned = 'An address that stays: corrections reach your site within minutes.';
export const hashFailed = 'The hash of this version could not be loaded';

// Made-up sites that make it hard for a card: what each is, in a word or two and in a sentence, and
// what became of the card there.
export const trials = 'Try it on difficult sites';
export const trialsLede =
  'Made-up sites that make it hard for a card, all of them under the strictest content security policy.';
export const trialLabels = {
  resets: 'CSS resets',
  large: 'Large, right to left',
  hidden: 'Hidden tab',
  late: 'Late script',
  doubled: 'Doubled script',
};
export const trialHints = {
  resets: 'Its styles reset and restyle every element, with a tiny base font.',
  large: 'It is written from right to left, with text twice as large.',
  hidden: 'The card is hidden at first, as in a tab that is not open, and shown after a moment.',
  late: 'The script comes after two seconds. Until then there is your link.',
  doubled: 'It loads the script twice, and the one of the list as well.',
};
export const trialWaits = 'Waiting for the card…';
export const trialFailed = 'The card did not load, so the link is shown';
export const trialShown = ({ ms }: { ms: string }) => `The card loaded after ${ms} ms`;
export const trialStill = 'Nothing moved';
export const trialMoved = 'Something moved';
export const trialQuiet = 'No errors, and nothing that the policy refuses';
export const trialLoud = 'There were errors';

// How often the cards of a site are seen and followed, by day.
export const counts = 'Count how often it is seen';
export const countsLede =
  'Count how often your visitors see your cards and follow them. See it by room and by day. No cookies, and nothing about your visitors or your pages.';
export const startCounting = 'Count my cards';
export const countingFailed = 'Counting could not be set up';
export const countingFailedHint = 'Nothing has changed. Try again later.';
export const countsAttribute = 'Add to each card and list of your site';
export const countsLink = 'Your link to the counts';
export const keepLink =
  'Keep this link. Anyone who has it can see the counts, and we cannot find it again for you.';
export const countsUnknown = 'This link shows no counts';
export const countsUnknownHint = 'Check that you copied all of it.';
export const countsFailed = 'The counts could not be loaded';
export const countsNone = 'Nothing counted yet';
export const countsNoneHint = 'It starts when a visitor sees one of your cards.';
export const countedSeen = 'Seen';
export const countedFollowed = 'Followed';
export const countedRooms = 'Most seen rooms';
export const countsFile = 'Download by room and day (CSV)';

// What partners may rely on: a word or two, then a sentence or two.
export const promises = 'What it does to your page';
export const small = 'Small';
export const smallHint =
  'Less than 7 KB of script for all cards of a page, and one request for their content. Nothing on your page moves while they load.';
export const privately = 'Private';
export const privatelyHint =
  'No cookies, no storage, no data about your visitors. Cards show only public details of a room.';
export const neverInTheWay = 'Never in the way';
export const neverInTheWayHint =
  'Blocked, offline, deleted or down: your own link is shown instead of the card.';
export const forEveryone = 'For everyone';
export const forEveryoneHint =
  'Works by keyboard and screen reader, left to right and right to left, from 160 pixels wide, in light and dark.';
export const readReference = ({ reference }: { reference: Wrap }) =>
  rich`Building something of your own? Read the ${reference('API reference')}.`;

// Figures and dates that hold at the moment, for developers and their lawyers. `RateLimit` and `partner` are code.
export const guarantees = 'What you may rely on';
export const guaranteesFailed = 'The current figures could not be loaded';
export const guaranteeLabels = {
  versions: 'Versions',
  limits: 'Limits',
  caching: 'Caching',
  counting: 'Counting',
  contact: 'Contact',
};
export const versionCurrent = ({ version, since }: { version: string; since: string }) =>
  `Version ${version} is current. It has been offered since ${since}.`;
export const versionEnds = ({ version, end }: { version: string; end: string }) =>
  `Version ${version} ends on ${end}.`;
export const limitsText = ({ requests }: { requests: string }) =>
  `${requests} requests a minute for data, frames and oEmbed, counted by your visitor’s network, not by your site. Answers say in RateLimit what is left; beyond the limit, cards wait and try again.`;
export const cachingText = ({ minutes }: { minutes: string }) =>
  `Data, frames and the newest script for ${minutes} minutes; files with a hash in their name for a year.`;
export const countingText = ({ days }: { days: string }) =>
  `Nothing without partner. With it, how often each room is seen and followed, as two numbers a day. They are deleted after ${days} days.`;
export const contactText = ({ about }: { about: Wrap }) =>
  rich`${about('The operator of this RoomieRadar')}, for questions and faults.`;
export const permissionsTitle = 'For your Permissions-Policy, if you have one';
/** A paragraph that the partner pastes into its own privacy policy: "our pages" are those of the partner. */
export const privacyTitle = 'For your privacy policy';
export const privacyText = ({ origin }: { origin: string }) =>
  `Our pages show rooms from RoomieRadar (${origin}). For this, your browser requests a script, the data of the rooms and their photos from RoomieRadar. As with any request, its server sees your IP address, your browser and your language; it uses the address to limit requests. No cookies are set, nothing is stored on your device, and the address of our page is not stored.`;

// Version 1 of what partners build on. Leave names of code as they are.
export const changes = 'What changed';
export const versionPolicy =
  'Version 1 stays compatible: things are added, never removed or given another meaning. What would break your pages becomes version 2, and version 1 stays for at least two years after we announce that here.';
export const changesList = [
  'New: a wanted page that everyone may see has a card, as a frame and by oEmbed. It is gone as soon as its author hides the page.',
  'New: your accent color with --roomie-accent, whose text stays readable in light and dark, and your own spacing with --roomie-density. Frames and oEmbed take both in their address, and corners and font.',
  'New: the types of the federated module come by themselves: the plugins for Vite, webpack and Rspack fetch them. Hosts that copied the file keep it.',
  'New: counts by room and day, also as CSV. Your page can be checked: paste its HTML here, or run the check command of the elements package with its address. Cards fit from 160 pixels on.',
  'New: lists wherever cards are: oEmbed of a search, a frame, the first paint from your server, components for Vue and Svelte.',
  'New: a list finds a place by its name (search="place=Lisbon"), its field knows towns, and where nothing fits it offers what comes closest. A wrong value no longer empties a list: the browser console says what is allowed. search-box="false" means false.',
  'New: parts of a card and of a list that you can style, such as roomie-listing-card::part(title).',
  'New: partner, and counts of how often cards are seen and followed.',
  'New: roomie-listings, a list of rooms, with a field to search in.',
  'New: properties, event names with a hyphen, ready, lang and currency; cards in the first paint; links to rooms nearby where a room is closed.',
  'theme="auto" follows the color scheme of your page instead of the visitor’s. If your page has a dark look without color-scheme, add it or set theme.',
  'A card is as wide as its container, and from 600 pixels on its text stands beside the photo. If you reserve space for such wide cards, reserve less.',
  'The federated module shares nothing, and works with React of any version. onOpen gets the event of the element instead of that of React.',
  'The code to copy imports the script, so that your page does not wait for it. The earlier code works as before.',
];
