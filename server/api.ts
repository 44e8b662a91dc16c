import { Hono, type ErrorHandler } from 'hono';
import { endpoints, type EndpointId } from '#contract/endpoints.ts';
import { isDatabaseAway, type Database } from './db/database.ts';
import { createOnce } from './http/create-once.ts';
import { bindEndpoint, type Handlers } from './http/endpoint.ts';
import { answerProblem, ProblemError } from './http/problem.ts';
import type { Files } from './images/open-files.ts';
import type { Live } from './live/live.ts';
import type { Log } from './log.ts';
import { createUnsubscribeLinks } from './mail/unsubscribe-links.ts';
import type { Matching } from './matching/create-matching.ts';
import type { Imports } from './import-runs/open-imports.ts';
import { openApiRoutes } from './openapi/routes.ts';
import { careRoutes } from './routes/care.ts';
import { deskRoutes } from './routes/desk.ts';
import { embedRoutes } from './routes/embed.ts';
import { eventRoutes } from './routes/events.ts';
import { externalListingRoutes } from './routes/external-listings.ts';
import { imageRoutes } from './routes/images.ts';
import { importRoutes } from './routes/imports.ts';
import { inquiryRoutes } from './routes/inquiries.ts';
import { listingRoutes } from './routes/listings.ts';
import { onboardingRoutes } from './routes/onboarding.ts';
import { photoRoutes } from './routes/photo.ts';
import type { Geocoder } from './geocoding/geocoder.ts';
import { placeRoutes } from './routes/places.ts';
import { profileRoutes } from './routes/profile.ts';
import { roomieRoutes } from './routes/roomies.ts';
import type { SignIn } from './sign-in/create-sign-in.ts';
import { unsubscribeRoutes } from './routes/unsubscribe.ts';
import { uploadReceiver } from './routes/upload-receiver.ts';
import { StorageAway } from './storage/storage.ts';

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
  const once = createOnce(database);
  const handlers: Handlers = {
    ...signIn.routes,
    ...listingRoutes({ database, createOnce: once, pictures, mediaUrl, onListingsChanged }),
    ...imageRoutes({ sql, pictures, mediaUrl, onListingsChanged }),
    ...photoRoutes({ sql, pictures, onListingsChanged }),
    ...onboardingRoutes(database),
    ...profileRoutes({ database, pictures, mediaUrl, onListingsChanged }),
    ...placeRoutes({ sql, geocoder: deps.geocoder }),
    ...roomieRoutes({ sql, matching }),
    ...inquiryRoutes({ database, mediaUrl, createOnce: once }),
    ...careRoutes({ database, createOnce: once }),
    ...deskRoutes({ database, mediaUrl, onListingsChanged }),
    ...eventRoutes(live),
    ...embedRoutes({ sql, mediaUrl, publicUrl }),
    ...importRoutes({ database, imports: deps.imports }),
    ...externalListingRoutes({ database, createOnce: once, onListingsChanged }),
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
