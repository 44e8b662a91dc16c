import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from '#platform/database/sql.ts';
import type {
  ImportFile,
  ImportPreview,
  ImportUpload,
  PreviewRequest,
} from '#contract/imports/import.ts';
import { limits } from '#contract/limits.ts';
import { recordAuditEvent } from '#domain/audit/public.ts';
import type { DatabaseServer } from '#platform/database/connect.ts';
import type { Database } from '#platform/database/database.ts';
import type { JobWorker } from '#platform/jobs/job-worker.ts';
import { outageProblem } from '#platform/http/answer-error.ts';
import { ProblemError } from '#platform/http/problem.ts';
import type { Log } from '#platform/log.ts';
import type { Settings } from '#platform/settings.ts';
import { randomToken } from '#platform/keys/random-token.ts';
import { loadServerKeys } from '#platform/keys/server-keys.ts';
import { signedPath, type SignedUploads } from '#platform/storage/signed-uploads.ts';
import { fetchFile, tooLarge, type FetchedFile } from './fetch-file.ts';
import { createFile, findFile, deleteOldFiles, importUploads, receiveFile } from './files.ts';
import type { Images } from '#domain/images/public.ts';
import { createPhotoFetcher } from '../photos/fetch-photos.ts';
import { createImportWorker, type ImportJobAnswer } from './import-worker.ts';
import { addressGuard } from '#platform/http/public-address.ts';
import { createImportRunner } from './runner.ts';
import { lastReading } from './read-imports.ts';
import { readSource } from './sources.ts';

/** Import files, and the background work on them. */
export interface Imports extends JobWorker {
  requestUpload(sourceId: number, file: { name: string; size: number }): Promise<ImportUpload>;
  /** Receives the files at those URLs. */
  uploads: SignedUploads;
  /**
   * Fetches the file from the source's URL; the audit log records it before the request is sent.
   * Throws `import_refused`, `conflict` without a URL, `unavailable` while another file is fetched.
   */
  fetch(adminId: number, sourceId: number): Promise<ImportFile>;
  /**
   * Throws `import_refused` when the file cannot be read, and `unavailable` when the preview has to
   * wait or takes long: it goes on, and the same request gets it.
   */
  preview(fileId: number, request: PreviewRequest): Promise<ImportPreview>;
  /** Deletes files that are not needed any more; a job calls it. */
  deleteOldFiles(): Promise<void>;
}

interface Options {
  settings: Pick<Settings, 'publicUrl' | 'importFromLoopback' | 'defaultCurrency'>;
  database: Database;
  target: DatabaseServer['target'];
  log: Log;
  images: Images;
  onListingsChanged: () => void;
}

const uploadMs = 30 * 60_000;
/**
 * A preview that takes longer goes on, and the same request is asked to come again. This is less than
 * a statement may take.
 */
const answerMs = 14_000;
/** A preview that nobody asks for so long is ended. */
const abandonedMs = 30_000;
/** Each preview is a process; more requests than this are asked to come again. */
const maxPreviews = 3;
const contentType = 'application/octet-stream';

