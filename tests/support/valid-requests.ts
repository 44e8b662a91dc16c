import { endpoints, type EndpointId } from '#contract/endpoints.gen.ts';
import { habitAnswers, wantedAnswers } from './onboarding-answers.ts';
import type { TestApp, TestUser } from './test-app.ts';
import type { World } from './world.ts';
import { writes } from './writes/pairs.ts';

type Options = NonNullable<Parameters<TestApp['call']>[1]>;

/** What each part of an address names in a world. */
const named: [RegExp, (world: World) => number | string][] = [
  [/\/groups\/\{id/, ({ group }) => group],
  [/\/saved-searches\/\{id/, ({ savedSearch }) => savedSearch],
  [/\/wanted-invitations\/\{id/, ({ wantedInvitation }) => wantedInvitation],
  [/\/wanted\/\{id/, ({ wanted }) => wanted],
  [/\/reply-templates\/\{id/, ({ replyTemplate }) => replyTemplate],
  [/\/sessions\/\{id/, ({ ownerSession }) => ownerSession],
  [/\/user-inquiries\/\{id/, ({ userInquiry }) => userInquiry],
  [/\/inquiries\/\{id/, ({ inquiry }) => inquiry],
  [/\/external-listings\/\{id/, ({ external }) => external],
  [/\/import-sources\/\{id/, ({ source }) => source],
  [/\/import-files\/\{id/, ({ file }) => file],
  [/\/imports\/\{id/, ({ run }) => run],
  [/\/appeals\/\{id/, ({ appeal }) => appeal],
  [/\/reports\/\{id/, ({ report }) => report],
  [/\/users\/\{id/, ({ owner }) => owner.id],
  [/\/listings\/\{id/, ({ listing }) => listing],
];

/** What the calls without a write of their own need besides what their address names. */
const others: Partial<Record<EndpointId, (world: World) => Options>> = {
  finishSignIn: () => ({ body: { code: 'a code', state: 'a state' } }),
  previewFit: () => ({ body: { habits: habitAnswers(), preferences: wantedAnswers() } }),
  sendVitals: () => ({ body: { route: '/', samples: [{ metric: 'lcp', value: 800 }] } }),
  previewImport: () => ({ body: {} }),
  searchUsersAsAdmin: () => ({ query: { q: 'Ada' } }),
  searchListingsAsAdmin: () => ({ query: { q: 'room' } }),
  searchReportedMessages: () => ({ query: { q: 'room' } }),
  searchPlaces: () => ({ query: { q: 'Harlem' } }),
  countUsersNear: () => ({ query: { lat: 40.65, lng: -73.95 } }),
  getRentsNearby: () => ({ query: { lat: 40.65, lng: -73.95, room_type: 'private_room' } }),
  searchAddresses: () => ({ query: { q: 'Harlem' } }),
  getListingInquiryStatus: ({ listing }) => ({ query: { listing_id: listing } }),
  listWanted: ({ listing }) => ({ query: { listing_id: listing } }),
  getUserInquiryStatus: ({ owner }) => ({ query: { recipient_id: owner.id } }),
  listChosenListings: ({ listing }) => ({ query: { ids: listing } }),
  listChosenUsers: ({ owner }) => ({ query: { ids: owner.id } }),
  listEmbeddedCards: ({ listing }) => ({ query: { ids: listing } }),
  getGroupInvitation: ({ groupCode }) => ({ query: { code: groupCode } }),
  getGroupPairFit: ({ group, owner, sender }) => ({
    params: { id: group, one: owner.id, other: sender.id },
  }),
  getHouseholdInvitation: ({ token }) => ({ query: { token } }),
  getOEmbed: ({ listing }) => ({
    query: { url: `http://localhost:3000/listings/${listing}`, format: 'json' },
  }),
};

/** A request of this call that is allowed to `as`, about what is in the world. */
export function validRequest(id: EndpointId, world: World): Options & { as: TestUser } {
  const write = writes.find(({ call }) => call === id);
  if (write) return { as: world[write.as], ...write.request(world, 0) };
  const { path } = endpoints[id];
  const name = named.find(([pattern]) => pattern.test(path))?.[1];
  return {
    as: path.includes('/admin/') ? world.admin : world.owner,
    ...(name && { params: { id: name(world), image_id: world.images[0] } }),
    ...others[id]?.(world),
  };
}
