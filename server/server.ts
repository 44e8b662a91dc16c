import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { createApi } from '#web/api.ts';
import { createApp } from '#web/app.ts';
import { startDatabaseServer } from '#platform/database/connect.ts';
import { openDatabase, type Database } from '#platform/database/database.ts';
import { migrateDatabase } from '#platform/database/migrate.ts';
import { loadPlaces } from '#domain/places/gazetteer/load-places.ts';
import { createGeocoder } from '#domain/places/geocoding/geocoder.ts';
import { deleteExpiredKeys } from '#platform/http/idempotency.ts';
import { openFiles } from '#domain/images/open-files.ts';
import { openImports } from '#domain/imports/runs/open-imports.ts';
import { tidyInquiries } from '#domain/inquiries/tidy-inquiries.ts';
import { createLive, type Live } from '#platform/live/live.ts';
import type { Log } from '#platform/log.ts';
import { createMailer } from '#domain/notifications/mailer.ts';
import { openPost } from '#platform/mail/transport.ts';
import { createUnsubscribeLinks } from '#domain/notifications/unsubscribe-links.ts';
import { createMatching } from '#domain/matching/create-matching.ts';
import { createDemoPainter, type DemoPainter } from '#demo/painter.ts';
import { seedDatabase } from '#demo/seed-database.ts';
import type { Settings } from '#platform/settings.ts';
import { createSignIn } from '#domain/auth/create-sign-in.ts';
import type { LocalProvider } from '#domain/auth/local-provider/create-local-provider.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { deleteOldVitals } from '#domain/overview/vitals.ts';
import { mediaFiles } from '#web/pages/media-files.ts';
import { createPageCache } from '#web/pages/page-cache.ts';
import { sitemap } from '#web/feeds/sitemap.ts';
import type { WebsiteDeps } from '#web/website.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

export interface RunningServer {
  /** Stops taking requests, finishes those under way, closes the database. */
  stop(): Promise<void>;
}

/** How long requests under way may take once we were asked to stop. */
const drainMs = 10_000;
const sweepMs = 60 * 60_000;

/** Pages and files; made once the API is there. */
export type CreateWebsite = (deps: WebsiteDeps) => Promise<Hono>;

interface ServerOptions {
  /** Takes seconds of work after a first start; who asks for no towns can do without. */
  fillGazetteer?: typeof loadPlaces;
}

/**
 * Takes the port first (a busy one must harm nothing), then database, migrations and seed, then
 * answers. Until then every request gets 503. Rejects with what went wrong, all closed again.
 */
