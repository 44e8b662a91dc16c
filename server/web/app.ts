import { Hono, type MiddlewareHandler } from 'hono';
import type { Database } from '#platform/database/database.ts';
import { accessLog, createVisitLog } from '#platform/http/access-log.ts';
import type { AnswerCache, KeptReads } from '#platform/http/answer-cache.ts';
import { answerError, outageProblem } from '#platform/http/answer-error.ts';
import { answerHeaders } from '#platform/http/answer-headers.ts';
import {
  crossOrigin,
  isRead,
  openToAllSites,
  sameOriginWrites,
} from '#platform/http/cross-origin.ts';
import { answerProblem, ProblemError } from '#platform/http/problem.ts';
import { securityHeaders } from '#platform/http/security-headers.ts';
import type { Listener } from '#platform/http/open-port.ts';
import type { Log } from '#platform/log.ts';
import { countRequests, metricsRoute } from '#platform/metrics/metrics.ts';
import type { Metrics } from '#platform/metrics/registry.ts';
import type { Traces } from '#platform/traces/traces.ts';
import { answerFromMemory } from './answer-from-memory.ts';
import { healthRoutes, type HealthDeps } from './health.ts';
import { isEmbedded, limitRequests } from './rate-limits.ts';
import type { Settings } from '#platform/settings.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { SiteLanguages } from '#contract/languages.ts';
import { endpoints, type EndpointId } from '#contract/endpoints.ts';
import { createIdempotent } from '#platform/http/idempotency.ts';
import { bindEndpoint, type Handlers } from '#platform/http/endpoint.ts';
import type { Files } from '#domain/images/open-files.ts';
import { liveCalls, type Live } from '#platform/live/live.ts';
import type { UnsubscribeLinks } from '#domain/notifications/unsubscribe.ts';
import type { SearchIndex } from '#domain/search/index/search-index.ts';
import type { Matching } from '#domain/matching/create-matching.ts';
import type { Imports } from '#domain/imports/runs/open-imports.ts';
import { openApiRoutes } from './openapi/routes.ts';
import type { SignedIds } from '#platform/keys/signed-ids.ts';
import type { IdentityKeys } from '#platform/keys/identity-keys.ts';
import type { PublicReads } from '#platform/http/public-reads.ts';
import type { Quotas } from '#platform/http/quotas.ts';
import { safetyCalls } from '#domain/safety/calls.ts';
import { flagProfile } from '#domain/safety/public.ts';
import { auditCalls } from '#domain/audit/calls.ts';
import { overviewCalls } from '#domain/overview/calls.ts';
import { adminSearchCalls } from '#domain/moderation/admin-search.ts';
import { moderationCalls } from '#domain/moderation/calls.ts';
import { embedCalls } from './embeds/calls.ts';
import { externalListingCalls } from '#domain/external-listings/calls.ts';
import { householdCalls } from '#domain/household/calls.ts';
import { listingImageCalls, profilePhotoCalls } from '#domain/images/calls.ts';
import { importCalls } from '#domain/imports/calls.ts';
import { inquiryCalls } from '#domain/inquiries/calls.ts';
import type { Pricing } from '#domain/money/public.ts';
import { ledgerCalls } from '#domain/ledger/calls.ts';
import { createFlagRent } from '#domain/ledger/flag-rent.ts';
import { listingCalls } from '#domain/listings/calls.ts';
import type { ConfirmLinks } from '#domain/listings/public.ts';
import type { Geocoder } from '#domain/places/geocoding/geocoder.ts';
import { placeCalls } from '#domain/places/calls.ts';
import type { Gazetteer } from '#domain/places/public.ts';
import { accountCalls } from '#domain/account/calls.ts';
import { userCalls } from '#domain/users/calls.ts';
import { chosenListingCalls } from '#domain/matching/chosen-listings.ts';
import { matchingCalls } from '#domain/matching/calls.ts';
import { markCalls } from '#domain/marks/calls.ts';
import { organizationCalls } from '#domain/organizations/calls.ts';
import { pushCalls } from '#domain/push/calls.ts';
import type { PushServices } from '#domain/push/push-services.ts';
import type { VapidKeys } from '#domain/push/vapid-keys.ts';
import { notificationCalls } from '#domain/notifications/notification-settings.ts';
import { savedSearchCalls } from '#domain/saved-searches/calls.ts';
import { newsCalls } from '#domain/news/calls.ts';
import { searchCalls } from '#domain/search/calls.ts';
import type { SignIn } from '#domain/auth/create-sign-in.ts';
import { confirmListingRoutes } from './confirm-listing.ts';
import { noticeRoutes } from './notices.ts';
import { statementRoutes } from './statement.ts';
import { transparencyRoutes } from './transparency.ts';
import { unsubscribeRoutes } from './unsubscribe.ts';
import { uploadReceiver } from '#platform/storage/signed-uploads.ts';

export interface AppDeps {
  settings: Settings;
  database: Database;
  log: Log;
  api: Hono;
  storage: Pick<Storage, 'check'>;
  replicas: HealthDeps['replicas'];
  publicReads: Pick<PublicReads, 'answerPosition'>;
  /** Everything that is not the API: pages, assets, images. */
  website: Hono;
  isDiskLow: HealthDeps['isDiskLow'];
  isStopping: HealthDeps['isStopping'];
  /** Null where nobody may ask for them. */
  metrics: Metrics | null;
  /** Null where none are wanted. */
  traces: Pick<Traces, 'follow'> | null;
  cache: Pick<AnswerCache, 'get' | 'encode'>;
}

