import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * `#platform/` and its like with the folders they stand for, as package.json says. A name without a
 * star stands for one file.
 */
const aliases = Object.entries(
  (JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { imports: object })
    .imports,
).map(([alias, target]): [string, string] => [
  alias.replace('*', ''),
  path.join(String(target).replace('*', '')),
]);

/** One import of a file, type imports and `import()` included. */
export interface Import {
  file: string;
  /** As it is written. */
  specifier: string;
  /** A file of ours from the project's folder, or the name of a package. */
  target: string;
}

/**
 * Files that git knows and that exist, from the project's folder: never those of a package that is
 * installed somewhere below it.
 */
export const listFiles = (...patterns: string[]): readonly string[] =>
  execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', ...patterns],
    { cwd: root, encoding: 'utf8' },
  )
    .split('\n')
    .filter((file) => file !== '' && readSource(file) !== null);

/** Every TypeScript file. */
export const codeFiles = listFiles('*.ts', '*.tsx');

/** Every import of every file of ours. */
export const imports: readonly Import[] = codeFiles.flatMap((file) =>
  specifiersIn(readSource(file) ?? '').map((specifier) => ({
    file,
    specifier,
    target: resolveTarget(file, specifier),
  })),
);

export function readSource(file: string): string | null {
  try {
    return readFileSync(path.join(root, file), 'utf8');
  } catch {
    // Deleted, and not committed yet.
    return null;
  }
}

function specifiersIn(source: string): string[] {
  const statements =
    /^(?:import|export)\s[^;'"]*?from\s+'([^']+)'|^import\s+'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/gms;
  return [...source.matchAll(statements)].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
}

function resolveTarget(file: string, specifier: string): string {
  // Vite reads what comes after it: `?raw`, `?url`.
  const plain = specifier.replace(/\?.*$/, '');
  if (plain.startsWith('.')) return path.join(path.dirname(file), plain);
  const alias = aliases.find(([name]) =>
    name.endsWith('/') ? plain.startsWith(name) : plain === name,
  );
  return alias ? alias[1] + plain.slice(alias[0].length) : plain;
}
