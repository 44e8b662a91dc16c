import { chmod, cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { startEmbeddedPostgres } from '#platform/database/embedded/start.ts';
import { projectRoot } from '#platform/project-root.ts';
import { launchChromium } from '#qa/run/launch.ts';
import { signInOnboarded } from '#qa/run/sign-in.ts';
import { rehearse, type Edit } from '#tests/recipes/rehearsal.ts';
import { killHard, removeFolder } from '../embedded-helpers.ts';
import { startRoundRobin } from './round-robin.ts';
import { freePort, startServerProcess } from './server-process.ts';

/** Page loads while both versions serve. */
const loads = Number(process.env['VERSION_LOADS'] ?? 100);
const loadsAtOnce = 2;
const loadedPaths = ['/', '/listings/1', '/login', '/safety', '/listings/2', '/favorites'];
/** Pages opened before the update go to all of these, whose code they have not loaded. */
const openedPages = 4;
const laterPaths = ['/safety', '/privacy', '/terms', '/about', '/partners'];
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

test(
  'an update under browsers breaks no page, also of those opened before it',
  { timeout: 1_500_000 },
  async ({ onTestFinished }) => {
    const afterwards = (undo: () => Promise<unknown>) =>
      onTestFinished(async () => {
        await undo();
      });
    const dataDir = await mkdtemp(path.join(tmpdir(), 'roomieradar-versions-'));
    await chmod(dataDir, 0o755);
    afterwards(() => removeFolder(dataDir));
    const database = await startEmbeddedPostgres({ dataDir, log: () => undefined });
    afterwards(() => database.stop());
    const { host, user, password, database: name } = database.ownerConnection;
    const balancer = await startRoundRobin(await freePort());
    afterwards(() => balancer.close());
    const { url, ports } = balancer;

    /** Starts a process of the former or the next version, and takes requests to it. */
    const startProcess = async (folder: string, more: Record<string, string> = {}) => {
      const port = await freePort();
      const env = {
        DATA_DIR: path.join(dataDir, 'server'),
        DATABASE_URL: `postgres://${user}:${password}@localhost/${name}?host=${encodeURIComponent(host)}`,
        PORT: String(port),
        PUBLIC_URL: url,
        LANGUAGES: 'en',
        DEFAULT_LOCALE: 'en',
        DATABASE_WAIT_MS: '20000',
        ...more,
      };
      const server = await startServerProcess(env, 'server/main.ts', folder);
      afterwards(() => killHard(server.child));
      ports.push(port);
      return {
        async stop() {
          ports.splice(ports.indexOf(port), 1);
          await server.stop();
        },
      };
    };

    const first = await startProcess(projectRoot, { SEED: 'demo' });
    const second = await startProcess(projectRoot);
    const next = await buildNextVersion();
    afterwards(() => next.remove());
    const browser = await launchChromium(false, () => undefined);
    afterwards(() => browser.close());
    const ledger: Ledger = { loads: 0, navigations: 0, broken: [] };

    const before = await Promise.all(
      Array.from({ length: openedPages }, () => openPage(browser, `${url}/`, ledger)),
    );
    const writer = await openWriter(browser, url, ledger);

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
  },
);

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
