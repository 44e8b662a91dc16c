import type { EndpointId } from '#contract/endpoints.ts';
import { listingForm } from './listing-forms.ts';
import { habitAnswers, profileForm, wantedAnswers } from './onboarding-answers.ts';
import type { TestApp } from './test-app.ts';
import type { World } from './world.ts';

/** What two writes can meet on: a user, or something with its rows. */
export type Row =
  | 'sender'
  | 'owner'
  | 'visitor'
  | 'admin'
  | 'sessions'
  | 'listing'
  | 'household'
  | 'inquiry'
  | 'userInquiry'
  | 'report'
  | 'appeal'
  | 'external'
  | 'source';

type Person = 'sender' | 'owner' | 'visitor' | 'admin';
type Request = (world: World, turn: 0 | 1) => NonNullable<Parameters<TestApp['call']>[1]>;

export interface Write {
  call: EndpointId;
  as: Person;
  changes: Row[];
  /** Rows that must be there, and as they are, for it to be allowed. */
  needs: Row[];
  request: Request;
  /** What tells this write from another of the same call. */
  variant?: string;
}

const greeting = 'Hello! Is the room still free in March? I would love to see it.';
const keyed = ({ keys }: World, turn: 0 | 1) => ({ headers: { 'Idempotency-Key': keys[turn] } });
const byListing = ({ listing }: World) => ({ params: { id: listing } });
const bySource = ({ source }: World) => ({ params: { id: source } });
const nothing = () => ({});

/** What a person changes in a row of theirs; `changes` names the rows, all else comes after. */
const write = (
  call: EndpointId,
  as: Person,
  { changes = [], needs = [], variant }: { changes?: Row[]; needs?: Row[]; variant?: string },
  request: Request = nothing,
): Write => ({
  call,
  as,
  changes,
  needs: [...needs, as],
  request,
  ...(variant !== undefined && { variant }),
});

const goesWith: Record<Person, Row[]> = {
  sender: ['household', 'inquiry', 'userInquiry', 'report'],
  owner: ['listing', 'household', 'inquiry', 'userInquiry', 'sessions', 'appeal'],
  visitor: [],
  admin: [],
};

const account: Write[] = [
  ...(Object.keys(goesWith) as Person[]).map((as) =>
    write('deleteAccount', as, { changes: [as, ...goesWith[as]] }),
  ),
  write('updateProfile', 'owner', { changes: ['owner'] }, () => ({ body: profileForm() })),
  write('saveLanguage', 'owner', { changes: ['owner'] }, () => ({ body: { language: 'de' } })),
  write('saveHabits', 'owner', { changes: ['owner'] }, () => ({ body: habitAnswers() })),
  write('savePreferences', 'owner', { changes: ['owner'] }, () => ({ body: wantedAnswers() })),
  write('skipOnboarding', 'owner', { changes: ['owner'] }),
  write('requestPhotoUpload', 'owner', {}, () => ({
    body: { content_type: 'image/jpeg', size: 1000 },
  })),
  write('registerPhoto', 'owner', { changes: ['owner'] }, ({ photo }) => ({
    body: { public_url: photo },
  })),
  write('removePhoto', 'owner', { changes: ['owner'] }),
  write('signOut', 'owner', { changes: ['sessions'] }),
  write('endSession', 'owner', { changes: ['sessions'] }, ({ ownerSession }) => ({
    params: { id: ownerSession },
  })),
  write('endOtherSessions', 'owner', { changes: ['sessions'] }),
  write('refreshSession', 'owner', { changes: ['sessions'] }, ({ refreshToken }) => ({
    body: { refresh_token: refreshToken },
  })),
];

