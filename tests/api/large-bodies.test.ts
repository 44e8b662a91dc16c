// @module-tag essential

import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { limits } from '#contract/limits.ts';

let app: TestApp;
let server: Server;
beforeAll(async () => {
  app = await openTestApp();
  server = createServer((incoming, response) => void app.listener(incoming, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await app.database.close();
});

const chunk = Buffer.alloc(64 * 1024, 'x');
const maxBytes = 20 * 1024 * 1024;

/** Sends a form that does not end by itself; how much of it was taken, and the answer. */
function sendForever(method: string, path: string, headers: Record<string, string>) {
  return new Promise<{ status: number; sentBytes: number }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    let sentBytes = 0;
    const sending = request({ port, host: '127.0.0.1', method, path, headers }, (answer) => {
      resolve({ status: answer.statusCode ?? 0, sentBytes });
      sending.destroy();
    });
    sending.on('error', reject);
    const sendMore = () => {
      if (sending.destroyed || sentBytes >= maxBytes) {
        sending.end();
        return;
      }
      sentBytes += chunk.length;
      sending.write(chunk, () => setImmediate(sendMore));
    };
    sendMore();
  });
}

const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
const pages = [
  '/confirm-listing',
  '/confirm-notice',
  '/notice',
  '/outcomes',
  '/statement',
  '/unsubscribe',
];

test.each(pages)(
  'refuses a body of %s that does not end, with and without its length',
  async (path) => {
    const endless = await sendForever('POST', path, form);
    expect(endless.status).toBe(413);
    expect(endless.sentBytes).toBeLessThan(maxBytes);
    const announced = await app.request(path, {
      method: 'POST',
      headers: form,
      body: 'x'.repeat(limits.bodyBytes + 1),
    });
    expect(announced.status).toBe(413);
  },
);

test('limits the bodies of calls, and of addresses that nobody answers', async () => {
  for (const path of ['/api/listings', '/api/nothing', '/nothing', '/auth/refresh']) {
    expect(await sendForever('POST', path, form), path).toMatchObject({ status: 413 });
  }
});
