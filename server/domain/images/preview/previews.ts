import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { mailMapSize, previewMapSize, previewSize } from '#contract/listings/preview.ts';
import { drawStillMap, type LandPack } from '#domain/places/public.ts';
import { roundLocation, shownRadiusKm } from '#geometry/shown-location.ts';
import type { LatLng } from '#geometry/mercator.ts';
import type { Sql } from '#platform/database/sql.ts';
import type { Log } from '#platform/log.ts';
import { onceAtATime } from '#platform/once-at-a-time.ts';
import { makeScratch } from '#platform/storage/files.ts';
import type { MediaStore } from '#platform/storage/storage.ts';
import { ImageRefused, type PreviewMap, type PreviewTexts } from '../image-job.ts';
import type { ImageWorker } from '../image-worker.ts';
import type { StoredVariant } from '../listing-images.ts';
import type { Language } from '#contract/languages.ts';
import { drawable, previewTexts } from './preview-texts.ts';

/** The images that other services and mails show of a listing. */
export interface Previews {
  /** The preview of a listing that anyone may see; null for any other. */
  find(listingId: number, language: Language): Promise<Preview | null>;
  /** The small map of such a listing that mails show, a PNG; null when it has no location either. */
  findMap(listingId: number): Promise<Preview | null>;
}

export interface Preview {
  /** Changes when the image would. */
  etag: string;
  /** The file. Rejects with a ProblemError while too many wait, or with ImageRefused. */
  draw(): Promise<Buffer<ArrayBuffer>>;
}

interface Deps {
  sql: Sql;
  media: Pick<MediaStore, 'get'>;
  worker: Pick<ImageWorker, 'draw'>;
  log: Log;
  land: LandPack;
}

/** Previews have about 60 kB each. */
const maxCached = 100;
/** From here one sees the town around a room. */
const mapZoom = 12.5;
/** The map of a mail is small, and sharp on fine screens. */
const mailMapZoom = 13.5;
const longestName = 24;
/** With the wait for the image process. */
const drawingMs = 120_000;
/** Increase it when previews look different, so that caches ask for the new ones. */
const designVersion = 3;
const background = path.join(import.meta.dirname, 'background.png');
const font = path.join(import.meta.dirname, 'inter-semibold.ttf');

/**
 * Makes previews when they are asked for: of the cover, or drawn with title, rent and place. The
 * last ones stay in memory under a hash of what they show, so listings that look alike share one.
 */
export function createPreviews({ sql, media, worker, log, land }: Deps): Previews {
  const cached = new Map<string, Buffer<ArrayBuffer>>();
  const once = onceAtATime<Buffer<ArrayBuffer>>(drawingMs);

  async function make(
    texts: PreviewTexts,
    center: LatLng | null,
    cover: string | null,
  ): Promise<Buffer<ArrayBuffer>> {
    return inScratch(async (folder, output) => {
      const photo = cover === null ? null : await copyPhoto(cover, folder);
      const { width, height } = previewMapSize;
      const map =
        cover === null && center
          ? await drawLand(center, folder, {
              zoom: mapZoom,
              width: 2 * width,
              height: 2 * height,
            })
          : null;
      const job = { purpose: 'preview', texts, map, output, background, font } as const;
      await worker.draw({ ...job, photo }).catch(async (error: unknown) => {
        if (photo === null || !(error instanceof ImageRefused)) throw error;
        log.warn(
          { err: error, key: cover },
          'A stored photo cannot be read; a preview does without',
        );
        await worker.draw({ ...job, photo: null });
      });
    });
  }

  async function makeMap(center: LatLng): Promise<Buffer<ArrayBuffer>> {
    return inScratch(async (folder, output) => {
      const { width, height } = mailMapSize;
      const size = { width: 4 * width, height: 4 * height };
      const map = await drawLand(center, folder, { zoom: mailMapZoom, ...size });
      await worker.draw({ purpose: 'map', map, output, font });
    });
  }

  /** Runs `draw`, which writes a file into a folder, and reads that file. */
  async function inScratch(
    draw: (folder: string, output: string) => Promise<void>,
  ): Promise<Buffer<ArrayBuffer>> {
    const folder = await makeScratch('image');
    try {
      const output = path.join(folder, 'drawn');
      await draw(folder, output);
      return await readFile(output);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async function copyPhoto(key: string, folder: string): Promise<string | null> {
    const photo = await media.get(key);
    if (!photo) return null;
    const file = path.join(folder, 'photo');
    await writeFile(file, photo);
    return file;
  }

  async function drawLand(
    center: LatLng,
    folder: string,
    size: { zoom: number; width: number; height: number },
  ): Promise<PreviewMap> {
    const drawn = drawStillMap(land, { center, km: shownRadiusKm, ...size });
    const pixels = path.join(folder, 'map');
    await writeFile(pixels, drawn.pixels);
    const names = drawn.towns.map(({ name, left, top }) => ({
      text: drawable(name, longestName),
      left,
      top,
    }));
    return { pixels, names, width: size.width, height: size.height };
  }

  /** The image that shows this, drawn once and kept. */
  function keep(shown: unknown, draw: () => Promise<Buffer<ArrayBuffer>>): Preview {
    const hash = createHash('sha256').update(JSON.stringify([designVersion, shown]));
    const etag = `"${hash.digest('base64url').slice(0, 27)}"`;
    return {
      etag,
      async draw() {
        const image = cached.get(etag) ?? (await once(etag, draw));
        // Set anew, so that the oldest is the one that nobody has asked for.
        cached.delete(etag);
        cached.set(etag, image);
        const [oldest] = cached.keys();
        if (cached.size > maxCached && oldest !== undefined) cached.delete(oldest);
        return image;
      },
    };
  }

  return {
    async find(listingId, language) {
      const [listing] = await sql<PreviewedListing[]>`
        select l.title, l.public_address as place, l.latitude, l.longitude,
          l.monthly_rent, l.monthly_bills,
          l.currency, (
          select image.variants from listing_images image where image.listing_id = l.id
          order by image.position, image.id limit 1) as variants
        from listings l where l.id = ${listingId} and l.status = 'active'`;
      if (!listing) return null;
      const texts = previewTexts(listing, language);
      const cover = coverFile(listing.variants ?? []);
      const center = stillMapCenter(listing);
      const shown = cover ?? [texts, center];
      return keep(shown, () => make(texts, center, cover));
    },

    async findMap(listingId) {
      const [listing] = await sql<Pick<PreviewedListing, 'latitude' | 'longitude'>[]>`
        select latitude, longitude from listings where id = ${listingId} and status = 'active'`;
      const center = listing ? stillMapCenter(listing) : null;
      return center && keep(['map', center], () => makeMap(center));
    },
  };
}

interface PreviewedListing {
  title: string;
  place: string;
  latitude: number | null;
  longitude: number | null;
  monthly_rent: number;
  monthly_bills: number | null;
  currency: string;
  variants: StoredVariant[] | null;
}

const stillMapCenter = ({
  latitude: lat,
  longitude: lng,
}: Pick<PreviewedListing, 'latitude' | 'longitude'>): LatLng | null =>
  lat === null || lng === null ? null : roundLocation({ lat, lng });

/** The smallest file that fills a preview, or the largest there is, in a format that we decode. */
function coverFile(variants: StoredVariant[]): string | null {
  const readable = variants
    .filter(({ type }) => type === 'image/jpeg' || type === 'image/webp')
    .toSorted((one, other) => one.width - other.width);
  const chosen = readable.find(({ width }) => width >= previewSize.width) ?? readable.at(-1);
  return chosen?.key ?? null;
}
