// @module-tag essential

import { createSecretKey } from 'node:crypto';
import { decodeJwt, exportJWK, exportSPKI, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccessTokens } from '#domain/auth/tokens.ts';
import { unsigned } from './hostile-provider.ts';
import { addPerson, readAnswer, readProblem, signInSteps } from './sign-in-steps.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
let steps: ReturnType<typeof signInSteps>;
/** A valid token of a signed-in user, its claims, and the key that signed it. */
let token: string;
let refreshToken: string;
let claims: JWTPayload;
let ourKey: Uint8Array;
beforeAll(async () => {
  app = await startTestApp();
  steps = signInSteps(app);
  const tokens = await steps.signIn('someone@example.com');
  token = tokens.access_token;
  refreshToken = tokens.refresh_token;
  claims = decodeJwt(token);
  const [key] = await app.sql<{ secret: string }[]>`
    select secret from server_keys where purpose = 'access-token'`;
  ourKey = Buffer.from(key?.secret ?? '', 'base64url');
});
afterAll(() => app.stop());

type Header = Parameters<SignJWT['setProtectedHeader']>[0];
const ourHeader: Header = { alg: 'HS256', typ: 'at+jwt', kid: '1' };
const now = () => Math.floor(Date.now() / 1000);

function forge(
  changes: Record<string, unknown>,
  header: Partial<Header> = {},
  key: Parameters<SignJWT['sign']>[0] = ourKey,
) {
  return new SignJWT({ ...claims, ...changes })
    .setProtectedHeader({ ...ourHeader, ...header })
    .sign(key);
}

async function expectRefused(forged: string) {
  expect(await readProblem(await steps.me(forged))).toMatchObject({
    status: 401,
    code: 'unauthorized',
  });
}

test('accepts the token that the forged tokens below change in one detail', async () => {
  await readAnswer('getCurrentUser', await steps.me(token));
  await readAnswer('getCurrentUser', await steps.me(await forge({})));
});

test('issues tokens with the specified claims, for ten minutes', () => {
  expect(claims).toMatchObject({
    sub: expect.stringMatching(/^\d+$/),
    sid: expect.stringMatching(/^[\da-f-]{36}$/),
    is_admin: false,
    iss: app.publicUrl,
    aud: 'roomieradar-api',
  });
  expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(600);
  expect(Math.abs((claims.iat ?? 0) - now())).toBeLessThan(60);
});

test('refuses a token without a signature', async () => {
  await expectRefused(unsigned(claims));
  await expectRefused(`${token.slice(0, token.lastIndexOf('.'))}.`);
});

test('refuses tokens of other algorithms, and a public key instead of a secret', async () => {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  await expectRefused(await forge({}, { alg: 'RS256' }, privateKey));
  await expectRefused(await forge({}, { alg: 'HS512' }, Buffer.concat([ourKey, ourKey])));
  const pem = Buffer.from(await exportSPKI(publicKey));
  await expectRefused(await forge({}, { alg: 'HS256' }, pem));
});

test('refuses a foreign key under the id of our key', async () => {
  await expectRefused(await forge({}, {}, createSecretKey(Buffer.alloc(32, 7))));
});

test('looks up a kid only among its own keys', async () => {
  const emptyFile = createSecretKey(Buffer.alloc(32));
  for (const kid of ['../../../../dev/null', '/dev/null', "1' or '1'='1", '__proto__', '', '2']) {
    await expectRefused(await forge({}, { kid }, emptyFile));
    await expectRefused(await forge({}, { kid }));
  }
  await expectRefused(await forge({}, { kid: 1 as unknown as string }));
});

test('ignores keys inside a token', async () => {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = await exportJWK(publicKey);
  const secret = Buffer.alloc(32, 9);
  const brought = { kty: 'oct', k: secret.toString('base64url') };
  await expectRefused(await forge({}, { alg: 'RS256', jwk }, privateKey));
  await expectRefused(await forge({}, { jwk: brought }, secret));
  await expectRefused(await forge({}, { jku: 'https://evil.example/jwks' }, secret));
});

test('refuses an expired token', async () => {
  await expectRefused(await forge({ iat: now() - 700, exp: now() - 100 }));
});

test('tolerates half a minute between two clocks', async () => {
  await readAnswer('getCurrentUser', await steps.me(await forge({ exp: now() - 10 })));
  const early = await forge({ iat: now() + 10, exp: now() + 610 });
  await readAnswer('getCurrentUser', await steps.me(early));
});

test('refuses a token without an end or a beginning', async () => {
  await expectRefused(await forge({ exp: undefined }));
  await expectRefused(await forge({ iat: undefined }));
});

