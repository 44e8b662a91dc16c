import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { limits } from '#contract/limits.ts';
import type { Pool } from '#platform/database/sql.ts';
import type { ListingImage } from '#contract/images/image.ts';
import { ProblemError } from '#platform/http/problem.ts';
import type { Log } from '#platform/log.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { makeScratch } from '#platform/storage/files.ts';
import type { Storage } from '#platform/storage/storage.ts';
import {
  folderOfKey,
  listFolders,
  photoAddress,
  photoFolder,
  listRawKeys,
  type Owner,
} from './folders.ts';
import { ImageRefused } from './image-job.ts';
import {
  deleteImage,
  insertImage,
  readImages,
  registeredId,
  requireSpaceForImage,
  type StoredImage,
  type StoredVariant,
} from './listing-images.ts';
import { onceAtATime } from '#platform/once-at-a-time.ts';
import type { ImageWorker } from './image-worker.ts';
import { comparePhoto } from './same-photos.ts';
import { swapPhoto } from './profile-photo.ts';
import {
  findUpload,
  deleteUpload,
  issueUpload,
  registrationGraceMs,
  type Upload,
} from './uploads.ts';

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

/** The images that users upload, from the upload address to finished files and their rows. */
export function createImages({ sql, storage, worker, log }: ImagesDeps): Images {
  const { media, quarantine, mediaUrl } = storage;
  const imageOnce = onceAtATime<number>();
  const photoOnce = onceAtATime<void>();

  /**
   * Deletes files. On failure the cleanup job deletes them later, and the request still succeeds.
   */
  async function discard(what: { folders?: string[]; raw?: string[] }): Promise<void> {
    try {
      for (const folder of what.folders ?? []) await media.deleteFolder(folder);
      for (const key of what.raw ?? []) await quarantine.delete(key);
    } catch (error) {
      log.warn({ err: error }, 'Unused files could not be deleted; the cleanup will try again');
    }
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
        ? registeredId(upload)
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
      await discard({ folders: [folderOfKey(key)].filter((folder) => folder !== null) });
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
  if (upload.expires_at.getTime() + registrationGraceMs < Date.now()) {
    throw new ProblemError('upload_expired');
  }
  const raw = await storage.quarantine.fetch(key, size ?? limits.imageBytes);
  if (raw === 'missing') throw new ProblemError('upload_missing');
  if (raw === 'too_large') throw new ProblemError('body_too_large');
  const output = await makeScratch('image');
  try {
    const job = { input: raw.path, output, purpose, content_type };
    const { variants, ...facts } = await worker.finish(user_id, job);
    const stored: StoredVariant[] = [];
    for (const { width, type, extension } of variants) {
      const name = `${width}.${extension}`;
      await storage.media.put(`${folder}/${name}`, await readFile(path.join(output, name)));
      stored.push({ key: `${folder}/${name}`, width, type });
    }
    return { ...facts, variants: stored };
  } catch (error) {
    if (!(error instanceof ImageRefused)) throw error;
    throw new ProblemError('image_refused', { detail: error.message });
  } finally {
    await raw.release();
    await rm(output, { recursive: true, force: true });
  }
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
