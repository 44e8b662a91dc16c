import { existsSync } from 'node:fs';
import {
  copyFile,
  mkdir,
  readFile,
  realpath,
  rename,
  rm,
  statfs,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { DataFolderInUse, EmbeddedPostgresFailed } from '../errors.ts';
import { joinEmbeddedPostgres } from '../join.ts';
import { dataLayout } from '../layout.ts';
import type { Connection, EmbeddedLog, EmbeddedPostgres } from '../options.ts';
import { startEmbeddedPostgres } from '../start.ts';
import { backUpCluster } from './back-up-cluster.ts';
import { backupFormat, backupLayout, isLeftOut, type BackupDescription } from './backup-layout.ts';
import { copyTree, treeBytes } from './copy-tree.ts';

export interface BackupRequest {
  dataDir: string;
  /** The folder to make; it must not exist. */
  target: string;
  log: EmbeddedLog;
  signal: AbortSignal;
  onProgress(doneBytes: number, allBytes: number): void;
}

/**
 * Backs up a data folder, also while a server runs on it: the database with every transaction that
 * was committed before, and all files. `target` appears only when it is complete. Rejects with
 * EmbeddedPostgresFailed, or when `signal` aborts, and then leaves nothing behind.
 */
export async function backUpData(request: BackupRequest): Promise<void> {
  const { target, signal, onProgress } = request;
  const dataDir = await realpath(request.dataDir).catch(() => '');
  const layout = dataLayout(dataDir);
  if (!existsSync(layout.cluster)) {
    throw new EmbeddedPostgresFailed(`There is no database to back up in ${request.dataDir}.`);
  }
  if (existsSync(target)) throw alreadyThere(target);
  const unfinished = `${target}.unfinished`;
  const copy = backupLayout(unfinished);
  await mkdir(path.dirname(target), { recursive: true });
  await mkdir(unfinished, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? alreadyThere(unfinished) : error;
  });
  try {
    const allBytes = (await treeBytes(layout.cluster)) + (await treeBytes(dataDir, isLeftOut));
    await checkSpace(path.dirname(target), allBytes);
    let doneBytes = 0;
    const onFile = (bytes: number) => onProgress((doneBytes += bytes), allBytes);
    const copyFiles = () =>
      copyTree(dataDir, copy.files, { skip: isLeftOut, onlyNew: true, signal, onFile });
    await withServer(dataDir, request.log, async (admin) => {
      // Twice: a file deleted meanwhile may still have a row in the copied database, and so has one
      // that was added just before the database was copied.
      await copyFiles();
      await backUpCluster(admin, layout.cluster, copy.cluster, { signal, onFile });
      await copyFiles();
    });
    await copyFile(layout.passwords, copy.passwords);
    const description: BackupDescription = {
      format: backupFormat,
      postgres: (await readFile(path.join(layout.cluster, 'PG_VERSION'), 'utf8')).trim(),
      made_at: new Date().toISOString(),
    };
    await writeFile(copy.description, `${JSON.stringify(description)}\n`, { flush: true });
    await rename(unfinished, target);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/** Runs `use` with the superuser of the server on `dataDir`, which starts for this if none runs. */
async function withServer(
  dataDir: string,
  log: EmbeddedLog,
  use: (admin: Connection) => Promise<void>,
): Promise<void> {
  let server: EmbeddedPostgres;
  try {
    server = await startEmbeddedPostgres({ dataDir, log });
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error;
    await use(await joinEmbeddedPostgres(dataDir, 'admin'));
    return;
  }
  try {
    await use(server.adminConnection);
  } finally {
    await server.stop();
  }
}

async function checkSpace(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const needed = bytes * 1.1;
  if (bavail * bsize > needed) return;
  const megabytes = (count: number) => `${Math.ceil(count / 1e6)} MB`;
  throw new EmbeddedPostgresFailed(
    `The backup needs ${megabytes(needed)}, but only ${megabytes(bavail * bsize)} are free in ${folder}.`,
  );
}

const alreadyThere = (folder: string) =>
  new EmbeddedPostgresFailed(`${folder} is there already. Choose another name, or remove it.`);
