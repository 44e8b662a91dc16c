/** Stores finished images, each under a key such as `listings/ab12/480.webp`. */
export interface MediaStore {
  put(key: string, data: Buffer): Promise<void>;
  has(key: string): Promise<boolean>;
  /** The file; null when there is none. */
  get(key: string): Promise<Buffer | null>;
  /** Deletes every file of a folder such as `listings/ab12`; a missing folder is no error. */
  deleteFolder(folder: string): Promise<void>;
  /** Folders such as `listings/ab12` below `listings`. */
  listFolders(parent: string): AsyncIterable<string>;
  /** Was everything in this folder stored before then? */
  isOlder(folder: string, before: Date): Promise<boolean>;
}

/** The terms that the signature of an upload address fixes. */
export interface UploadTerms {
  key: string;
  content_type: string;
  /** The exact number of bytes; null allows up to the limit in contract/limits.ts. */
  size: number | null;
  expires_at: Date;
}

export interface RawFile {
  /** A local file to read; it stays until `release`. */
  path: string;
  release(): Promise<void>;
}

/** Stores raw files as they were uploaded. They are never served. */
export interface Quarantine {
  /** An address that accepts one PUT, and the headers that the PUT must have. */
  addressFor(terms: UploadTerms): Promise<{ url: string; headers: Record<string, string> }>;
  /** The file of this key, unless none arrived or it is larger than `maxBytes`. */
  fetch(key: string, maxBytes: number): Promise<RawFile | 'missing' | 'too_large'>;
  delete(key: string): Promise<void>;
  /** Keys of files that arrived before this moment. */
  list(before: Date): AsyncIterable<string>;
}

/** Private files that the processes of an installation hand to each other. */
export interface SharedFiles {
  put(name: string, file: string): Promise<void>;
  /** Writes the shared file to this path; false when there is none. */
  fetch(name: string, file: string): Promise<boolean>;
  /** Milliseconds since it was shared; null when there is none. */
  age(name: string): Promise<number | null>;
}

/** The files of this installation, in a local folder or in a bucket of an S3-compatible service. */
export interface Storage {
  media: MediaStore;
  quarantine: Quarantine;
  /** Null in a local folder, where every process has its own. */
  shared: SharedFiles | null;
  /** The address of an image up to its key. */
  mediaUrl: string;
  /**
   * Origins of images and uploads, which the pages' policy must allow; null when they are our own.
   */
  origins: { media: string; uploads: string } | null;
  /** Rejects when the storage does not answer or cannot be written to. */
  check(): Promise<void>;
}

/** The storage does not answer, or not in time; a later try may work. */
export class StorageAway extends Error {
  override name = 'StorageAway';
}

/** The storage refuses us because of a wrong key or bucket, so the settings must be corrected. */
export class StorageRefused extends Error {
  override name = 'StorageRefused';
}

/** Is the storage the reason, by what it answered for one file or for all of them? */
export const isStorageFailure = (error: unknown): boolean =>
  error instanceof StorageAway || error instanceof StorageRefused;
