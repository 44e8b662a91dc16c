import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { codeFiles, imports } from './imports.ts';

interface Border {
  /** What files of this cell may import, besides the cell itself. */
  cells: string[];
  /** The packages they may import; all when absent. */
  packages?: RegExp;
}

/** What several features use. */
const shared = [
  'src/shared',
  'src/shared/api',
  'src/shared/auth',
  'src/shared/drafts',
  'src/shared/failures',
  'src/shared/fit',
  'src/shared/forms',
  'src/shared/listings',
  'src/shared/marks',
  'src/shared/storage',
  'src/shared/trust',
  'src/shared/uploads',
  'src/shared/viewings',
  'src/shared/votes',
];

/**
 * The cells of the code and who may import whom. A file belongs to the longest cell that its path
 * begins with. Add new folders here; the test fails on a forbidden import.
 */
const borders: Record<string, Border> = {
  contract: { cells: [], packages: /^arktype$/ },
  machines: { cells: ['contract'], packages: /^xstate$/ },
  fit: { cells: ['contract'], packages: /^$/ },
  geometry: { cells: [], packages: /^$/ },
  guards: { cells: ['contract'], packages: /^$/ },
  'rent-split': { cells: [], packages: /^$/ },
  locales: { cells: ['contract', 'guards'], packages: /^react$/ },

  'server/platform': { cells: ['contract'] },
  'server/domain': {
    cells: [
      'contract',
      'locales',
      'machines',
      'fit',
      'geometry',
      'guards',
      'rent-split',
      'server/platform',
    ],
  },
  'server/web': { cells: ['contract', 'geometry', 'locales', 'server/platform', 'server/domain'] },
  'server/commands': { cells: ['contract', 'server/platform', 'server/domain'] },
  // The composition root: the files that lie in the folder itself.
  server: { cells: ['contract', 'demo', 'server/platform', 'server/domain', 'server/web'] },
  demo: { cells: ['contract', 'server/platform', 'server/domain'] },

  'src/ui': {
    cells: ['locales'],
    packages: /^(react|react-dom|sonner|@radix-ui\/react-dropdown-menu)(\/|$)/,
  },
  'src/api': { cells: ['contract', 'locales'], packages: /^(react|arktype|eventsource-parser)$/ },
  // Names of places are requested in the language of the page.
  'src/shared/api': { cells: ['contract', 'locales', 'src/api', 'src/ui'] },
  'src/shared/storage': { cells: ['contract', 'machines'], packages: /^$/ },
  'src/shared/auth': {
    cells: ['contract', 'machines', 'src/api', 'src/shared/api', 'src/shared/storage'],
  },
  'src/shared/drafts': {
    cells: ['locales', 'src/shared/auth', 'src/shared/storage', 'src/ui'],
    packages: /^react$/,
  },
  'src/shared/failures': { cells: ['locales', 'src/api', 'src/ui'], packages: /^react$/ },
  'src/shared/uploads': {
    cells: ['contract', 'machines', 'src/api', 'src/shared'],
    packages: /^xstate$/,
  },
  'src/shared/fit': { cells: ['contract', 'fit', 'locales', 'src/ui'], packages: /^react$/ },
  'src/shared/viewings': { cells: ['contract', 'locales'], packages: /^$/ },
  'src/shared/votes': {
    cells: ['contract', 'locales', 'src/shared/drafts', 'src/shared/failures', 'src/ui'],
    packages: /^(react|@tanstack\/react-query)$/,
  },
  'src/shared/forms': { cells: ['src/ui'], packages: /^(react|@tanstack\/react-form)$/ },
  'src/shared/listings': {
    cells: ['contract', 'locales', 'remotes/listing-card', 'src/shared/forms', 'src/ui'],
    packages: /^react$/,
  },
  'src/shared/marks': {
    cells: [
      'contract',
      'locales',
      'machines',
      'src/api',
      'src/shared/api',
      'src/shared/auth',
      'src/shared/storage',
      'src/ui',
    ],
    packages: /^(react|@tanstack\/react-query)$/,
  },
  'src/shared/trust': { cells: ['contract', 'guards', 'locales', 'src/ui'], packages: /^react$/ },
  'src/shared': { cells: [], packages: /^xstate$/ },
  'src/map': {
    cells: [
      'contract',
      'geometry',
      'locales',
      'machines',
      'src/api',
      'src/map/streets',
      'src/shared',
      'src/shared/api',
      'src/shared/storage',
      'src/ui',
    ],
    packages: /^(react|xstate|@xstate\/react|@tanstack\/react-query)$/,
  },
  'src/map/streets': {
    cells: ['contract', 'geometry', 'machines'],
    packages: /^(maplibre-gl|pmtiles)(\/|$)/,
  },
  'src/features': {
    cells: [
      'contract',
      'fit',
      'geometry',
      'guards',
      'locales',
      'machines',
      'packages/roomieradar-elements',
      'remotes/listing-card',
      // Its text, as code to copy.
      'remotes/partner-demo',
      'rent-split',
      'src/api',
      'src/map',
      ...shared,
      'src/ui',
    ],
  },
  'src/routes': {
    cells: [
      'contract',
      'locales',
      'machines',
      'src/api',
      'src/features',
      'src/shared/api',
      'src/shared/auth',
      'src/shared/storage',
      'src/ui',
    ],
  },
  // Scripts of their own, which share no file with the app.
  'src/app/offline': { cells: [], packages: /^$/ },
  'src/app': {
    cells: [
      'contract',
      'locales',
      'machines',
      'packages/xstate-paths/src',
      'src',
      'src/api',
      'src/features',
      'src/routes',
      'src/shared',
      'src/shared/api',
      'src/shared/auth',
      'src/shared/marks',
      'src/shared/storage',
      'src/ui',
    ],
  },
  // The files in the folder itself start the app.
  src: {
    cells: ['contract', 'locales', 'machines', 'src/app', 'src/api', 'src/routes', 'src/ui'],
  },
  'remotes/listing-card': { cells: ['contract', 'locales'], packages: /^react(-dom)?(\/|$)/ },
  // Sites of others: they know us by our addresses alone.
  'remotes/partner-demo': {
    cells: [],
    packages: /^(react|react-dom|vite|roomieradar|@module-federation\/runtime)(\/|$)/,
  },

  // For any app: it knows nothing of ours, and needs nothing but XState, elkjs for its studio, and
  // fast-check for its payloads.
  'packages/xstate-paths/src': {
    cells: [],
    packages: /^(xstate|elkjs|fast-check|@noble\/hashes)(\/|$)/,
  },
  'packages/xstate-paths': {
    cells: ['packages/xstate-paths/src'],
    packages: /^(xstate|xstate-paths|vitest|fast-check|arktype)(\/|$)/,
  },

  // For any site: it knows us by our addresses alone. The studio for partners checks pages by its rules.
  'packages/roomieradar-elements': {
    cells: [],
    packages:
      /^(@angular\/core|preact|react|roomieradar-elements|solid-js|svelte|vitest|vue)(\/|$)/,
  },

  // For WordPress: it knows us by our addresses alone, and runs without a build.
  'packages/roomieradar-wordpress': {
    cells: [],
    packages: /^(react|react-dom|vitest)(\/|$)/,
  },

  qa: { cells: ['contract', 'locales', 'machines', 'packages/xstate-paths/src', 'scripts'] },
  scripts: {
    cells: [
      'locales',
      'contract',
      'demo',
      'fit',
      'geometry',
      'machines',
      'server',
      'server/platform',
      'server/domain',
      'server/web',
    ],
  },
  bench: {
    cells: [
      'contract',
      'demo',
      'fit',
      'packages/xstate-paths/src',
      'qa',
      'remotes/partner-demo',
      'scripts',
      'server',
      'server/platform',
      'server/domain',
      'server/web',
    ],
  },
  tests: {
    cells: [
      'bench',
      'contract',
      'demo',
      'fit',
      'geometry',
      'guards',
      'locales',
      'machines',
      'packages/roomieradar-elements',
      'packages/xstate-paths',
      'packages/xstate-paths/src',
      'qa',
      'remotes/listing-card',
      'remotes/partner-demo',
      'rent-split',
      'scripts',
      'server',
      'server/platform',
      'server/domain',
      'server/web',
      'src',
      'src/api',
      'src/app',
      'src/features',
      'src/map',
      'src/routes',
      ...shared,
      'src/ui',
    ],
  },
};