test('refuses a token that lives longer than a quarter of an hour', async () => {
  await expectRefused(await forge({ exp: (now() + 600) * 1000 }));
  await expectRefused(await forge({ iat: now(), exp: now() + 901 }));
  await expectRefused(await forge({ iat: now() - 86_400, exp: now() + 600 }));
  await expectRefused(await forge({ iat: now() + 3600, exp: now() + 4200 }));
});

test('refuses a token of another type, site or audience', async () => {
  await expectRefused(await forge({}, { typ: 'JWT' }));
  await expectRefused(await forge({}, { typ: undefined } as unknown as Partial<Header>));
  await expectRefused(await forge({ iss: 'https://elsewhere.example' }));
  await expectRefused(await forge({ iss: undefined }));
  await expectRefused(await forge({ aud: 'something-else' }));
  await expectRefused(await forge({ aud: undefined }));
});

test('refuses a token whose payload was changed', async () => {
  const [header, , signature] = token.split('.');
  const payload = Buffer.from(JSON.stringify({ ...claims, is_admin: true })).toString('base64url');
  await expectRefused(`${header}.${payload}.${signature}`);
});

test('refuses impossible user and session ids', async () => {
  for (const sub of [
    '0',
    '-1',
    '1e3',
    '2147483648',
    '99999999999',
    'admin',
    '1 or 1=1',
    undefined,
  ]) {
    await expectRefused(await forge({ sub }));
  }
  for (const sid of ['', 'x', "' or true --", 7, null, undefined]) {
    await expectRefused(await forge({ sid }));
  }
});

test('refuses the session of one user with the id of another', async () => {
  const id = await addPerson(app, 'admin@example.com', { is_admin: true });
  await expectRefused(await forge({ sub: String(id) }));
});

test('refuses a token above 4 KB without parsing it', async () => {
  await expectRefused(await forge({ padding: 'x'.repeat(4096) }));
  const huge = await forge({ padding: 'x'.repeat(1_000_000) });
  const started = performance.now();
  const response = await app.app.request('/auth/me', {
    headers: { Authorization: `Bearer ${huge}` },
  });
  expect(response.status).toBe(401);
  expect(performance.now() - started).toBeLessThan(500);
});

test('refuses a refresh token and anything else that is not a JWT as bearer token', async () => {
  for (const bearer of [
    refreshToken,
    'x',
    '.',
    '..',
    'a.b.c',
    `${token}.${token}`,
    'e30.e30.e30',
  ]) {
    await expectRefused(bearer);
  }
  for (const Authorization of ['', 'Bearer', 'Bearer ', `Basic ${token}`, token]) {
    const response = await fetch(`${app.publicUrl}/auth/me`, { headers: { Authorization } });
    expect(response.status).toBe(401);
  }
});

test('accepts old tokens after a key rotation, signs with the new key and refuses a removed key', async () => {
  const keep = createAccessTokens({ sql: app.sql, publicUrl: app.publicUrl });
  const old = await keep.issue({ user_id: 1, session_id: String(claims['sid']), is_admin: false });
  await app.sql`
    insert into server_keys (purpose, kid, secret)
    values ('access-token', '2', ${Buffer.alloc(32, 5).toString('base64url')})`;
  const rotated = createAccessTokens({ sql: app.sql, publicUrl: app.publicUrl });
  const fresh = await rotated.issue({
    user_id: 1,
    session_id: String(claims['sid']),
    is_admin: false,
  });
  expect(JSON.parse(Buffer.from(fresh.split('.')[0] ?? '', 'base64url').toString())).toMatchObject({
    kid: '2',
  });
  expect(await rotated.verify(old)).not.toBeNull();
  await app.sql`delete from server_keys where purpose = 'access-token' and kid = '1'`;
  const restarted = createAccessTokens({ sql: app.sql, publicUrl: app.publicUrl });
  expect(await restarted.verify(old)).toBeNull();
  expect(await restarted.verify(fresh)).not.toBeNull();
});

test('makes one key when ten processes start at once', async () => {
  await app.sql`delete from server_keys where purpose = 'access-token'`;
  const processes = Array.from({ length: 10 }, () =>
    createAccessTokens({ sql: app.sql, publicUrl: app.publicUrl }),
  );
  const viewer = { user_id: 1, session_id: String(claims['sid']), is_admin: false };
  const issued = await Promise.all(processes.map((each) => each.issue(viewer)));
  for (const each of processes) {
    for (const one of issued) expect(await each.verify(one)).not.toBeNull();
  }
  const keys = await app.sql`select from server_keys where purpose = 'access-token'`;
  expect(keys).toHaveLength(1);
});

test('throws while the database is down instead of calling a token invalid', async () => {
  const away = (() => Promise.reject(new Error('away'))) as unknown as TestApp['sql'];
  const tokens = createAccessTokens({ sql: away, publicUrl: app.publicUrl });
  await expect(tokens.verify(token)).rejects.toThrow('away');
});
