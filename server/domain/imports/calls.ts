import type { importCalls } from '#contract/imports/calls.ts';
import type { Import } from '#contract/imports/import.ts';
import type { Pool } from '#platform/database/sql.ts';
import type { CallHandlers } from '#platform/http/bind-calls.ts';
import { ProblemError } from '#platform/http/problem.ts';
import type { Imports } from './runs/open-imports.ts';
import { listImports, listSetAside, readImport } from './runs/read-imports.ts';
import { cancelRun, resumeRun, startRun } from './runs/runs.ts';
import {
  changeSource,
  createSource,
  deleteSource,
  listSources,
  readSource,
} from './runs/sources.ts';

interface Deps {
  sql: Pool;
  imports: Pick<Imports, 'requestUpload' | 'fetch' | 'preview'>;
}

/** The calls by which administrators import listings. */
export function createImportHandlers({ sql, imports }: Deps): CallHandlers<typeof importCalls> {
  async function requireImport(id: number): Promise<Import> {
    const run = await readImport(sql, id);
    if (!run) throw new ProblemError('not_found', { detail: 'There is no such import' });
    return run;
  }

  return {
    listImportSources: ({ query }) => listSources(sql, query),
    createImportSource: async ({ viewer, body }) =>
      readSource(sql, await createSource(sql, viewer.user_id, body)),
    getImportSource: ({ params }) => readSource(sql, params.id),
    async updateImportSource({ viewer, params, body }) {
      await changeSource(sql, viewer.user_id, params.id, body);
      return readSource(sql, params.id);
    },
    deleteImportSource: ({ viewer, params }) => deleteSource(sql, viewer.user_id, params.id),

    requestImportUpload: ({ params, body }) => imports.requestUpload(params.id, body),
    fetchImportFile: ({ viewer, params }) => imports.fetch(viewer.user_id, params.id),
    previewImport: ({ params, body }) => imports.preview(params.id, body),

    listImports: ({ query }) => listImports(sql, query),
    startImport: async ({ viewer, body }) =>
      requireImport(await startRun(sql, viewer.user_id, body)),
    getImport: ({ params }) => requireImport(params.id),
    async cancelImport({ viewer, params }) {
      await cancelRun(sql, viewer.user_id, params.id);
      return requireImport(params.id);
    },
    async resumeImport({ viewer, params }) {
      await resumeRun(sql, viewer.user_id, params.id);
      return requireImport(params.id);
    },
    async listSetAsideRows({ params, query }) {
      await requireImport(params.id);
      return listSetAside(sql, params.id, query);
    },
  };
}
