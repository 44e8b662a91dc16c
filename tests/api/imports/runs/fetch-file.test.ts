import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { limits } from '#contract/limits.ts';
import { fetchFile } from '#domain/imports/runs/fetch-file.ts';
import { addressGuard } from '#platform/http/public-address.ts';
import { openTestApp, testApp, type TestApp, type TestUser } from '../../../support/test-app.ts';
import { importSteps, plainMapping, plainRows } from './steps.ts';

let app: TestApp;
let admin: TestUser;
let steps: ReturnType<typeof importSteps>;
beforeAll(async () => {
  app = await openTestApp({ IMPORT_FROM_LOOPBACK: 'yes' });
  admin = await app.user({ is_admin: true });
  steps = importSteps(app, admin);
  await app.imports.start();
});
afterAll(() => app.database.close());

/** A site elsewhere; its origin, and what it was asked. */
async function site(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    asked.push(request);
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

let names = 0;
async function fetchFrom(address: string, on = { app, steps, admin }) {
  names += 1;
  const source = await on.steps.source(`place-${names}`, { address, mapping: plainMapping });
  return on.app.call('fetchImportFile', { as: on.admin, params: { id: source.id } });
}

test('a file is fetched over redirects without credentials, and imported like an upload', async () => {
  const { origin, asked } = await site((request, response) => {
    if (request.url === '/files/rooms.csv') response.end(plainRows(3));
    else response.writeHead(302, { Location: '/files/rooms.csv' }).end();
  });
  const { status, answer } = await fetchFrom(`${origin}/latest`);
  expect(status).toBe(201);
  expect(answer).toMatchObject({ name: 'rooms.csv', size: plainRows(3).length });
  expect(asked.map(({ url }) => url)).toEqual(['/latest', '/files/rooms.csv']);
  for (const { headers } of asked) {
    expect(Object.keys(headers).sort()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
    ]);
  }
  expect(await steps.end((await steps.start(answer.id)).id)).toMatchObject({ added: 3 });
});

test('only one file is fetched at a time', async () => {
  const begun: ServerResponse[] = [];
  const { origin } = await site((_, response) => begun.push(response));
  const first = fetchFrom(origin);
  await vi.waitFor(() => expect(begun).toHaveLength(1));
  const second = await fetchFrom(origin);
  expect(second.problem).toMatchObject({ status: 503, code: 'unavailable' });
  expect(begun).toHaveLength(1);
  begun[0]?.end(plainRows(3));
  expect((await first).status).toBe(201);
  const third = fetchFrom(origin);
  await vi.waitFor(() => expect(begun).toHaveLength(2));
  begun[1]?.end(plainRows(3));
  expect((await third).status).toBe(201);
});

test('private addresses cannot be fetched in any notation unless allowed', async () => {
  const strict = await testApp();
  const on = { app: strict, admin: await strict.user({ is_admin: true }) };
  const withSteps = { ...on, steps: importSteps(strict, on.admin) };
  const { origin, asked } = await site((_, response) => response.end(plainRows(3)));
  const { port } = new URL(origin);
  const hosts = [
    '127.0.0.1',
    'localhost',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '0.0.0.0',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '169.254.169.254',
    '10.0.0.1',
  ];
  for (const host of hosts) {
    const { problem } = await fetchFrom(`http://${host}:${port}/rooms.csv`, withSteps);
    expect(problem, host).toMatchObject({
      code: 'import_refused',
      detail: 'The URL leads into a network that is not public.',
    });
  }
  expect(asked).toEqual([]);
  expect(await strict.database.sql`select from import_files`).toHaveLength(0);
});

test('a redirect into a private network is not followed', async () => {
  const { origin } = await site((_, response) =>
    response.writeHead(302, { Location: 'http://192.168.1.1/admin' }).end(),
  );
  const { problem } = await fetchFrom(origin);
  expect(problem.detail).toBe('The URL leads into a network that is not public.');
});