const listing: Write[] = [
  write('createListing', 'owner', {}, (world, turn) => ({
    // Repeated with the same key, a request has the same content.
    body: listingForm({ title: `Room ${world.keys[turn]}` }),
    ...keyed(world, turn),
  })),
  write('updateListing', 'owner', { changes: ['listing'] }, (world) => ({
    ...byListing(world),
    body: listingForm({ title: 'Changed' }),
  })),
  write('changeListingStatus', 'owner', { changes: ['listing'] }, (world, turn) => ({
    ...byListing(world),
    body: { status: turn === 0 ? 'paused' : 'filled' },
  })),
  write('countListingView', 'visitor', { needs: ['listing'] }, byListing),
  write('deleteListing', 'owner', { changes: ['listing', 'household', 'inquiry'] }, byListing),
  write(
    'deleteListingAsAdmin',
    'admin',
    { changes: ['listing', 'household', 'inquiry'] },
    byListing,
  ),
  write('hideListing', 'admin', { changes: ['listing'] }, (world) => ({
    ...byListing(world),
    body: { note: 'Not a real room' },
  })),
  write('showListing', 'admin', { changes: ['listing'] }, byListing),
  write('requestUpload', 'owner', { needs: ['listing'] }, (world) => ({
    body: { listing_id: world.listing, content_type: 'image/jpeg', size: 1000 },
  })),
  // Two photos for the one place that is left.
  write('registerImage', 'owner', { changes: ['listing'] }, (world, turn) => ({
    ...byListing(world),
    body: { key: world.uploads[turn] },
  })),
  write(
    'registerImage',
    'owner',
    { changes: ['listing'], variant: 'the same upload' },
    (world) => ({ ...byListing(world), body: { key: world.uploads[0] } }),
  ),
  write('orderImages', 'owner', { changes: ['listing'] }, (world) => ({
    ...byListing(world),
    body: { ids: world.images.toReversed() },
  })),
  write('describeImage', 'owner', { changes: ['listing'] }, (world) => ({
    params: { id: world.listing, image_id: world.images[0] },
    body: { alt: 'The kitchen' },
  })),
  write('deleteImage', 'owner', { changes: ['listing'] }, (world) => ({
    params: { id: world.listing, image_id: world.images[0] },
  })),
];

const joining: Write[] = [
  write('updateHousehold', 'owner', { changes: ['listing'] }, (world) => ({
    ...byListing(world),
    body: { owner_lives_there: false },
  })),
  write(
    'createHouseholdInvitation',
    'owner',
    { changes: ['household'], needs: ['listing'] },
    byListing,
  ),
  write(
    'withdrawHouseholdInvitation',
    'owner',
    { changes: ['household'], needs: ['listing'] },
    (world) => ({ params: { id: world.listing, invitation_id: world.invitation } }),
  ),
  ...(['visitor', 'sender', 'admin'] as const).map((as) =>
    write(
      'acceptHouseholdInvitation',
      as,
      { changes: ['household'], needs: ['listing', 'owner'] },
      ({ token }) => ({ body: { token } }),
    ),
  ),
  write(
    'removeHouseholdMember',
    'owner',
    { changes: ['household'], needs: ['listing'] },
    (world) => ({ params: { id: world.listing, user_id: world.sender.id } }),
  ),
  write('leaveHousehold', 'sender', { changes: ['household'] }, byListing),
];

const inquiries: Write[] = [
  write('sendListingInquiry', 'visitor', { needs: ['listing', 'owner'] }, (world, turn) => ({
    body: { listing_id: world.listing, message: greeting },
    ...keyed(world, turn),
  })),
  write(
    'sendUserInquiry',
    'visitor',
    { changes: ['visitor'], needs: ['owner'], variant: 'the owner' },
    (world, turn) => ({
      body: { recipient_id: world.owner.id, message: greeting },
      ...keyed(world, turn),
    }),
  ),
  write(
    'sendUserInquiry',
    'owner',
    { changes: ['owner'], needs: ['visitor'], variant: 'the visitor' },
    (world, turn) => ({
      body: { recipient_id: world.visitor.id, message: greeting },
      ...keyed(world, turn),
    }),
  ),
  ...(
    [
      ['accepted', 'owner'],
      ['declined', 'owner'],
      ['withdrawn', 'sender'],
    ] as const
  ).map(([status, as]) =>
    write(
      'updateInquiry',
      as,
      { changes: ['inquiry'], needs: ['sender', 'owner'], variant: status },
      ({ inquiry }) => ({ params: { id: inquiry }, body: { status } }),
    ),
  ),
  ...(['sender', 'owner'] as const).map((as) =>
    write(
      'sendMessage',
      as,
      { changes: ['inquiry'], needs: ['sender', 'owner'] },
      (world, turn) => ({
        params: { id: world.inquiry },
        body: { message: 'Hello again' },
        ...keyed(world, turn),
      }),
    ),
  ),
  write('markInquiryRead', 'owner', { changes: ['inquiry'] }, ({ inquiry }) => ({
    params: { id: inquiry },
    body: { message_id: 2_000_000_000 },
  })),
  write('updateUserInquiry', 'owner', { changes: ['userInquiry'] }, ({ userInquiry }) => ({
    params: { id: userInquiry },
    body: { status: 'accepted' },
  })),
  write(
    'sendUserMessage',
    'owner',
    { changes: ['userInquiry'], needs: ['sender', 'owner'] },
    (world, turn) => ({
      params: { id: world.userInquiry },
      body: { message: 'Hello again' },
      ...keyed(world, turn),
    }),
  ),
];

