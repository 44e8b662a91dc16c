import { listingSteps } from '#src/shared/listings/listing-steps.ts';
import type { DemoWorld } from './demo-world.ts';

/**
 * Someone of the demo; a newcomer has an account and nothing else, many wrote about a room of
 * Ximena's, and Jamal accepted another one of hers.
 */
export type Role =
  | 'visitor'
  | 'newcomer'
  | 'seeker'
  | 'owner'
  | 'ximena.ortiz'
  | 'jamal.carter'
  | 'admin';
export type State = 'full' | 'empty' | 'loading' | 'error' | 'offline';

export interface Screen {
  name: string;
  as: Role;
  path: string | ((world: DemoWorld) => string);
  /** Where and as whom it has nothing to show. */
  empty?: { as?: Role; path?: string };
  /** It shows the same whatever the server answers, or the server itself writes it. */
  isStatic?: true;
}

const fixed = (name: string, path: Screen['path'], as: Role = 'visitor'): Screen => ({
  name,
  path,
  as,
  isStatic: true,
});

/**
 * Every screen, one a line. Those that are not static are also shown while they load, when the
 * server answers 503, and without a connection.
 */
export const screens: readonly Screen[] = [
  { name: 'Home', path: '/', as: 'visitor', empty: { path: '/?max_rent=1' } },
  { name: 'Home, signed in', path: '/', as: 'seeker', empty: { as: 'newcomer' } },
  { name: 'Home of an owner', path: '/', as: 'owner' },
  { name: 'Room', path: ({ listing }) => `/listings/${listing}`, as: 'visitor' },
  { name: 'Room, signed in', path: ({ listing }) => `/listings/${listing}`, as: 'seeker' },
  { name: 'My room', path: ({ ownListing }) => `/listings/${ownListing}`, as: 'owner' },
  { name: 'My hidden room', path: ({ hidden }) => `/listings/${hidden}`, as: 'owner' },
  { name: 'Favorites', path: '/favorites', as: 'seeker', empty: { as: 'visitor' } },
  {
    name: 'Compare favorites',
    path: ({ listing, ownListing }) => `/favorites/compare?ids=${listing},${ownListing}`,
    as: 'seeker',
  },
  { name: 'Saved searches', path: '/saved-searches', as: 'seeker', empty: { as: 'owner' } },
  { name: 'Groups', path: '/groups', as: 'seeker', empty: { as: 'newcomer' } },
  { name: 'Group', path: ({ group }) => `/groups/${group}`, as: 'seeker' },
  { name: 'Group of five', path: ({ largeGroup }) => `/groups/${largeGroup}`, as: 'ximena.ortiz' },
  {
    name: 'Group with a household',
    path: ({ group, listing }) => `/groups/${group}?listing=${listing}`,
    as: 'seeker',
  },
  {
    name: 'Invitation to a group',
    path: ({ groupCode }) => `/groups/join?code=${groupCode}`,
    as: 'owner',
    empty: { path: '/groups/join?code=none' },
  },
  { name: 'Roomies', path: '/roomies', as: 'seeker', empty: { path: '/roomies?budget=1' } },
  { name: 'Roomie', path: ({ roomie }) => `/roomies/${roomie}`, as: 'seeker' },
  { name: 'Rooms wanted', path: '/wanted', as: 'owner', empty: { path: '/wanted?rent=90000' } },
  { name: 'Wanted page', path: '/wanted/1', as: 'owner' },
  { name: 'Wanted page of a visitor', path: '/wanted/1', as: 'visitor' },
  { name: 'My wanted page', path: '/wanted/edit', as: 'seeker', empty: { as: 'owner' } },
  {
    name: 'Who might look with me',
    path: '/wanted/together',
    as: 'seeker',
    empty: { path: '/wanted/together?answer=no' },
  },
  {
    name: 'Invitations',
    path: '/wanted/invitations',
    as: 'seeker',
    empty: { path: '/wanted/invitations?side=sent' },
  },
  {
    name: 'House agreement',
    path: ({ group }) => `/groups/${group}/agreement`,
    as: 'jamal.carter',
  },
  {
    name: 'House agreement to draft',
    path: ({ newGroup }) => `/groups/${newGroup}/agreement`,
    as: 'seeker',
  },
  {
    name: 'House agreement to print',
    path: ({ group }) => `/groups/${group}/agreement?paper=de`,
    as: 'seeker',
  },
  { name: 'Rent split', path: ({ group }) => `/groups/${group}/rent`, as: 'jamal.carter' },
  { name: 'Rent split to begin', path: ({ newGroup }) => `/groups/${newGroup}/rent`, as: 'seeker' },
  { name: 'Inquiries', path: '/inquiries', as: 'owner', empty: { path: '/inquiries?page=99' } },
  { name: 'Inquiry', path: ({ inquiry }) => `/inquiries/${inquiry}`, as: 'owner' },
  {
    name: 'Applicants',
    path: ({ askedListing }) => `/listings/${askedListing}/applicants`,
    as: 'ximena.ortiz',
    empty: { path: '/listings/15/applicants' },
  },
  {
    name: 'Viewings',
    path: ({ askedListing }) => `/listings/${askedListing}/viewings`,
    as: 'ximena.ortiz',
    empty: { path: '/listings/15/viewings' },
  },
  {
    name: 'Inquiry with a viewing',
    path: ({ withViewing }) => `/inquiries/${withViewing}`,
    as: 'ximena.ortiz',
  },
  {
    name: 'Inquiry with an offer',
    path: ({ withOffer }) => `/inquiries/${withOffer}`,
    as: 'ximena.ortiz',
  },
  {
    name: 'Inquiry with an accepted offer',
    path: ({ withAcceptedOffer }) => `/inquiries/${withAcceptedOffer}`,
    as: 'jamal.carter',
  },
  { name: 'My listings', path: '/listings', as: 'owner', empty: { as: 'seeker' } },
  ...listingSteps.map((step): Screen => ({
    name: `New listing, ${step}`,
    path: `/listings/create?step=${step}`,
    as: 'owner',
  })),
  ...listingSteps.map((step): Screen => ({
    name: `Edit listing, ${step}`,
    path: ({ ownListing }) => `/listings/${ownListing}/edit?step=${step}`,
    as: 'owner',
  })),
  { name: 'Profile', path: '/profile', as: 'seeker' },
  { name: 'About you', path: '/profile/about', as: 'seeker' },
  { name: 'How you live', path: '/profile/habits', as: 'seeker' },
  { name: 'What you want', path: '/profile/preferences', as: 'seeker', empty: { as: 'newcomer' } },
  { name: 'E-mails and alerts', path: '/profile/notifications', as: 'seeker' },
  { name: 'Privacy of the profile', path: '/profile/privacy', as: 'seeker' },
  { name: 'Account', path: '/profile/account', as: 'seeker' },
  { name: 'Onboarding', path: '/onboarding/profile', as: 'newcomer' },
  { name: 'Administration', path: '/admin', as: 'admin' },
  {
    name: 'Reports',
    path: '/admin/reports',
    as: 'admin',
    empty: { path: '/admin/reports?page=99' },
  },
  { name: 'Report', path: ({ report }) => `/admin/reports/${report}`, as: 'admin' },
  { name: 'Appeals', path: '/admin/appeals', as: 'admin' },
  { name: 'Audit', path: '/admin/audit', as: 'admin' },
  { name: 'Search of administrators', path: '/admin/search?q=ana', as: 'admin' },
  { name: 'External listings', path: '/admin/external-listings', as: 'admin' },
  { name: 'Imports', path: '/admin/manage-external', as: 'admin' },
  { name: 'For partners', path: ({ listing }) => `/partners?listing=${listing}`, as: 'visitor' },
  fixed('Sign in', '/login'),
  fixed('About', '/about'),
  fixed('Staying safe', '/safety'),
  fixed('Privacy', '/privacy'),
  fixed('Terms', '/terms'),
  fixed('Not found', '/no/such/page'),
  fixed('A room that is gone', '/listings/999999'),
  fixed('Offline page', '/offline'),
  fixed('Unsubscribe, bad link', '/unsubscribe?token=none'),
  fixed('Confirm a room, bad link', '/confirm-listing?token=none'),
  fixed('Living together, bad link', '/outcomes?token=none'),
  fixed('Reasons, bad link', '/statement?token=none'),
  fixed('Reasons', ({ statement }) => statement),
  fixed('Report without an account', ({ listing }) => `/notice?listing=${listing}`),
  fixed('Transparency', '/transparency'),
  fixed('Components', '/demo/ui'),
];

/** The states that a screen has. */
export function listStates({ isStatic, empty }: Screen): State[] {
  if (isStatic) return ['full'];
  return ['full', ...(empty ? (['empty'] as const) : []), 'loading', 'error', 'offline'];
}
