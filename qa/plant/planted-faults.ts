import type { NightKind } from '../run/night.ts';

/** A fault to put into the app, outside of its machines, and the paths that must notice it. */
export interface PlantedFault {
  /** What goes wrong then, for a user. */
  what: string;
  file: string;
  /** Text that the file has once, and what stands there instead. */
  find: string;
  replace: string;
  model: string;
  kind: NightKind;
  /** What the failure says: paths also fail for other reasons. */
  says: string;
}

const uploads = { model: 'image-upload', kind: 'tour' } as const;
const auth = { model: 'auth', kind: 'tour' } as const;
const onboarding = { model: 'onboarding', kind: 'tour' } as const;
const together = { model: 'looking-together', kind: 'tour' } as const;
const push = { model: 'push', kind: 'tour' } as const;

/** Faults of actors, effects and screens. No trace of a machine can notice them. */
export const plantedFaults: Record<string, PlantedFault> = {
  'step-saved-twice': {
    what: 'a step of onboarding is saved twice, one after the other',
    file: 'src/features/profile/api/onboarding.ts',
    find: "const profile = await callVersioned(api, 'updateProfile', { body: change, ifMatch });",
    replace:
      "await callVersioned(api, 'updateProfile', { body: change, ifMatch }); const profile = await callVersioned(api, 'updateProfile', { body: change, ifMatch: null });",
    says: 'The app called updateProfile',
    ...onboarding,
  },
  'skipped-twice': {
    what: 'skipping the rest is told to the server twice',
    file: 'src/features/profile/api/onboarding.ts',
    find: "const onboarding = await api('skipOnboarding', {});",
    replace: "await api('skipOnboarding', {}); const onboarding = await api('skipOnboarding', {});",
    says: 'The app called skipOnboarding',
    ...onboarding,
  },
  'saved-besides': {
    what: 'opening onboarding also changes the language of the account',
    file: 'src/features/profile/api/onboarding.ts',
    find: 'export function provideOnboarding(api: Api, queryClient: QueryClient) {',
    replace:
      "export function provideOnboarding(api: Api, queryClient: QueryClient) {\n  void api('saveLanguage', { body: { language: 'en' } });",
    says: 'The app called saveLanguage',
    ...onboarding,
  },
  'file-registered-twice': {
    what: 'an uploaded file is registered twice, one after the other',
    file: 'src/features/listing-images/api/use-listing-images.ts',
    find: "const image = await api('registerImage', { params: { id: listingId }, body, signal });",
    replace:
      "await api('registerImage', { params: { id: listingId }, body, signal });\n    const image = await api('registerImage', { params: { id: listingId }, body, signal });",
    says: 'The app called registerImage',
    ...uploads,
  },
  'address-requested-twice': {
    what: 'two addresses are requested for one file',
    file: 'src/features/listing-images/api/use-listing-images.ts',
    find: "return api('requestUpload', { body, signal });",
    replace:
      "await api('requestUpload', { body, signal });\n      return api('requestUpload', { body, signal });",
    says: 'The app called requestUpload',
    ...uploads,
  },
  'retry-of-a-hopeless-file': {
    what: '“Try again” stands at a file that can never succeed',
    file: 'src/features/listing-images/upload-state.tsx',
    find: '{canRetry(failure) && retry(basics.tryAgain)}',
    replace: '{retry(basics.tryAgain)}',
    says: 'name: /^Try/',
    ...uploads,
  },
  'dead-retry-all': {
    what: '“Retry all” does nothing',
    file: 'src/features/listing-images/failed-uploads.tsx',
    find: "for (const upload of uploads()) upload.send({ type: 'upload.retried' });",
    replace: '',
    says: 'upload.retried',
    ...uploads,
  },
  'dead-cancel-of-an-upload': {
    what: '“Cancel” of an upload does nothing',
    file: 'src/features/listing-images/image-tile.tsx',
    find: 'onClick={() => !isUnstoppable && onRemove()}',
    replace: 'onClick={() => !isUnstoppable && !isUpload && onRemove()}',
    says: 'upload.cancelled',
    ...uploads,
  },
  'uploads-stay-offline': {
    what: 'no upload goes on when the connection is back',
    file: 'src/shared/uploads/image-upload.ts',
    find: "window.addEventListener('online', () => resolve(), { once: true, signal });",
    replace: '',
    says: 'xstate.done.actor.awaitConnection',
    ...uploads,
  },
  'session-stays-offline': {
    what: 'nobody asks again who is signed in when the connection is back',
    file: 'src/app/effects.ts',
    find: "window.addEventListener('online', () => auth.send({ type: 'connection.retried' }));",
    replace: '',
    says: 'connection.retried',
    ...auth,
  },
  'cached-user-stays': {
    what: 'the data of a user stays in memory after signing out',
    file: 'src/shared/auth/user-cache.ts',
    find: 'cacheOwner = null;\n      clearUserCache(queryClient, api);',
    replace: 'cacheOwner = null;',
    says: 'whose data is kept',
    ...auth,
  },
  'refused-user-stays': {
    what: 'who is refused is not led to the sign-in page',
    file: 'src/app/effects.ts',
    find: "void router.navigate({ to: '/login', search: { redirect } });",
    replace: '',
    says: 'the address of the page',
    ...auth,
  },
  'guarded-page-stays-open': {
    what: 'a page for members stays open when another tab signs out',
    file: 'src/app/effects.ts',
    find: "void (mustLeave ? router.navigate({ to: '/', search: {} }) : Promise.resolve()).then(reload);",
    replace: "if (by === 'thisTab') void router.navigate({ to: '/', search: {} }).then(reload);",
    says: 'the address of the page',
    ...auth,
  },
  'signed-out-twice': {
    what: 'signing out is told to the server twice',
    file: 'src/shared/auth/session.ts',
    find: "await api('signOut', {});",
    replace: "await api('signOut', {});\n  await api('signOut', {});",
    // The session has ended by then, so the server refuses.
    says: 'xstate.error.actor.endSession',
    ...auth,
  },
  'subscribed-twice': {
    what: 'alerts of a device are registered twice',
    file: 'src/features/profile/api/push.ts',
    find: "await api('savePushSubscription', { body: { endpoint, keys: { p256dh, auth } } });",
    replace:
      "await api('savePushSubscription', { body: { endpoint, keys: { p256dh, auth } } });\n    await api('savePushSubscription', { body: { endpoint, keys: { p256dh, auth } } });",
    says: 'The app called savePushSubscription',
    ...push,
  },
  'group-page-stays-old': {
    what: 'an open page of a group does not follow who joins, leaves or leads',
    file: 'src/app/live-updates.ts',
    find: 'if (groupEvents.has(event.type)) void refreshGroups(queryClient);',
    replace: '',
    says: 'the members, for',
    ...together,
  },
  'everyone-offered-removal': {
    what: 'every member is offered to take the others out',
    file: 'src/features/groups/group-page.tsx',
    find: "{canDoInGroup(group.role, 'member.removed') && !member.is_me && (",
    replace: '{!member.is_me && (',
    says: 'Remove',
    ...together,
  },
  'everyone-hands-over': {
    what: 'every member can say who leads',
    file: 'server/domain/groups/write-groups.ts',
    find: "requireRole(membership, 'lead.handed_over');",
    replace: '',
    says: 'lead.handed_over, answered 200',
    ...together,
  },
  'code-outlives-removal': {
    what: 'who was taken out can come back by the code',
    file: 'server/domain/groups/write-groups.ts',
    find: 'if (removed.count > 0) await',
    replace: 'if (removed.count < 0) await',
    says: 'for ana',
    ...together,
  },
  'group-under-one-name': {
    what: 'the board shows a group under the name of one of it',
    file: 'src/features/inquiries/applicants/applicant-card.tsx',
    find: '? formatList(group.members.map((member) => member.first_name || common.aRoomie))',
    replace: '? user.first_name',
    says: 'Ben',
    ...together,
  },
  'lead-cannot-withdraw': {
    what: 'who leads a group cannot withdraw what another one sent',
    file: 'server/domain/inquiries/write-inquiries.ts',
    find: 'if (lead.length > 0) return;',
    replace: '',
    says: 'inquiry.withdrawn',
    ...together,
  },
};
