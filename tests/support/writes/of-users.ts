import { habitAnswers, profileForm, wantedAnswers } from '../onboarding-answers.ts';
import { byListing, keyed, write, type Person, type Row, type Write } from './write.ts';
import type { World } from '../world.ts';

const goesWith: Record<Person, Row[]> = {
  sender: ['household', 'group', 'inquiry', 'userInquiry', 'report'],
  owner: ['listing', 'household', 'group', 'inquiry', 'userInquiry', 'sessions', 'appeal'],
  visitor: [],
  admin: [],
};

export const account: Write[] = [
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
  write('requestOrganizationCode', 'owner', { changes: ['owner'] }, () => ({
    body: { email: 'owner@tum.de' },
  })),
  write('confirmOrganization', 'owner', { changes: ['owner'] }, () => ({
    body: { code: '000000' },
  })),
  write('removeOrganization', 'owner', { changes: ['owner'] }),
  write('signOut', 'owner', { changes: ['sessions'] }),
  write('endSession', 'owner', { changes: ['sessions'] }, ({ ownerSession }) => ({
    params: { id: ownerSession },
  })),
  write('endOtherSessions', 'owner', { changes: ['sessions'] }),
  write('refreshSession', 'owner', { changes: ['sessions'] }, ({ refreshToken }) => ({
    body: { refresh_token: refreshToken },
  })),
];

export const marks: Write[] = [
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

export const savedSearches: Write[] = [
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
  write('renewPushSubscription', 'visitor', {}, (_, turn) => ({
    body: {
      former: { endpoint: 'https://push.example.com/former', auth: 'A'.repeat(22) },
      next: {
        endpoint: `https://push.example.com/renewed-${turn}`,
        keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
      },
    },
  })),
  write('deletePushSubscription', 'owner', { changes: ['owner'] }, () => ({})),
  write('dismissNews', 'owner', { changes: ['owner'] }, ({ listing }) => ({
    body: { kind: 'favorites', until: '2099-01-01T00:00:00Z', ids: [listing] },
  })),
  write('createSavedSearch', 'visitor', { changes: ['visitor'] }, () => ({
    body: { name: 'Harlem', search: 'q=harlem' },
  })),
  write('saveSearchForGroup', 'sender', { changes: ['sender', 'group'] }, ({ group }) => ({
    params: { id: group },
    body: { name: 'Together', search: 'q=harlem' },
  })),
  write('updateSavedSearch', 'owner', { changes: ['owner'] }, ({ savedSearch }) => ({
    params: { id: savedSearch },
    body: { name: 'Three bedrooms', search: 'bedrooms=3' },
  })),
  write('deleteSavedSearch', 'owner', { changes: ['owner'] }, ({ savedSearch }) => ({
    params: { id: savedSearch },
  })),
];

const wantedPage = {
  headline: 'Two people look for two rooms',
  text: 'We cook together and go to bed early.',
  people: 2,
  visibility: 'members',
  is_indexed: false,
};
const { people: _, ...groupPage } = wantedPage;
const byPage = ({ wanted }: World) => ({ params: { id: wanted } });

export const wanted: Write[] = [
  write('saveOwnWanted', 'sender', { changes: ['sender'] }, () => ({ body: wantedPage })),
  write('confirmOwnWanted', 'sender', { changes: ['sender'] }),
  write('deleteOwnWanted', 'sender', { changes: ['sender'] }),
  write('saveGroupWanted', 'sender', { changes: ['group'] }, ({ group }) => ({
    params: { id: group },
    body: groupPage,
  })),
  write('deleteGroupWanted', 'owner', { changes: ['group'] }, ({ group }) => ({
    params: { id: group },
  })),
  write(
    'inviteWanted',
    'owner',
    { changes: ['owner'], needs: ['sender', 'listing'] },
    (world, turn) => ({
      ...byPage(world),
      body: { listing_id: world.listing, message: 'Would you like to see our second room?' },
      ...keyed(world, turn),
    }),
  ),
  ...(
    [
      ['declined', 'sender'],
      ['withdrawn', 'owner'],
    ] as const
  ).map(([status, as]) =>
    write(
      'answerWantedInvitation',
      as,
      { changes: [as], needs: ['sender', 'owner'], variant: status },
      ({ wantedInvitation }) => ({ params: { id: wantedInvitation }, body: { status } }),
    ),
  ),
  // A yes needs a page of one's own; tests/races/founding.test.ts plays it.
  ...(['no', null] as const).map((answer) =>
    write(
      'answerFounding',
      'visitor',
      { changes: ['visitor'], needs: ['sender'], variant: answer ?? 'none' },
      (world) => ({ ...byPage(world), body: { answer } }),
    ),
  ),
  write('hideWanted', 'admin', { changes: ['sender'] }, (world) => ({
    ...byPage(world),
    body: { note: 'Not a real person' },
  })),
  write('showWanted', 'admin', { changes: ['sender'] }, byPage),
];
