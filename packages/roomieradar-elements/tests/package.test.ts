import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const project = path.resolve(root, '../..');
const modules = path.join(project, 'node_modules');
let folder: string;

/** Packs the package and installs it into an empty folder. */
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'roomieradar-elements-'));
  const packed = run('npm', ['pack', '--json', `--pack-destination=${folder}`], root);
  // The build prints before the list.
  const [{ filename }] = JSON.parse(packed.slice(packed.indexOf('[\n'))) as [{ filename: string }];
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  const home = path.join(folder, 'node_modules/roomieradar-elements');
  mkdirSync(home, { recursive: true });
  run('tar', ['-xzf', filename, '-C', home, '--strip-components=1'], folder);
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

function run(command: string, args: string[], cwd: string): string {
  return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Lets the folder use a package of ours. */
function link(name: string): void {
  const target = path.join(folder, 'node_modules', name);
  mkdirSync(path.dirname(target), { recursive: true });
  if (!existsSync(target)) symlinkSync(path.join(modules, name), target);
}

/** What the compiler says of a file in the folder. */
function check(name: string, code: string): string {
  writeFileSync(path.join(folder, name), code);
  const options = ['--noEmit', '--strict', '--target', 'ES2022', '--module', 'nodenext'];
  const all = [...options, '--jsx', 'react-jsx', '--types', '', '--skipLibCheck', name];
  return run(path.join(modules, '.bin/tsc'), all, folder);
}

test('types elements, attributes and events of the document', () => {
  const said = check(
    'page.ts',
    `import { loadElements } from 'roomieradar-elements';
await loadElements('https://rooms.example', { list: true });
const card = document.createElement('roomie-listing-card');
card.listing = 42;
const { title } = await card.ready;
const list = document.createElement('roomie-listings');
list.searchBox = true;
list.addEventListener('roomie-click', (event) => console.log(event.detail.href.length, title));
// @ts-expect-error a number, not a text
card.listing = '42';
`,
  );
  expect(said).toBe('');
}, 60_000);

test('types the components of React', () => {
  for (const name of ['react', '@types/react', 'csstype']) link(name);
  const said = check(
    'page.tsx',
    `import { roomieRadar } from 'roomieradar-elements/react';
const { ListingCard, Listings } = roomieRadar('https://rooms.example');
const own = <a href="https://rooms.example/listings/42">A room</a>;
export const page = (
  <>
    <ListingCard listing={42} theme="dark" style={{ '--roomie-accent': '#7c3aed' }} onOpen={(event) => event.detail.href}>{own}</ListingCard>
    <Listings search="place=Lisbon" count={6} searchBox onReady={({ listings }) => listings?.length}>{own}</Listings>
    {/* @ts-expect-error it needs a room */}
    <ListingCard>{own}</ListingCard>
  </>
);
`,
  );
  expect(said).toBe('');
}, 60_000);

test('ships its code, types, description and papers, and depends on nothing', () => {
  const home = path.join(folder, 'node_modules/roomieradar-elements');
  const files = run('find', ['.', '-type', 'f'], home).trim().split('\n');
  const others = files.filter(
    (file) => !/^\.\/(dist|types|frameworks)\/.+\.(js|d\.ts|svelte)$/.test(file),
  );
  expect(others.toSorted()).toEqual([
    './CHANGELOG.md',
    './LICENSE',
    './README.md',
    './custom-elements.json',
    './package.json',
  ]);
  const manifest = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8')) as object;
  expect(manifest).not.toHaveProperty('dependencies');
  const { version } = manifest as { version: string };
  expect(readFileSync(path.join(home, 'CHANGELOG.md'), 'utf8')).toMatch(
    new RegExp(`^## ${version.replaceAll('.', String.raw`\.`)}, \\d{4}-\\d{2}-\\d{2}$`, 'm'),
  );
});
