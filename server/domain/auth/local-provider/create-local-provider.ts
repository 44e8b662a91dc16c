import type { IncomingMessage, ServerResponse } from 'node:http';
import { Provider } from 'oidc-provider';
import type { SiteLanguages } from '#contract/languages.ts';
import type { Sql } from '#platform/database/sql.ts';
import { detectReaderLanguage } from '#platform/http/reader-language.ts';
import type { Log } from '#platform/log.ts';
import { pageHeaders } from '#platform/http/plain-page.ts';
import { hashToken } from '#platform/keys/random-token.ts';
import { createChooser } from './chooser.ts';
import { providerConfiguration } from './configuration.ts';
import { stoppedPage } from './chooser-page.ts';
import { createDatabaseAdapter } from './database-adapter.ts';
import { createLocalPeople } from './people.ts';
import { loadLocalKeys, loadLocalSecret } from './signing-key.ts';

export interface LocalProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Answers requests below its path and returns true; returns false for all others. */
  handle(req: IncomingMessage, res: ServerResponse): boolean;
}

const base = '/sign-in/local';

/**
 * The sign-in service for development: real OpenID Connect, but anyone can sign in as anyone.
 * Throws in production.
 */
export async function createLocalProvider({
  publicUrl,
  production,
  languages,
  sql,
  log,
}: {
  publicUrl: string;
  production: boolean;
  languages: SiteLanguages;
  sql: Sql;
  log: Log;
}): Promise<LocalProvider> {
  if (production)
    throw new Error(
      'The local sign-in lets anyone sign in as anyone, so production mode refuses it',
    );
  const requestLanguage = ({ headers }: IncomingMessage) =>
    detectReaderLanguage((name) => headers[name], languages);
  const site = new URL(publicUrl);
  const issuer = `${publicUrl}${base}`;
  const clientId = 'roomieradar';
  // The same in every process: a sign-in may begin at one and end at another.
  const secret = await loadLocalSecret(sql);
  const clientSecret = hashToken(`client:${secret}`);
  const adapter = createDatabaseAdapter(sql);
  const people = createLocalPeople(sql, adapter('admitted'));
  const provider = new Provider(
    issuer,
    providerConfiguration({
      base,
      adapter,
      cookieKey: hashToken(`cookies:${secret}`),
      client: {
        client_id: clientId,
        client_secret: clientSecret,
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: [`${publicUrl}/auth/callback`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
      jwks: await loadLocalKeys(sql),
      people,
      showError(ctx, { error, error_description }) {
        const language = requestLanguage(ctx.req);
        ctx.set(pageHeaders(publicUrl, language));
        ctx.body = stoppedPage(language, publicUrl, error_description ?? error);
      },
    }),
  );
  // Koa must not print errors itself, and must not trust any Host header for its own address.
  provider.silent = true;
  provider.proxy = true;
  provider.on('server_error', (_ctx, error) => log.error({ err: error }, 'Local sign-in failed'));
  const answer = provider.callback();
  const chooser = createChooser({ provider, people, base, publicUrl, requestLanguage, log });

  return {
    issuer,
    clientId,
    clientSecret,
    handle(req, res) {
      const path = (req.url ?? '').split('?', 1)[0] ?? '';
      if (path !== base && !path.startsWith(`${base}/`)) return false;
      req.headers['x-forwarded-host'] = site.host;
      req.headers['x-forwarded-proto'] = site.protocol.slice(0, -1);
      if (chooser.handle(req, res)) return true;
      // Express's properties for the path where an app is mounted; oidc-provider builds its
      // addresses from them.
      Object.assign(req, { originalUrl: req.url, baseUrl: base });
      req.url = req.url?.slice(base.length).replace(/^(?!\/)/, '/') ?? '/';
      void answer(req, res);
      return true;
    },
  };
}
