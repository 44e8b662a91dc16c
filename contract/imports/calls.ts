import { type } from '../type.ts';
import type { Call } from '../call.ts';
import * as imports from './import.ts';
import { byId, pageQuery } from '../primitives.ts';

/** The calls by which administrators import listings. */
export const importCalls = {
  listImportSources: {
    summary: 'Import sources by name, each with its mapping and last import',
    access: 'admin',
    status: 200,
    query: type(pageQuery),
    answer: imports.ImportSourcePage,
  },
  createImportSource: {
    summary: 'Create an import source',
    access: 'admin',
    status: 201,
    body: imports.ImportSourceForm,
    answer: imports.ImportSource,
  },
  getImportSource: {
    summary: 'One import source',
    access: 'admin',
    status: 200,
    params: byId,
    answer: imports.ImportSource,
  },
  updateImportSource: {
    summary: 'Change an import source; its name cannot change',
    access: 'admin',
    status: 200,
    params: byId,
    body: imports.ImportSourceChange,
    answer: imports.ImportSource,
  },
  deleteImportSource: {
    summary: 'Delete an import source and its history; its listings stay',
    access: 'admin',
    status: 204,
    params: byId,
  },
  requestImportUpload: {
    summary: 'Get a URL to upload a file of this source to',
    access: 'admin',
    status: 201,
    params: byId,
    body: imports.ImportUploadRequest,
    answer: imports.ImportUpload,
  },
  fetchImportFile: {
    summary: 'Fetch the file from the URL of this source; takes up to a minute',
    access: 'admin',
    status: 201,
    params: byId,
    answer: imports.ImportFile,
  },
  previewImport: {
    summary: 'Preview what an import of this file would do, without storing anything',
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
    summary: 'The progress or result of an import',
    access: 'admin',
    status: 200,
    params: byId,
    answer: imports.Import,
  },
  cancelImport: {
    summary: 'Stop an import after the current batch; stored listings stay',
    access: 'admin',
    status: 200,
    params: byId,
    answer: imports.Import,
  },
  resumeImport: {
    summary: 'Resume a cancelled or failed import where it stopped',
    access: 'admin',
    status: 200,
    params: byId,
    answer: imports.Import,
  },
  listSetAsideRows: {
    summary: 'The rows that an import set aside, with reasons, in the order of the file',
    access: 'admin',
    status: 200,
    params: byId,
    query: type(pageQuery),
    answer: imports.SetAsidePage,
  },
} as const satisfies Record<string, Call>;