export interface App {
  /** The whole application as one function from request to answer. */
  app: Hono;
  /** The same for a port of Node, given its own way to answer; hot reads take a shorter one. */
  onPort(answer: Listener): Listener;
}

/** Creates the whole web application. */
export function createApp(deps: AppDeps): App {
  const { settings, database, log, api, website, metrics } = deps;
  const noteVisit = createVisitLog(log);
  const headers = securityHeaders(settings.publicUrl);
  const { limit, count } = limitRequests(database.sql, settings);
  const app = new Hono();
  app.onError(answerError(log));
  app.notFound((c) => answerProblem(c, new ProblemError('not_found')));

  app.use(answerHeaders(headers), accessLog(noteVisit));
  if (metrics) app.use(countRequests(metrics));
  if (deps.traces) app.use(deps.traces.follow);
  app.route('/', healthRoutes(deps));
  if (metrics && settings.metricsToken !== null) {
    app.route('/', metricsRoute(metrics, settings.metricsToken));
  }

  // First, so that pages on other sites can also read a refusal.
  for (const path of ['/api/embed/*', '/embed/*', '/oembed']) app.use(path, openToAllSites);
  app.use((_, next) => database.duringRequest(next));
  app.use(refuseWritesWhen(deps.isDiskLow));
  app.use(limit);
  const guards = [
    crossOrigin(settings.allowedOrigins),
    sameOriginWrites(settings.publicUrl, settings.allowedOrigins),
  ];
  for (const guard of guards) {
    app.use('/api/*', (c, next) => (isEmbedded(c.req.path) ? next() : guard(c, next)));
    app.use('/auth/*', guard);
  }
  const { answerPosition } = deps.publicReads;
  if (answerPosition) for (const path of ['/api/*', '/auth/*']) app.use(path, answerPosition);
  app.route('/', api);
  app.route('/', website);
  const { cache } = deps;
  const { trustedProxies } = settings;
  const countRead = (network: string) => count('read', network);
  const memory = { cache, headers, trustedProxies, countRead, noteVisit, metrics };
  return { app, onPort: (answer) => answerFromMemory(memory, answer) };
}

/** A disk that is full ends the database: what would fill it is refused before. */
function refuseWritesWhen(isDiskLow: () => boolean): MiddlewareHandler {
  return (c, next) => {
    if (!isDiskLow() || isRead(c.req.method)) return next();
    throw outageProblem('disk full');
  };
}

export interface ApiDeps {
  publicUrl: string;
  languages: SiteLanguages;
  trustedProxies: number;
  pricing: Pricing;
  database: Database;
  publicReads: PublicReads;
  keptReads: KeptReads;
  /** Cleared after every change of what public pages show. */
  cache: AnswerCache;
  log: Log;
  identityKeys: IdentityKeys;
  quotas: Quotas;
  signIn: Pick<SignIn, 'recogniseViewer' | 'readToken' | 'calls'>;
  files: Pick<Files, 'storage' | 'images' | 'uploads'>;
  matching: Pick<Matching, 'rank' | 'rankForEach' | 'count' | 'isIndexed'>;
  searchIndex: Pick<
    SearchIndex,
    'rank' | 'find' | 'isIndexed' | 'map' | 'advise' | 'countChoices' | 'rentsAround'
  >;
  live: Pick<Live, 'open'>;
  gazetteer: Pick<Gazetteer, 'whenFilled'>;
  geocoder: Geocoder | null;
  imports: Pick<Imports, 'requestUpload' | 'uploads' | 'fetch' | 'preview'>;
  links: UnsubscribeLinks;
  confirmLinks: ConfirmLinks;
  noticeIds: SignedIds;
  statementIds: SignedIds;
  push: { keys: VapidKeys; services: PushServices };
  /** Called after every change of what public pages show. */
  onListingsChanged: () => void;
}

/**
 * All calls of the contract, without rate limits and origin checks. Page rendering uses it
 * directly.
 */
export function createApi(deps: ApiDeps): Hono {
  const { publicUrl, database, log, signIn, files, imports } = deps;
  const { sql } = database;
  const { images, uploads, storage } = files;
  const idempotent = createIdempotent(sql);
  // Each subject picks what it needs.
  const { mediaUrl } = storage;
  const { defaultCurrency } = deps.pricing;
  const all = {
    ...deps,
    sql,
    images,
    mediaUrl,
    idempotent,
    defaultCurrency,
    flagRent: createFlagRent(deps),
  };
  const handlers: Handlers = {
    ...signIn.calls,
    ...listingCalls(all),
    ...listingImageCalls(all),
    ...profilePhotoCalls(all),
    ...userCalls({ ...all, readTexts: flagProfile }),
    ...organizationCalls(all),
    ...accountCalls(all),
    ...placeCalls(all),
    ...matchingCalls(all),
    ...searchCalls({ ...all, readToken: signIn.readToken }),
    ...ledgerCalls(all),
    ...chosenListingCalls({ ...all, readToken: signIn.readToken }),
    ...markCalls(all),
    ...savedSearchCalls(all),
    ...newsCalls(all),
    ...notificationCalls(all),
    ...pushCalls(all),
    ...householdCalls(all),
    ...inquiryCalls(all),
    ...safetyCalls(all),
    ...moderationCalls(all),
    ...adminSearchCalls(all),
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
  api.route('/', confirmListingRoutes(all));
  api.route('/', noticeRoutes(all));
  api.route('/', statementRoutes(all));
  api.route('/', transparencyRoutes(all));
  if (uploads) api.route('/', uploadReceiver(uploads));
  api.route('/', uploadReceiver(imports.uploads));
  api.all('/api/*', (c) => answerProblem(c, new ProblemError('not_found')));
  return api;
}
