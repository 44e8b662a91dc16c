import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdtemp, readdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startEmbeddedPostgres } from '#platform/database/embedded/start.ts';
import { projectRoot } from '#platform/project-root.ts';
import { launchChromium } from '#qa/run/launch.ts';
import { signInOnboarded } from '#qa/run/sign-in.ts';
import { bucketSettings, createBucket } from '#scripts/cluster/image-store.ts';
import { rehearse, type Edit } from '#tests/recipes/rehearsal.ts';
import { connectTo, killHard, removeFolder } from '../embedded-helpers.ts';
import { checkedMs, haproxy, startHaproxy } from './haproxy.ts';
import { startRoundRobin } from './round-robin.ts';
import { freePort, startServerProcess } from './server-process.ts';

/** A real S3 server, which scripts/cluster/s3-server starts. */
const s3Endpoint = process.env['TEST_S3_ENDPOINT'];

/** Page loads while both versions serve. */
const loads = Number(process.env['VERSION_LOADS'] ?? 100);
const loadsAtOnce = 2;
const loadedPaths = ['/', '/listings/1', '/login', '/safety', '/listings/2', '/favorites'];
/** Pages opened before the update go to all of these, whose code they have not loaded. */
const openedPages = 4;
const laterPaths = ['/safety', '/privacy', '/terms', '/about', '/partners'];
/** The only language of the next version's build. */
const english = { LANGUAGES: 'en', DEFAULT_LOCALE: 'en' };
const typed = 'Attic with a view of the canal';

/** Changes the app's main file, which most others name by its hash. */
const nextVersion: Edit = {
  file: 'src/entry-client.tsx',
  append: "document.documentElement.dataset['version'] = 'next';\n",
};

/** A copy of the project with the next version of the app; all else is of the build that is there. */
async function buildNextVersion() {
  const copy = await rehearse([nextVersion]);
  for (const part of ['card', 'embed', 'federated', 'offline']) {
    const built = path.join('dist', part);
    await cp(path.join(projectRoot, built), path.join(copy.folder, built), { recursive: true });
  }
  const options = ['scripts/build.ts', '--more', '--languages', 'en'];
  const { code, output } = await copy.run('tsx', options);
  expect(code, output).toBe(0);
  return copy;
}

/** What pages met that they should not. */
interface Ledger {
  loads: number;
  navigations: number;
  broken: string[];
}

/** How processes share the files of their builds, and what takes requests to each in turn. */
interface Site {
  url: string;
  /** The port for the next process, and what it needs besides. */
  next(): Promise<{ port: number; env: Record<string, string> }>;
  /** Sends requests to a process, or no more. */
  add(port: number): Promise<void>;
  leave(port: number): void;
}

/** One data folder for all. */
async function sharedFolder(dataDir: string): Promise<Site> {
  const balancer = await startRoundRobin(await freePort());
  onTestFinished(() => balancer.close());
  const { url, ports } = balancer;
  return {
    url,
    next: async () => ({
      port: await freePort(),
      env: { DATA_DIR: path.join(dataDir, 'server') },
    }),
    add: async (port) => void ports.push(port),
    leave: (port) => void ports.splice(ports.indexOf(port), 1),
  };
}

/** A bucket for all, and a data folder for each, as machines have that share no disk. */
async function bucketBehindHaproxy(dataDir: string): Promise<Site> {
  const bucket = `builds-${randomBytes(6).toString('hex')}`;
  await createBucket(s3Endpoint ?? '', bucket);
  const port = await freePort();
  const servers = [await freePort(), await freePort(), await freePort()];
  await startHaproxy({ folder: dataDir, port, servers, balance: 'roundrobin' });
  const free = [...servers];
  return {
    url: `http://localhost:${port}`,
    async next() {
      const own = free.shift() ?? 0;
      const env = {
        ...bucketSettings(s3Endpoint ?? '', bucket),
        DATA_DIR: path.join(dataDir, `server-${own}`),
        TRUSTED_PROXIES: '1',
        DRAIN_SECONDS: '2',
      };
      return { port: own, env };
    },
    add: () => sleep(checkedMs),
    // Its /ready says so while it drains.
    leave: () => undefined,
  };
}

const canUseBucket = s3Endpoint !== undefined && existsSync(haproxy);

