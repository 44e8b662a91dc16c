import path from 'node:path';

/** Raised when the content of a backup folder changes its shape. */
export const backupFormat = 1;

export interface BackupDescription {
  format: number;
  /** Major version of the PostgreSQL that wrote the cluster. */
  postgres: string;
  made_at: string;
}

/** What a backup folder contains. */
export function backupLayout(folder: string) {
  return {
    description: path.join(folder, 'backup.json'),
    cluster: path.join(folder, 'cluster'),
    passwords: path.join(folder, 'passwords.json'),
    /** Images, and all else that is in the data folder beside the database. */
    files: path.join(folder, 'files'),
  };
}

const leftOut = /^(postgres($|[.-])|people\.snapshot$|before-restore-)/;
/** Restoring moves the content of the data folder into a folder of this name and the time. */
export const movedAsidePrefix = 'before-restore-';

/**
 * Names what a backup does not copy as a file, by its path within the data folder: the database is
 * copied another way, the index of people is built anew, and old content was moved aside on purpose.
 */
export function isLeftOut(relative: string): boolean {
  const [first = ''] = relative.split(path.sep);
  return leftOut.test(first);
}
