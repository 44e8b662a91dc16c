import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { startHostSite } from './support/federation-host/host-page.ts';
import type { Host } from './support/federation-host/host.tsx';
import { expect, test } from './support/fixtures.ts';

// Several hosts, or several RoomieRadars, on one page.

/** Runs the tests of this file in one worker, so that the hosts are built only once. */
test.describe.configure({ mode: 'default' });

declare const host18: Host;
declare const host19: Host;

const app = () => process.env['APP_URL'] ?? '';
/** The same server under another origin, which answers with titles of its own. */
const other = () => app().replace('//localhost', '//127.0.0.1');

let site: Awaited<ReturnType<typeof startHostSite>>;
test.beforeAll(async () => {
  site = await startHostSite();
});
test.beforeEach(({ page }) => page.goto(site.url));
test.afterAll(() => site.stop());

const cardIn = (page: Page, name: string) =>
  page.getByLabel(name, { exact: true }).getByRole('article');

test.describe('two hosts on one page', () => {
  test('with React 18 and 19 each get a card of their own React', async ({ page }) => {
    await page.evaluate(async (origin) => {
      const first = host19.open({ roomieradar: origin });
      const second = host18.open({ roomieradar: origin });
      // The container meets both before it gives a card to either.
      const [card19, card18] = await Promise.all([
        first.load('roomieradar'),
        second.load('roomieradar'),
      ]);
      host19.show(card19, 1, 'React 19');
      host18.show(card18, 2, 'React 18');
      host19.show(card19, 2, 'React 19 again');
    }, app());
    await expect(cardIn(page, 'React 19')).toHaveCount(1);
    await expect(cardIn(page, 'React 18')).toHaveCount(1);
    await expect(cardIn(page, 'React 19 again')).toHaveCount(1);
  });
});

test('a host without React is told so before anything is loaded, and may mount', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const loadWith = (share: string | null) =>
    page.evaluate(
      async ([origin, version]) => {
        const host = host19.open({ roomieradar: origin ?? '' }, version);
        return host.load('roomieradar').then(
          () => 'loaded',
          (error: unknown) => String(error),
        );
      },
      [app(), share],
    );
  expect(await loadWith(null)).toMatch(/needs React 18 or 19.*shares: none/);
  expect(requests.filter((path) => path.startsWith('/embed/'))).toEqual([
    '/embed/v1/mf-manifest.json',
    '/embed/v1/remoteEntry.js',
  ]);
  await page.evaluate(
    (origin) => host19.open({ roomieradar: origin }, null).mount('roomieradar', 1),
    app(),
  );
  await expect(cardIn(page, 'mount roomieradar')).toHaveCount(1);
});

test('a host with a React before hooks is told its version', async ({ page }) => {
  const problem = await page.evaluate(
    (origin) => host19.open({ roomieradar: origin }, '15.7.0').load('roomieradar').catch(String),
    app(),
  );
  expect(problem).toMatch(/needs React 18 or 19.*shares: 15\.7\.0/);
});

test('two RoomieRadars on one page each show their own rooms', async ({ page }) => {
  await page.route(`${other()}/api/embed/listings?*`, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { items: { listing: object }[] };
    const items = answer.items.map((item) => ({
      ...item,
      listing: { ...item.listing, title: 'A room elsewhere' },
    }));
    await route.fulfill({ response, json: { ...answer, items } });
  });
  await page.evaluate(
    async ([here, elsewhere]) => {
      const host = host19.open({ roomieradar: here ?? '', elsewhere: elsewhere ?? '' });
      const [card, otherCard] = await Promise.all([
        host.load('roomieradar'),
        host.load('elsewhere'),
      ]);
      host19.show(card, 1, 'here');
      host19.show(otherCard, 1, 'there');
      await host.mount('elsewhere', 1);
    },
    [app(), other()],
  );
  await expect(cardIn(page, 'there')).toContainText('A room elsewhere');
  await expect(cardIn(page, 'mount elsewhere')).toContainText('A room elsewhere');
  await expect(cardIn(page, 'here')).toHaveCount(1);
  await expect(cardIn(page, 'here')).not.toContainText('A room elsewhere');
});

interface Manifest {
  metaData: { buildInfo: { buildVersion: string }; globalName: string; types: { name: string } };
  shared: { name: string; requiredVersion: string }[];
  exposes: { name: string; assets: { js: { sync: string[]; async: string[] } } }[];
}

test('the manifest names this build, its types, what it takes of a host and what to preload', async ({
  request,
}) => {
  const read = async (file: string) => {
    const response = await request.get(`${app()}/embed/v1/${file}`);
    expect(response.status(), file).toBe(200);
    return response;
  };
  const manifest = (await (await read('mf-manifest.json')).json()) as Manifest;
  const entry = await (await read('remoteEntry.js')).body();
  const build = createHash('sha256').update(entry).digest('hex').slice(0, 8);
  expect(manifest.metaData.buildInfo.buildVersion).toBe(build);
  expect(manifest.metaData.globalName).toBe(`roomieradar_${build}`);
  expect(await (await read(manifest.metaData.types.name)).text()).toContain('roomieradar/mount');
  expect(manifest.shared).toMatchObject([{ name: 'react', requiredVersion: '^18.0.0 || ^19.0.0' }]);
  for (const { assets } of manifest.exposes) {
    const files = [...assets.js.sync, ...assets.js.async];
    expect(files).toEqual(['listing-card.js']);
  }
  await read('listing-card.js');
});
