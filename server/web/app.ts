import { Hono, type MiddlewareHandler } from 'hono';
import type { SiteLanguages } from '#contract/languages.ts';
import type { Database } from '#platform/database/database.ts';
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
import { spreadRequests } from '#platform/http/spread-requests.ts';
import { createRequestRecorder, recordRequests } from '#platform/http/request-recorder.ts';
import { securityHeaders } from '#platform/http/security-headers.ts';
import type { Listener } from '#platform/http/open-port.ts';
import type { Log } from '#platform/log.ts';
import { limitBodies } from '#platform/http/limit-bodies.ts';
import { metricsRoute } from '#platform/metrics/metrics.ts';
import type { Metrics } from '#platform/metrics/registry.ts';
import type { Traces } from '#platform/traces/traces.ts';
import { answerFromMemory } from './answer-from-memory.ts';
import { healthRoutes, type HealthDeps } from './health.ts';
import { isEmbedded, isFile, type WebsiteLimits } from './rate-limits.ts';
import type { Settings } from '#platform/settings.ts';
import { ContractRefusal } from '#platform/http/contract-version.ts';
import { bindCalls } from '#platform/http/bind-calls.ts';
import type { ConcurrencyLimiter } from '#platform/http/concurrency-limiter.ts';
import type { Files } from '#domain/images/open-files.ts';
import { createLiveHandlers, type Live } from '#platform/live/live.ts';
import type { SearchIndex } from '#domain/search/index/search-index.ts';
import type { Matching } from '#domain/matching/create-matching.ts';
import type { Imports } from '#domain/imports/runs/open-imports.ts';
import { openApiRoutes } from './openapi/routes.ts';
import type { SignedIds } from '#platform/keys/signed-ids.ts';
import type { IdentityKeys } from '#platform/keys/identity-keys.ts';
import type { PublicReads } from '#platform/http/public-reads.ts';
import type { Quotas } from '#platform/http/quotas.ts';
import { createSafetyHandlers } from '#domain/safety/calls.ts';
import { flagProfile } from '#domain/safety/public.ts';
import { createAuditHandlers } from '#domain/audit/calls.ts';
import { createOverviewHandlers } from '#domain/overview/calls.ts';
import { createAdminSearchHandlers } from '#domain/moderation/admin-search.ts';
import { createModerationHandlers } from '#domain/moderation/calls.ts';
import { createEmbedHandlers } from './embeds/calls.ts';
import { countsFile } from './embeds/counts-file.ts';
import { embedStatus } from './embeds/embed-status.ts';
import { embedFolder } from './pages/ensure-built.ts';
import { createExternalListingHandlers } from '#domain/external-listings/calls.ts';
import { createOfferHandlers } from '#domain/offers/calls.ts';
import { createOutcomeHandlers } from '#domain/outcomes/calls.ts';
import { createAgreementHandlers } from '#domain/agreements/calls.ts';
import { createApplicantHandlers } from '#domain/applicants/calls.ts';
import { createGroupHandlers } from '#domain/groups/calls.ts';
import { createHouseholdHandlers } from '#domain/household/calls.ts';
import { createListingImageHandlers, createProfilePhotoHandlers } from '#domain/images/calls.ts';
import { createImportHandlers } from '#domain/imports/calls.ts';
import { createInquiryHandlers } from '#domain/inquiries/calls.ts';
import { countAsRead } from '#domain/inquiries/public.ts';
import type { Pricing } from '#domain/money/public.ts';
import { createEvidenceHandlers } from '#domain/evidence/calls.ts';
import { createListingHandlers } from '#domain/listings/calls.ts';
import type { FlagRent } from '#domain/listings/listings.ts';
import type { Geocoder } from '#domain/places/geocoding/geocoder.ts';
import { createPlaceHandlers } from '#domain/places/calls.ts';
import type { Gazetteer } from '#domain/places/public.ts';
import { createAccountHandlers } from '#domain/account/calls.ts';
import { createUserHandlers } from '#domain/users/calls.ts';
import { createChosenListingHandlers } from '#domain/matching/chosen-listings.ts';
import { createMatchingHandlers } from '#domain/matching/calls.ts';
import { createMarkHandlers } from '#domain/marks/calls.ts';
import { createOrganizationHandlers } from '#domain/organizations/calls.ts';
import { createPushHandlers } from '#domain/push/calls.ts';
import type { PushServices } from '#domain/push/push-services.ts';
import type { VapidKeys } from '#domain/push/vapid-keys.ts';
import { createNotificationHandlers } from '#domain/notifications/notification-settings.ts';
import { createRentSplitHandlers } from '#domain/rent-splits/calls.ts';
import { createReplyTemplateHandlers } from '#domain/reply-templates/calls.ts';
import { createSavedSearchHandlers } from '#domain/saved-searches/calls.ts';
import { createViewingHandlers } from '#domain/viewings/calls.ts';
import { createWantedHandlers } from '#domain/wanted/calls.ts';
import { canSeeWanted } from '#domain/wanted/public.ts';
import { createNewsHandlers } from '#domain/news/calls.ts';
import { createSearchHandlers } from '#domain/search/calls.ts';
import type { SignIn } from '#domain/auth/create-sign-in.ts';
import { embedVersions, versionHeaders } from '#contract/embeds/versions.ts';
import { showProblems } from './problem-pages.ts';
import { findNetwork } from './take-turns.ts';
import { uploadReceiver } from '#platform/storage/signed-uploads.ts';

