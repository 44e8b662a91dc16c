import { listingForm } from '../listing-forms.ts';
import { byListing, bySource, keyed, write, type Write } from './write.ts';

export const listing: Write[] = [
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
    (world) => ({ ...byListing(world), query: { note: 'Not a real room', rule: 'not_real' } }),
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

export const joining: Write[] = [
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

export const fromElsewhere: Write[] = [
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
  write('runJob', 'admin', { changes: ['job'] }, ({ job }) => ({ params: { id: job } })),
  write('resumeImport', 'admin', { changes: ['source'] }, ({ run }) => ({ params: { id: run } })),
];
