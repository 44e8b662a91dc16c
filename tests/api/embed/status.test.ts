import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PackedElements } from '#contract/embeds/card.ts';
import { embedVersions, embedVersionYears, versionHeaders } from '#contract/embeds/versions.ts';
import { packElements } from '#scripts/pack-elements.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { embedFiles } from '#web/embeds/embed-files.ts';

const run = promisify(execFile);
let app: TestApp;

beforeAll(async () => {
  app = await openTestApp({ RATE_LIMIT_FACTOR: '1' });
});
afterAll(() => app.database.close());

test('other sites read versions, limits and caching at one address', async () => {
  const answer = await app.request('/embed/status.json', {
    headers: { Origin: 'https://partner.example' },
  });
  expect([answer.status, answer.headers.get('Access-Control-Allow-Origin')]).toEqual([200, '*']);
  expect(await answer.json()).toMatchObject({
    versions: [{ version: 'v1', status: 'current', deprecated: null, sunset: null }],
    rate_limits: [
      { name: 'embed', requests: 600, seconds: 60 },
      { name: 'counts', requests: 30, seconds: 60 },
      { name: 'partners', requests: 10, seconds: 3600 },
    ],
    cache_seconds: { data: 300, newest_script: 300, pinned_script: 31_536_000 },
    counts: { kept_days: 90 },
    documentation: 'http://localhost:3000/partners',
  });
  // A version without an end announces none.
  expect(answer.headers.get('Deprecation')).toBeNull();
});

test('an end is announced as RFC 9745 and RFC 8594 have it', () => {
  const end = { deprecated: '2027-01-01', sunset: '2029-01-01' };
  expect(versionHeaders(end, 'https://rooms.example')).toEqual({
    Deprecation: '@1798761600',
    Sunset: 'Mon, 01 Jan 2029 00:00:00 GMT',
    Link: '<https://rooms.example/partners>; rel="deprecation"; type="text/html", <https://rooms.example/partners>; rel="sunset"; type="text/html"',
  });
});

test('every version that ends stays for two years after that is announced', () => {
  for (const { version, since, deprecated, sunset } of embedVersions) {
    if (deprecated === null) {
      expect(sunset, version).toBeNull();
      continue;
    }
    expect(deprecated > since, version).toBe(true);
    const [year = 0, ...day] = deprecated.split('-').map(Number);
    const earliest = [year + embedVersionYears, ...day].join('-');
    expect(new Date(sunset ?? '').getTime(), version).toBeGreaterThanOrEqual(
      new Date(earliest).getTime(),
    );
  }
});

test('npm installs the package from its address, with the hash that the manifest names', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'roomieradar-served-'));
  await packElements(folder);
  const site = serve({ fetch: embedFiles(folder, []).fetch, port: 0, hostname: '127.0.0.1' });
  await once(site, 'listening');
  const { port } = site.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}/embed/v1`;
  const manifest = (await (
    await fetch(`${origin}/elements-manifest.json`)
  ).json()) as PackedElements;
  const bytes = await (await fetch(`${origin}/${manifest.file}`)).arrayBuffer();
  const hash = createHash('sha512').update(new Uint8Array(bytes)).digest('base64');
  expect(manifest).toMatchObject({ integrity: `sha512-${hash}`, bytes: bytes.byteLength });

  const project = path.join(folder, 'project');
  await run('mkdir', [project]);
  await writeFile(path.join(project, 'package.json'), '{ "type": "module" }');
  await run('npm', ['install', '--no-audit', '--no-fund', `${origin}/${manifest.file}`], {
    cwd: project,
  });
  const lock = JSON.parse(await readFile(path.join(project, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { integrity: string; version: string }>;
  };
  expect(lock.packages['node_modules/roomieradar-elements']).toMatchObject({
    integrity: manifest.integrity,
    version: manifest.version,
  });
  const { stdout } = await run(
    process.execPath,
    ['-e', "import('roomieradar-elements').then((it) => console.log(typeof it.loadElements))"],
    { cwd: project },
  );
  expect(stdout.trim()).toBe('function');
  site.close();
  await rm(folder, { recursive: true });
}, 60_000);
