import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { limits } from '#contract/limits.ts';
import type { Pool, Sql } from '#platform/database/sql.ts';
import type { ListingImage } from '#contract/images/image.ts';
import { ProblemError } from '#platform/http/problem.ts';
import type { Log } from '#platform/log.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { randomToken } from '#platform/keys/random-token.ts';
import { makeScratch } from '#platform/storage/files.ts';
import type { Storage } from '#platform/storage/storage.ts';
import {
  parseFolder,
  listFolders,
  photoAddress,
  photoFolder,
  listRawKeys,
  type Owner,
} from './folders.ts';
import { ImageRefused, type ImagePurpose } from './image-job.ts';
import { readImageType } from './image-type.ts';
import {
  deleteImage,
  insertFetched,
  insertImage,
  readImages,
  requireImageId,
  requireSpaceForImage,
  type StoredImage,
  type StoredVariant,
} from './listing-images.ts';
import { onceAtATime } from '#platform/once-at-a-time.ts';
import type { ImageWorker } from './image-worker.ts';
import { comparePhoto } from './same-photos.ts';
import { swapPhoto } from './profile-photo.ts';
import { findUpload, deleteUpload, issueUpload, type Upload } from './uploads.ts';

export interface Images {
  requestUpload(
    wanted: Pick<Upload, 'user_id' | 'purpose' | 'listing_id' | 'content_type' | 'size'>,
  ): Promise<UploadOffer>;
  /**
   * Throws `not_found`, `upload_missing`, `upload_expired`, `upload_used`, `image_refused`,
   * `too_many_images`.
   */
  registerImage(
    viewer: Viewer,
    listingId: number,
    image: { key: string; position?: number | undefined; alt?: string | undefined },
  ): Promise<ListingImage>;
  /**
   * Makes an image of a file that the server has fetched, and adds it to a listing; null when `keep`,
   * which is part of the transaction, does not want it. Throws `image_refused`, `too_many_images`,
   * `not_found`, and `unavailable` while too many images wait.
   */
  addFetched(
    listingId: number,
    file: string,
    options: { position: number; keep: (tx: Sql, imageId: number) => Promise<boolean> },
  ): Promise<number | null>;
  /** Throws as `registerImage` does. */
  registerPhoto(viewer: Viewer, publicUrl: string): Promise<void>;
  removePhoto(userId: number): Promise<void>;
  /** False when this listing has no such image. */
  deleteImage(listingId: number, id: number): Promise<boolean>;
  /**
   * Runs `deleteRows`, which deletes the rows of a listing or user, then deletes the files of those
   * rows.
   */
  deleteWithFiles<T>(owner: Owner, deleteRows: () => Promise<T>): Promise<T>;
}

export interface UploadOffer {
  upload_url: string;
  method: 'PUT';
  headers: Record<string, string>;
  key: string;
  /** The future address of a profile photo. */
  public_url: string;
  expires_at: string;
}

export interface ImagesDeps {
  sql: Pool;
  storage: Storage;
  worker: ImageWorker;
  log: Log;
}

/** An answer waits no longer than this for files that are no longer needed. */
const discardMs = 300;

