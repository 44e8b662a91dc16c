import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { expect, onTestFinished, test } from 'vitest';
import { packTypes } from '#scripts/vite/federated-files.ts';
import { federatedFiles } from '#web/embeds/federated-files.ts';

test('serves types as text, not as the video that their ending stands for', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'federated-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, 'roomieradar.d.ts'), 'export {};');
  mkdirSync(path.join(folder, 'assets'));
  for (const file of [
    'assets/a.js.map',
    'remoteEntry.js',
    '@mf-types.zip',
    '@mf-types.d.ts',
    'mf-manifest.json',
  ]) {
    writeFileSync(path.join(folder, file), '');
  }
  const app = federatedFiles(folder);
  const typeAt = async (file: string) =>
    (await app.request(`/embed/v1/${file}`)).headers.get('Content-Type');
  expect(await typeAt('roomieradar.d.ts')).toBe('text/plain; charset=utf-8');
  expect(await typeAt('@mf-types.d.ts')).toBe('text/plain; charset=utf-8');
  // Hosts refuse an archive that is HTML.
  expect(await typeAt('@mf-types.zip')).toBe('application/zip');
  expect(await typeAt('assets/a.js.map')).toBe('application/json');
  expect(await typeAt('mf-manifest.json')).toBe('application/json');
  expect(await typeAt('remoteEntry.js')).toBe('text/javascript; charset=utf-8');
});

test('packs the types as the plugins of hosts unpack them: a file for each module', () => {
  const source = path.join(import.meta.dirname, '../../../remotes/listing-card/federated');
  const declarations = readFileSync(path.join(source, 'roomieradar.d.ts'), 'utf8');
  const archive = packTypes(declarations);
  expect(packTypes(declarations)).toEqual(archive);
  const files = unzipSync(archive);
  expect(Object.keys(files)).toEqual(['ListingCard.d.ts', 'mount.d.ts']);
  const texts = Object.values(files).map((file) => strFromU8(file));
  for (const text of texts) {
    expect(text).toContain('interface RoomieRadarCard {');
    expect(text).toMatch(/^export /m);
    expect(text).not.toMatch(/declare module|^const /m);
  }
});
