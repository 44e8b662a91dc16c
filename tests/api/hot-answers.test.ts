import { once } from 'node:events';
import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { pages } from '#web/pages/pages.ts';
import type { WebsiteDeps } from '#web/website.ts';
import { readPositionHeader } from '#contract/read-position.ts';
import { listingForm } from '#tests/support/listing-forms.ts';
import { openSecondApp, testApp, type TestApp } from '#tests/support/test-app.ts';
import { WatchedStatements } from '#tests/support/watched-statements.ts';

interface Answered {
  status: number | undefined;
  /** Without those that differ from request to request. */
  headers: IncomingHttpHeaders;
  requestId: unknown;
  body: Buffer;
}

type Ask = (path: string, headers?: Record<string, string>, method?: string) => Promise<Answered>;

/** Asks over real HTTP, as the port of the server would be asked. */
async function listen({ listener }: Pick<TestApp, 'listener'>): Promise<Ask> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return async (path, headers = {}, method = 'GET') => {
    const sent = request({ port, host: '127.0.0.1', path, headers, method }).end();
    const [response] = await once(sent, 'response');
    const { date: _, 'x-request-id': requestId, ...rest } = response.headers;
    return { status: response.statusCode, headers: rest, requestId, body: await buffer(response) };
  };
}

/** Pages that show the title of a listing, instead of React. */
const createWebsite = async (deps: WebsiteDeps) =>
  pages({
    ...deps,
    template: '<!--head--><body><!--body--><!--scripts-->',
    policy: () => "default-src 'self'",
    loadBuild: async () => ({
      assets: {
        app: '',
        boot: { text: '' },
        preloads: () => [],
        styles: () => ({ css: '', hrefs: [] }),
      },
      hasPage: async () => true,
      async renderPage({ url }, fetchApi) {
        const answer = await fetchApi(url.replace(/\/(listings|$)/, '/api/listings'));
        const body = `<p>${'Rooms. '.repeat(300)}</p>${await answer.text()}`;
        return { status: answer.status, head: '', body, data: [], routeIds: [], redirect: null };
      },
    }),
  });

async function openWithListing(env: Record<string, string> = {}) {
  const statements = new WatchedStatements();
  const app = await testApp(env, { onStatement: statements.onStatement, createWebsite });
  const owner = await app.user();
  const { answer } = await app.call('createListing', {
    as: owner,
    body: listingForm({ description: 'Sunny and quiet. '.repeat(100) }),
  });
  const ask = await listen({
    listener: (...request) => statements.run(() => app.listener(...request)),
  });
  /** How many statements requests sent meanwhile. */
  async function countStatements(work: () => Promise<unknown>): Promise<number> {
    statements.texts.length = 0;
    await work();
    return statements.texts.length;
  }
  // The notice of the new listing must not drop what the tests keep.
  await app.database.feed.askPosition();
  return { app, ask, owner, id: answer.id, countStatements };
}

const hotPaths = (id: number) => [`/api/listings/${id}`, '/api/listings', '/', `/listings/${id}`];

test('hot reads come from memory the second time, the same to the letter', async () => {
  const { ask, id, countStatements } = await openWithListing({
    PUBLIC_URL: 'http://localhost:3000',
  });
  for (const path of hotPaths(id)) {
    const first = await ask(path);
    expect(first.status, path).toBe(200);
    const etag = String(first.headers.etag);
    const from = (answer: Answered, headers: Record<string, string>) =>
      [path, headers, answer.status, answer.headers, answer.body.toString('latin1')] as const;
    const count = await countStatements(async () => {
      for (const headers of [{}, { Cookie: 'language=en' }, { 'Sec-Fetch-Site': 'same-origin' }]) {
        const again = await ask(path, headers);
        expect(again.requestId).toMatch(/^[\da-f-]{36}$/);
        expect(again.requestId).not.toBe(first.requestId);
        expect(from(again, headers)).toEqual(from(first, headers));
      }
      const known = await ask(path, { 'If-None-Match': `"other", ${etag}` });
      expect([known.status, known.body.length, known.headers.etag]).toEqual([304, 0, etag]);
    });
    expect(count, path).toBe(0);
    const slowly = await ask(path, { 'If-None-Match': etag, Cookie: 'read_position=x' });
    const quickly = await ask(path, { 'If-None-Match': etag });
    expect(quickly.headers).toEqual(slowly.headers);
    expect([quickly.status, slowly.status]).toEqual([304, 304]);
  }
});

test('memory answers compressed to those who accept it', async () => {
  const { ask, id } = await openWithListing();
  const opened = { br: brotliDecompressSync, gzip: gunzipSync };
  for (const path of [`/api/listings/${id}`, '/', `/listings/${id}`]) {
    const { body: plain, headers } = await ask(path);
    expect(headers['vary']).toContain('Accept-Encoding');
    for (const encoding of ['br', 'gzip'] as const) {
      await vi.waitFor(async () => {
        const answer = await ask(path, { 'Accept-Encoding': encoding });
        expect(answer.headers['content-encoding'], path).toBe(encoding);
        expect(opened[encoding](answer.body).equals(plain)).toBe(true);
        expect(answer.headers.etag).toBe(headers.etag);
      });
    }
  }
});

