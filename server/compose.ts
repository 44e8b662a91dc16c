import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { confirmDemoListings, seedDemo } from '#demo/seed-database.ts';
import { createAlertMatcher } from '#domain/alerts/alert-matcher.ts';
import { createDeclineSender } from '#domain/applicants/declines/decline-sender.ts';
import { createSignIn, type SignIn } from '#domain/auth/create-sign-in.ts';
import { openFiles } from '#domain/images/open-files.ts';
import { openImports, type Imports } from '#domain/imports/runs/open-imports.ts';
import { createSearchIndex, type SearchIndex } from '#domain/search/index/search-index.ts';
import { createFlagRent } from '#domain/evidence/compare-rent.ts';
import { createPricing, openRatesFile } from '#domain/money/public.ts';
import { createConfirmLinks } from '#domain/listings/freshness/confirm-links.ts';
import { createMatching, type Matching } from '#domain/matching/create-matching.ts';
import { createPusher } from '#domain/push/pusher.ts';
import { createPushServices } from '#domain/push/push-services.ts';
import { loadVapidKeys } from '#domain/push/vapid-keys.ts';
import { createMailer } from '#domain/notifications/mailer.ts';
import { filterActiveSessions } from '#domain/auth/session-life.ts';
import { createUnsubscribeLinks } from '#domain/notifications/unsubscribe.ts';
import { createGazetteer, type Gazetteer } from '#domain/places/gazetteer/gazetteer.ts';
import { readLandPack } from '#domain/places/land/land-pack.ts';
import { createGeocoder } from '#domain/places/geocoding/geocoder.ts';
import type { DatabaseServer } from '#platform/database/connect.ts';
import { openDatabase, type Database } from '#platform/database/database.ts';
import { createAnswerCache } from '#platform/http/answer-cache.ts';
import type { Listener } from '#platform/http/open-port.ts';
import { createSignedIds } from '#platform/keys/signed-ids.ts';
import { loadIdentityKeys } from '#platform/keys/identity-keys.ts';
import { createPublicReads } from '#platform/http/public-reads.ts';
import { readContractVersion } from '#platform/http/contract-version.ts';
import { createQuotas } from '#platform/http/quotas.ts';
import {
  createConcurrencyLimiter,
  type ConcurrencyLimiter,
} from '#platform/http/concurrency-limiter.ts';
import { createBackground } from '#platform/background.ts';
import { createSupervisor } from '#platform/jobs/supervisor.ts';
import { createSweeper } from '#platform/jobs/sweeps.ts';
import { createLive } from '#platform/live/live.ts';
import { createLog, type Log } from '#platform/log.ts';
import { openMailTransport, senderAddress } from '#platform/mail/mail-transport.ts';
import { listMails } from './list-mails.ts';
import { listSweeps } from './list-sweeps.ts';
import { listTasks } from './list-tasks.ts';
import { openReplicas, openTarget } from './open-databases.ts';
import { watchFreeSpace, watchScratch } from '#platform/free-space.ts';
import { openTogether } from '#platform/opened.ts';
import type { Settings } from '#platform/settings.ts';
import type { Traces, TracesSettings } from '#platform/traces/traces.ts';
import { createApi, createApp } from '#web/app.ts';
import { listingFeed } from '#web/feeds/listing-feed.ts';
import { landTiles } from '#web/land-tiles.ts';
import { measureServer } from '#platform/metrics/metrics.ts';
import { streetTiles } from '#web/street-tiles.ts';
import { sitemap } from '#web/feeds/sitemap.ts';
import { mediaFiles } from '#web/pages/media-files.ts';
import { previewImages } from '#web/pages/preview-images.ts';
import { followPublicChanges } from '#web/pages/follow-public-changes.ts';
import { createKeptBuilds } from '#web/builds/kept-builds.ts';
import { plainPages } from '#web/plain-pages.ts';
import { limitRequests } from '#web/rate-limits.ts';
import { takeTurns } from '#web/take-turns.ts';
import { createWebsite, type WebsiteDeps } from '#web/website.ts';

/** The parts that a test, a benchmark or the development server can replace. */
export interface Overrides {
  log?: Log;
  /** A migrated database to use instead of the one in the settings. */
  target?: DatabaseServer['target'];
  /** An identity provider to use instead of Google. */
  googleIssuer?: string;
  /** Creates the pages; null for the API alone. */
  createWebsite?: ((deps: WebsiteDeps) => Promise<Hono>) | null;
  /** Sees the text of every statement that the server sends. */
  onStatement?: (text: string) => void;
  /** How requests take turns; races need them all at once. */
  concurrencyLimiter?: ConcurrencyLimiter;
  /** One that is being opened already. */
  gazetteer?: Gazetteer;
}