describe('an update under browsers', { timeout: 1_500_000 }, () => {
  let next: Awaited<ReturnType<typeof buildNextVersion>>;
  beforeAll(async () => {
    next = await buildNextVersion();
  }, 600_000);
  afterAll(() => next.remove());

  test('breaks no page, also of those opened before it, with one data folder', async () => {
    await update(sharedFolder);
  });

  test.skipIf(!canUseBucket)('breaks none behind haproxy, with a bucket of S3 alone', async () => {
    const { sql, dataDir } = await update(bucketBehindHaproxy);
    const rows = await sql<{ builds: number }[]>`
      select count(*)::int as builds from client_builds where part = 'en'`;
    expect(rows).toEqual([{ builds: 2 }]);
    // No process had files of the other version on a disk.
    const names = await readdir(dataDir, { recursive: true });
    expect(names.filter((name) => name.split(path.sep).includes('media'))).toEqual([]);
  });

  test('one process is away for seconds while it is updated', async () => {
    const dataDir = await makeFolder();
    const port = String(await freePort());
    const PUBLIC_URL = `http://localhost:${port}`;
    const env = { DATA_DIR: dataDir, PORT: port, PUBLIC_URL, ...english };
    const former = await startServerProcess({ ...env, SEED: 'demo' }, 'server/main.ts');
    onTestFinished(() => killHard(former.child));
    const built = path.join(next.folder, 'dist/client/.vite/manifest-en.json');
    const builtAt = (await stat(built)).mtimeMs;
    const sinceMs = performance.now();
    expect((await former.stop()).code).toBe(0);
    const newer = await startServerProcess(env, 'server/main.ts', next.folder);
    onTestFinished(() => killHard(newer.child));
    expect((await fetch(`${PUBLIC_URL}/ready`)).status).toBe(200);
    const awayMs = performance.now() - sinceMs;
    console.info(`one process was away for ${Math.round(awayMs)} ms`);
    // Five seconds on a quiet machine. The build is made before.
    expect(awayMs).toBeLessThan(45_000);
    expect((await stat(built)).mtimeMs).toBe(builtAt);
    expect((await newer.stop()).code).toBe(0);
  });

  async function makeFolder(): Promise<string> {
    const folder = await mkdtemp(path.join(tmpdir(), 'roomieradar-versions-'));
    await chmod(folder, 0o755);
    onTestFinished(() => removeFolder(folder));
    return folder;
  }

  /** Updates two processes to the next version, one after another, while pages are opened and used. */
  async function update(openSite: (dataDir: string) => Promise<Site>) {
    const dataDir = await makeFolder();
    const database = await startEmbeddedPostgres({ dataDir, log: () => undefined });
    onTestFinished(() => database.stop());
    const { host, user, password, database: name } = database.ownerConnection;
    const site = await openSite(dataDir);
    const { url } = site;

    /** Starts a process of the former or the next version, and takes requests to it. */
    const startProcess = async (folder: string, more: Record<string, string> = {}) => {
      const { port, env } = await site.next();
      const server = await startServerProcess(
        {
          DATABASE_URL: `postgres://${user}:${password}@localhost/${name}?host=${encodeURIComponent(host)}`,
          PORT: String(port),
          PUBLIC_URL: url,
          ...english,
          DATABASE_WAIT_MS: '20000',
          ...env,
          ...more,
        },
        'server/main.ts',
        folder,
      );
      onTestFinished(() => killHard(server.child));
      await site.add(port);
      return {
        async stop() {
          site.leave(port);
          await server.stop();
        },
      };
    };

    const browser = await launchChromium(false, () => undefined);
    onTestFinished(() => browser.close());
    const ledger: Ledger = { loads: 0, navigations: 0, broken: [] };
    const first = await startProcess(projectRoot, { SEED: 'demo' });
    // The local chooser keeps sign-ins in memory: signed in while there is only one process.
    const writer = await openWriter(browser, url, ledger);
    const second = await startProcess(projectRoot);
    const before = await Promise.all(
      Array.from({ length: openedPages }, () => openPage(browser, `${url}/`, ledger)),
    );

    await startProcess(next.folder);
    await first.stop();
    // Half of all requests go to each version.
    for (let load = 0; load < loads; load += loadsAtOnce) {
      await Promise.all(
        Array.from({ length: loadsAtOnce }, async (_, nth) => {
          const page = await openPage(
            browser,
            url + loadedPaths[(load + nth) % loadedPaths.length],
            ledger,
          );
          await page.context().close();
        }),
      );
    }
    for (const page of before.slice(0, 2)) await visitLaterPages(page, ledger);
    await second.stop();
    // Only the next version is left.
    for (const page of before.slice(2)) await visitLaterPages(page, ledger);
    console.info(
      `${ledger.loads} page loads, ${ledger.navigations} navigations, ${ledger.broken.length} broken`,
    );
    expect(ledger.broken).toEqual([]);

    // What code that is gone does is in tests/e2e/updates.spec.ts.
    await writer.goto(`${url}/listings/create?step=words`);
    expect(await writer.getByLabel('Title').inputValue()).toBe(typed);
    const sql = connectTo(database.ownerConnection);
    onTestFinished(() => sql.end());
    return { sql, dataDir };
  }
});

/** Opens a page in a browser without a cache, and waits until it has come alive. */
async function openPage(browser: Browser, address: string, ledger: Ledger): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
  const page = await context.newPage();
  watchFiles(page, ledger);
  ledger.loads += 1;
  await page.goto(address);
  await noteFailure(ledger, `${address} did not come alive`, () =>
    page.locator('#root[data-hydrated]').waitFor({ state: 'attached', timeout: 60_000 }),
  );
  return page;
}

/** A signed-in page with a form that is half filled in. */
async function openWriter(browser: Browser, url: string, ledger: Ledger): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${url}/robots.txt`);
  await signInOnboarded({ page, url, request: context.request });
  watchFiles(page, ledger);
  await page.goto(`${url}/listings/create?step=words`);
  await page.getByLabel('Title').fill(typed);
  return page;
}

function watchFiles(page: Page, ledger: Ledger): void {
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/assets/') && response.status() >= 400) {
      ledger.broken.push(`${response.status()} ${pathname}`);
    }
  });
}

/** Follows links within the page; the script of its first load stays to the end. */
async function visitLaterPages(page: Page, ledger: Ledger): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isFirstLoad: true }));
  for (const to of laterPaths) {
    ledger.navigations += 1;
    await noteFailure(ledger, `no way to ${to}`, async () => {
      await page.locator(`a[href="${to}"]`).first().click({ timeout: 60_000 });
      await page.waitForURL((url) => url.pathname === to, { timeout: 60_000 });
      await page.locator('main h1').first().waitFor({ timeout: 60_000 });
      const isFirstLoad = await page.evaluate(() => 'isFirstLoad' in window);
      if (!isFirstLoad) throw new Error('loaded from the server');
      if ((await page.getByText('Something went wrong').count()) > 0) throw new Error('an error');
    });
  }
}

async function noteFailure(
  ledger: Ledger,
  what: string,
  work: () => Promise<unknown>,
): Promise<void> {
  await work().catch((error: unknown) => ledger.broken.push(`${what}: ${String(error)}`));
}
