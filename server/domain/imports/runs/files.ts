import { randomUUID } from 'node:crypto';
import type { Pool } from '#platform/database/sql.ts';
import type { ImportFile } from '#contract/imports/import.ts';
import { limits } from '#contract/limits.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { instant } from '#domain/listings/listing-json.ts';
import type { Received, SignedUploads, UploadSize } from '#platform/storage/signed-uploads.ts';
import { noSuchSource } from './no-such-source.ts';

/** One row of the database each; larger ones leave megabytes of large strings behind for a while. */
const partBytes = 32 * 1024;
const readAhead = 16;
const uniqueViolation = '23505';
/** Each may be 100 MB, and waits for a day. */
const mostWaiting = 20;

export interface NewFile {
  id: number;
  key: string;
}

/**
 * Makes room for a file of this source. Throws `not_found` when there is no such source, `conflict`
 * when 20 of its files are here, or were announced within the hour, and nobody imported them.
 */
export async function announceFile(
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
  if (source.waiting >= mostWaiting) {
    throw new ProblemError('conflict', {
      detail: `${mostWaiting} files of this source wait already. Import one of them; those that nobody imports are deleted after a day`,
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
 * Stores the bytes of an announced file, once, as they come; memory holds one part. Rejects with
 * what is wrong with our side, or with what `bytes` itself rejects with if that is no lost
 * connection.
 */
export async function receiveFile(
  sql: Pool,
  fileId: number,
  bytes: AsyncIterable<Uint8Array>,
  { exactly, atMost }: UploadSize,
): Promise<Received> {
  let position = 0;
  let size = 0;
  // One for the whole file: what is left behind for every part adds up faster than it is tidied.
  const part = Buffer.allocUnsafeSlow(partBytes);
  let filled = 0;
  async function store(): Promise<void> {
    await sql`insert into import_file_parts (file_id, position, bytes)
      values (${fileId}, ${position}, ${part.subarray(0, filled)})`;
    position += 1;
    filled = 0;
  }
  const giveUp = async (why: Received) => {
    // Without a part of ours, what is stored is somebody else's.
    if (position > 0) await sql`delete from import_file_parts where file_id = ${fileId}`;
    return why;
  };

  try {
    for await (const chunk of incoming(bytes)) {
      size += chunk.length;
      if (size > (exactly ?? atMost)) return await giveUp('too_long');
      for (let from = 0; from < chunk.length;) {
        const rest = chunk.subarray(from, from + partBytes - filled);
        part.set(rest, filled);
        filled += rest.length;
        from += rest.length;
        if (filled === partBytes) await store();
      }
    }
    if (size === 0 || (exactly !== null && size < exactly)) return await giveUp('too_short');
    if (filled > 0) await store();
  } catch (error) {
    if (Object(error).code === uniqueViolation) return 'taken';
    if (error instanceof BrokenOff) return await giveUp('broken_off');
    await giveUp('broken_off').catch(() => undefined);
    throw error;
  }
  await sql`update import_files set size = ${size}, arrived_at = now() where id = ${fileId}`;
  return 'stored';
}

class BrokenOff extends Error {}

/** A body that breaks off rejects with one of many errors; those of our own ports stay what they are. */
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

/** A file that is here, with how its source reads it. Throws `not_found`, or `upload_missing`. */
export async function findFile(sql: Pool, id: number): Promise<ImportFile> {
  const [file] = await sql<(ImportFile & { is_here: boolean })[]>`
    select id, source_id, name, size, ${sql.unsafe(instant('created_at'))} as created_at,
      arrived_at is not null as is_here
    from import_files where id = ${id}`;
  if (!file) {
    throw new ProblemError('not_found', { detail: 'This file is not here any more' });
  }
  if (!file.is_here) throw new ProblemError('upload_missing');
  const { is_here: _, ...facts } = file;
  return facts;
}

/** Files that were announced, as they come to the addresses made for them. */
export function importUploads(sql: Pool, secret: string): SignedUploads {
  return {
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

/** The bytes of a file, part by part. */
export async function* readFileParts(sql: Pool, fileId: number): AsyncGenerator<Uint8Array> {
  for (let position = 0; ; position += readAhead) {
    const parts = await sql<{ bytes: Buffer }[]>`
      select bytes from import_file_parts
      where file_id = ${fileId} and position >= ${position} and position < ${position + readAhead}
      order by position`;
    for (const { bytes } of parts) yield bytes;
    if (parts.length < readAhead) return;
  }
}

/** Deletes files that nobody imported within a day, or whose import nobody resumed within a week. */
export async function forgetOldFiles(sql: Pool): Promise<void> {
  await sql`
    delete from import_files f
    where f.created_at < now() - interval '1 day'
      and not exists (
        select from import_runs r where r.file_id = f.id
          and (r.status in ('waiting', 'running') or r.created_at > now() - interval '7 days'))`;
}
