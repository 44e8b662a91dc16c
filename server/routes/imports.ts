import type { Handlers } from '../http/endpoint.ts';
import { ProblemError } from '../http/problem.ts';

type ImportHandlers = Pick<
  Handlers,
  | 'listImportSources'
  | 'createImportSource'
  | 'getImportSource'
  | 'updateImportSource'
  | 'deleteImportSource'
  | 'requestImportUpload'
  | 'fetchImportFile'
  | 'previewImport'
  | 'listImports'
  | 'startImport'
  | 'getImport'
  | 'cancelImport'
  | 'resumeImport'
  | 'listSetAsideRows'
>;

/** Calls by which administrators bring in listings from elsewhere. */
export function importRoutes(): ImportHandlers {
  const notYet = async () => {
    throw new ProblemError('not_implemented');
  };
  return {
    listImportSources: notYet,
    createImportSource: notYet,
    getImportSource: notYet,
    updateImportSource: notYet,
    deleteImportSource: notYet,
    requestImportUpload: notYet,
    fetchImportFile: notYet,
    previewImport: notYet,
    listImports: notYet,
    startImport: notYet,
    getImport: notYet,
    cancelImport: notYet,
    resumeImport: notYet,
    listSetAsideRows: notYet,
  };
}