/** The images that users upload, from the upload address to finished files and their rows. */
export function createImages(deps: ImagesDeps): Images {
  const { sql, storage, worker, log } = deps;
  const { media, quarantine, mediaUrl } = storage;
  const imageOnce = onceAtATime<number>(limits.registrationMs);
  const photoOnce = onceAtATime<void>(limits.registrationMs);

  /**
   * Deletes files, and lets a slow storage end that after the answer. On failure the cleanup job
   * deletes them later, and the request still succeeds.
   */
  async function discard({ folders = [], raw = [] }: { folders?: string[]; raw?: string[] }) {
    const deleting = Promise.all([
      ...folders.map((folder) => media.deleteFolder(folder)),
      ...raw.map((key) => quarantine.delete(key)),
    ]).catch((error: unknown) => {
      log.warn({ err: error }, 'Unused files could not be deleted; the cleanup will try again');
    });
    await Promise.race([deleting, sleep(discardMs, undefined, { ref: false })]);
  }

  /** Looks where else a new photo is. On failure the job does it later. */
  async function compare(imageId: number): Promise<void> {
    try {
      await comparePhoto(sql, imageId);
    } catch (error) {
      log.warn({ err: error }, 'A new photo could not be compared; the job will try again');
    }
  }

  /** Finishes an upload and lets `keep` store the image; deletes its files when that fails. */
  async function finish<T>(upload: Upload, keep: (image: StoredImage) => Promise<T>) {
    const { key, folder } = upload;
    try {
      const kept = await keep(await finishUpload({ storage, worker }, upload));
      await discard({ raw: [key] });
      return kept;
    } catch (error) {
      // Another process may have registered it meanwhile and deleted the raw file.
      const now = await findUpload(sql, { key });
      if (now?.is_registered) return keep(nothing);
      // Deleting the listing or the account deletes the raw file, perhaps during this work.
      if (!now && !(error instanceof ProblemError)) {
        await discard({ folders: [folder], raw: [key] });
        throw noSuchUpload();
      }
      if (!(error instanceof ProblemError)) throw error;
      if (isHopeless(error)) {
        await deleteUpload(sql, key);
        await discard({ folders: [folder], raw: [key] });
      } else if (error.code === 'too_many_images') {
        // Keep the raw file: the user may delete an image and register this one again.
        await discard({ folders: [folder] });
      }
      throw error;
    }
  }

  return {
    async requestUpload(wanted) {
      if (wanted.listing_id !== null) await requireSpaceForImage(sql, wanted.listing_id);
      const upload = await issueUpload(sql, wanted);
      const { url, headers } = await quarantine.addressFor(upload);
      return {
        upload_url: url,
        method: 'PUT',
        headers,
        key: upload.key,
        public_url: photoAddress(mediaUrl, upload.folder),
        expires_at: upload.expires_at.toISOString(),
      };
    },

    async registerImage(viewer, listingId, { key, ...facts }) {
      const upload = await findUpload(sql, { key });
      if (!upload || !canRegisterForListing(viewer, upload, listingId)) throw noSuchUpload();
      const id = upload.is_registered
        ? requireImageId(upload)
        : await imageOnce(key, async () => {
            await requireSpaceForImage(sql, listingId);
            const place = { key, listing_id: listingId };
            const added = await finish(upload, (image) => insertImage(sql, place, image, facts));
            await compare(added);
            return added;
          });
      const [image] = await readImages(sql, mediaUrl, listingId, id);
      if (!image) throw new ProblemError('upload_used');
      return image;
    },

    async addFetched(listingId, file, options) {
      await requireSpaceForImage(sql, listingId);
      const folder = `listings/${randomToken()}`;
      const content_type = (await readImageType(file)) ?? '';
      const raw = { path: file, user_id: importsTurn, purpose: 'listing', content_type } as const;
      try {
        const added = await insertFetched(sql, listingId, await encode(deps, raw, folder), options);
        if (added === null) await discard({ folders: [folder] });
        else await compare(added);
        return added;
      } catch (error) {
        // After any other error the row may be there: the answer to a commit can be lost. The cleanup
        // job deletes the folder if it is not.
        if (error instanceof ProblemError) await discard({ folders: [folder] });
        throw error;
      }
    },

    async registerPhoto(viewer, publicUrl) {
      const folder = photoFolder(mediaUrl, publicUrl);
      const upload = folder === null ? null : await findUpload(sql, { folder });
      if (!upload || !canRegisterAsPhoto(viewer, upload)) throw noSuchUpload();
      await photoOnce(upload.key, async () => {
        const swap = () => swapPhoto(sql, { userId: viewer.user_id, url: publicUrl, upload });
        const old = upload.is_registered ? await swap() : await finish(upload, swap);
        await discard({ folders: ownFolders(old) });
      });
    },

    async removePhoto(userId) {
      const old = await swapPhoto(sql, { userId, url: null, upload: null });
      await discard({ folders: ownFolders(old) });
    },

    async deleteImage(listingId, id) {
      const key = await deleteImage(sql, listingId, id);
      if (key === null) return false;
      await discard({ folders: [parseFolder(key)].filter((folder) => folder !== null) });
      return true;
    },

    async deleteWithFiles(owner, deleteRows) {
      const folders = await listFolders(sql, mediaUrl, owner);
      const raw = await listRawKeys(sql, owner);
      const result = await deleteRows();
      await discard({ folders, raw });
      return result;
    },
  };

  function ownFolders(photoUrl: string | null): string[] {
    const folder = photoUrl === null ? null : photoFolder(mediaUrl, photoUrl);
    return folder === null ? [] : [folder];
  }
}

