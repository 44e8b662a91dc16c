import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PackedElements } from '#contract/embeds/card.ts';
import { expect, test } from './support/fixtures.ts';

// A partner checks pages of their own with the command of the elements' package, as it is served.

test.describe.configure({ mode: 'serial', timeout: 120_000 });

const app = () => process.env['APP_URL'] ?? '';
const cardScript = () =>
  `<script async type="module" src="${app()}/embed/v1/listing-card.js"></script>`;
const listScript = () => cardScript().replace('listing-card', 'listings');
const link = () => `<a href="${app()}/listings/1">A room</a>`;
const card = () => `<roomie-listing-card listing="1">${link()}</roomie-listing-card>`;

let folder: string;
let partner: Server;
let page: { body: string; policy?: string } = { body: '' };

test.beforeAll(async ({ playwright }) => {
  folder = mkdtempSync(path.join(tmpdir(), 'roomieradar-check-'));
  const request = await playwright.request.newContext();
  const { file } = (await (
    await request.get(`${app()}/embed/v1/elements-manifest.json`)
  ).json()) as PackedElements;
  writeFileSync(
    path.join(folder, 'elements.tgz'),
    await (await request.get(`${app()}/embed/v1/${file}`)).body(),
  );
  await request.dispose();
  execFileSync('tar', ['-xzf', 'elements.tgz'], { cwd: folder });
  partner = createServer((request, response) => {
    if (request.url === '/bundle.js') {
      response.writeHead(200, { 'Content-Type': 'text/javascript' });
      response.end(`import(location.origin + '/embed/v1/listing-card.js').catch(() => {});`);
      return;
    }
    response.writeHead(request.url === '/' ? 200 : 404, {
      'Content-Type': 'text/html',
      ...(page.policy && { 'Content-Security-Policy': page.policy }),
    });
    response.end(`<!doctype html><html lang="en"><title>Partner</title>\n<body>\n${page.body}`);
  }).listen(0, '127.0.0.1');
  await once(partner, 'listening');
});
test.afterAll(() => {
  partner.close();
  partner.closeAllConnections();
  rmSync(folder, { recursive: true });
});

/** Runs the command as CI does: what it prints, and its exit code. */
const command = (...args: string[]) =>
  new Promise<{ code: number; text: string }>((resolve) => {
    execFile(
      process.execPath,
      [path.join(folder, 'package/dist/cli.js'), ...args],
      { env: { ...process.env, CHROME_PATH: process.env['CHROMIUM_PATH'] } },
      (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code) : 0, text: stdout + stderr }),
    );
  });

interface Finding {
  code: string;
  level: string;
  line: number | null;
  write: string | null;
}

/** What is found on a page, each as one line. */
async function check(body: string, policy?: string, ...more: string[]) {
  page = { body, ...(policy !== undefined && { policy }) };
  const { port } = partner.address() as AddressInfo;
  const { code, text } = await command(
    'check',
    `http://localhost:${port}/`,
    '--no-sandbox',
    '--json',
    '--timeout=8',
    ...more,
  );
  const { findings } = JSON.parse(text) as { findings: Finding[] };
  return {
    code,
    findings: findings.map(
      ({ code, level, line, write }) => `${level} ${line ?? '-'} ${code}: ${write ?? ''}`,
    ),
  };
}

test('finds nothing wrong where rooms show, on any kind of page', async () => {
  const right = { code: 0, findings: [] };
  expect(await check(cardScript() + card())).toEqual(right);
  expect(
    await check(`${listScript()}<roomie-listings count="3">${link()}</roomie-listings>`),
  ).toEqual(right);
  // What a script adds later, under a policy.
  const late = `<script nonce="a">setTimeout(() => { document.body.insertAdjacentHTML('beforeend', ${JSON.stringify(card())}); }, 300)</script>`;
  const policy = `script-src 'nonce-a' ${app()}; connect-src ${app()}; img-src ${app()}`;
  expect(await check(cardScript() + late, policy)).toEqual(right);
});

