import { randomBytes } from 'node:crypto';
import type { Pool } from '#platform/database/sql.ts';
import type {
  ImportFile,
  ImportMapping,
  ImportPreview,
  ImportUpload,
} from '#contract/imports/import.ts';
import { limits } from '#contract/limits.ts';
import { recordAct } from '#domain/audit/record-act.ts';
import type { DatabaseServer } from '#platform/database/connect.ts';
import type { Database } from '#platform/database/database.ts';
import { ProblemError } from '#platform/http/problem.ts';
import type { Log } from '#platform/log.ts';
import type { Settings } from '#platform/settings.ts';
import { loadServerKeys } from '#platform/keys/server-keys.ts';
import type { SignedUploads } from '#platform/storage/signed-uploads.ts';
import { signedPath } from '#platform/storage/signed-uploads.ts';
import { fetchFile, tooLarge, type FetchedFile } from './fetch-file.ts';
import { announceFile, findFile, forgetOldFiles, importUploads, receiveFile } from './files.ts';
import { createImportWorker } from './import-worker.ts';
import { addressGuard } from './public-address.ts';
import { createImportRunner, type ImportRunner } from './runner.ts';
import { readSource } from './sources.ts';

/** Files from outside, and the background work on them. */
export interface Imports extends ImportRunner {
  requestUpload(sourceId: number, file: { name: string; size: number }): Promise<ImportUpload>;
  /** The files that come to those addresses. */
  uploads: SignedUploads;
  /**
   * Fetches the file from the source's address, and says so in the audit log before anything is
   * sent. Throws `import_refused`, `conflict` without an address, `unavailable` while another file
   * is fetched.
   */
  fetch(adminId: number, sourceId: number): Promise<ImportFile>;
  /** Throws `import_refused` when the file cannot be read. */
  preview(fileId: number, mapping: ImportMapping | null): Promise<ImportPreview>;
  /** Deletes files that nobody needs any more; a job calls it. */
  tidy(): Promise<void>;
}

interface Options {
  settings: Pick<Settings, 'publicUrl' | 'importFromLoopback'>;
  database: Database;
  target: DatabaseServer['target'];
  log: Log;
  onListingsChanged: () => void;
}

const uploadMs = 30 * 60_000;
const previewMs = 30_000;
/** Each is a process; whoever comes after so many is told to come back. */
const mostPreviews = 3;
const contentType = 'application/octet-stream';

/** Opens everything about imports; the background work begins with `start`. */
export async function openImports(options: Options): Promise<Imports> {
  const { settings, database, target, log, onListingsChanged } = options;
  const { sql } = database;
  const makeSecret = () => randomBytes(32).toString('base64url');
  const [{ secret }] = await loadServerKeys(sql, 'upload', makeSecret);
  const guard = addressGuard({ allowLoopback: settings.importFromLoopback });
  const uploads = importUploads(sql, secret);
  const worker = createImportWorker();
  let previews = 0;
  let isFetching = false;

  return {
    ...createImportRunner({ sql, target, log, worker, onListingsChanged }),
    uploads,
    tidy: () => forgetOldFiles(sql),

    async requestUpload(sourceId, { name, size }) {
      const file = await announceFile(sql, { source_id: sourceId, name, size });
      const expires_at = new Date(Date.now() + uploadMs);
      const terms = { key: file.key, content_type: contentType, size, expires_at };
      return {
        file_id: file.id,
        upload_url: settings.publicUrl + uploads.path + signedPath(secret, terms),
        method: 'PUT',
        headers: { 'Content-Type': contentType },
        expires_at: expires_at.toISOString(),
      };
    },

    async fetch(adminId, sourceId) {
      const source = await readSource(sql, sourceId);
      if (!source.address) {
        throw new ProblemError('conflict', { detail: 'This source has no address to fetch from' });
      }
      if (isFetching) throw new ProblemError('unavailable', { retryAfterSeconds: 10 });
      isFetching = true;
      try {
        await recordAct(database.orm, {
          admin_id: adminId,
          act: 'source.fetched',
          thing_kind: 'source',
          thing_id: sourceId,
          thing_label: source.name,
        });
        return await bringFile(sql, sourceId, await fetchFile(source.address, guard));
      } finally {
        isFetching = false;
      }
    },

    async preview(fileId, mapping) {
      const file = await findFile(sql, fileId);
      const { kind, mapping: remembered } = await readSource(sql, file.source_id);
      if (previews >= mostPreviews) throw new ProblemError('unavailable', { retryAfterSeconds: 2 });
      previews += 1;
      try {
        const wish = { kind, mapping, remembered };
        const signal = AbortSignal.timeout(previewMs);
        const answer = await worker.doJob({ target, kind: 'preview', fileId, wish }, signal);
        if ('preview' in answer) return answer.preview;
        if ('refusal' in answer) {
          throw new ProblemError('import_refused', { detail: answer.refusal });
        }
        throw new Error('failure' in answer ? answer.failure : 'The preview has no answer');
      } finally {
        previews -= 1;
      }
    },
  };
}

async function bringFile(
  sql: Pool,
  sourceId: number,
  { bytes, name, close }: FetchedFile,
): Promise<ImportFile> {
  try {
    const file = await announceFile(sql, { source_id: sourceId, name, size: 0 });
    const atMost = limits.imports.fileBytes;
    const received = await receiveFile(sql, file.id, bytes, { exactly: null, atMost });
    if (received === 'stored') return await findFile(sql, file.id);
    if (received === 'too_long') throw tooLarge();
    throw new ProblemError('import_refused', { detail: 'The address answers an empty file.' });
  } finally {
    close();
  }
}
