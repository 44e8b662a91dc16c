import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Access, Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { endpoints, type EndpointId } from '#contract/endpoints.ts';
import { listingForm } from '#tests/support/listing-forms.ts';
import { habitAnswers, profileForm, wantedAnswers } from '#tests/support/onboarding-answers.ts';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';

/** Every kind of caller, and the most that each is allowed to be. */
const callers = {
  anonymous: 'anyone',
  owner: 'user',
  'other user': 'user',
  'onboarding unfinished': 'user',
  admin: 'admin',
  'demoted admin with an old token': 'user',
  'deleted user with a live token': 'anyone',
  'revoked session': 'anyone',
  'expired token': 'anyone',
  'refresh token used as bearer': 'anyone',
} as const satisfies Record<string, Access>;
type Caller = keyof typeof callers;

/**
 * Calls about a single resource: may only its owner make them, or anyone who has the call's
 * `access`? Every call with a parameter must be listed, so that a new one cannot be forgotten.
 */
const ownership: Partial<Record<EndpointId, 'owner only' | 'anyone with access'>> = {
  endSession: 'owner only',
  getListing: 'anyone with access',
  updateListing: 'owner only',
  deleteListing: 'owner only',
  deleteListingAsAdmin: 'anyone with access',
  registerImage: 'owner only',
  orderImages: 'owner only',
  describeImage: 'owner only',
  deleteImage: 'owner only',
  getUser: 'anyone with access',
  getUserFit: 'anyone with access',
  getListingFit: 'anyone with access',
  getEmbeddedCard: 'anyone with access',
  getInquiry: 'owner only',
  updateInquiry: 'owner only',
  listMessages: 'owner only',
  sendMessage: 'owner only',
  markInquiryRead: 'owner only',
  updateUserInquiry: 'owner only',
  listUserMessages: 'owner only',
  sendUserMessage: 'owner only',
  blockUser: 'anyone with access',
  unblockUser: 'anyone with access',
  getExternalListing: 'anyone with access',
  changeExternalListing: 'anyone with access',
  getImportSource: 'anyone with access',
  updateImportSource: 'anyone with access',
  deleteImportSource: 'anyone with access',
  requestImportUpload: 'anyone with access',
  fetchImportFile: 'anyone with access',
  previewImport: 'anyone with access',
  getImport: 'anyone with access',
  cancelImport: 'anyone with access',
  resumeImport: 'anyone with access',
  listSetAsideRows: 'anyone with access',
  getReport: 'anyone with access',
  readReportedMessages: 'anyone with access',
  changeReport: 'anyone with access',
  hideListing: 'anyone with access',
  showListing: 'anyone with access',
  suspendUser: 'anyone with access',
  reinstateUser: 'anyone with access',
};

let app: TestApp;
let owner: TestUser;
/** Earlier calls of this test finish their onboarding: before each call it is unfinished again. */
const unfinished: number[] = [];
let tokens: Record<Caller, string | null>;
/** For who deletes the account they knock with. */
let spareTokens: Record<Caller, string | null>;

beforeAll(async () => {
  app = await openTestApp();
  owner = await app.user();
  tokens = await tokensBeside(owner);
  spareTokens = await tokensBeside(await app.user());
});
afterAll(() => app.database.close());

const rank: Record<Access, number> = { anyone: 0, user: 1, admin: 2 };

describe.each(Object.keys(endpoints) as EndpointId[])('%s', (id) => {
  test.each(Object.keys(callers) as Caller[])('as %s', async (caller) => {
    const { method, path } = endpoints[id];
    const { access: needed, needsProfile }: Call = calls[id];
    // A new target for each request, so that an allowed deletion does not affect the next one.
    const { answer: listing } = await app.call('createListing', { as: owner, body: listingForm() });
    const [session] = await app.database.sql<{ id: string }[]>`
      insert into sessions (user_id) values (${owner.id}) returning id`;
    const target = {
      session: session?.id,
      person: owner.id,
      listing: listing.id,
      inquiry: isAboutInquiry(id) ? await inquiryOfOwner() : 0,
      report: isAboutReport(id) ? await reportOfOwner() : 0,
      'another person': id === 'suspendUser' ? (await app.user()).id : 0,
    }[kindOfTarget(id)];
    const token = (id === 'deleteAccount' ? spareTokens : tokens)[caller];
    await app.database.sql`
      update users set onboarding_status = 'profile' where id = any(${unfinished}::int[])`;
    const response = await app.request(path.replaceAll(/\{\w+\}/g, String(target)), {
      method,
      headers: {
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(method !== 'GET' && { 'Content-Type': 'application/json' }),
      },
      ...('body' in calls[id] && { body: JSON.stringify(bodies[id] ?? {}) }),
    });
    const { status } = response;
    if (id === 'signOut' && status === 204) await restore(caller);

    if (rank[callers[caller]] < rank[needed]) {
      expect(status).toBe(callers[caller] === 'anyone' ? 401 : 403);
    } else if (needsProfile && caller === 'onboarding unfinished') {
      expect(status).toBe(403);
    } else if (ownership[id] === 'owner only' && caller !== 'owner') {
      // Not mine: forbidden, or not even admitted to exist.
      expect([403, 404]).toContain(status);
    } else {
      expect([403]).not.toContain(status);
      if (needed !== 'anyone') expect(status).not.toBe(401);
    }
  });
});

