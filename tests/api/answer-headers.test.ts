// @module-tag essential

import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { healthRoutes } from '#web/health.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.database.close());

const readHeaders = async (path: string) => (await app.request(path)).headers;

test.each(['/api/listings', '/api/listings/1', '/api/nothing', '/auth/me', '/health', '/ready'])(
  '%s is JSON that no page can frame, load or run',
  async (path) => {
    const headers = await readHeaders(path);
    expect(headers.get('Content-Type')).toMatch(/json/);
    expect(headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
  },
);

test('lets other sites read the card and its images', async () => {
  for (const path of ['/api/embed/listings?ids=1', '/oembed?url=x', '/media/listings/a/480.webp']) {
    expect((await readHeaders(path)).get('Cross-Origin-Resource-Policy'), path).toBe(
      'cross-origin',
    );
  }
});

const openHealth = (check: () => Promise<void>) =>
  healthRoutes({
    database: app.database,
    storage: { check },
    isDiskLow: () => false,
    isStopping: () => false,
  });

test('asking often whether the server is ready asks the database and the storage once', async () => {
  let checks = 0;
  const check = async () => void (checks += 1);
  const health = openHealth(check);
  const answers = await Promise.all(
    Array.from({ length: 300 }, async () => health.request('/ready')),
  );
  answers.push(await health.request('/ready'));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(checks).toBe(1);
});

test('without its storage the server is ready in part, and asks again at once', async () => {
  let isAway = true;
  const check = async () => {
    if (isAway) throw new Error('away');
  };
  const health = openHealth(check);
  const ready = async () => {
    const answer = await health.request('/ready');
    return { code: answer.status, ...((await answer.json()) as object) };
  };
  expect(await ready()).toMatchObject({ code: 200, status: 'degraded', storage: 'away' });
  isAway = false;
  await sleep(5);
  expect(await ready()).toMatchObject({ code: 200, status: 'ok', storage: 'ok' });
});