const block = (as: 'sender' | 'owner', whom: 'sender' | 'owner' | 'visitor') =>
  write('blockUser', as, { changes: [as, whom], variant: `the ${whom}` }, (world) => ({
    params: { id: world[whom].id },
  }));

const safety: Write[] = [
  block('sender', 'owner'),
  block('owner', 'sender'),
  block('owner', 'visitor'),
  write('unblockUser', 'owner', { changes: ['owner', 'sender'] }, ({ sender }) => ({
    params: { id: sender.id },
  })),
  write('sendReport', 'visitor', { needs: ['listing'], variant: 'the listing' }, (world, turn) => ({
    body: { kind: 'listing', id: world.listing, reason: 'spam' },
    ...keyed(world, turn),
  })),
  write(
    'sendReport',
    'sender',
    { changes: ['report'], needs: ['owner'], variant: 'the owner, once more' },
    (world, turn) => ({
      body: { kind: 'user', id: world.owner.id, reason: 'spam' },
      ...keyed(world, turn),
    }),
  ),
  write('changeReport', 'admin', { changes: ['report'] }, ({ report }) => ({
    params: { id: report },
    body: { status: 'resolved', note: '', all_open: true },
  })),
  write('decideAppeal', 'admin', { changes: ['appeal', 'listing'] }, ({ appeal }) => ({
    params: { id: appeal },
    body: { decision: 'reversed', note: 'It was real' },
  })),
  write('suspendUser', 'admin', { changes: ['owner', 'listing', 'sessions'] }, ({ owner }) => ({
    params: { id: owner.id },
    body: { note: 'Spam' },
  })),
  write('reinstateUser', 'admin', { changes: ['owner', 'listing'] }, ({ owner }) => ({
    params: { id: owner.id },
  })),
];

const marks: Write[] = [
  ...(['favorite', 'hidden'] as const).map((mark) =>
    write(
      'markListing',
      'visitor',
      { changes: ['visitor'], needs: ['listing'], variant: mark },
      (world) => ({ ...byListing(world), body: { mark } }),
    ),
  ),
  write('noteListing', 'visitor', { changes: ['visitor'] }, (world) => ({
    ...byListing(world),
    body: { note: 'Bright, but far from the tram' },
  })),
  write('unmarkListing', 'visitor', { changes: ['visitor'] }, byListing),
  write('mergeMarks', 'visitor', { changes: ['visitor'] }, (world, turn) => ({
    body: { favorite: [world.listing], hidden: [world.external] },
    ...keyed(world, turn),
  })),
  write('markUser', 'visitor', { changes: ['visitor'], needs: ['owner'] }, ({ owner }) => ({
    params: { id: owner.id },
    body: { mark: 'favorite' },
  })),
  write('unmarkUser', 'visitor', { changes: ['visitor'] }, ({ owner }) => ({
    params: { id: owner.id },
  })),
];

