import { expect } from '../../run/expect.ts';
import type { UploadFailure } from '#machines/upload-problem.ts';
import type { Shown } from '../../model.ts';
import { tileOf, type UploadWorld } from './steps.ts';

const reasons: Partial<Record<UploadFailure, RegExp>> = {
  empty: /There is nothing in this file/,
  wrongType: /Only JPEG, PNG and WebP/,
  tooLarge: /Larger than 15 MB/,
  unreadable: /cannot be read any more/,
  uploadFailed: /Failed to upload file/,
  serverTrouble: /RoomieRadar has trouble/,
};

/** A state that says so at the photo. */
export const seeAt = (words: string, shown: RegExp): Shown<UploadWorld> => ({
  words: `“${words}”`,
  see: (world) => expect(tileOf(world)).toContainText(shown),
});

export const seeFailure: Shown<UploadWorld>['see'] = async (world, { told }) => {
  const { failure } = told as { failure: UploadFailure };
  const tile = tileOf(world);
  await expect(tile).toContainText(reasons[failure] ?? /$^/);
  // Something can be done about it: at least, to take it away.
  await expect(tile.getByRole('button', { name: /^Cancel photo/ })).toBeEnabled();
};

export const seeCancelled: Shown<UploadWorld>['see'] = async ({ page }) => {
  await expect(page.getByText('Photo removed').last()).toBeVisible();
  // A hand on it keeps it from going while others look.
  await page.getByRole('button', { name: 'Undo' }).last().hover();
};

export const seeDone: Shown<UploadWorld>['see'] = async (world) => {
  await expect(tileOf(world)).toHaveAttribute('data-image', /^image-/);
  await expect(tileOf(world).getByRole('button', { name: /^Remove photo/ })).toBeVisible();
};