test('says what a policy refuses', async () => {
  const policy = "default-src 'self'";
  expect(await check(cardScript() + card(), policy)).toEqual({
    code: 1,
    findings: ['script', 'connect', 'img'].map(
      (fetching) => `error - policy: ${fetching}-src 'self' ${app()}`,
    ),
  });
  const frame = `<iframe src="${app()}/embed/listings/1"></iframe>`;
  expect(await check(frame, "frame-src 'none'")).toEqual({
    code: 1,
    findings: [`error - policy: frame-src ${app()}`],
  });
});

test('says at once that a script was blocked, however long it may wait', async () => {
  const begun = Date.now();
  const { findings } = await check(
    cardScript() + card(),
    `script-src 'self'; connect-src ${app()}; img-src ${app()}`,
    '--timeout=90',
  );
  expect(findings).toEqual([`error - policy: script-src 'self' ${app()}`]);
  expect(Date.now() - begun).toBeLessThan(45_000);
});

test('says which script did not come, or came from nowhere', async () => {
  const away = cardScript().replace(app(), 'http://localhost:9');
  expect((await check(away + card())).findings).toEqual(['error 3 script-failed: ']);
  const bundle = '<script type="module" src="/bundle.js"></script>';
  const { findings } = await check(bundle + card(), undefined, `--origin=${app()}`);
  expect(findings).toEqual([
    `error - origin-missing: import("${app()}/embed/v1/listing-card.js").catch(() => {});`,
  ]);
});

test('says which room, attribute, value and place is wrong, in its line', async () => {
  const { code, findings } = await check(`${listScript()}
<roomie-listing-card listing="2000000000">${link()}</roomie-listing-card>
<roomie-listing-card lisitng="1">${link()}</roomie-listing-card>
<roomie-listings search="place=Nowhereville" count="3">${link()}</roomie-listings>
<div style="inline-size: 120px">${card()}</div>
<div style="block-size: 0; overflow: hidden">${card()}</div>`);
  expect(code).toBe(1);
  expect(findings).toEqual([
    'error 4 room-unknown: ',
    'error 5 attribute-name: <roomie-listing-card listing="1">',
    'error 7 size-narrow: roomie-listing-card { min-width: 160px }',
    'error 8 size-none: ',
    'warning 6 rooms-none: ',
    'warning 6 attribute-value: ',
  ]);
});

test('says where theme and colors do not fit, as warnings', async () => {
  const dark = `<style>body { background: #111 }</style>${cardScript()}${card()}`;
  const warned = {
    code: 0,
    findings: ['warning 3 theme: <roomie-listing-card listing="1" theme="dark">'],
  };
  expect(await check(dark)).toEqual(warned);
  expect(await check(dark, undefined, '--strict')).toEqual({ ...warned, code: 1 });
  const pale = `<style>roomie-listing-card { --roomie-ink: #aaa; --roomie-surface: #fff }</style>`;
  expect((await check(pale + cardScript() + card())).findings).toEqual([
    'warning 3 contrast: --roomie-ink: #000000;',
  ]);
});

test('prints plain lines and help, and ends with 2 when it could not check', async () => {
  expect(await command('--help')).toMatchObject({ code: 0 });
  expect((await command('--version')).text).toMatch(/^\d+\.\d+\.\d+\n$/);
  expect(await command('check')).toMatchObject({ code: 2 });
  expect(await command('check', 'rooms')).toEqual({ code: 2, text: 'URL is no address: rooms\n' });
  const { port } = partner.address() as AddressInfo;
  const address = `http://localhost:${port}/`;
  expect(await command('check', `${address}gone`, '--no-sandbox')).toEqual({
    code: 2,
    text: 'The page could not be loaded: 404\n',
  });
  expect((await command('check', address, '--browser=/no/browser')).code).toBe(2);
  page = {
    body: `${cardScript()}\n<roomie-listing-card lisitng="1">${link()}</roomie-listing-card>`,
  };
  expect((await command('check', address, '--no-sandbox', '--timeout=4')).text).toBe(`${address}

error, line 4: There is no attribute lisitng. Meant may be: listing.
  now:   <roomie-listing-card lisitng="1">
  write: <roomie-listing-card listing="1">

1 error, 0 warnings. See ${app()}/partners
`);
});
