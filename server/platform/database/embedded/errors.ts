/** Thrown when a living RoomieRadar already owns the data folder; `ownerPid` is its process id. */
export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse';
  readonly ownerPid: number;

  constructor(folder: string, ownerPid: number) {
    super(
      `Another RoomieRadar is already running on ${folder} (process ${ownerPid}). ` +
        'Stop it first, or set DATA_DIR to another folder.',
    );
    this.ownerPid = ownerPid;
  }
}

/**
 * Thrown when the embedded database cannot be used for any other reason; users read its message.
 */
export class EmbeddedPostgresFailed extends Error {
  override readonly name = 'EmbeddedPostgresFailed';
}

/** Turns an error of the server, initdb or the file system into one sentence about `folder`. */
export function explainFailure(folder: string, cause: unknown): Error {
  if (cause instanceof DataFolderInUse || cause instanceof EmbeddedPostgresFailed) return cause;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const said = cause instanceof Error ? cause.message : String(cause);
  return new EmbeddedPostgresFailed(sentence(folder, code, said), { cause });
}

function sentence(folder: string, code: string, said: string): string {
  if (code === 'ENOSPC' || said.includes('No space left on device')) {
    return `The disk that holds ${folder} is full. Free some space and start again.`;
  }
  if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'].includes(code)) {
    return `RoomieRadar cannot write to ${folder} (${code}). Make it writable, or set DATA_DIR to another folder.`;
  }
  return `The embedded database could not start on ${folder}: ${said}`;
}
