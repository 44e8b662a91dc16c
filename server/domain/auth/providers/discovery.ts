import * as oidc from 'openid-client';
import type { DatabaseClock } from '#platform/database/database-clock.ts';

export interface ProviderSettings {
  /** OpenID Connect issuer identifier. */
  issuerUrl: string;
  /** The issuer that accounts store. */
  accountIssuer: string;
  clientId: string;
  clientSecret: string;
}

const timeoutSeconds = 5;
const keptMs = 60 * 60_000;
/** Less than what the library tolerates. */
const maxSkewMs = 10_000;

/**
 * Reads a service's metadata at first use and caches it for an hour. Does not cache failures. ID
 * tokens are checked by the time of the database: one whose clock is wrong could sign nobody in.
 */
export function createDiscovery(
  provider: ProviderSettings,
  clock: Pick<DatabaseClock, 'aheadMs'>,
): () => Promise<oidc.Configuration> {
  let kept: {
    untilMs: number;
    aheadMs: number;
    configuration: Promise<oidc.Configuration>;
  } | null = null;
  return () => {
    const { aheadMs } = clock;
    const isAsBefore = kept && Math.abs(kept.aheadMs - aheadMs) < maxSkewMs;
    if (kept && isAsBefore && performance.now() < kept.untilMs) return kept.configuration;
    const configuration = discover(provider, aheadMs);
    const entry = { untilMs: performance.now() + keptMs, aheadMs, configuration };
    kept = entry;
    configuration.catch(() => {
      if (kept === entry) kept = null;
    });
    return configuration;
  };
}

/** May secrets be sent to this address? Only by https, or by http on this machine. */
export function isAskable(issuerUrl: string): boolean {
  const { protocol, hostname } = new URL(issuerUrl);
  return protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1';
}

function discover(provider: ProviderSettings, aheadMs: number): Promise<oidc.Configuration> {
  const server = new URL(provider.issuerUrl);
  const isOnLoopback = server.protocol === 'http:' && isAskable(provider.issuerUrl);
  return oidc.discovery(
    server,
    provider.clientId,
    {
      client_secret: provider.clientSecret,
      id_token_signed_response_alg: 'RS256',
      [oidc.clockSkew]: Math.round(-aheadMs / 1000),
    },
    undefined,
    {
      timeout: timeoutSeconds,
      execute: [
        // Otherwise the library only trusts TLS and does not check the ID token's signature.
        oidc.enableNonRepudiationChecks,
        // Deprecated only as a warning. On loopback nobody can listen on the network.
        ...(isOnLoopback ? [oidc.allowInsecureRequests] : []),
      ],
    },
  );
}
