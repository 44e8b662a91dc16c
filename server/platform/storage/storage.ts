/** Where finished images live, each under a key such as `listings/ab12/480.webp`. */
export interface MediaStore {
  put(key: string, data: Buffer): Promise<void>;
  has(key: string): Promise<boolean>;
  /** Deletes every file of a folder such as `listings/ab12`; one that is not there is fine. */
  deleteFolder(folder: string): Promise<void>;
  /** Folders such as `listings/ab12` below `listings`. */
  listFolders(parent: string): AsyncIterable<string>;
  /** Was everything in this folder there before the moment? */
  isOlder(folder: string, before: Date): Promise<boolean>;
}

/** What an upload address fixes. */
export interface UploadTerms {
  key: string;
  content_type: string;
  /** Bytes, exactly; null leaves it at the limit of contract/limits.ts. */
  size: number | null;
  expires_at: Date;
}

export interface RawFile {
  /** A local file to read; it stays until `release`. */
  path: string;
  release(): Promise<void>;
}

/** Raw files as they were uploaded. Nobody outside can read them. */
export interface Quarantine {
  /** An address that takes one PUT, and the headers it must carry. */
  addressFor(terms: UploadTerms): Promise<{ url: string; headers: Record<string, string> }>;
  /** The file of this key, unless none arrived or it is larger than `maxBytes`. */
  fetch(key: string, maxBytes: number): Promise<RawFile | 'missing' | 'too_large'>;
  delete(key: string): Promise<void>;
  /** Keys of files that arrived before this moment. */
  list(before: Date): AsyncIterable<string>;
}

/** Files of this installation: a local folder, or a bucket of an S3-compatible service. */
export interface Storage {
  media: MediaStore;
  quarantine: Quarantine;
  /** What comes before an image's key in its address. */
  mediaUrl: string;
  /** Origins a page must be let to show images from and send uploads to, when they are not ours. */
  origins: { media: string; uploads: string } | null;
  /** Rejects when the storage does not answer or cannot be written to. */
  check(): Promise<void>;
}

/** The storage does not answer, or not in time: worth another try. */
export class StorageAway extends Error {
  override name = 'StorageAway';
}

/** The storage answers, but not to us: a wrong key or bucket, which somebody has to correct. */
export class StorageRefused extends Error {
  override name = 'StorageRefused';
}