const savedSearches: Write[] = [
  write('saveNotificationSettings', 'owner', { changes: ['owner'] }, () => ({
    body: {
      message_mails: true,
      alert_mails: false,
      quiet_hours: { from: 22, to: 7 },
      time_zone: 'Europe/Berlin',
    },
  })),
  write('savePushSubscription', 'owner', { changes: ['owner'] }, (_, turn) => ({
    body: {
      endpoint: `https://push.example.com/${turn}`,
      keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
    },
  })),
  write('deletePushSubscription', 'owner', { changes: ['owner'] }, () => ({})),
  write('dismissNews', 'owner', { changes: ['owner'] }, ({ listing }) => ({
    body: { kind: 'favorites', until: '2099-01-01T00:00:00Z', ids: [listing] },
  })),
  write('createSavedSearch', 'visitor', { changes: ['visitor'] }, () => ({
    body: { name: 'Harlem', search: 'q=harlem' },
  })),
  write('updateSavedSearch', 'owner', { changes: ['owner'] }, ({ savedSearch }) => ({
    params: { id: savedSearch },
    body: { name: 'Three bedrooms', search: 'bedrooms=3' },
  })),
  write('deleteSavedSearch', 'owner', { changes: ['owner'] }, ({ savedSearch }) => ({
    params: { id: savedSearch },
  })),
];

const fromElsewhere: Write[] = [
  write(
    'deleteListingAsAdmin',
    'admin',
    { changes: ['external'], variant: 'from elsewhere' },
    ({ external }) => ({ params: { id: external } }),
  ),
  write('createExternalListing', 'admin', { changes: ['external'] }, (world, turn) => ({
    body: { title: 'By hand', address: 'Harlem', monthly_rent: 800 },
    ...keyed(world, turn),
  })),
  write('changeExternalListing', 'admin', { changes: ['external'] }, ({ external }) => ({
    params: { id: external },
    body: { title: 'Changed' },
  })),
  write('changeExternalListings', 'admin', { changes: ['external'] }, ({ external }) => ({
    body: { status: 'published', ids: [external] },
  })),
  write('deleteExternalListings', 'admin', { changes: ['external'] }, ({ external }) => ({
    query: { ids: external },
  })),
  write('createImportSource', 'admin', { changes: ['source'] }, ({ keys: [key] }) => ({
    body: { name: key, kind: 'csv', new_status: 'pending' },
  })),
  write('updateImportSource', 'admin', { changes: ['source'] }, (world) => ({
    ...bySource(world),
    body: { kind: 'csv', new_status: 'active' },
  })),
  write('deleteImportSource', 'admin', { changes: ['source'] }, bySource),
  write('requestImportUpload', 'admin', { needs: ['source'] }, (world) => ({
    ...bySource(world),
    body: { name: 'rooms.csv', size: 100 },
  })),
  write('startImport', 'admin', { changes: ['source'] }, ({ file }) => ({
    body: { file_id: file },
  })),
  write('cancelImport', 'admin', { changes: ['source'] }, ({ run }) => ({ params: { id: run } })),
  write('resumeImport', 'admin', { changes: ['source'] }, ({ run }) => ({ params: { id: run } })),
];

/** Every write that meets another on a user, a listing, an inquiry, or what belongs to one. */
export const writes = [
  ...account,
  ...listing,
  ...joining,
  ...inquiries,
  ...safety,
  ...marks,
  ...savedSearches,
  ...fromElsewhere,
];

/** Calls that are no GET, and why they meet no other. */
export const meetNothing: Partial<Record<EndpointId, string>> = {
  finishSignIn: 'needs a provider; its account is made and found by one statement',
  previewFit: 'stores nothing',
  sendVitals: 'counts in rows of their own',
  createEmbedPartner: 'stores nothing',
  countEmbeds: 'counts in rows of their own',
  previewImport: 'stores nothing',
  fetchImportFile: 'asks another site first, then does what requestImportUpload does',
};

/** All pairs of writes of which one changes what the other changes or needs, a write with itself included. */
export const pairs = writes.flatMap((one, at) =>
  writes
    .slice(at)
    .filter((other) => one === other || disturbs(one, other) || disturbs(other, one))
    .map((other) => [one, other] as const),
);

function disturbs(one: Write, other: Write): boolean {
  return one.changes.some((row) => [...other.changes, ...other.needs].includes(row));
}

export const nameOf = ({ call, as, variant }: Write) =>
  `${call} by the ${as}${variant === undefined ? '' : ` (${variant})`}`;
