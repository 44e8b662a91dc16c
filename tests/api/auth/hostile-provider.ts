import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, exportSPKI, generateKeyPair, SignJWT, type JWTPayload } from 'jose';

export interface Signing {
  alg: string;
  key: Parameters<SignJWT['sign']>[0];
  kid?: string;
}

export interface HostileProvider {
  issuer: string;
  /** What an honest provider would sign with. */
  honest: Signing;
  publicKeyPem: string;
  /** The next answers of the token endpoint; undone by {@link HostileProvider.behave}. */
  claims: (honest: JWTPayload) => Record<string, unknown>;
  idToken: (claims: JWTPayload) => Promise<string>;
  tokenStatus: number;
  /** Registers a sign-in at its authorization address, as if someone had agreed there. */
  agree(signInUrl: string): string;
  /** Does it fit the challenge: the code verifier that the last exchange brought. */
  verifierFits: boolean | null;
  behave(): void;
  stop(): void;
  /** Comes back at the same address. */
  start(): Promise<void>;
}

/** An OpenID Connect provider that lies as told. */
export async function startHostileProvider(): Promise<HostileProvider> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid: 'k', alg: 'RS256', use: 'sig' };
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  const asked = new Map<string, URLSearchParams>();

  const provider: HostileProvider = {
    issuer,
    honest: { alg: 'RS256', key: privateKey, kid: 'k' },
    publicKeyPem: await exportSPKI(publicKey),
    claims: (honest) => honest,
    idToken: (claims) => signed(claims, provider.honest),
    tokenStatus: 200,
    verifierFits: null,
    agree(signInUrl) {
      const code = `code-${asked.size}`;
      asked.set(code, new URL(signInUrl).searchParams);
      return code;
    },
    behave() {
      provider.claims = (honest) => honest;
      provider.idToken = (claims) => signed(claims, provider.honest);
      provider.tokenStatus = 200;
    },
    stop() {
      server.close();
      server.closeAllConnections();
    },
    async start() {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
  };

  async function answer(req: IncomingMessage): Promise<unknown> {
    if (req.url === '/jwks') return { keys: [jwk] };
    if (req.url !== '/token') {
      return {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
      };
    }
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    const form = new URLSearchParams(Buffer.concat(chunks).toString());
    const query = asked.get(form.get('code') ?? '');
    const verifier = form.get('code_verifier') ?? '';
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    provider.verifierFits = challenge === query?.get('code_challenge');
    const now = Math.floor(Date.now() / 1000);
    const claims = provider.claims({
      iss: issuer,
      aud: query?.get('client_id') ?? '',
      sub: 'subject-1',
      iat: now,
      exp: now + 300,
      nonce: query?.get('nonce') ?? '',
      email: 'mallory@example.com',
      email_verified: true,
      given_name: 'Mallory',
      family_name: 'Malice',
    });
    return {
      access_token: 'a',
      token_type: 'Bearer',
      id_token: await provider.idToken(claims),
    };
  }

  server.on('request', (req, res) => {
    const status = req.url === '/token' ? provider.tokenStatus : 200;
    const send = (body: unknown) =>
      res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    void answer(req).then(send);
  });
  return provider;
}

/** A JWT of these claims, signed. */
export function signed(claims: JWTPayload, { alg, key, kid }: Signing): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg, ...(kid && { kid }) }).sign(key);
}

/** The same without a signature, as `alg: none` has it. */
export function unsigned(claims: JWTPayload): string {
  return `${encode({ alg: 'none' })}.${encode(claims)}.`;
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
