import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Sql } from '#platform/database/sql.ts';
import type { Log } from '#platform/log.ts';
import { isMissing } from '#platform/storage/files.ts';
import type { MediaStore } from '#platform/storage/storage.ts';
import type { BuiltFile } from './built-files.ts';

/** A kept file as it is stored. */
export interface KeptFile {
  bytes: Buffer<ArrayBuffer>;
  isBrotli: boolean;
}

/** The hashed files of the last builds, which any process serves to pages of any of these builds. */
export interface KeptBuilds {
  /**
   * Stores the files of a part of the build, such as its language, unless they are stored. A failure
   * is logged, and `refresh` tries again: this process can serve its own pages without them.
   */
  keep(part: string, files: BuiltFile[]): Promise<void>;
  /** Says of all parts that they are in use, and stores those that could not be stored. */
  refresh(): Promise<void>;
  /** The file at an address; null when no kept build has it. */
  read(address: string): Promise<KeptFile | null>;
}

interface Deps {
  sql: Sql;
  media: Pick<MediaStore, 'put' | 'get'>;
  log: Log;
}

/** The folder of all kept builds in the storage. */
export const buildsFolder = 'builds';
/** An S3 service answers many small uploads faster together. */
const storedAtOnce = 20;

/**
 * Keeps the files of builds in the shared storage, and in the database which build has which of them
 * with which hash: who can write to the storage alone cannot change a script.
 */
export function createKeptBuilds({ sql, media, log }: Deps): KeptBuilds {
  const parts = new Map<string, BuiltFile[]>();

  async function store(part: string, files: BuiltFile[]): Promise<void> {
    const addresses = files.map(({ address }) => address).toSorted();
    const id = sha256([part, ...addresses].join('\n'));
    const used = await sql`update client_builds set used_at = now() where id = ${id}`;
    if (used.count > 0) return;
    // A new name each time: the sweep may be deleting what an earlier try left.
    const folder = `${buildsFolder}/${randomUUID()}`;
    const stored: Record<string, StoredFile> = {};
    for (let from = 0; from < files.length; from += storedAtOnce) {
      await Promise.all(
        files.slice(from, from + storedAtOnce).map(async ({ address, file }) => {
          const { name, bytes } = await readSmallest(file);
          await media.put(`${folder}/${name}`, bytes);
          stored[address] = { name, sha256: sha256(bytes) };
        }),
      );
    }
    // Last, so that each row has its files.
    await sql`
      insert into client_builds (id, part, folder, files)
      values (${id}, ${part}, ${folder}, ${JSON.stringify(stored)}::jsonb)
      on conflict (id) do update set used_at = now()`;
  }

  return {
    async keep(part, files) {
      parts.set(part, files);
      await store(part, files).catch((error: unknown) => {
        log.warn({ err: error, part }, 'The files of this build could not be kept: trying hourly');
      });
    },

    async refresh() {
      for (const [part, files] of parts) await store(part, files);
    },

    async read(address) {
      const [row] = await sql<{ folder: string; file: StoredFile }[]>`
        select folder, files->${address}::text as file from client_builds
        where files ? ${address}::text order by used_at desc limit 1`;
      if (!row) return null;
      const { name, sha256: expected } = row.file;
      const bytes = await media.get(`${row.folder}/${name}`);
      if (!bytes || sha256(bytes) !== expected) {
        log.error({ address, folder: row.folder }, 'A kept file of a build is missing or changed');
        return null;
      }
      return { bytes: Buffer.from(bytes), isBrotli: name.endsWith(brotliEnding) };
    },
  };
}

interface StoredFile {
  name: string;
  sha256: string;
}

const brotliEnding = '.br';

/** Reads the compressed copy that the build made, or the file itself where there is none. */
async function readSmallest(file: string): Promise<{ name: string; bytes: Buffer }> {
  const name = path.basename(file);
  try {
    return { name: name + brotliEnding, bytes: await readFile(file + brotliEnding) };
  } catch (error) {
    if (!isMissing(error)) throw error;
    return { name, bytes: await readFile(file) };
  }
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('base64url');