test.each([
  [
    'too many redirects',
    (_: unknown, r: ServerResponse) => r.writeHead(302, { Location: '/x' }).end(),
    /redirects more than three times/,
  ],
  [
    'a redirect to another protocol',
    (_: unknown, r: ServerResponse) => r.writeHead(302, { Location: 'file:///etc/passwd' }).end(),
    /must begin with https/,
  ],
  [
    'a page that is not there',
    (_: unknown, r: ServerResponse) => r.writeHead(404).end('no'),
    /answers 404/,
  ],
  ['nothing', (_: unknown, r: ServerResponse) => r.end(), /is empty/],
  [
    'a compressed answer',
    (_: unknown, r: ServerResponse) => r.writeHead(200, { 'Content-Encoding': 'gzip' }).end('x'),
    /compressed/,
  ],
  [
    'an announced size over the limit',
    (_: unknown, r: ServerResponse) =>
      r.writeHead(200, { 'Content-Length': limits.imports.fileBytes + 1 }).write('x'),
    /larger than 100 MB/,
  ],
  [
    'an answer that breaks off',
    (_: unknown, r: ServerResponse) => {
      r.writeHead(200, { 'Content-Length': 100 });
      r.write('id,name');
      setTimeout(() => r.destroy(), 20);
    },
    /connection broke/,
  ],
])('%s is refused with a sentence, and nothing is kept', async (_, answer, says) => {
  const { origin } = await site(answer);
  const { problem } = await fetchFrom(origin);
  expect(problem).toMatchObject({ code: 'import_refused' });
  expect(problem.detail).toMatch(says);
  expect(
    await app.database.sql`
    select from import_files f where arrived_at is null
      and exists (select from import_file_parts p where p.file_id = f.id)`,
  ).toHaveLength(0);
});

test('a response refused by status or length stores no file and closes its connection', async () => {
  const { sql } = app.database;
  const before = await sql`select id from import_files`;
  const closed: Promise<unknown>[] = [];
  const { origin } = await site((request, response) => {
    closed.push(once(response, 'close'));
    if (request.url === '/none') response.writeHead(404);
    else response.writeHead(200, { 'Content-Length': limits.imports.fileBytes + 1 });
    response.write('id');
  });
  for (const path of ['/none', '/long']) {
    expect((await fetchFrom(origin + path)).problem.code).toBe('import_refused');
  }
  await Promise.all(closed);
  expect(await sql`select id from import_files`).toEqual(before);
});

test('deleting a source during a fetch leaves no connection open', async () => {
  const { sql } = app.database;
  const closed: Promise<unknown>[] = [];
  const { origin } = await site((_, response) => {
    closed.push(once(response, 'close'));
    void sql`delete from import_sources where name = 'brief'`.then(() => response.write('id'));
  });
  const source = await steps.source('brief', { address: origin });
  const { problem } = await app.call('fetchImportFile', { as: admin, params: { id: source.id } });
  expect(problem.code).toBe('not_found');
  await Promise.all(closed);
  expect(closed).toHaveLength(1);
});

test('a URL with a password or another protocol is refused', async () => {
  const { problem } = await fetchFrom('https://user:secret@rooms.example/a.csv');
  expect(problem.detail).toMatch(/contains a user name or password/);
  await expect(
    fetchFile('ftp://rooms.example/a', addressGuard({ allowLoopback: false })),
  ).rejects.toThrow('must begin with https');
});

test('a slow site is abandoned', async () => {
  const slow = await site((request, response) => {
    if (request.url === '/bytes') response.writeHead(200).write('id');
  });
  const guard = addressGuard({ allowLoopback: true });
  await expect(
    fetchFile(`${slow.origin}/`, guard, { answerMs: 50, totalMs: 5000 }),
  ).rejects.toThrow('does not answer');
  const { bytes } = await fetchFile(`${slow.origin}/bytes`, guard, {
    answerMs: 5000,
    totalMs: 100,
  });
  const read = async () => {
    for await (const chunk of bytes) expect(chunk.length).toBeGreaterThan(0);
  };
  await expect(read()).rejects.toThrow('did not arrive in time');
});
