import type { Crop, PictureSize } from '#machines/profile-photo.machine.ts';

/** Fewer pixels than this would make a blurred face. */
const smallestSide = 160;

/** The largest square, from the middle. */
export function startingCrop({ width, height }: PictureSize): Crop {
  const side = Math.min(width, height);
  return { left: (width - side) / 2, top: (height - side) / 2, side };
}

/** The square moved by so many pixels of the picture, never beyond its edges. */
export function movedCrop(crop: Crop, size: PictureSize, right: number, down: number): Crop {
  return within(size, { ...crop, left: crop.left + right, top: crop.top + down });
}

/** The square at `zoom` (1: as large as fits), around the same middle as far as the edges allow. */
export function zoomedCrop(crop: Crop, size: PictureSize, zoom: number): Crop {
  const side = Math.min(size.width, size.height) / clamp(zoom, 1, largestZoom(size));
  const shift = (crop.side - side) / 2;
  return within(size, { left: crop.left + shift, top: crop.top + shift, side });
}

/** How far into the picture the square is: 1 when it is as large as fits. */
export const zoomOf = ({ side }: Crop, { width, height }: PictureSize) =>
  Math.min(width, height) / side;

/** How far into the picture one may go. */
export const largestZoom = ({ width, height }: PictureSize) =>
  Math.max(1, Math.min(width, height) / smallestSide);

function within({ width, height }: PictureSize, { left, top, side }: Crop): Crop {
  return { left: clamp(left, 0, width - side), top: clamp(top, 0, height - side), side };
}

const clamp = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most);
