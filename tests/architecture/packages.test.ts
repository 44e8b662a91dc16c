import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#platform/project-root.ts';
import { listFiles, readSource } from './imports.ts';

/** Files of ours that build, install or run; what tests write stays in folders of their own. */
const sources = listFiles('*.ts', '*.tsx', '*.js', '*.mjs', '*.sh').filter(
  (file) => !/^tests\/|\/tests\//.test(file),
);
const filesMatching = (pattern: RegExp) =>
  sources.filter((file) => pattern.test(readSource(file) ?? ''));

/** Plugins of the build that change or make code, and whose code that is. */
const pluginsThatChangeCode = {
  'scripts/vite/arktype-csp.ts': 'ArkType: docs/decisions/packages.md',
  'scripts/vite/card-classes.ts': 'names of our styles',
  'scripts/vite/card-lengths.ts': 'our styles',
  'scripts/vite/locale-catalogs.ts': 'our texts',
};

test('no plugin of the build changes the code of a package, except one', () => {
  const plugins = filesMatching(/from 'vite'/).filter((file) =>
    /\b(transform|renderChunk|load)\b\s*(:|\()/.test(readSource(file) ?? ''),
  );
  expect(plugins).toEqual(Object.keys(pluginsThatChangeCode));
});

test('no script writes into node_modules', () => {
  const writers = filesMatching(/node_modules\/[\w@$]/).filter((file) =>
    /\b(writeFile|appendFile|rename|copyFile|cp)(Sync)?\(/.test(readSource(file) ?? ''),
  );
  expect(writers).toEqual([]);
});

/** The bytes of all files of a folder, without caches that tools keep there. */
function measureFolder(folder: string): number {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(
    ({ name }) => !name.startsWith('.'),
  );
  return entries.reduce((bytes, entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return bytes + measureFolder(file);
    return bytes + (entry.isFile() ? statSync(file).size : 0);
  }, 0);
}

test('npm ci installs at most 481 MB of files, which take 548 MB of a disk', () => {
  // What few people need has a lock file of its own: scripts/extra-packages.ts.
  expect(measureFolder(path.join(projectRoot, 'node_modules'))).toBeLessThan(481_000_000);
});
