import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/**
 * Who may import whom. A folder may import itself, the folders listed, and packages; where
 * `packages` is given, only those. Folders are found on disk: a new one must be added here.
 */
const borders: Record<string, { folders: string[]; packages?: RegExp }> = {
  contract: { folders: [], packages: /^arktype$/ },
  machines: { folders: ['contract'], packages: /^xstate$/ },
  fit: { folders: ['contract'], packages: /^$/ },
  server: { folders: ['contract', 'machines', 'fit'] },
  qa: { folders: ['contract', 'machines', 'scripts'] },
  bench: { folders: ['server', 'contract', 'fit', 'qa', 'scripts', 'remotes/partner-demo'] },
  scripts: { folders: ['server', 'contract', 'machines'] },
  tests: {
    folders: ['bench', 'contract', 'machines', 'fit', 'server', 'src', 'scripts', 'qa', 'remotes'],
  },
  // Sites of others: they know us by our addresses alone.
  'remotes/partner-demo': {
    folders: [],
    packages: /^(react|react-dom|vite|roomieradar|@module-federation\/runtime)(\/|$)/,
  },
  'remotes/listing-card': { folders: ['contract'], packages: /^react(-dom)?(\/|$)/ },
  'src/ui': {
    folders: [],
    packages: /^(react|react-dom|sonner|@radix-ui\/react-dropdown-menu)(\/|$)/,
  },
  'src/api': { folders: ['contract'], packages: /^(react|arktype|eventsource-parser)$/ },
  'src/queries': { folders: ['contract', 'src/api'] },
  'src/actors': { folders: ['contract', 'machines', 'src/api', 'src/queries'] },
  'src/features': {
    folders: [
      'contract',
      'fit',
      'machines',
      'remotes/listing-card',
      // Its text, as code to copy.
      'remotes/partner-demo',
      'src/actors',
      'src/api',
      'src/queries',
      'src/ui',
    ],
  },
  'src/routes': {
    folders: [
      'contract',
      'machines',
      'src/actors',
      'src/api',
      'src/features',
      'src/queries',
      'src/ui',
    ],
  },
  'src/app': { folders: ['contract', 'machines', 'src'] },
};
/** Files directly in src/ start the app; they may import what the app may. */
const entries = 'src/app';

const root = path.resolve(import.meta.dirname, '../..');
/** Folders of folders, each with borders of its own. */
const parents = new Set(['src', 'remotes']);
const ignored = new Set(['node_modules', 'dist', 'data', 'docs', 'public']);

test('every folder of code has its borders stated', () => {
  const found = ['.', ...parents].flatMap((parent) =>
    readdirSync(path.join(root, parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .map((entry) => path.join(parent, entry.name))
      .filter((folder) => !parents.has(folder) && !ignored.has(folder)),
  );
  expect(found.filter((folder) => codeFiles(folder).length > 0).sort()).toEqual(
    Object.keys(borders).sort(),
  );
});

test('no import crosses a border', () => {
  const crossings = [...Object.keys(borders), ...codeFiles('src', false).map((file) => file)]
    .flatMap((folder) => (folder.includes('.ts') ? [folder] : codeFiles(folder)))
    .flatMap((file) => importsOf(file).flatMap((target) => crossingOf(file, target)));
  expect(crossings).toEqual([]);
});

test('a feature never imports another feature', () => {
  const crossings = codeFiles('src/features').flatMap((file) =>
    importsOf(file)
      .filter((target) => target.startsWith('src/features/') && feature(target) !== feature(file))
      .map((target) => `${file} imports ${target}`),
  );
  expect(crossings).toEqual([]);
});

test('imports are relative inside a folder and by alias across folders', () => {
  const wrong = Object.keys(borders).flatMap((folder) =>
    codeFiles(folder).flatMap((file) =>
      specifiersOf(file)
        .filter((specifier) => specifier.startsWith('.'))
        .filter((specifier) => {
          const target = path.join(path.dirname(file), specifier);
          return topFolder(target) !== topFolder(file);
        })
        .map((specifier) => `${file} imports ${specifier}`),
    ),
  );
  expect(wrong).toEqual([]);
});

function crossingOf(file: string, target: string): string[] {
  const home = folderOf(file) ?? entries;
  const border = borders[home];
  if (!border) return [`${file} lies in no known folder`];
  const crossing = `${file} imports ${target}`;
  if (target.startsWith('node:'))
    return home === 'machines' || home === 'contract' ? [crossing] : [];
  const isOurs = /^(bench|contract|fit|machines|qa|remotes|scripts|server|src|tests)\//.test(
    target,
  );
  if (!isOurs) return border.packages && !border.packages.test(target) ? [crossing] : [];
  const isAllowed = [home, ...border.folders].some((folder) => target.startsWith(`${folder}/`));
  return isAllowed ? [] : [crossing];
}

/** What a file imports: files of ours from the root, packages by name. */
function importsOf(file: string): string[] {
  return specifiersOf(file).map((specifier) => {
    if (specifier.startsWith('#')) return specifier.slice(1);
    if (specifier.startsWith('.')) return path.join(path.dirname(file), specifier);
    return specifier;
  });
}

function specifiersOf(file: string): string[] {
  const source = readFileSync(path.join(root, file), 'utf8');
  const statements =
    /^(?:import|export)\s[^;'"]*?from\s+'([^']+)'|^import\s+'([^']+)'|\bimport\('([^']+)'\)/gms;
  return [...source.matchAll(statements)].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
}

function codeFiles(folder: string, recursive = true): string[] {
  return readdirSync(path.join(root, folder), { recursive, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(gen|config)\./.test(entry.name),
    )
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}

const folderOf = (file: string) =>
  Object.keys(borders)
    .filter((folder) => file.startsWith(`${folder}/`))
    .sort((one, other) => other.length - one.length)[0];
const topFolder = (file: string) => folderOf(file) ?? file.split('/')[0];
const feature = (file: string) => file.split('/')[2];
