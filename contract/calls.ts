import type { Type } from 'arktype';
import { type } from './type.ts';
import * as auth from './auth/auth.ts';
import type { Call } from './call.ts';
import { ownSession } from './call-targets.ts';
import { safetyCalls } from './safety/calls.ts';
import { auditCalls } from './audit/calls.ts';
import { overviewCalls } from './overview/calls.ts';
import { embedCountCalls } from './embeds/counts.ts';
import { embedCalls } from './embeds/embed.ts';
import type { EndpointId } from './endpoints.ts';
import { externalListingCalls } from './external-listings/calls.ts';
import { householdCalls } from './household/household.ts';
import { imageCalls } from './images/image.ts';
import { importCalls } from './imports/calls.ts';
import { matchingCalls } from './matching/calls.ts';
import { questionnaireCalls } from './questionnaire/calls.ts';
import { organizationCalls } from './users/organization.ts';
import { userCalls } from './users/calls.ts';
import { inquiryCalls } from './inquiries/calls.ts';
import { listingCalls } from './listings/listing.ts';
import { ledgerCalls } from './listings/ledger.ts';
import { listingMapCalls } from './listings/listing-map.ts';
import { ownListingCalls } from './listings/own-listing.ts';
import { liveCalls } from './live-event.ts';
import { markCalls } from './marks/mark.ts';
import { adminSearchCalls } from './moderation/admin-search.ts';
import { moderationCalls } from './moderation/calls.ts';
import { statementCalls } from './moderation/statement.ts';
import { placeCalls } from './places/place.ts';
import { uuid } from './primitives.ts';
import { notificationCalls } from './notifications/notification-settings.ts';
import { pushCalls } from './notifications/push.ts';
import { savedSearchCalls } from './saved-searches/saved-search.ts';
import { newsCalls } from './news/news.ts';
import * as user from './users/user.ts';

/**
 * The parameters and answers of all calls. The server validates with them, the client parses with
 * them.
 */
export const calls = {
  startSignIn: {
    summary: 'The address to sign in at, and the state to store until the return',
    access: 'anyone',
    status: 200,
    answer: auth.SignInAddress,
  },
  finishSignIn: {
    summary: 'Exchange the code of the sign-in service for tokens',
    access: 'anyone',
    status: 200,
    body: auth.SignInReturn,
    answer: auth.Tokens,
  },
  refreshSession: {
    summary: 'A new access token, and the refresh token that replaces this one',
    access: 'anyone',
    status: 200,
    body: auth.RefreshRequest,
    answer: auth.Tokens,
  },
  getCurrentUser: {
    summary: 'The signed-in user',
    access: 'user',
    status: 200,
    answer: user.CurrentUser,
  },
  signOut: { summary: 'End this session', access: 'user', status: 204 },
  listSessions: {
    summary: 'My sessions',
    access: 'user',
    status: 200,
    answer: type({ items: user.Session.array() }),
  },
  endOtherSessions: { summary: 'End all my sessions except this one', access: 'user', status: 204 },
  endSession: {
    summary: 'End one of my other sessions',
    access: 'user',
    targets: [ownSession],
    status: 204,
    params: type({ id: uuid }),
  },

  ...listingCalls,
  ...listingMapCalls,
  ...ledgerCalls,
  ...ownListingCalls,
  ...placeCalls,
  ...userCalls,
  ...organizationCalls,
  ...questionnaireCalls,
  ...matchingCalls,
  ...markCalls,
  ...savedSearchCalls,
  ...newsCalls,
  ...notificationCalls,
  ...pushCalls,
  ...householdCalls,
  ...inquiryCalls,
  ...safetyCalls,
  ...liveCalls,
  ...imageCalls,
  ...embedCalls,
  ...embedCountCalls,
  ...importCalls,
  ...externalListingCalls,
  ...moderationCalls,
  ...adminSearchCalls,
  ...statementCalls,
  ...auditCalls,
  ...overviewCalls,
} as const satisfies Record<EndpointId, Call>;

type Calls = typeof calls;
type SchemaOf<Id extends EndpointId, Part extends keyof Call> = Calls[Id] extends {
  [P in Part]: infer S extends Type;
}
  ? S
  : never;
type OutputOf<S> = [S] extends [never] ? undefined : S extends Type ? S['infer'] : never;

export type Params<Id extends EndpointId> = OutputOf<SchemaOf<Id, 'params'>>;
export type Query<Id extends EndpointId> = OutputOf<SchemaOf<Id, 'query'>>;
export type Body<Id extends EndpointId> = OutputOf<SchemaOf<Id, 'body'>>;
/** The answer of a call; undefined for 204. */
export type Answer<Id extends EndpointId> = OutputOf<SchemaOf<Id, 'answer'>>;

/** Checks an answer; returns its data or the errors. Keeps fields that are not in the contract. */
export function checkAnswer(
  id: EndpointId,
  answer: unknown,
): { data: unknown; problem: string | null } {
  const call: Call = calls[id];
  const data: unknown = call.answer ? call.answer(answer) : undefined;
  return data instanceof type.errors
    ? { data: undefined, problem: data.summary }
    : { data, problem: null };
}
