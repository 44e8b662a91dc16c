// @module-tag essential

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';

let app: TestApp;
let person: TestUser;

beforeAll(async () => {
  app = await openTestApp();
  person = await app.user({ is_admin: true });
});
afterAll(() => app.database.close());

const post = (body: string, headers: Record<string, string> = {}) =>
  app.request('/api/listings', {
    method: 'POST',
    body,
    headers: {
      Authorization: `Bearer ${person.token}`,
      'Content-Type': 'application/json',
      ...headers,
    },
  });

test('explains what is wrong with an unreadable body', async () => {
  const nested = '['.repeat(30) + ']'.repeat(30);
  const wrong: [string, Record<string, string>, number, string][] = [
    ['{', {}, 400, 'malformed_request'],
    ['', {}, 400, 'malformed_request'],
    ['{}', { 'Content-Type': 'text/plain' }, 415, 'unsupported_media_type'],
    [JSON.stringify({ title: 'x'.repeat(200_000) }), {}, 413, 'body_too_large'],
    [nested, {}, 400, 'malformed_request'],
    ['null', {}, 422, 'validation_failed'],
    ['[]', {}, 422, 'validation_failed'],
  ];
  for (const [body, headers, status, code] of wrong) {
    const response = await post(body, headers);
    expect(response.status, body.slice(0, 40)).toBe(status);
    expect(await response.json()).toMatchObject({ code, status });
  }
});

test('reads a body nested five million deep in well under a second', async () => {
  const startedAt = performance.now();
  const response = await post('['.repeat(5_000_000));
  expect(response.status).toBe(413);
  expect(performance.now() - startedAt).toBeLessThan(1000);
});

test('refuses bytes that are not UTF-8', async () => {
  const response = await app.request('/api/listings', {
    method: 'POST',
    body: new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]),
    headers: { Authorization: `Bearer ${person.token}`, 'Content-Type': 'application/json' },
  });
  expect(response.status).toBe(400);
});

test('answers 404 to unknown calls and impossible ids', async () => {
  for (const path of [
    '/api/nothing',
    '/api/listings/0',
    '/api/listings/2147483648',
    '/api/listings/1.5',
  ]) {
    const response = await app.request(path);
    expect(response.status, path).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'not_found' });
  }
});

test('refuses a write sent by another site’s page', async () => {
  const response = await app.request('/auth/refresh', {
    method: 'POST',
    body: '{}',
    headers: { Origin: 'https://evil.example', 'Content-Type': 'application/json' },
  });
  expect(response.status).toBe(403);
});

test('only allowed origins may read answers with credentials', async () => {
  const open = await openTestApp({ ALLOWED_ORIGINS: 'https://partner.example' });
  const allowedMethods = async (Origin: string) =>
    (await open.request('/api/listings', { headers: { Origin } })).headers.get(
      'Access-Control-Allow-Origin',
    );
  expect(await allowedMethods('https://partner.example')).toBe('https://partner.example');
  for (const origin of ['https://evil.example', 'null', 'https://partner.example.evil.example']) {
    expect(await allowedMethods(origin), origin).toBeNull();
  }
  await open.database.close();
});

test('answers 429 with the time to wait; a forged address does not help', async () => {
  const limited = await openTestApp({ RATE_LIMIT_FACTOR: '1' });
  const statuses = [];
  for (let index = 0; index < 70; index++) {
    const response = await limited.request('/auth/google/callback', {
      method: 'POST',
      body: '{"code":"x","state":"y"}',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `10.0.0.${index}` },
    });
    statuses.push(response.status);
    if (response.status === 429)
      expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
  }
  expect(statuses.filter((status) => status !== 429)).toHaveLength(60);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  await limited.database.close();
});