test('every call about a single resource declares who may make it', () => {
  const withParameter = (Object.keys(endpoints) as EndpointId[]).filter((id) =>
    endpoints[id].path.includes('{'),
  );
  expect(Object.keys(ownership).sort()).toEqual(withParameter.sort());
});

const isAboutInquiry = (id: EndpointId) => /inquiries\/\{id\}/.test(endpoints[id].path);

const isAboutReport = (id: EndpointId) => /reports\/\{id\}/.test(endpoints[id].path);

type TargetKind = 'session' | 'person' | 'another person' | 'listing' | 'inquiry' | 'report';
function kindOfTarget(id: EndpointId): TargetKind {
  if (id === 'endSession') return 'session';
  if (isAboutReport(id)) return 'report';
  // The owner still has requests to make afterwards.
  if (id === 'suspendUser') return 'another person';
  if (isAboutInquiry(id)) return 'inquiry';
  return endpoints[id].path.includes('/users/{id}') ? 'person' : 'listing';
}

/** What the owner wrote to someone who is no caller here. */
async function inquiryOfOwner(): Promise<number> {
  const body = {
    recipient_id: (await app.user()).id,
    message: 'Hello! Would you like to share a place?',
  };
  await app.database.sql`update inquiries set created_at = now() - interval '2 hours'`;
  return (await app.call('sendUserInquiry', { as: owner, body })).answer.id;
}

/** What the owner reported: a conversation, of which there is most to see. */
async function reportOfOwner(): Promise<number> {
  const inquiry = await inquiryOfOwner();
  const [report] = await app.database.sql<{ id: number }[]>`
    insert into reports (reporter_id, kind, target_id, reason)
    values (${owner.id}, 'inquiry', ${inquiry}, 'spam') returning id`;
  return report?.id ?? 0;
}

const bodies: Partial<Record<EndpointId, unknown>> = {
  updateInquiry: { status: 'withdrawn' },
  updateUserInquiry: { status: 'withdrawn' },
  sendMessage: { message: 'Hello again' },
  sendUserMessage: { message: 'Hello again' },
  markInquiryRead: { message_id: 1 },
  createListing: listingForm(),
  updateListing: listingForm({ title: 'Changed' }),
  registerImage: { key: 'some-key' },
  orderImages: { ids: [] },
  describeImage: { alt: 'The kitchen' },
  changeReport: { status: 'dismissed', note: '' },
  hideListing: { note: 'Not a real room' },
  suspendUser: { note: 'Spam' },
  sendVitals: { route: '/', samples: [{ metric: 'lcp', value: 800 }] },
  updateProfile: profileForm(),
  saveHabits: habitAnswers(),
  savePreferences: wantedAnswers(),
};

async function tokensBeside({ token }: TestUser): Promise<Record<Caller, string | null>> {
  const { sql } = app.database;
  const demoted = await app.user({ is_admin: true });
  await sql`update users set is_admin = false where id = ${demoted.id}`;
  const deleted = await app.user();
  await sql`delete from users where id = ${deleted.id}`;
  const revoked = await app.user();
  await sql`update sessions set revoked_at = now() where user_id = ${revoked.id}`;
  const expired = await app.user();
  const newcomer = await app.user({ onboarding_status: 'profile' });
  unfinished.push(newcomer.id);
  return {
    anonymous: null,
    owner: token,
    'other user': (await app.user()).token,
    'onboarding unfinished': newcomer.token,
    admin: (await app.user({ is_admin: true })).token,
    'demoted admin with an old token': demoted.token,
    'deleted user with a live token': deleted.token,
    'revoked session': revoked.token,
    'expired token': await app.expiredToken(expired),
    'refresh token used as bearer': 'q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA',
  };
}

/** Signing out ended the caller's session; the next call wants it back. */
async function restore(caller: Caller): Promise<void> {
  const claims = JSON.parse(atob((tokens[caller] ?? '').split('.')[1] ?? '')) as { sid: string };
  await app.database.sql`update sessions set revoked_at = null where id = ${claims.sid}`;
}
