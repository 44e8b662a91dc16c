import { Hono } from 'hono';
import { endpoints, type EndpointId } from '#contract/endpoints.ts';
import type { Database } from '#platform/database/database.ts';
import { answerError } from '#platform/http/answer-error.ts';
import { createIdempotent } from '#platform/http/idempotency.ts';
import { bindEndpoint, type Handlers } from '#platform/http/endpoint.ts';
import { answerProblem, ProblemError } from '#platform/http/problem.ts';
import type { Files } from '#domain/images/open-files.ts';
import { liveCalls, type Live } from '#platform/live/live.ts';
import type { Log } from '#platform/log.ts';
import type { UnsubscribeLinks } from '#domain/notifications/unsubscribe.ts';
import type { Matching } from '#domain/matching/create-matching.ts';
import type { Imports } from '#domain/imports/runs/open-imports.ts';
import { openApiRoutes } from './openapi/routes.ts';
import { safetyCalls } from '#domain/safety/calls.ts';
import { auditCalls } from '#domain/audit/calls.ts';
import { overviewCalls } from '#domain/overview/calls.ts';
import { moderationCalls } from '#domain/moderation/calls.ts';
import { embedCalls } from './embeds/calls.ts';
import { externalListingCalls } from '#domain/external-listings/calls.ts';
import { listingImageCalls, profilePhotoCalls } from '#domain/images/calls.ts';
import { importCalls } from '#domain/imports/calls.ts';
import { inquiryCalls } from '#domain/inquiries/calls.ts';
import { listingCalls } from '#domain/listings/calls.ts';
import type { Geocoder } from '#domain/places/geocoding/geocoder.ts';
import { placeCalls } from '#domain/places/calls.ts';
import { accountCalls } from '#domain/account/calls.ts';
import { userCalls } from '#domain/users/calls.ts';
import { matchingCalls } from '#domain/matching/calls.ts';
import type { SignIn } from '#domain/auth/create-sign-in.ts';
import { unsubscribeRoutes } from './unsubscribe.ts';
import { uploadReceiver } from '#platform/storage/signed-uploads.ts';

export interface ApiDeps {
  publicUrl: string;
  database: Database;
  log: Log;
  signIn: Pick<SignIn, 'recogniseViewer' | 'calls'>;
  files: Pick<Files, 'storage' | 'images' | 'uploads'>;
  matching: Pick<Matching, 'rank'>;
  live: Pick<Live, 'open'>;
  geocoder: Geocoder | null;
  imports: Pick<Imports, 'requestUpload' | 'uploads' | 'fetch' | 'preview'>;
  links: UnsubscribeLinks;
  /** Called after every change of what public pages show. */
  onListingsChanged: () => void;
}

/** Every call of the contract, without the guards against visitors: pages use it in this process. */
export function createApi(deps: ApiDeps): Hono {
  const { publicUrl, database, log, signIn, files, imports } = deps;
  const { sql } = database;
  const { images, uploads, storage } = files;
  const idempotent = createIdempotent(sql);
  // Each subject picks what it needs.
  const all = { ...deps, sql, images, mediaUrl: storage.mediaUrl, idempotent };
  const handlers: Handlers = {
    ...signIn.calls,
    ...listingCalls(all),
    ...listingImageCalls(all),
    ...profilePhotoCalls(all),
    ...userCalls(all),
    ...accountCalls(all),
    ...placeCalls(all),
    ...matchingCalls(all),
    ...inquiryCalls(all),
    ...safetyCalls(all),
    ...moderationCalls(all),
    ...auditCalls(all),
    ...overviewCalls(all),
    ...liveCalls(all),
    ...embedCalls(all),
    ...importCalls(all),
    ...externalListingCalls(all),
  };
  const api = new Hono();
  api.onError(answerError(log));
  for (const id of Object.keys(endpoints) as EndpointId[]) {
    bindEndpoint(api, id, handlers[id], signIn.recogniseViewer);
  }
  api.route('/', openApiRoutes(publicUrl));
  api.route('/', unsubscribeRoutes(all));
  if (uploads) api.route('/', uploadReceiver(uploads));
  api.route('/', uploadReceiver(imports.uploads));
  api.all('/api/*', (c) => answerProblem(c, new ProblemError('not_found')));
  return api;
}
