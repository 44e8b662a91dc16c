import type { Crop, ImageSize } from '#machines/profile-photo.machine.ts';

/** In pixels: a smaller square would show a blurred face. */
const smallestSide = 160;

/** The largest square, centred. */
export function startingCrop({ width, height }: ImageSize): Crop {
  const side = Math.min(width, height);
  return { left: (width - side) / 2, top: (height - side) / 2, side };
}

/** Moves the square by pixels of the image, within its edges. */
export function movedCrop(crop: Crop, size: ImageSize, right: number, down: number): Crop {
  return within(size, { ...crop, left: crop.left + right, top: crop.top + down });
}

/** The square at `zoom` (1: as large as fits), around the same center as far as the edges allow. */
export function zoomedCrop(crop: Crop, size: ImageSize, zoom: number): Crop {
  const side = Math.min(size.width, size.height) / clamp(zoom, 1, largestZoom(size));
  const shift = (crop.side - side) / 2;
  return within(size, { left: crop.left + shift, top: crop.top + shift, side });
}

/** The zoom of the square: 1 when it is as large as fits. */
export const cropZoom = ({ side }: Crop, { width, height }: ImageSize) =>
  Math.min(width, height) / side;

/** The largest zoom that keeps enough pixels. */
export const largestZoom = ({ width, height }: ImageSize) =>
  Math.max(1, Math.min(width, height) / smallestSide);

function within({ width, height }: ImageSize, { left, top, side }: Crop): Crop {
  return { left: clamp(left, 0, width - side), top: clamp(top, 0, height - side), side };
}

const clamp = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most);