/** After these problems, the upload can never become an image. */
const isHopeless = ({ code }: ProblemError) =>
  ['image_refused', 'body_too_large', 'upload_expired', 'not_found'].includes(code);
const nothing: StoredImage = { width: 0, height: 0, placeholder: '', look: '', variants: [] };
const noSuchUpload = () => new ProblemError('not_found', { detail: 'You have no such upload' });

/**
 * Makes the finished files of an upload and stores them in its folder; keeps the raw file. Throws
 * `upload_missing`, `upload_expired`, `body_too_large` or `image_refused`.
 */
async function finishUpload(
  { storage, worker }: { storage: Storage; worker: ImageWorker },
  upload: Upload,
): Promise<StoredImage> {
  const { key, user_id, purpose, content_type, folder, size } = upload;
  if (upload.is_over) throw new ProblemError('upload_expired');
  const raw = await storage.quarantine.fetch(key, size ?? limits.imageBytes);
  if (raw === 'missing') throw new ProblemError('upload_missing');
  if (raw === 'too_large') throw new ProblemError('body_too_large');
  try {
    const file = { path: raw.path, user_id, purpose, content_type };
    return await encode({ storage, worker }, file, folder);
  } finally {
    await raw.release();
  }
}

/** Whose turn the photos of imports take: no user has this id. */
const importsTurn = -1;

interface RawFile {
  /** On the disk of this machine. */
  path: string;
  /** Whose turn it takes. */
  user_id: number;
  purpose: ImagePurpose;
  content_type: string;
}

/** Makes the finished files of a raw one and stores them in a folder. Throws `image_refused`. */
async function encode(
  { storage, worker }: { storage: Storage; worker: ImageWorker },
  { path: input, user_id, purpose, content_type }: RawFile,
  folder: string,
): Promise<StoredImage> {
  const output = await makeScratch('image');
  try {
    const job = { input, output, purpose, content_type };
    const { variants, ...facts } = await worker.finish(user_id, job);
    // All at once: a dozen small files, and each request may take seconds. After a failure the others
    // still end before the caller deletes the folder, or they would be written into it afterwards.
    const stored = await Promise.allSettled(
      variants.map(async ({ width, type, extension }): Promise<StoredVariant> => {
        const name = `${width}.${extension}`;
        await storage.media.put(`${folder}/${name}`, await readFile(path.join(output, name)));
        return { key: `${folder}/${name}`, width, type };
      }),
    );
    return { ...facts, variants: stored.map(valueOrThrow) };
  } catch (error) {
    if (!(error instanceof ImageRefused)) throw error;
    throw new ProblemError('image_refused', { detail: error.message });
  } finally {
    await rm(output, { recursive: true, force: true });
  }
}

function valueOrThrow<T>(result: PromiseSettledResult<T>): T {
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}

interface IssuedUpload {
  user_id: number;
  purpose: 'listing' | 'photo';
  listing_id: number | null;
}

/**
 * May this user register the file for this listing? Only if the upload address was issued for it.
 */
export function canRegisterForListing(
  viewer: Viewer,
  upload: IssuedUpload,
  listingId: number,
): boolean {
  const isTheirs = upload.user_id === viewer.user_id;
  return isTheirs && upload.purpose === 'listing' && upload.listing_id === listingId;
}

/** May this user register the file as their profile photo? */
export function canRegisterAsPhoto(viewer: Viewer, upload: IssuedUpload): boolean {
  return upload.user_id === viewer.user_id && upload.purpose === 'photo';
}
