import { expect, test } from 'vitest';
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
