import type { Crop, PictureSize } from '#machines/profile-photo.machine.ts';

/** Longest side of a photo that is sent, in pixels: more than the largest variant made of it. */
const sentSide = 1024;
const jpegQuality = 0.9;

/** How large a picture is, upright. Rejects when the browser cannot read it as one. */
export async function measurePicture(file: Blob): Promise<PictureSize> {
  const picture = await createImageBitmap(file);
  const { width, height } = picture;
  picture.close();
  return { width, height };
}

/** Cuts the square out of a picture and makes a JPEG of it. */
export async function cutSquare(file: Blob, { left, top, side }: Crop): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.round(Math.min(side, sentSide));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas to spare');
  // JPEG knows no transparency; without this it would turn black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made'))),
      'image/jpeg',
      jpegQuality,
    );
  });
}
