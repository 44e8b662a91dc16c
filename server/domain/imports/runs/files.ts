import { randomUUID } from 'node:crypto';
import type { ImportFile } from '#contract/imports/import.ts';
import { limits } from '#contract/limits.ts';
import { fragment, instant, type Pool } from '#platform/database/sql.ts';
import { ProblemError } from '#platform/http/problem.ts';
import type { Received, SignedUploads, UploadSize } from '#platform/storage/signed-uploads.ts';
import { noSuchSource } from './sources.ts';

/** Bytes per database row; larger ones leave megabytes of garbage for the collector. */
const partBytes = 32 * 1024;
const uniqueViolation = '23505';
/** Each may be 100 MB, and waits for a day. */
const maxWaiting = 20;

export interface NewFile {
  id: number;
  key: string;
}

/**
 * Creates a file of this source, still without bytes. Throws `not_found` when there is no such
 * source, `conflict` when 20 of its files were stored, or created within the hour, but not
 * imported.
 */
export async function createFile(
  sql: Pool,
  { source_id, name, size }: { source_id: number; name: string; size: number },
): Promise<NewFile> {
  const [source] = await sql<{ waiting: number }[]>`
    select (
      select count(*)::int from import_files f where f.source_id = s.id
        and (f.arrived_at is not null or f.created_at > now() - interval '1 hour')
        and not exists (select from import_runs r where r.file_id = f.id)) as waiting
    from import_sources s where s.id = ${source_id}`;
  if (!source) throw noSuchSource();
  if (source.waiting >= maxWaiting) {
    throw new ProblemError('conflict', {
      detail: `This source has ${maxWaiting} files that were not imported. Import one of them, or wait: they are deleted after a day`,
    });
  }
  const key = randomUUID();
  const [file] = await sql<{ id: number }[]>`
    insert into import_files (source_id, key, name, size)
    select id, ${key}, ${name}, ${size} from import_sources where id = ${source_id} returning id`;
  if (!file) throw noSuchSource();
  return { id: file.id, key };
}

/**
 * Streams the bytes of a file into the database; memory holds one part. A file is stored once.
 * Rejects when the database fails, or with the `ProblemError` that `bytes` rejects with.
 */
export async function receiveFile(
  sql: Pool,
  fileId: number,
  bytes: AsyncIterable<Uint8Array>,
  { exactly, atMost }: UploadSize,
): Promise<Received> {
  let position = 0;
  let size = 0;
  // One buffer for the whole file: a new one per part would pile up faster than it is collected.
  const part = Buffer.allocUnsafeSlow(partBytes);
  let filled = 0;
  async function store(): Promise<void> {
    await sql`insert into import_file_parts (file_id, position, bytes)
      values (${fileId}, ${position}, ${part.subarray(0, filled)})`;
    position += 1;
    filled = 0;
  }
  const discard = async (result: Received) => {
    // Without a part of ours, the stored parts belong to another upload.
    if (position > 0) await sql`delete from import_file_parts where file_id = ${fileId}`;
    return result;
  };

  try {
    for await (const chunk of incoming(bytes)) {
      size += chunk.length;
      if (size > (exactly ?? atMost)) return await discard('too_long');
      for (let from = 0; from < chunk.length;) {
        const rest = chunk.subarray(from, from + partBytes - filled);
        part.set(rest, filled);
        filled += rest.length;
        from += rest.length;
        if (filled === partBytes) await store();
      }
    }
    if (size === 0 || (exactly !== null && size < exactly)) return await discard('too_short');
    if (filled > 0) await store();
  } catch (error) {
    if (Object(error).code === uniqueViolation) return 'taken';
    if (error instanceof BrokenOff) return await discard('broken_off');
    await discard('broken_off').catch(() => undefined);
    throw error;
  }
  await sql`update import_files set size = ${size}, arrived_at = now() where id = ${fileId}`;
  return 'stored';
}

class BrokenOff extends Error {}

/** Turns every error of a broken connection into BrokenOff; keeps a ProblemError. */
async function* incoming(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const iterator = bytes[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await iterator.next().catch((error: unknown) => {
        throw error instanceof ProblemError ? error : new BrokenOff('', { cause: error });
      });
      if (next.done) return;
      yield next.value;
    }
  } finally {
    await iterator.return?.();
  }
}

/** A stored file. Throws `not_found`, or `upload_missing`. */
export async function findFile(sql: Pool, id: number): Promise<ImportFile> {
  const [file] = await sql<(ImportFile & { is_here: boolean })[]>`
    select id, source_id, name, size, ${instant(fragment`created_at`)} as created_at,
      arrived_at is not null as is_here
    from import_files where id = ${id}`;
  if (!file) {
    throw new ProblemError('not_found', { detail: 'This file no longer exists' });
  }
  if (!file.is_here) throw new ProblemError('upload_missing');
  const { is_here: _, ...facts } = file;
  return facts;
}

/** Receives files at the signed upload URLs. */
export function importUploads(sql: Pool, secret: string, now: () => number): SignedUploads {
  return {
    now,
    path: '/api/admin/import-uploads',
    secret,
    atMost: limits.imports.fileBytes,
    async find(key) {
      const [file] = await sql<{ id: number; is_here: boolean }[]>`
        select id, arrived_at is not null as is_here from import_files where key = ${key}`;
      if (!file) return null;
      return {
        isHere: file.is_here,
        receive: (bytes, size) => receiveFile(sql, file.id, bytes, size),
      };
    },
  };
}

/** Deletes files that were not imported within a day, or not resumed within a week. */
export async function deleteOldFiles(sql: Pool): Promise<void> {
  await sql`
    delete from import_files f
    where f.created_at < now() - interval '1 day'
      and not exists (
        select from import_runs r where r.file_id = f.id
          and (r.status in ('waiting', 'running') or r.created_at > now() - interval '7 days'))`;
}