const cells = Object.keys(borders).toSorted((one, other) => other.length - one.length);
const findCell = (file: string) => cells.find((cell) => file.startsWith(`${cell}/`));
const isGenerated = (file: string) => file.includes('.gen.');
/** Settings of tools, at the root or named as such. */
const isConfig = (file: string) => !file.includes('/') || file.endsWith('.config.ts');
const written = imports.filter(({ file }) => !isGenerated(file) && !isConfig(file));

test('every folder of code has an entry in the borders', () => {
  const homeless = codeFiles.filter((file) => !isConfig(file) && !findCell(file));
  expect(homeless).toEqual([]);
  const lanes = readdirSync(path.resolve(import.meta.dirname, '../../server'), {
    withFileTypes: true,
  });
  for (const lane of lanes.filter((entry) => entry.isDirectory())) {
    expect(cells).toContain(`server/${lane.name}`);
  }
});

test('no import crosses a border', () => {
  expect(
    written.filter(({ file, target }) => !isAllowed(findCell(file) ?? '', target)).map(show),
  ).toEqual([]);
});

test('a feature never imports another feature', () => {
  expectApart(/^src\/features\/([^/]+)/, () => false);
});

test('a subject imports another subject only through its public.ts', () => {
  expectApart(/^server\/domain\/([^/]+)/, (target) =>
    /^server\/domain\/[^/]+\/public\.ts$/.test(target),
  );
});

