import { Hono } from 'hono';
import type { Database } from '#platform/database/database.ts';
import { accessLog } from '#platform/http/access-log.ts';
import { answerError } from '#platform/http/answer-error.ts';
import { answerHeaders } from '#platform/http/answer-headers.ts';
import { crossOrigin, openToAllSites, sameOriginWrites } from '#platform/http/cross-origin.ts';
import { answerProblem, ProblemError } from '#platform/http/problem.ts';
import { securityHeaders } from '#platform/http/security-headers.ts';
import type { Log } from '#platform/log.ts';
import { healthRoutes } from './health.ts';
import { isEmbedded, limitRequests } from './rate-limits.ts';
import type { Settings } from '#platform/settings.ts';
import type { Storage } from '#platform/storage/storage.ts';

export interface AppDeps {
  settings: Settings;
  database: Database;
  log: Log;
  api: Hono;
  storage: Pick<Storage, 'check'>;
  /** Everything that is not the API: pages, assets, images. */
  website: Hono;
}

/** The whole web application as one function from request to answer. */
export function createApp({ settings, database, log, api, storage, website }: AppDeps): Hono {
  const app = new Hono();
  app.onError(answerError(log));
  app.notFound((c) => answerProblem(c, new ProblemError('not_found')));

  app.use(answerHeaders(securityHeaders(settings.publicUrl)), accessLog(log));
  app.route('/', healthRoutes(database.sql, storage));

  // First of all, so that a card can read why it was refused.
  for (const path of ['/api/embed/*', '/embed/*', '/oembed']) app.use(path, openToAllSites);
  app.use(limitRequests(database.sql, settings));
  const guards = [
    crossOrigin(settings.allowedOrigins),
    sameOriginWrites(settings.publicUrl, settings.allowedOrigins),
  ];
  for (const guard of guards) {
    app.use('/api/*', (c, next) => (isEmbedded(c.req.path) ? next() : guard(c, next)));
    app.use('/auth/*', guard);
  }
  app.route('/', api);
  app.route('/', website);
  return app;
}
