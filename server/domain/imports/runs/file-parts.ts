import type { Pool } from '#platform/database/sql.ts';

// Apart from files.ts: the import process is small, and would load the schemas of every call with it.

const readAhead = 16;

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