test('memory answers nobody who may get something else', async () => {
  const { ask, id, owner, countStatements } = await openWithListing({
    ALLOWED_ORIGINS: 'https://partner.example',
  });
  const path = `/api/listings/${id}`;
  const everyone = await ask(path);
  const own = await ask(path, { Authorization: `Bearer ${owner.token}` });
  expect(own.headers['cache-control']).toBe('no-store');
  expect(own.body.equals(everyone.body)).toBe(false);
  const partner = await ask(path, { Origin: 'https://partner.example' });
  expect(partner.headers['access-control-allow-origin']).toBe('https://partner.example');
  for (const headers of [
    { Authorization: 'Bearer nonsense' },
    { [readPositionHeader]: 'nonsense' },
    { Cookie: 'a=b; read_position=nonsense' },
  ]) {
    expect(await countStatements(() => ask(path, headers as never)), JSON.stringify(headers)).toBe(
      1,
    );
  }
  for (const other of [`${path}?x=1`, '/api/listings?page=1']) {
    expect(await countStatements(() => ask(other)), other).toBeGreaterThan(0);
  }
  const head = await ask(path, {}, 'HEAD');
  expect([head.status, head.body.length]).toEqual([200, 0]);
  expect((await ask(path)).body.equals(everyone.body)).toBe(true);
  const crossSite = await ask('/', { 'Sec-Fetch-Site': 'cross-site' });
  const again = await ask('/', { 'Sec-Fetch-Site': 'cross-site' });
  expect(again.headers).toEqual(crossSite.headers);
  expect(again.headers['cross-origin-opener-policy']).toBe('unsafe-none');
  expect((await ask('/')).headers['cross-origin-opener-policy']).toBe('same-origin');
});

test('memory forgets at once what this process changes, and soon what others do', async () => {
  const { app, ask, owner, id } = await openWithListing();
  const other = await openSecondApp(app);
  onTestFinished(() => other.database.close());
  const askOther = await listen(other);
  const titles = async (from: Ask, title: string) => {
    for (const path of hotPaths(id).filter((path) => from === ask || path.startsWith('/api/'))) {
      expect((await from(path)).body.toString(), path).toContain(title);
    }
  };
  for (const round of [1, 2, 3]) {
    await titles(ask, '');
    await titles(askOther, '');
    const body = listingForm({ title: `Round ${round}` });
    await app.call('updateListing', { as: owner, params: { id }, body });
    await titles(ask, `Round ${round}`);
    await vi.waitFor(() => titles(askOther, `Round ${round}`), 1000);
    await app.asOwner((sql) => sql`update listings set title = ${`By hand ${round}`}`);
    await vi.waitFor(() => titles(ask, `By hand ${round}`), 1000);
    await vi.waitFor(() => titles(askOther, `By hand ${round}`), 1000);
  }
  await app.call('changeListingStatus', { as: owner, params: { id }, body: { status: 'paused' } });
  expect((await ask(`/api/listings/${id}`)).status).toBe(404);
  await vi.waitFor(async () => expect((await askOther(`/api/listings/${id}`)).status).toBe(404));
});

test('limits and metrics count what comes from memory', async () => {
  const token = 'only-for-those-who-measure';
  const { ask, id } = await openWithListing({ RATE_LIMIT_FACTOR: '1', METRICS_TOKEN: token });
  const path = `/api/listings/${id}`;
  const asked = 2990;
  const statuses = new Set<number | undefined>();
  for (let sent = 0; sent < asked; sent += 46) {
    const answers = await Promise.all(Array.from({ length: 46 }, () => ask(path)));
    for (const { status } of answers) statuses.add(status);
  }
  expect([...statuses]).toEqual([200]);
  const more = await Promise.all(Array.from({ length: 20 }, () => ask(path)));
  expect(more.filter(({ status }) => status === 200)).toHaveLength(10);
  const refused = more.find(({ status }) => status === 429);
  expect(JSON.parse(String(refused?.body))).toMatchObject({ code: 'rate_limited' });
  const metrics = await ask('/metrics', { Authorization: `Bearer ${token}` });
  expect(metrics.body.toString()).toContain('route="/api/listings/:id",status="200"} 3000');
});

test('with CACHE_MB=0 nothing is kept', async () => {
  const { ask, id, countStatements } = await openWithListing({ CACHE_MB: '0' });
  for (const path of hotPaths(id)) {
    await ask(path);
    expect(await countStatements(() => ask(path)), path).toBeGreaterThan(0);
  }
});
