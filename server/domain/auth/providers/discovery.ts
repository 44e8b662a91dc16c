import * as oidc from 'openid-client';

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

/** Reads a service's metadata at first use and caches it for an hour. Does not cache failures. */
export function createDiscovery(provider: ProviderSettings): () => Promise<oidc.Configuration> {
  let kept: { until: number; configuration: Promise<oidc.Configuration> } | null = null;
  return () => {
    if (kept && Date.now() < kept.until) return kept.configuration;
    const entry = { until: Date.now() + keptMs, configuration: discover(provider) };
    kept = entry;
    entry.configuration.catch(() => {
      if (kept === entry) kept = null;
    });
    return entry.configuration;
  };
}

/** May secrets be sent to this address? Only by https, or by http on this machine. */
export function isAskable(issuerUrl: string): boolean {
  const { protocol, hostname } = new URL(issuerUrl);
  return protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1';
}

function discover(provider: ProviderSettings): Promise<oidc.Configuration> {
  const server = new URL(provider.issuerUrl);
  const isOnLoopback = server.protocol === 'http:' && isAskable(provider.issuerUrl);
  return oidc.discovery(
    server,
    provider.clientId,
    { client_secret: provider.clientSecret, id_token_signed_response_alg: 'RS256' },
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
