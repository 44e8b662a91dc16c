import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator } from '@playwright/test';
import { expect } from '../../run/expect.ts';
import type { Path } from '#xstate-paths';
import {
  resetConnection,
  refuseConnection,
  pass,
  problem,
  type Call,
  type CallOutcome,
} from '../../run/call-interceptor.ts';
import { callAs, signInOnboarded } from '../../run/sign-in.ts';
import type { World } from '../../run/world.ts';
import { postListing } from '../post-listing.ts';
import { makePhotoFiles, type FileKind, type PhotoFiles } from './image-files.ts';
import { openSlowLine, type SlowLine } from './slow-line.ts';

export interface UploadWorld extends World {
  files: PhotoFiles;
  /** The connection of the file that is under way, if one is. */
  line: SlowLine | null;
  listingId: number;
  token: string;
  /** How many files were refused or broke off so far; each time another way. */
  refusals: number;
}

/** The tile of the photo that the path is about: the last one. */
export const lastTile = ({ page }: World): Locator => page.locator('[data-image]').last();

/** Signs in a user with a listing and makes files of each kind. */
export async function prepareUploads(world: UploadWorld): Promise<void> {
  // Paths run in parallel: each has files of its own.
  const folder = await mkdtemp(path.join(tmpdir(), 'roomieradar-photos-'));
  world.context.on('close', () => void rm(folder, { recursive: true, force: true }));
  world.files = await makePhotoFiles(folder);
  world.token = (await signInOnboarded(world)).access_token;
  world.refusals = 0;
  world.line = null;
  world.context.on('close', () => world.line?.close());
  world.listingId = await postListing(world, world.token);
}

/** Opens the listing's editor with the file chosen and not yet checked. */
export async function openUploads(world: UploadWorld, { from }: Path): Promise<void> {
  const { page, files } = world;
  const { fileId } = from.context as { fileId: FileKind };
  // The number of progress events is not predictable.
  world.incidental.add('uploading · bytes.sent · 0');
  page.on('dialog', (dialog) => void dialog.accept());
  const fillerBytes = (await stat(files.filler)).size;
  await world.holdCalls(['requestUpload', 'sendFile', 'registerImage'], {
    isIgnored: (request) =>
      (request.postDataJSON() as { size?: number } | null)?.size === fillerBytes,
  });
  await page.goto(`/listings/${world.listingId}/edit?step=photos`);
  if (fileId === 'queued') {
    await choose(world, [files.filler, files.filler, files.filler]);
    await expect(page.getByText('Starting…')).toHaveCount(3);
  }
  await holdPreparation(world);
  await choose(world, [files[fileId]]);
}

/** Holds the next file before it is checked, and again before it is decoded. */
export async function holdPreparation(world: UploadWorld): Promise<void> {
  await world.harness('holdFileReads');
  await world.harness('holdWorkers');
}

async function choose({ page }: UploadWorld, files: string[]): Promise<void> {
  await page.getByLabel('Photos', { exact: true }).setInputFiles(files);
}

/** Sends a part of the file; the rest stays on its way. */
export async function sendSlowly(world: UploadWorld): Promise<void> {
  world.line?.close();
  const line = await openSlowLine(world.url);
  world.line = line;
  await world.calls.settle('sendFile', (route) => {
    const { pathname, search } = new URL(route.request().url());
    return route.continue({ url: `${line.url}${pathname}${search}` });
  });
  await expect(lastTile(world)).toContainText(/Uploading, [1-9]\d?%/);
}

/** A file under way was passed on already; it arrives once the line is fast. */
export async function letArrive(world: UploadWorld, isUnderWay: boolean): Promise<void> {
  if (!isUnderWay) return world.calls.settle('sendFile', pass);
  world.line?.speedUp();
}

/** Takes the device offline while a file is under way. */
export async function cutOff({ line, context }: UploadWorld): Promise<void> {
  await context.setOffline(true);
  line?.breakOff();
}

/** Brings the device back online. */
export async function goOnline({ context }: UploadWorld): Promise<void> {
  await context.setOffline(false);
}

const outcomes: Record<string, CallOutcome> = {
  cut: resetConnection,
  down: refuseConnection,
  unavailable: problem(503, 'unavailable'),
  busy: problem(429, 'rate_limited'),
  trouble: problem(500, 'internal_error'),
  expired: problem(410, 'upload_expired'),
  addressExpired: problem(410, 'upload_expired'),
};
const refusals: CallOutcome[] = [
  problem(403, 'forbidden'),
  resetConnection,
  problem(500, 'internal_error'),
];

/** Makes this call fail in the named way. */
export async function fail(world: UploadWorld, call: Call, by: string): Promise<void> {
  const { context, calls } = world;
  if (by === 'offline') {
    return calls.settle(call, async (route) => {
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    });
  }
  const outcome =
    by === 'uploadFailed' ? refusals[world.refusals++ % refusals.length] : outcomes[by];
  if (!outcome) throw new Error(`There is no fault named "${by}"`);
  await calls.settle(call, outcome);
}

/**
 * Removes all faults and finishes the upload as a user would. Whatever was retried, the listing has
 * the image once, or not at all.
 */
export async function endUpload(world: UploadWorld, { from, steps }: Path): Promise<void> {
  const { page, calls, request, url, listingId, token } = world;
  const { fileId } = from.context as { fileId: FileKind };
  if (fileId === 'queued' || steps.at(-1)?.to.value === 'cancelled') return;
  await goOnline(world);
  world.line?.speedUp();
  calls.releaseAll();
  await world.harness('releaseFileReads', 'read');
  await world.harness('releaseWorkers');
  await world.harness('runHeldTimers');
  const image = page.locator('[data-image^="image-"]');
  const retry = lastTile(world).getByRole('button', { name: /^Try/ });
  const refused = lastTile(world).getByText(/Only JPEG|is empty|Larger|damaged/);
  await expect(async () => {
    if ((await retry.count()) > 0) await retry.click({ timeout: 500 }).catch(() => undefined);
    expect((await image.count()) + (await refused.count())).toBe(1);
  }).toPass({ timeout: 30_000 });
  const params = { id: listingId };
  const { images } = (await callAs(request, url, token, 'getListing', { params })) as {
    images: unknown[];
  };
  const canBeThere = fileId === 'photo' || fileId === 'big';
  expect(images).toHaveLength(canBeThere ? 1 : 0);
}
