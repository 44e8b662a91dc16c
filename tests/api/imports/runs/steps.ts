import { readFile } from 'node:fs/promises';
import { expect, vi } from 'vitest';
import type { Import, ImportMapping, ImportSource } from '#contract/imports/import.ts';
import type { ImportReading } from '#contract/imports/import-reading.ts';
import type { TestApp, TestUser } from '../../../support/test-app.ts';
import { excerpt, nyc } from '../engine/steps.ts';

export const nycMapping = nyc.mapping as ImportMapping;
export const nycFile = () => readFile(excerpt);
/** The mapping of the files that the tests write. */
export const plainMapping: ImportMapping = {
  source_id: 'id',
  title: 'name',
  address: 'area',
  monthly_rent: 'rent',
  external_link: 'https://rooms.example/{id}',
};
/** `id,name,area,rent` for as many rows as asked for. */
export const plainRows = (count: number, rent = 900) =>
  [
    'id,name,area,rent',
    ...Array.from(
      { length: count },
      (_, at) => `${at + 1},Room ${at + 1},Street ${at + 1},${rent}`,
    ),
    '',
  ].join('\n');

const over = new Set(['done', 'cancelled', 'refused', 'failed']);

/** What an administrator does with imports. */
export function importSteps(app: TestApp, admin: TestUser) {
  const as = { as: admin };
  const steps = {
    async source(name: string, fields: Partial<ImportSource> = {}): Promise<ImportSource> {
      const { address = null, kind = 'csv', new_status = 'active', mapping } = fields;
      const body = { name, kind, address, new_status, ...(mapping && { mapping }) };
      const made = await app.call('createImportSource', { ...as, body });
      expect(made.status, JSON.stringify(made.problem)).toBe(201);
      return made.answer;
    },
    /** Uploads a file; its id. */
    async upload(sourceId: number, content: string | Uint8Array, name = 'rooms.csv') {
      const bytes = Buffer.from(content);
      const body = { name, size: bytes.length };
      const { answer } = await app.call('requestImportUpload', {
        ...as,
        params: { id: sourceId },
        body,
      });
      const { upload_url: url, method, headers, file_id } = answer;
      const put = await app.request(new Request(url, { method, headers, body: bytes }));
      expect(put.status, await put.text()).toBe(204);
      return file_id;
    },
    /** Asks for a preview once; a server that is busy says that the same request gets it later. */
    askForPreview: (fileId: number, mapping?: ImportMapping, reading?: ImportReading) =>
      app.call('previewImport', {
        ...as,
        params: { id: fileId },
        body: { ...(mapping && { mapping }), ...(reading && { reading }) },
      }),
    /** Asks until the preview is there, as the browser does. */
    async preview(fileId: number, mapping?: ImportMapping, reading?: ImportReading) {
      for (let tries = 1; ; tries += 1) {
        const answer = await steps.askForPreview(fileId, mapping, reading);
        if (answer.status !== 503 || tries === 10) return answer;
      }
    },
    async start(fileId: number, mapping?: ImportMapping, reading?: ImportReading): Promise<Import> {
      const body = { file_id: fileId, ...(mapping && { mapping }), ...(reading && { reading }) };
      const { status, answer, problem } = await app.call('startImport', { ...as, body });
      expect(status, JSON.stringify(problem)).toBe(201);
      return answer;
    },
    get: async (id: number) => (await app.call('getImport', { ...as, params: { id } })).answer,
    /** Waits until the import is over. */
    async end(id: number, timeout = 90_000): Promise<Import> {
      return vi.waitFor(
        async () => {
          const run = await steps.get(id);
          if (!over.has(run.status)) throw new Error(`Still ${run.status} at ${run.rows_done}`);
          return run;
        },
        { timeout, interval: 50 },
      );
    },
    /** Uploads and imports a file. */
    async bring(
      sourceId: number,
      content: string | Uint8Array,
      mapping?: ImportMapping,
      reading?: ImportReading,
    ) {
      const fileId = await steps.upload(sourceId, content);
      return steps.end((await steps.start(fileId, mapping, reading)).id);
    },
    async setAside(id: number) {
      const query = { page_size: 100 };
      return (await app.call('listSetAsideRows', { ...as, params: { id }, query })).answer;
    },
  };
  return steps;
}
