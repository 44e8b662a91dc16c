import { type } from 'arktype';
import type { Call } from '../call.ts';
import * as imports from './import.ts';
import { byId, pageQuery } from '../primitives.ts';

/** The calls by which administrators bring in listings from elsewhere; part of calls.ts. */
export const importCalls = {
  listImportSources: {
    summary: 'Where listings come from, by name, with mapping and last import',
    access: 'admin',
    status: 200,
    query: type(pageQuery),
    answer: imports.ImportSourcePage,
  },
  createImportSource: {
    summary: 'Add a source of listings',
    access: 'admin',
    status: 201,
    body: imports.ImportSourceForm,
    answer: imports.ImportSource,
  },
  getImportSource: {
    summary: 'One source of listings',
    access: 'admin',
    status: 200,
    params: byId,
    answer: imports.ImportSource,
  },
  updateImportSource: {
    summary: 'Change everything of a source but its name',
    access: 'admin',
    status: 200,
    params: byId,
    body: imports.ImportSourceChange,
    answer: imports.ImportSource,
  },
  deleteImportSource: {
    summary: 'Forget a source with its history; its listings stay',
    access: 'admin',
    status: 204,
    params: byId,
  },
  requestImportUpload: {
    summary: 'An address to upload a file of this source to',
    access: 'admin',
    status: 201,
    params: byId,
    body: imports.ImportUploadRequest,
    answer: imports.ImportUpload,
  },
  fetchImportFile: {
    summary: 'Let the server fetch the file from the address of this source; takes up to a minute',
    access: 'admin',
    status: 201,
    params: byId,
    answer: imports.ImportFile,
  },
  previewImport: {
    summary: 'What an import of this file would do, without doing it',
    access: 'admin',
    status: 200,
    params: byId,
    body: imports.PreviewRequest,
    answer: imports.ImportPreview,
  },
  listImports: {
    summary: 'Imports, of one source or of all, newest first',
    access: 'admin',
    status: 200,
    query: imports.ImportQuery,
    answer: imports.ImportPage,
  },
  startImport: {
    summary: 'Import a file in the background',
    access: 'admin',
    status: 201,
    body: imports.ImportStart,
    answer: imports.Import,
  },
  getImport: {
    summary: 'How far an import is, or what it did',
    access: 'admin',
    status: 200,
    params: byId,
    answer: imports.Import,
  },
  cancelImport: {
    summary: 'Stop an import after the batch at hand; what is stored stays',
    access: 'admin',
    status: 200,
    params: byId,
    answer: imports.Import,
  },
  resumeImport: {
    summary: 'Let a cancelled or failed import go on where it stopped',
    access: 'admin',
    status: 200,
    params: byId,
    answer: imports.Import,
  },
  listSetAsideRows: {
    summary: 'The rows an import set aside, each with its reason, in the order of the file',
    access: 'admin',
    status: 200,
    params: byId,
    query: type(pageQuery),
    answer: imports.SetAsidePage,
  },
} as const satisfies Record<string, Call>;
