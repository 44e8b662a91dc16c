import { Hono, type ErrorHandler } from 'hono';
import { endpoints, type EndpointId } from '#contract/endpoints.ts';
import { isDatabaseAway, type Database } from '#platform/database/database.ts';
import { createIdempotent } from '#platform/http/idempotency.ts';
import { bindEndpoint, type Handlers } from '#platform/http/endpoint.ts';
import { answerProblem, ProblemError } from '#platform/http/problem.ts';
import type { Files } from '#domain/images/open-files.ts';
import type { Live } from '#platform/live/live.ts';
import type { Log } from '#platform/log.ts';
import { createUnsubscribeLinks } from '#domain/notifications/unsubscribe-links.ts';
import type { Matching } from '#domain/matching/create-matching.ts';
import type { Imports } from '#domain/imports/runs/open-imports.ts';
import { openApiRoutes } from './openapi/routes.ts';
import { careRoutes } from '#domain/safety/calls.ts';
import { auditRoutes } from '#domain/audit/calls.ts';
import { overviewRoutes } from '#domain/overview/calls.ts';
import { moderationRoutes } from '#domain/moderation/calls.ts';
import { embedRoutes } from './embeds/calls.ts';
import { eventRoutes } from '#platform/live/calls.ts';
import { externalListingRoutes } from '#domain/external-listings/calls.ts';
import { imageRoutes } from '#domain/images/calls.ts';
import { importRoutes } from '#domain/imports/calls.ts';
import { inquiryRoutes } from '#domain/inquiries/calls.ts';
import { listingRoutes } from '#domain/listings/calls.ts';
import { onboardingRoutes } from '#domain/users/onboarding-calls.ts';
import { photoRoutes } from '#domain/images/profile-photo-calls.ts';
import type { Geocoder } from '#domain/places/geocoding/geocoder.ts';
import { placeRoutes } from '#domain/places/calls.ts';
import { profileRoutes } from '#domain/users/calls.ts';
import { roomieRoutes } from '#domain/matching/calls.ts';
import type { SignIn } from '#domain/auth/create-sign-in.ts';
import { unsubscribeRoutes } from './unsubscribe.ts';
import { uploadReceiver } from '#platform/storage/upload-receiver.ts';
import { StorageAway } from '#platform/storage/storage.ts';

export interface ApiDeps {
  publicUrl: string;
  database: Database;
  log: Log;
  signIn: Pick<SignIn, 'recogniseViewer' | 'routes'>;
  files: Pick<Files, 'storage' | 'pictures' | 'uploads'>;
  matching: Pick<Matching, 'rank'>;
  live: Pick<Live, 'open'>;
  geocoder: Geocoder | null;
  imports: Pick<Imports, 'requestUpload' | 'uploads' | 'fetch' | 'preview'>;
  /** Told after every change of what public pages show. */
  onListingsChanged: () => void;
}

/** Every call of the contract, without the guards against visitors: pages use it in this process. */
export function createApi(deps: ApiDeps): Hono {
  const { publicUrl, database, log, signIn, files, matching, live, onListingsChanged } = deps;
  const { pictures, uploads, storage } = files;
  const { mediaUrl } = storage;
  const { sql } = database;
  const idempotent = createIdempotent(database.sql);
  const handlers: Handlers = {
    ...signIn.routes,
    ...listingRoutes({ database, idempotent, pictures, mediaUrl, onListingsChanged }),
    ...imageRoutes({ sql, pictures, mediaUrl, onListingsChanged }),
    ...photoRoutes({ sql, pictures, onListingsChanged }),
    ...onboardingRoutes(database),
    ...profileRoutes({ database, pictures, mediaUrl, onListingsChanged }),
    ...placeRoutes({ sql, geocoder: deps.geocoder }),
    ...roomieRoutes({ sql, matching }),
    ...inquiryRoutes({ database, mediaUrl, idempotent }),
    ...careRoutes({ database, idempotent }),
    ...moderationRoutes({ database, mediaUrl, onListingsChanged }),
    ...auditRoutes(database),
    ...overviewRoutes(sql),
    ...eventRoutes(live),
    ...embedRoutes({ sql, mediaUrl, publicUrl }),
    ...importRoutes({ sql, imports: deps.imports }),
    ...externalListingRoutes({ database, idempotent, onListingsChanged }),
  };
  const api = new Hono();
  api.onError(answerError(log));
  for (const id of Object.keys(endpoints) as EndpointId[]) {
    bindEndpoint(api, id, handlers[id], signIn.recogniseViewer);
  }
  api.route('/', openApiRoutes(publicUrl));
  const links = createUnsubscribeLinks(sql, publicUrl);
  api.route('/', unsubscribeRoutes({ sql, publicUrl, links }));
  if (uploads) api.route('/', uploadReceiver(uploads));
  api.route('/', uploadReceiver(deps.imports.uploads));
  api.all('/api/*', (c) => answerProblem(c, new ProblemError('not_found')));
  return api;
}

/** Turns whatever was thrown into a problem answer; what is our mistake goes to the log. */
export function answerError(log: Log): ErrorHandler {
  return (error, c) => {
    if (error instanceof ProblemError) return answerProblem(c, error);
    const requestId = c.get('requestId');
    if (isDatabaseAway(error)) {
      log.warn({ requestId, err: error }, 'The database is away');
      return answerProblem(c, new ProblemError('unavailable', { retryAfterSeconds: 1 }));
    }
    if (error instanceof StorageAway) {
      log.warn({ requestId, err: error }, 'The storage is away');
      return answerProblem(c, new ProblemError('unavailable', { retryAfterSeconds: 5 }));
    }
    log.error({ requestId, err: error }, 'A request failed');
    return answerProblem(c, new ProblemError('internal_error', { detail: `Request ${requestId}` }));
  };
}
