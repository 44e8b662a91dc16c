import {
  chown,
  copyFile,
  mkdir,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  rmdir,
} from 'node:fs/promises';
import path from 'node:path';
import { chooseAccount, type Account } from '../account.ts';
import { findBinaries } from '../binaries.ts';
import { EmbeddedPostgresFailed } from '../errors.ts';
import { dataLayout } from '../layout.ts';
import type { EmbeddedLog } from '../options.ts';
import { claimFolder } from '../owner.ts';
import { startEmbeddedPostgres } from '../start.ts';
import {
  backupFormat,
  backupLayout,
  movedAsidePrefix,
  type BackupDescription,
} from './backup-layout.ts';
import { copyTree, treeBytes } from './copy-tree.ts';

export interface RestoreRequest {
  /** A folder made by `backUpData`. */
  source: string;
  dataDir: string;
  /** Moves what is in `dataDir` aside; without it, a folder with a database is refused. */
  replace: boolean;
  log: EmbeddedLog;
  signal: AbortSignal;
  onProgress(doneBytes: number, allBytes: number): void;
}

/**
 * Restores a backup and starts its database once, which proves that it is whole. Answers the folder
 * to which the earlier content was moved, if any. Rejects with DataFolderInUse, EmbeddedPostgresFailed
 * or when `signal` aborts; an unfinished copy is never taken for a database.
 */
export async function restoreData(request: RestoreRequest): Promise<{ movedTo: string | null }> {
  const copy = backupLayout(request.source);
  await checkBackup(request.source);
  await mkdir(request.dataDir, { recursive: true });
  const dataDir = await realpath(request.dataDir);
  const release = await claimFolder(dataDir);
  let movedTo: string | null = null;
  try {
    movedTo = await moveAside(dataDir, request.replace);
  } catch (error) {
    await release();
    throw error;
  }
  try {
    const layout = dataLayout(dataDir);
    const account = await chooseAccount(await findBinaries(), dataDir, layout.cluster);
    const allBytes = await treeBytes(request.source);
    let doneBytes = 0;
    const options = {
      signal: request.signal,
      onFile: (bytes: number) => request.onProgress((doneBytes += bytes), allBytes),
    };
    await copyTree(copy.files, dataDir, options);
    await rm(layout.unfinished, { recursive: true, force: true });
    await copyTree(copy.cluster, path.join(layout.unfinished, 'cluster'), options);
    await copyFile(copy.passwords, path.join(layout.unfinished, 'passwords.json'));
    await giveFolderTo(layout.unfinished, account);
    await rename(layout.unfinished, layout.home);
  } catch (error) {
    await undo(dataDir, movedTo);
    throw error;
  } finally {
    await release();
  }
  const server = await startEmbeddedPostgres({ dataDir, log: request.log });
  await server.stop();
  return { movedTo };
}

async function checkBackup(folder: string): Promise<void> {
  const { description } = backupLayout(folder);
  const text = await readFile(description, 'utf8').catch(() => {
    throw new EmbeddedPostgresFailed(`${folder} is no backup: it has no backup.json.`);
  });
  const { format } = JSON.parse(text) as BackupDescription;
  if (format !== backupFormat) {
    throw new EmbeddedPostgresFailed(
      `${folder} is a backup of format ${format}; this RoomieRadar reads format ${backupFormat}.`,
    );
  }
}

/** Moves everything to a new folder inside `dataDir`; returns its path, or null if there was nothing. */
async function moveAside(dataDir: string, isAllowed: boolean): Promise<string | null> {
  const names = (await readdir(dataDir)).filter(
    (name) => name !== 'postgres.owner' && !name.startsWith(movedAsidePrefix),
  );
  if (names.length === 0) return null;
  if (!isAllowed) {
    throw new EmbeddedPostgresFailed(
      `${dataDir} is not empty. Add --replace to move its content aside and restore.`,
    );
  }
  const stamp = new Date().toISOString().replaceAll(':', '-').slice(0, 19);
  const aside = path.join(dataDir, `${movedAsidePrefix}${stamp}`);
  await mkdir(aside, { mode: 0o700 });
  for (const name of names) await rename(path.join(dataDir, name), path.join(aside, name));
  return aside;
}

/** Removes what was copied, and moves the earlier content back. */
async function undo(dataDir: string, movedTo: string | null): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (name === 'postgres.owner' || name.startsWith(movedAsidePrefix)) continue;
    await rm(path.join(dataDir, name), { recursive: true, force: true });
  }
  if (!movedTo) return;
  for (const name of await readdir(movedTo)) {
    await rename(path.join(movedTo, name), path.join(dataDir, name));
  }
  await rmdir(movedTo);
}

/** A server that root starts runs as another account, which must own the cluster. */
async function giveFolderTo(folder: string, { ids }: Account): Promise<void> {
  if (ids.uid === undefined) return;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.map((entry) => path.join(entry.parentPath, entry.name));
  for (const each of [folder, ...paths]) await chown(each, ids.uid, ids.gid ?? -1);
}