export interface AppDeps extends HealthDeps {
  settings: Settings;
  database: Database;
  log: Log;
  api: Hono;
  publicReads: Pick<PublicReads, 'answerPosition'>;
  /** Everything that is not the API: pages, assets, images. */
  website: Hono;
  requestLimits: WebsiteLimits;
  /** Lets a request wait for its turn among those of its network. */
  takeTurn: MiddlewareHandler;
  /** Null where nobody may ask for them. */
  metrics: Metrics | null;
  /** Null where none are wanted. */
  traces: Pick<Traces, 'follow'> | null;
  cache: Pick<AnswerCache, 'get' | 'encode'>;
  /** Where files arrive, which may be larger than other bodies. */
  uploadPaths: readonly string[];
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
  // What every answer carries, also one from memory: these headers, an id, a log line, a limit.
  const headers = securityHeaders(settings.publicUrl);
  const recorder = createRequestRecorder(log, metrics);
  const { limit, count } = deps.requestLimits;
  const app = new Hono();
  app.onError(answerError(log));
  app.notFound((c) => answerProblem(c, new ProblemError('not_found')));

  app.use(answerHeaders(headers), recordRequests(recorder));
  if (deps.traces) app.use(deps.traces.follow);
  app.use(showProblems(settings));
  app.route('/', healthRoutes(deps));
  if (metrics && settings.metricsToken !== null) {
    app.route('/', metricsRoute(metrics, settings.metricsToken));
  }

  // First, so that pages on other sites can also read a refusal.
  const end = versionHeaders(embedVersions[0]!, settings.publicUrl);
  for (const path of ['/api/embed/*', '/embed/*', '/oembed']) {
    app.use(path, openToAllSites, (c, next) => {
      Object.assign(c.get('answerHeaders'), end);
      return next();
    });
  }
  app.use((_, next) => database.duringRequest(next));
  app.use(refuseWritesWhen(deps.isDiskLow));
  app.use(limit);
  app.use(limitBodies(deps.uploadPaths));
  const allowOrigins = crossOrigin(settings.allowedOrigins);
  app.use('/api/*', (c, next) => (isEmbedded(c.req.path) ? next() : allowOrigins(c, next)));
  app.use('/auth/*', allowOrigins);
  const refuseOtherSites = sameOriginWrites(settings.publicUrl, settings.allowedOrigins);
  app.use((c, next) => (isWrittenByOthers(c.req.path) ? next() : refuseOtherSites(c, next)));
  const { answerPosition } = deps.publicReads;
  if (answerPosition) for (const path of ['/api/*', '/auth/*']) app.use(path, answerPosition);
  app.route('/', api);
  app.route('/', embedStatus({ ...settings, folder: embedFolder }));
  app.route('/', countsFile(database.sql));
  // What is left are pages, and files, which are too cheap to wait for anything.
  app.use((c, next) => (isFile(c.req.path) ? next() : deps.takeTurn(c, next)));
  app.route('/', website);
  const { cache } = deps;
  const { trustedProxies } = settings;
  const countRead = (network: string) => count('read', network);
  const memory = { cache, headers, recorder, trustedProxies, countRead };
  return {
    app,
    onPort: (answer) => answerFromMemory(memory, spreadRequests(trustedProxies, answer)),
  };
}

