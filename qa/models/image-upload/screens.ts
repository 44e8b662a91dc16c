import { expect } from '../../run/expect.ts';
import type { UploadFailure } from '#machines/upload-problem.ts';
import type { Shown } from '#xstate-paths';
import { lastTile, type UploadWorld } from './steps.ts';

const reasons: Partial<Record<UploadFailure, RegExp>> = {
  empty: /This file is empty/,
  wrongType: /Only JPEG, PNG and WebP/,
  tooLarge: /Larger than 200 MB/,
  damaged: /damaged or cut off/,
  unreadable: /can no longer be read/,
  uploadFailed: /Failed to upload file/,
  serverTrouble: /Something went wrong at RoomieRadar/,
};

/** Another try would fail like this one. */
const hopeless: ReadonlySet<UploadFailure> = new Set(['empty', 'wrongType', 'tooLarge', 'damaged']);

/** A state that the photo's tile shows. */
export const showsInTile = (label: string, shown: RegExp | string = label): Shown<UploadWorld> => ({
  label: `“${label}”`,
  expectShown: (world) => expect(lastTile(world)).toContainText(shown),
});

export const expectFailure: Shown<UploadWorld>['expectShown'] = async (world, { context }) => {
  const { failure } = context as { failure: UploadFailure };
  const tile = lastTile(world);
  await expect(tile).toContainText(reasons[failure] ?? /$^/);
  const retry = tile.getByRole('button', { name: /^Try/ });
  await expect(retry).toHaveCount(hopeless.has(failure) ? 0 : 1);
  // The user can at least remove it.
  await expect(tile.getByRole('button', { name: /^Cancel photo/ })).toBeEnabled();
};

export const expectCancelled: Shown<UploadWorld>['expectShown'] = async ({ page }) => {
  await expect(page.getByText('Photo removed').last()).toBeVisible();
  // A pointer over the toast keeps it open.
  await page.getByRole('button', { name: 'Undo' }).last().hover();
};

export const expectDone: Shown<UploadWorld>['expectShown'] = async (world) => {
  await expect(lastTile(world)).toHaveAttribute('data-image', /^image-/);
  await expect(lastTile(world).getByRole('button', { name: /^Remove photo/ })).toBeVisible();
};
