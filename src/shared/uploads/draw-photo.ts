/** A canvas of a page, or of a worker. */
export type PhotoCanvas = HTMLCanvasElement | OffscreenCanvas;

/** Draws onto a new canvas of this size, on white: JPEG has no transparency. */
export function drawPhoto(
  size: { width: number; height: number },
  draw: (context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D) => void,
): PhotoCanvas {
  const width = Math.max(1, Math.round(size.width));
  const height = Math.max(1, Math.round(size.height));
  const canvas = createCanvas(width, height);
  const context = contextFor(canvas);
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  draw(context);
  return canvas;
}

/** Draws a decoded photo so that no side is longer than this, and never enlarges it. */
export function drawFitting(
  photo: { source: CanvasImageSource; width: number; height: number },
  sidePx: number,
): PhotoCanvas {
  const scale = Math.min(1, sidePx / Math.max(photo.width, photo.height));
  const size = { width: photo.width * scale, height: photo.height * scale };
  return drawPhoto(size, (context) => {
    context.drawImage(photo.source, 0, 0, context.canvas.width, context.canvas.height);
  });
}

/** All pixels of a canvas: four bytes each. */
export function readPixels(canvas: PhotoCanvas): ImageData {
  return contextFor(canvas).getImageData(0, 0, canvas.width, canvas.height);
}

/** Encodes a canvas as JPEG, which has no metadata. Rejects when it is too large for the browser. */
export function encodeJpeg(canvas: PhotoCanvas, quality: number): Promise<Blob> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type: 'image/jpeg', quality });
  return new Promise((resolve, reject) => {
    const settle = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('The canvas could not be encoded'));
    canvas.toBlob(settle, 'image/jpeg', quality);
  });
}

function createCanvas(width: number, height: number): PhotoCanvas {
  if ('OffscreenCanvas' in globalThis) return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement('canvas'), { width, height });
}

function contextFor(canvas: PhotoCanvas) {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no memory for another canvas');
  return context;
}