/** Do cards on other sites, or mail programs by one click (RFC 8058), write here? */
const isWrittenByOthers = (path: string) => isEmbedded(path) || path === '/unsubscribe';

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
  /** Of this version (readContractVersion). */
  contractVersion: string;
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
  concurrencyLimiter: ConcurrencyLimiter;
  signIn: Pick<SignIn, 'recognizeViewer' | 'readToken' | 'handlers'>;
  files: Pick<Files, 'storage' | 'images' | 'uploads'>;
  matching: Pick<Matching, 'newestWanted' | 'rank' | 'rankForEach' | 'count' | 'isIndexed'>;
  searchIndex: Pick<
    SearchIndex,
    | 'rank'
    | 'rankForGroup'
    | 'find'
    | 'hasWords'
    | 'isIndexed'
    | 'map'
    | 'advise'
    | 'countAreas'
    | 'countChoices'
    | 'rentsAround'
  >;
  flagRent: FlagRent;
  live: Pick<Live, 'open'>;
  gazetteer: Gazetteer;
  geocoder: Geocoder | null;
  imports: Pick<Imports, 'requestUpload' | 'uploads' | 'fetch' | 'preview'>;
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
  const { publicUrl, trustedProxies, database, publicReads, keptReads, cache } = deps;
  const { log, identityKeys, quotas, signIn, matching, searchIndex, live, pricing } = deps;
  const { gazetteer, geocoder, imports, push } = deps;
  const { statementIds, flagRent, onListingsChanged } = deps;
  const { sql } = database;
  const { images, uploads, storage } = deps.files;
  const { mediaUrl } = storage;
  const { readToken, recognizeViewer } = signIn;

  const api = new Hono();
  api.onError(answerError(log, deps.contractVersion));
  bindCalls(
    api,
    {
      ...signIn.handlers,
      ...createListingHandlers({
        database,
        publicReads,
        keptReads,
        images,
        mediaUrl,
        pricing,
        quotas,
        trustedProxies,
        flagRent,
      }),
      ...createListingImageHandlers({ sql, images, mediaUrl, quotas }),
      ...createProfilePhotoHandlers({ sql, images, quotas }),
      ...createUserHandlers({ sql, pricing, readTexts: flagProfile }),
      ...createOrganizationHandlers({ sql, quotas }),
      ...createAccountHandlers({
        sql,
        pricing,
        identityKeys,
        images,
        mediaUrl,
      }),
      ...createPlaceHandlers({
        geocoder,
        defaultCurrency: pricing.defaultCurrency,
        gazetteer,
        countAreas: searchIndex.countAreas,
      }),
      ...createMatchingHandlers({ database, matching, pricing }),
      ...createSearchHandlers({
        database,
        publicReads,
        keptReads,
        mediaUrl,
        pricing,
        searchIndex,
        identityKeys,
        quotas,
        readToken,
      }),
      ...createChosenListingHandlers({ database, mediaUrl, pricing, readToken }),
      ...createEvidenceHandlers({ sql, publicReads, pricing, searchIndex }),
      ...createMarkHandlers({ sql, quotas }),
      ...createSavedSearchHandlers({ sql, quotas, pricing }),
      ...createNewsHandlers({ sql, pricing }),
      ...createNotificationHandlers({ sql }),
      ...createPushHandlers({ sql, quotas, push }),
      ...createGroupHandlers({ sql, quotas }),
      ...createHouseholdHandlers({ sql, quotas }),
      ...createOfferHandlers({ sql, quotas }),
      ...createOutcomeHandlers({ sql }),
      ...createApplicantHandlers({ database, quotas }),
      ...createWantedHandlers({
        database,
        matching,
        pricing,
        quotas,
        identityKeys,
        languages: deps.languages,
      }),
      ...createInquiryHandlers({ database, mediaUrl, quotas, identityKeys }),
      ...createViewingHandlers({ database, quotas, gazetteer, publicUrl }),
      ...createReplyTemplateHandlers({ sql, quotas }),
      ...createSafetyHandlers({
        sql,
        quotas,
        countAsRead,
        canSeeWanted: (transaction, viewer, id) => canSeeWanted(transaction, pricing, viewer, id),
      }),
      ...createAgreementHandlers({ sql, quotas }),
      ...createRentSplitHandlers({ sql, quotas, pricing }),
      ...createModerationHandlers({
        database,
        images,
        mediaUrl,
        publicUrl,
        statementIds,
      }),
      ...createAdminSearchHandlers({ database, mediaUrl }),
      ...createAuditHandlers({ database }),
      ...createOverviewHandlers({ sql }),
      ...createLiveHandlers({ live }),
      ...createEmbedHandlers({
        database,
        mediaUrl,
        publicUrl,
        trustedProxies,
        pricing,
        gazetteer,
      }),
      ...createImportHandlers({ sql, imports }),
      ...createExternalListingHandlers({
        database,
        cache,
        pricing,
      }),
    },
    {
      recognizeViewer,
      countQuota: (name, viewer) => quotas.count(sql, name, viewer),
      async findRequester(c) {
        const holder = await readToken(c);
        return holder ? { user: holder.user_id } : findNetwork(c, trustedProxies);
      },
      concurrencyLimiter: deps.concurrencyLimiter,
      onPublicChange: onListingsChanged,
    },
  );
  api.route('/', openApiRoutes(publicUrl));
  if (uploads) api.route('/', uploadReceiver(uploads));
  api.route('/', uploadReceiver(imports.uploads));
  api.all('/api/*', () => {
    throw new ContractRefusal('not_found');
  });
  return api;
}
