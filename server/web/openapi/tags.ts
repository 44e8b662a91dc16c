/** The subjects of the API, by the paths of their calls. The first that fits has the call. */
const subjects: [name: string, description: string, paths: RegExp][] = [
  ['Signing in', 'Sign-in over OpenID Connect, tokens and sessions.', /^\/auth\//],
  ['Administration', 'For administrators only.', /^\/api\/admin\//],
  ['Other sites', 'Rooms on other sites. They answer everyone alike.', /^(\/api\/embed|\/oembed)/],
  ['House agreements', 'How a group wants to live together.', /\/agreement\b/],
  ['Rent splits', 'How a group splits a rent.', /\/rent-splits\b/],
  ['Applicants', 'Everyone who wrote about a room of one’s household.', /\/(applicants|vote)\b/],
  ['Viewings', 'When rooms can be viewed, and who comes.', /viewing/],
  ['Offers', 'Offering a room to who wrote about it.', /^\/api\/inquiries\/\{id\}\/offer$/],
  ['Outcomes', 'How living together turned out, told by who agrees to.', /\/outcomes?$/],
  ['Inquiries', 'Conversations about rooms and with roomies.', /^\/api\/(user-)?inquiries/],
  ['Reply templates', 'Own messages to send again.', /^\/api\/reply-templates/],
  ['Safety', 'Reports and blocks.', /^\/api\/(reports|blocks|users\/\{id\}\/block)/],
  ['Wanted pages', 'Rooms that people look for, and invitations to write.', /^\/api\/wanted/],
  ['Groups', 'Looking for a home with others.', /^\/api\/group/],
  ['Households', 'Who lives in a room’s household.', /\/household/],
  ['Favorites', 'What one likes and what one hid.', /\/(marks?|chosen|note)\b/],
  ['Saved searches', 'Searches that one saved.', /^\/api\/saved-searches/],
  ['Roomie Fit', 'How well people and rooms fit.', /\/fit\b/],
  ['Images', 'Photos of rooms and of people.', /\/(images|upload|photo)\b/],
  ['Listings', 'Rooms: search, read, offer.', /\/listings\b/],
  ['Places', 'Towns, neighborhoods and addresses.', /^\/api\/(places|addresses)/],
  [
    'Roomies',
    'Other people who look for a room or offer one.',
    /^\/api\/users(\/\{id\}(\/ledger)?)?$/,
  ],
  ['Account', 'One’s own profile, answers and onboarding.', /^\/api\/users\//],
  ['App', 'What pages tell the server, and the server pages.', /^\/api\/(events|vitals)/],
];

/** The tags of the document, with what each is about. */
export const tags = subjects.map(([name, description]) => ({ name, description }));

/** The subject of a call by its path; throws for a path that no subject has. */
export function findTag(path: string): string {
  const subject = subjects.find(([, , paths]) => paths.test(path));
  if (!subject) throw new Error(`No subject of tags.ts has the path ${path}`);
  return subject[0];
}
