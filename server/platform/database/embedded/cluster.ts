import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { EmbeddedPostgresFailed } from './errors.ts';
import { runGuarded } from './guard.ts';
import { giveTo, makePrivateFolder, type Layout } from './layout.ts';

export const ADMIN_ROLE = 'postgres';
/** Owns the database: for migrations and operators. */
export const OWNER_ROLE = 'roomieradar';
/** What the server and its commands run as. It owns nothing. */
export const SERVER_ROLE = 'roomieradar_server';
export const APP_DATABASE = 'roomieradar';

const MAJOR_VERSION = '18';

export interface Passwords {
  readonly admin: string;
  /** The password of the owner. Files on disk have this older name. */
  readonly app: string;
  readonly server: string;
}

interface ClusterMaker {
  readonly layout: Layout;
  readonly binaries: Binaries;
  readonly account: Account;
  readonly durable: boolean;
}

/**
 * Creates the cluster if it is missing, and returns its passwords. Only the folder's owner may call
 * it.
 */
export async function ensureCluster(maker: ClusterMaker): Promise<Passwords> {
  const { layout } = maker;
  await rm(layout.unfinished, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  if (!existsSync(layout.home)) {
    if (existsSync(layout.upgraded)) await rename(layout.upgraded, layout.home);
    else await makeCluster(maker);
  }
  const version = await readFile(join(layout.cluster, 'PG_VERSION'), 'utf8');
  if (version.trim() !== MAJOR_VERSION) {
    throw new EmbeddedPostgresFailed(
      `The database in ${layout.dataDir} was made by PostgreSQL ${version.trim()}; this RoomieRadar brings ${MAJOR_VERSION}. Run npm run upgrade-database (docs/backups.md).`,
    );
  }
  return readPasswords(layout);
}

async function makeCluster(maker: ClusterMaker): Promise<void> {
  const { layout, account } = maker;
  const passwords: Passwords = {
    admin: randomPassword(),
    app: randomPassword(),
    server: randomPassword(),
  };
  try {
    await makePrivateFolder(layout.unfinished, account);
    await initialise(maker, passwords.admin);
    await createRoleAndDatabase(maker, passwords.app);
    await writePasswords(join(layout.unfinished, 'passwords.json'), passwords);
    await rename(layout.unfinished, layout.home);
    await syncFolder(layout.dataDir);
  } catch (error) {
    await rm(layout.unfinished, { recursive: true, force: true, maxRetries: 10 });
    throw error;
  }
}

async function initialise(maker: ClusterMaker, adminPassword: string): Promise<void> {
  const passwordFile = join(maker.layout.unfinished, 'password');
  await writeFile(passwordFile, adminPassword, { mode: 0o600 });
  await giveTo(passwordFile, maker.account);
  const folder = join(maker.layout.unfinished, 'cluster');
  const access = ['-D', folder, '-U', ADMIN_ROLE, '-A', 'scram-sha-256', '--pwfile', passwordFile];
  const content = ['--data-checksums', '--encoding=UTF8', ...localeArguments()];
  const manner = maker.durable ? ['--no-instructions'] : ['--no-instructions', '--no-sync'];
  await runGuarded(maker.account, maker.binaries.initdb, [...access, ...content, ...manner]);
  await rm(passwordFile);
}

/**
 * PostgreSQL's own locale provider sorts and changes case, the same on every system. But the
 * system's lc_ctype decides what pg_trgm treats as a letter: with plain C, no accented character.
 */
function localeArguments(): string[] {
  const provider = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  if (process.platform === 'linux') return [...provider, '--locale=C.UTF-8'];
  if (process.platform === 'darwin') return [...provider, '--locale=C', '--lc-ctype=en_US.UTF-8'];
  return [...provider, '--locale=C'];
}

/** Single-user mode, so that the cluster is complete before anyone can see it. */
async function createRoleAndDatabase(maker: ClusterMaker, appPassword: string): Promise<void> {
  const statements = [
    `CREATE ROLE ${OWNER_ROLE} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE PASSWORD '${appPassword}'`,
    `CREATE DATABASE ${APP_DATABASE} OWNER ${OWNER_ROLE}`,
  ];
  const settings = ['-c', 'exit_on_error=on', '-c', 'log_checkpoints=off'];
  const folder = join(maker.layout.unfinished, 'cluster');
  await runGuarded(
    maker.account,
    maker.binaries.postgres,
    ['--single', '-D', folder, ...settings, 'postgres'],
    `${statements.join('\n')}\n`,
  );
}

async function readPasswords(layout: Layout): Promise<Passwords> {
  try {
    const known = JSON.parse(await readFile(layout.passwords, 'utf8')) as Partial<Passwords>;
    const { admin, app, server } = known;
    if (admin && app && server) return { admin, app, server };
    if (admin && app) return await addServerPassword(layout, { admin, app });
  } catch (error) {
    throw new EmbeddedPostgresFailed(`The database's passwords cannot be read: ${String(error)}`, {
      cause: error,
    });
  }
  throw new EmbeddedPostgresFailed(`${layout.passwords} holds no passwords.`);
}

/** A database from an older RoomieRadar has no password for the role of the server yet. */
async function addServerPassword(
  { passwords: file }: Layout,
  known: Omit<Passwords, 'server'>,
): Promise<Passwords> {
  const passwords = { ...known, server: randomPassword() };
  await writePasswords(`${file}.new`, passwords);
  await rename(`${file}.new`, file);
  return passwords;
}

const writePasswords = (file: string, passwords: Passwords) =>
  writeFile(file, JSON.stringify(passwords), { mode: 0o600, flush: true });

/** base64url: nothing in it needs quoting in SQL. */
function randomPassword(): string {
  return randomBytes(24).toString('base64url');
}

/** Syncs a folder: without it, a rename may be lost in a power failure. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