/** Opens the import subject; the background work begins with `start`. */
export async function openImports(options: Options): Promise<Imports> {
  const { settings, database, target, log, images, onListingsChanged } = options;
  const { sql, clock } = database;
  const { defaultCurrency } = settings;
  const [{ secret }] = await loadServerKeys(sql, 'upload', randomToken);
  const guard = addressGuard({ allowLoopback: settings.importFromLoopback });
  const uploads = importUploads(sql, secret, clock.now);
  const worker = createImportWorker();
  const runner = createImportRunner({
    sql,
    target,
    defaultCurrency,
    log,
    worker,
    onListingsChanged,
  });
  const photos = createPhotoFetcher({ sql, log, images, guard, onListingsChanged });
  const previews = new Map<string, RunningPreview>();
  let isFetching = false;

  return {
    async start() {
      await runner.start();
      await photos.start();
    },
    async stop() {
      await Promise.all([photos.stop(), runner.stop()]);
    },
    uploads,
    deleteOldFiles: () => deleteOldFiles(sql),

    async requestUpload(sourceId, { name, size }) {
      const file = await createFile(sql, { source_id: sourceId, name, size });
      const expires_at = new Date(clock.now() + uploadMs);
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
        throw new ProblemError('conflict', { detail: 'This source has no URL to fetch from' });
      }
      if (isFetching) throw new ProblemError('unavailable', { retryAfterSeconds: 10 });
      isFetching = true;
      try {
        await recordAuditEvent(sql, {
          admin_id: adminId,
          event: 'source.fetched',
          target_kind: 'source',
          target_id: sourceId,
          target_label: source.name,
        });
        return await storeFetched(sql, sourceId, await fetchFile(source.address, guard));
      } finally {
        isFetching = false;
      }
    },

    async preview(fileId, request) {
      const key = JSON.stringify([fileId, request]);
      const running = previews.get(key);
      const count = [...previews.values()].filter(({ isDone }) => !isDone).length;
      if (!running && count >= maxPreviews) throw busy();
      const work = running ?? beginPreview(key, fileId, request);
      work.askedAtMs = performance.now();
      const answer = await Promise.race([work.answer, pause(answerMs, null, { ref: false })]);
      if (answer === null) throw busy();
      previews.delete(key);
      return previewOrThrow(answer);
    },
  };

  /** Starts a preview, which goes on between the requests for it and ends when they stay away. */
  function beginPreview(key: string, fileId: number, request: PreviewRequest): RunningPreview {
    const abandon = new AbortController();
    const answer = makePreview(fileId, request, abandon.signal).catch((error: unknown) => ({
      error,
    }));
    const work: RunningPreview = { answer, askedAtMs: performance.now(), isDone: false };
    void answer.then(() => (work.isDone = true));
    previews.set(key, work);
    const watch = setInterval(() => {
      if (performance.now() - work.askedAtMs < abandonedMs) return;
      clearInterval(watch);
      abandon.abort();
      if (previews.get(key) === work) previews.delete(key);
    }, abandonedMs / 10).unref();
    return work;
  }

  async function makePreview(
    fileId: number,
    { mapping, reading: chosen }: PreviewRequest,
    signal: AbortSignal,
  ): Promise<ImportJobAnswer> {
    const file = await findFile(sql, fileId);
    const { kind, mapping: saved } = await readSource(sql, file.source_id);
    const before = await lastReading(sql, file.source_id);
    const { currency, nights } = before;
    const remembered = { ...(currency && { currency }), ...(nights && { nights }) };
    // Until there is a mapping, a request says at most what shape the file has.
    const reading = mapping && chosen ? chosen : { ...remembered, ...chosen };
    const options = { kind, mapping: mapping ?? null, saved, reading, before };
    return worker.doJob({ target, kind: 'preview', fileId, options }, signal);
  }
}

interface RunningPreview {
  answer: Promise<ImportJobAnswer | { error: unknown }>;
  /** When the last request for it came. */
  askedAtMs: number;
  isDone: boolean;
}

/** The server is busy, or the preview is not done: the same request gets it later. */
const busy = () => new ProblemError('unavailable', { retryAfterSeconds: 2 });

function previewOrThrow(answer: ImportJobAnswer | { error: unknown }): ImportPreview {
  if ('preview' in answer) return answer.preview;
  if ('error' in answer) throw answer.error;
  if ('refusal' in answer) throw new ProblemError('import_refused', { detail: answer.refusal });
  if ('failure' in answer && answer.outage) throw outageProblem(answer.outage);
  throw new Error('failure' in answer ? answer.failure : 'The preview process gave no answer');
}

async function storeFetched(
  sql: Pool,
  sourceId: number,
  { bytes, name, close }: FetchedFile,
): Promise<ImportFile> {
  try {
    const file = await createFile(sql, { source_id: sourceId, name, size: 0 });
    const atMost = limits.imports.fileBytes;
    const received = await receiveFile(sql, file.id, bytes, { exactly: null, atMost });
    if (received === 'stored') return await findFile(sql, file.id);
    if (received === 'too_long') throw tooLarge();
    throw new ProblemError('import_refused', { detail: 'The file at this URL is empty.' });
  } finally {
    close();
  }
}
