import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { Pool } from '#platform/database/sql.ts';
import { isDatabaseAway } from '#platform/database/database.ts';
import { bindEndpoint } from '#platform/http/endpoint.ts';
import { answerProblem, ProblemError } from '#platform/http/problem.ts';
import { createLog } from '#platform/log.ts';
import { createSignIn, type SignIn } from '#domain/auth/create-sign-in.ts';
import { createTestDatabase } from '../../support/test-database.ts';

export interface TestApp {
  publicUrl: string;
  sql: Pool;
  hot: Pool;
  signIn: SignIn;
  app: Hono;
  stop(): Promise<void>;
}

/** The sign-in on a real server and database; with an issuer, that one in the place of Google. */
export async function startTestApp(googleIssuer?: string): Promise<TestApp> {
  const database = await createTestDatabase();
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const publicUrl = `http://localhost:${(server.address() as AddressInfo).port}`;
  const google = googleIssuer === undefined ? null : { clientId: 'us', clientSecret: 'a secret' };
  const signIn = await createSignIn({
    settings: { publicUrl, production: false, google },
    database,
    log: createLog('silent'),
    ...(googleIssuer !== undefined && { googleIssuer }),
  });

  const app = new Hono();
  app.onError((error, c) => {
    if (error instanceof ProblemError) return answerProblem(c, error);
    return answerProblem(
      c,
      new ProblemError(isDatabaseAway(error) ? 'unavailable' : 'internal_error'),
    );
  });
  const { routes, recogniseViewer, localProvider } = signIn;
  bindEndpoint(app, 'startSignIn', routes.startSignIn, recogniseViewer);
  bindEndpoint(app, 'finishSignIn', routes.finishSignIn, recogniseViewer);
  bindEndpoint(app, 'refreshSession', routes.refreshSession, recogniseViewer);
  bindEndpoint(app, 'getCurrentUser', routes.getCurrentUser, recogniseViewer);
  bindEndpoint(app, 'signOut', routes.signOut, recogniseViewer);
  bindEndpoint(app, 'listSessions', routes.listSessions, recogniseViewer);
  bindEndpoint(app, 'endSession', routes.endSession, recogniseViewer);
  bindEndpoint(app, 'endOtherSessions', routes.endOtherSessions, recogniseViewer);
  // Any call that only administrators may make.
  bindEndpoint(app, 'deleteListingAsAdmin', async () => undefined, recogniseViewer);

  const listener = getRequestListener(app.fetch);
  server.on('request', (req, res) => {
    if (!localProvider?.handle(req, res)) void listener(req, res);
  });
  return {
    publicUrl,
    sql: database.sql,
    hot: database.hot,
    signIn,
    app,
    async stop() {
      server.closeAllConnections();
      server.close();
      await database.close();
    },
  };
}
