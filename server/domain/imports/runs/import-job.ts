import type { ImportPreview } from '#contract/imports/import.ts';
import type { DatabaseServer } from '#platform/database/connect.ts';
import type { PreviewWish } from './preview.ts';
import type { Run } from './run-queue.ts';

/** What the import process is started for: one thing, then it ends. */
export type ImportJob = { target: DatabaseServer['target'] } & (
  { kind: 'preview'; fileId: number; wish: PreviewWish } | { kind: 'run'; run: Run }
);

export type ImportJobAnswer =
  { preview: ImportPreview } | { refusal: string } | { failure: string } | { ended: true };
