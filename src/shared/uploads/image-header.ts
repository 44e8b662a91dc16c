/** The size that a file says it has, in pixels, before its EXIF orientation (1 to 8) is applied. */
export interface ImageHeader {
  width: number;
  height: number;
  orientation: number;
}

/**
 * Reads the header of a JPEG, PNG or WebP; null for other types and for a header that is damaged.
 * Nothing is decoded and only a few bytes are read: 200 megapixels would take 800 MB.
 */
export async function readImageHeader(file: Blob, type: string): Promise<ImageHeader | null> {
  if (type === 'image/jpeg') return readJpegHeader(file);
  const view = await readBytes(file, 0, 30);
  if (view.byteLength < 30) return null;
  const size = readers.get(type)?.(view);
  return size ? { ...size, orientation: 1 } : null;
}

type Size = Pick<ImageHeader, 'width' | 'height'>;

const readPngSize = (view: DataView): Size => ({
  width: view.getUint32(16),
  height: view.getUint32(20),
});

/** A WebP begins with one of three chunks, each of which has the size elsewhere. */
function readWebpSize(view: DataView): Size | null {
  const chunk = String.fromCharCode(...new Uint8Array(view.buffer, 12, 4));
  if (chunk === 'VP8 ') {
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  }
  if (chunk === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (chunk !== 'VP8X') return null;
  const sideAt = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16) + 1;
  return { width: sideAt(24), height: sideAt(27) };
}

const readers = new Map(
  Object.entries<(view: DataView) => Size | null>({
    'image/png': readPngSize,
    'image/webp': readWebpSize,
  }),
);

const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Goes from segment to segment: cameras write up to a megabyte of metadata before the size. */
async function readJpegHeader(file: Blob): Promise<ImageHeader | null> {
  let orientation = 1;
  for (let at = 2; ;) {
    const view = await readBytes(file, at, 64);
    if (view.byteLength < 9 || view.getUint8(0) !== 0xff) return null;
    const marker = view.getUint8(1);
    if (isFrame(marker))
      return { width: view.getUint16(7), height: view.getUint16(5), orientation };
    const length = 2 + view.getUint16(2);
    const isExif = marker === 0xe1 && view.getUint32(4) === 0x45786966;
    if (isExif) orientation = readOrientation(await readBytes(file, at + 10, length - 10));
    at += length;
  }
}

const orientationTag = 0x0112;

/** The orientation in the first directory of EXIF data; 1 where there is none. */
function readOrientation(exif: DataView): number {
  try {
    const isLittle = exif.getUint16(0) === 0x4949;
    const directory = exif.getUint32(4, isLittle);
    const entries = exif.getUint16(directory, isLittle);
    for (let entry = 0; entry < entries; entry += 1) {
      const at = directory + 2 + 12 * entry;
      if (exif.getUint16(at, isLittle) === orientationTag) return exif.getUint16(at + 8, isLittle);
    }
  } catch (error) {
    // The data ends before what it names.
    if (!(error instanceof RangeError)) throw error;
  }
  return 1;
}

async function readBytes(file: Blob, at: number, length: number): Promise<DataView> {
  return new DataView(await file.slice(at, at + length).arrayBuffer());
}