export async function startServer(
  settings: Settings,
  log: Log,
  createWebsite: CreateWebsite,
  { fillGazetteer = loadPlaces }: ServerOptions = {},
): Promise<RunningServer> {
  let listener: Listener = answerStarting;
  const http = createServer((request, response) => listener(request, response));
  await listen(http, settings);
  const opened: (() => Promise<unknown>)[] = [() => closeHttp(http)];
  let live: Live | null = null;
  const stop = async () => {
    // Pages that listen for changes would never be finished.
    await live?.close();
    // Requests under way still need the database: the listener closes first.
    await opened.shift()?.();
    for (const close of opened.splice(0).toReversed()) await close();
  };

  try {
    const server = await startDatabaseServer(settings, log);
    opened.push(() => server.stop());
    await migrateDatabase(server.target);
    const database = openDatabase(server.target);
    opened.push(() => database.close());

    const files = await openFiles({ settings, sql: database.sql, log });
    opened.push(() => files.close());
    const painter = await seed(settings, database, files.storage);
    const signIn = await createSignIn({ settings, database, log });

    const matching = createMatching({
      sql: database.sql,
      log,
      snapshotFile: path.join(settings.dataDir, 'people.snapshot'),
    });
    // It says so itself, tries again, and SQL ranks meanwhile.
    matching.start().catch(() => undefined);
    opened.push(() => matching.stop());

    live = createLive({ sql: database.sql, log });
    const { publicUrl, machineRecorder } = settings;
    const cache = createPageCache();
    const onListingsChanged = () => cache.clear();
    const imports = await openImports({
      settings,
      database,
      target: server.target,
      log,
      onListingsChanged,
    });
    const api = createApi({
      publicUrl,
      database,
      log,
      signIn,
      files,
      matching,
      live,
      imports,
      geocoder: settings.geocoder && createGeocoder(settings.geocoder, log),
      onListingsChanged,
    });
    const fetchApi: typeof fetch = async (input, init) => api.request(input, init);
    const { origins: storageOrigins } = files.storage;
    const website = new Hono();
    if (!storageOrigins) {
      const media = path.join(settings.dataDir, 'media');
      website.route(
        '/',
        mediaFiles(media, async (key) => painter?.drawForKey(key)),
      );
    }
    website
      .route('/', sitemap(database.sql, publicUrl))
      .route(
        '/',
        await createWebsite({ publicUrl, fetchApi, cache, storageOrigins, machineRecorder }),
      );
    const app = createApp({ settings, database, log, api, storage: files.storage, website });
    listener = withLocalProvider(signIn.localProvider, getRequestListener(app.fetch));

    const sweepFiles = () =>
      files.sweep().catch(warn(log, 'Files that nobody needs could not be deleted'));
    const sweep = setInterval(() => {
      signIn.expireSessions().catch(warn(log, 'Sessions that are over could not be deleted'));
      void sweepFiles();
      void tidy(database, log);
      imports.deleteOldFiles().catch(warn(log, 'Files of old imports could not be deleted'));
    }, sweepMs).unref();
    opened.push(async () => clearInterval(sweep));
    const mailer = createMailer({
      sql: database.sql,
      log,
      post: openPost(settings, log),
      publicUrl,
      links: createUnsubscribeLinks(database.sql, publicUrl),
    });
    opened.push(() => mailer.stop());
    opened.push(() => imports.stop());
    const stopping = new AbortController();
    const background = Promise.all([
      mailer.start().catch(warn(log, 'Mails are found late: nobody tells of them')),
      imports.start().catch(warn(log, 'Imports are found late: nobody tells of them')),
      sweepFiles(),
      fillGazetteer(database.sql).catch(warn(log, 'The gazetteer could not be filled')),
      // A store of others cannot draw a picture when it is asked for, as mediaFiles does.
      storageOrigins &&
        painter
          ?.drawRest(stopping.signal)
          .catch(warn(log, 'Some demo pictures could not be drawn')),
    ]);
    opened.push(() => {
      stopping.abort();
      return background;
    });
    return { stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** What becomes of inquiries, measurements and keys by age alone. */
async function tidy(database: Database, log: Log): Promise<void> {
  await tidyInquiries(database.sql).catch(warn(log, 'Old inquiries could not be closed'));
  await deleteOldVitals(database.sql).catch(warn(log, 'Old web vitals could not be deleted'));
  await deleteExpiredKeys(database.sql).catch(
    warn(log, 'Old idempotency keys could not be deleted'),
  );
}

/** Seeds if asked to; answers who draws the demo's pictures, null without a demo. */
async function seed(
  settings: Settings,
  database: Database,
  { media, mediaUrl }: Storage,
): Promise<DemoPainter | null> {
  if (settings.seed === 'none') return null;
  await seedDatabase(database, mediaUrl, new Date());
  const painter = createDemoPainter(media);
  await painter.drawFirstPage();
  return painter;
}

const warn = (log: Log, failure: string) => (error: unknown) => log.warn({ err: error }, failure);

function withLocalProvider(localProvider: LocalProvider | null, app: Listener): Listener {
  if (!localProvider) return app;
  return (request, response) => {
    if (!localProvider.handle(request, response)) app(request, response);
  };
}

const answerStarting: Listener = (_, response) => {
  response.writeHead(503, { 'Content-Type': 'text/plain', 'Retry-After': '1' });
  response.end('RoomieRadar is starting. Try again in a moment.');
};

async function listen(http: Server, { port, host }: Settings): Promise<void> {
  http.listen(port, host);
  await once(http, 'listening');
}

async function closeHttp(http: Server): Promise<void> {
  const closed = once(http, 'close');
  http.close();
  http.closeIdleConnections();
  const deadline = setTimeout(() => http.closeAllConnections(), drainMs);
  await closed;
  clearTimeout(deadline);
}