export interface Server {
  /** The whole application as one function from request to answer, without a network. */
  app: Hono;
  /** The same for a port, with the local sign-in service where there is one. */
  listener: Listener;
  database: Database;
  target: DatabaseServer['target'];
  signIn: SignIn;
  matching: Matching;
  searchIndex: SearchIndex;
  imports: Imports;
  /** Starts the background work. */
  start(): void;
  /** Answers `/ready` with 503 from now on. */
  announceStop(): void;
  /** Ends the streams of open pages, which would never end by themselves. */
  endStreams(): Promise<void>;
  /** Stops the background work, then closes everything; the database closes last. */
  close(): Promise<void>;
}

/**
 * Creates the server with these settings: database, storage, subjects, web. On failure it closes
 * everything that it opened, then rejects.
 */
export function composeServer(settings: Settings, overrides: Overrides = {}): Promise<Server> {
  const { log = createLog(settings.logLevel), googleIssuer, onStatement } = overrides;
  const { dataDir, publicUrl } = settings;

  return openTogether(async (opened) => {
    const target = overrides.target ?? (await openTarget(opened, settings, log));
    const traces = settings.traces && (await openTraces(settings.traces, log));
    if (traces) opened.add(traces, (open) => open.close());
    const database = opened.add(
      openDatabase(target, undefined, {
        waitMs: settings.databaseWaitMs,
        slowMs: settings.slowQueryMs,
        log,
        ...(onStatement && { onStatement }),
        followStatement: traces?.followStatement,
      }),
      (pools) => pools.close(),
    );
    const { sql, clock } = database;
    await clock.ask();

    const land = await readLandPack();
    const files = opened.add(await openFiles({ settings, sql, clock, log, land }), (open) =>
      open.close(),
    );
    const isDemo = settings.seed === 'demo';
    if (isDemo) await seedDemo(database, files.storage, new Date(clock.now()));

    const cache = createAnswerCache(database.feed, settings.cacheMegabytes * 1_000_000, clock.now);
    const replicas = openReplicas(opened, settings, database, { log, traces });
    const publicReads = await createPublicReads({
      database,
      replicas,
      secureCookies: publicUrl.startsWith('https:'),
    });
    const changes = await followPublicChanges(database.feed, cache, publicReads);
    // Changes of this process empty the cache immediately; those of others when PostgreSQL notifies us.
    const onListingsChanged = changes.onChange;
    const identityKeys = await loadIdentityKeys(sql);
    const quotas = createQuotas(settings.quotaFactor);
    const signIn = await createSignIn({
      settings,
      database,
      identityKeys,
      log,
      ...(googleIssuer !== undefined && { googleIssuer }),
    });
    const live = opened.add(
      createLive({
        sql,
        log,
        filterActiveSessions: (ids) => filterActiveSessions(sql, ids),
      }),
      (open) => open.close(),
    );
    const snapshotFile = (name: string) => path.join(dataDir, `${name}.snapshot`);
    const { shared, mediaUrl } = files.storage;
    const userIndexFiles = { snapshotFile: snapshotFile('people'), shared };
    const listingIndexFiles = {
      snapshotFile: snapshotFile('listings'),
      wordsFile: snapshotFile('listing-words'),
      shared,
    };
    const matching = createMatching({ database, log, ...userIndexFiles });
    const searchIndex = createSearchIndex({ database, log, ...listingIndexFiles });
    const { gazetteer = createGazetteer() } = overrides;
    const imports = await openImports({
      settings,
      database,
      target,
      log,
      images: files.images,
      onListingsChanged,
    });
    const rates = await openRatesFile(settings.ratesFile, log);
    const { defaultCurrency } = settings;
    const pricing = createPricing({ defaultCurrency, rates, gazetteer });
    const flagRent = createFlagRent({ pricing, searchIndex });
    const geocoder = settings.geocoder && createGeocoder(settings.geocoder, log);
    const links = createUnsubscribeLinks(sql, publicUrl);
    const confirmLinks = createConfirmLinks(sql, publicUrl);
    const noticeIds = createSignedIds(sql, 'notice');
    const statementIds = createSignedIds(sql, 'statement');
    const transport = openMailTransport(settings, log);
    const { languages, trustedProxies } = settings;
    const organizer = senderAddress(settings);
    const composing = { sql, publicUrl, links, languages, pricing, organizer };
    const composers = listMails({ ...composing, confirmLinks, noticeIds, statementIds });
    const mailer = createMailer({ sql, log, transport, composers });
    const alertMatcher = createAlertMatcher({ sql, log, pricing });
    const limiting = { quotas, identityKeys };
    const declineSender = createDeclineSender({ sql, log, limiting, languages });
    const keys = await loadVapidKeys(sql);
    const trusted = settings.trustedPushOrigins;
    const push = { keys, services: createPushServices({ keys, publicUrl, trusted }) };
    const pusher = createPusher({ sql, log, services: push.services });

    const { concurrencyLimiter = createConcurrencyLimiter() } = overrides;
    const contractVersion = await readContractVersion();
    const common = {
      publicUrl,
      languages,
      trustedProxies,
      quotas,
      statementIds,
      onListingsChanged,
    };
    const api = createApi({
      ...common,
      contractVersion,
      database,
      publicReads,
      keptReads: changes,
      cache,
      log,
      identityKeys,
      concurrencyLimiter,
      pricing,
      signIn,
      files,
      matching,
      searchIndex,
      flagRent,
      live,
      imports,
      gazetteer,
      geocoder,
      push,
    });
    const requestLimits = limitRequests(sql, settings);
    const takeTurn = takeTurns(concurrencyLimiter, trustedProxies);
    const website = new Hono()
      .route('/', plainPages({ ...common, sql, links, confirmLinks, noticeIds, organizer }))
      .route('/', localMedia(settings))
      .route('/', previewImages(files.previews, languages))
      .route('/', listingFeed({ publicReads, pricing, publicUrl, languages, mediaUrl }))
      .route('/', landTiles(land))
      .route('/', sitemap(sql, publicUrl, languages));
    if (settings.streets?.file) website.route('/', streetTiles(settings.streets.file));
    const keptBuilds = createKeptBuilds({ sql, media: files.storage.media, log });
    const { createWebsite: createPages = createWebsite } = overrides;
    if (createPages) {
      const pages = await createPages({
        publicUrl,
        languages,
        contractVersion,
        keptBuilds,
        beforeKeptFile: [requestLimits.limitFile, takeTurn],
        fetchApi: async (input, init) => api.request(input, init),
        cache,
        positionFor: changes.positionFor,
        storageOrigins: files.storage.origins,
        machineRecorder: settings.machineRecorder,
        streets: settings.streets,
      });
      website.route('/', pages);
    }
    const space = opened.add(
      await watchFreeSpace(
        dataDir,
        {
          minMegabytes: settings.minFreeMegabytes,
          warning: 'The disk is nearly full: writes are refused',
        },
        log,
      ),
      (watched) => watched.stop(),
    );
    const scratch = opened.add(await watchScratch(log), (watched) => watched.stop());
    const metrics =
      settings.metricsToken === null
        ? null
        : measureServer({
            database,
            replicas,
            live,
            indexes: { people: matching, listings: searchIndex },
          });
    let isStopping = false;
    const { app, onPort } = createApp({
      settings,
      database,
      log,
      api,
      storage: files.storage,
      replicas,
      publicReads,
      website,
      requestLimits,
      takeTurn,
      isDiskLow: space.isLow,
      isScratchLow: scratch.isLow,
      isClockWrong: () => clock.isWrong,
      isStopping: () => isStopping,
      metrics,
      traces,
      cache,
      uploadPaths: [files.uploads, imports.uploads].flatMap((each) => each?.path ?? []),
    });

    // Cached lists contain the exchange rates, so new rates invalidate them.
    const reload = () => rates.reload().then(onListingsChanged);
    const sweeps = listSweeps({ database, signIn, files, flagRent, imports, pricing });
    if (isDemo) {
      sweeps['confirm_demo_listings'] = { everyMinutes: 60, run: () => confirmDemoListings(sql) };
    }
    const tasks = listTasks({
      files,
      keptBuilds,
      matching,
      searchIndex,
      imports,
      gazetteer,
      mailer,
      pusher,
      declineSender,
      alertMatcher,
      sweeper: createSweeper({ sql, log, sweeps }),
      supervisor: createSupervisor(sql, log),
      rates: { reload },
    });
    const background = opened.add(createBackground(tasks, log), (running) => running.stop());

    const listen = onPort(getRequestListener(app.fetch));
    const { localProvider } = signIn;
    return {
      app,
      listener: (request, response) =>
        localProvider?.handle(request, response) || listen(request, response),
      database,
      target,
      signIn,
      matching,
      searchIndex,
      imports,
      start: () => background.start(),
      announceStop: () => (isStopping = true),
      endStreams: () => live.close(),
    };
  });
}

/** Loads the tracing packages only when tracing is set up. */
async function openTraces(settings: TracesSettings, log: Log): Promise<Traces> {
  const { createTraces } = await import('#platform/traces/traces.ts');
  return createTraces(settings, log);
}

/** Serves images of the local folder; nothing with S3. */
function localMedia({ s3, dataDir }: Settings): Hono {
  return s3 ? new Hono() : mediaFiles(path.join(dataDir, 'media'));
}
