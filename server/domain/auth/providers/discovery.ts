import * as oidc from 'openid-client';

export interface ProviderSettings {
  /** OpenID Connect issuer identifier. */
  issuerUrl: string;
  /** What accounts store as their issuer. */
  accountIssuer: string;
  clientId: string;
  clientSecret: string;
}

const timeoutSeconds = 5;
const keptMs = 60 * 60_000;

/** Reads a service's metadata when first needed, then keeps it for an hour; failures are not kept. */
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

/** Is it an address that secrets may be sent to: https, or http that stays on this machine? */
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
        // Without it the library trusts TLS alone and leaves the ID token's signature unread.
        oidc.enableNonRepudiationChecks,
        // Marked deprecated to warn; over loopback there is no network to listen on.
        ...(isOnLoopback ? [oidc.allowInsecureRequests] : []),
      ],
    },
  );
}