test('a public.ts only re-exports', () => {
  const publics = codeFiles.filter((file) => /^server\/domain\/[^/]+\/public\.ts$/.test(file));
  for (const file of publics) {
    const own = imports.filter((each) => each.file === file);
    expect(own.filter(({ specifier }) => !specifier.startsWith('./')).map(show)).toEqual([]);
  }
});

test('only platform/database imports the database driver', () => {
  const mayImport = /^(server\/platform\/database|scripts\/cluster|tests|bench)\//;
  const drivers = written.filter(({ target }) => /^(postgres|pg|drizzle-orm)(\/|$)/.test(target));
  expect(drivers.filter(({ file }) => !mayImport.test(file)).map(show)).toEqual([]);
});

test('only src/shared/storage reads and writes the storage of the browser', () => {
  // One repairs the storage of a page that is denied it; the others are scripts without imports.
  const allowed = [
    'src/app/allow-denied-storage.ts',
    'src/app/offline/offline-page.ts',
    'src/boot.ts',
  ];
  const root = path.resolve(import.meta.dirname, '../..');
  const users = codeFiles
    .filter((file) => file.startsWith('src/') && !file.startsWith('src/shared/storage/'))
    .filter((file) =>
      /\b(?:local|session)Storage\b/.test(readFileSync(path.join(root, file), 'utf8')),
    );
  expect(users).toEqual(allowed);
});

test('schemas are made with the type of the contract, whose messages people can read', () => {
  const direct = written.filter(
    ({ file, target }) => target === 'arktype' && /^(contract|src)\//.test(file),
  );
  const makers = direct.filter(({ file }) =>
    /^import (?!type ).* from 'arktype';$/m.test(
      readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8'),
    ),
  );
  expect(makers.map(({ file }) => file)).toEqual(['contract/type.ts']);
});

test('imports are relative inside a cell and by alias across cells', () => {
  const wrong = written
    .filter(({ specifier }) => specifier.startsWith('.'))
    .filter(({ file, target }) => findCell(file) !== findCell(target) && !isConfig(target));
  expect(wrong.map(show)).toEqual([]);
});

function isAllowed(home: string, target: string): boolean {
  const border = borders[home];
  if (!border) return false;
  if (target.startsWith('node:'))
    return !['contract', 'geometry', 'guards', 'machines', 'rent-split'].includes(home);
  const isOurs = target.includes('/') && /\.[a-z]+$/.test(target) && findCell(target) !== undefined;
  if (isOurs) return [home, ...border.cells].includes(findCell(target) ?? '');
  return border.packages?.test(target) ?? true;
}

/** Fails on imports between folders that `pattern` tells apart, unless `isOpen` lets them be. */
function expectApart(pattern: RegExp, isOpen: (target: string) => boolean): void {
  const matchPart = (file: string) => pattern.exec(file)?.[1];
  const crossings = written.filter(({ file, target }) => {
    const [home, other] = [matchPart(file), matchPart(target)];
    return home && other && home !== other && !isOpen(target);
  });
  expect(crossings.map(show)).toEqual([]);
}

function show({ file, target }: { file: string; target: string }): string {
  return `${file} imports ${target}`;
}
