/**
 * The files that reach us without their end are mostly JPEGs whose copying broke off. Every viewer
 * shows them, so a JPEG is taken that lacks at most this share of its rows.
 */
const maxMissingShare = 0.1;

/** Decoders fill what a JPEG lacks with this gray. */
const fillerGray = 128;

interface Pixels {
  data: Uint8Array | Uint8ClampedArray;
  width: number;
  height: number;
  /** 1 for gray, 3 for colors, 4 for colors with opacity. */
  channels: 1 | 3 | 4;
}

/**
 * Does a JPEG that was cut off show most of its image? `bytes` is the file, `pixels` what a decoder
 * made of it.
 */
export function showsMost(bytes: Uint8Array, pixels: Pixels): boolean {
  return missingShare(pixels) <= maxMissingShare && hasFinestScan(bytes);
}

/** The share of rows, counted from the bottom, in which a decoder had nothing to show. */
function missingShare({ data, width, height, channels }: Pixels): number {
  const colors = Math.min(channels, 3);
  const isFiller = (row: number) => {
    for (let at = row * width * channels; at < (row + 1) * width * channels; at += channels) {
      for (let color = 0; color < colors; color += 1) {
        if (Math.abs((data[at + color] ?? 0) - fillerGray) > 1) return false;
      }
    }
    return true;
  };
  let missing = 0;
  while (missing < height && isFiller(height - 1 - missing)) missing += 1;
  return missing / height;
}

const startOfScan = 0xda;
const progressiveFrame = 0xc2;

/**
 * A progressive JPEG draws the whole image coarsely and refines it scan by scan, so it lacks no
 * rows. It must have begun the last refinement of its brightness, the first component. Other JPEGs
 * have one scan.
 */
function hasFinestScan(bytes: Uint8Array): boolean {
  let isProgressive = false;
  let brightness: number | undefined;
  for (const { marker, body } of segments(bytes)) {
    if (marker === progressiveFrame) isProgressive = true;
    if (marker !== startOfScan) continue;
    if (!isProgressive) return true;
    const [components = 0, component] = body;
    const [firstFrequency = 0, , approximation = 0] = body.subarray(1 + 2 * components);
    brightness ??= component;
    const isFinest = firstFrequency > 0 && (approximation & 15) === 0;
    if (component === brightness && isFinest) return true;
  }
  return false;
}

/** The segments of a JPEG. Between them is what scans consist of, in which 0xff is escaped. */
function* segments(bytes: Uint8Array): Generator<{ marker: number; body: Uint8Array }> {
  for (let at = 2; at + 4 <= bytes.length;) {
    const marker = bytes[at + 1] ?? 0;
    const isSegment = bytes[at] === 0xff && marker >= 0xc0 && !(marker >= 0xd0 && marker <= 0xd9);
    if (!isSegment) {
      at = bytes.indexOf(0xff, at + 1);
      if (at === -1) return;
      continue;
    }
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
    yield { marker, body: bytes.subarray(at + 4, at + 2 + length) };
    at += 2 + length;
  }
}
