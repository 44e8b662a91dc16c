import sharp, { type OutputInfo, type Raw, type Sharp, type SharpOptions } from 'sharp';
import { lookSide } from './perceptual-hash.ts';

export interface EncodedVariant {
  width: number;
  type: string;
  extension: string;
  data: Buffer;
}

export interface EncodedImage {
  /** The size of the largest variant, in pixels. */
  width: number;
  height: number;
  /** The average color as #rrggbb. */
  placeholder: string;
  /** The small gray picture of perceptual-hash.ts, in base64. */
  look: string;
  variants: EncodedVariant[];
}

export interface ImagePlan {
  /** Ascending. The largest also limits the height. Only square images are enlarged. */
  widths: number[];
  /** Crops the image to its center. */
  square?: boolean;
  /** Also makes a JPEG of the largest width, for clients without newer formats. */
  jpeg?: boolean;
  /** 0 to 9: higher is slower and makes smaller files. */
  avifEffort?: number;
}

/** Each width is encoded in both. Every browser since 2020 shows WebP; AVIF is a third smaller. */
const encodings = [
  {
    type: 'image/avif',
    extension: 'avif',
    encode: (image: Sharp, effort: number) =>
      image.avif({ quality: 48, effort, chromaSubsampling: '4:2:0' }),
  },
  {
    type: 'image/webp',
    extension: 'webp',
    encode: (image: Sharp) => image.webp({ quality: 76 }),
  },
];

const jpeg = { type: 'image/jpeg', extension: 'jpg' };

/**
 * Encodes an image (its bytes, or the path of its file) at every width up to its own. Applies the
 * orientation, makes transparency white and removes all metadata. Rejects when the image cannot be
 * decoded within the `guards`.
 */
export async function encodeImage(
  input: Buffer | string,
  { widths, square = false, jpeg: withJpeg = false, avifEffort = 4 }: ImagePlan,
  guards: SharpOptions & { seconds?: number } = {},
): Promise<EncodedImage> {
  const { seconds = 0, ...options } = guards;
  const largest = Math.max(...widths);
  const { orientation = 1 } = await sharp(input, options).metadata();
  // Shrink during decoding and rotate afterwards. In the other order the whole image would have to
  // be in memory, even when its format can be decoded in parts.
  const shrunk = await sharp(input, options)
    .timeout({ seconds })
    .resize({ width: largest, height: largest, ...(square ? {} : fitInside) })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const upright = await turn(sharp(shrunk.data, { raw: rawSize(shrunk.info) }), orientation)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = upright.info;
  const decoded = () => sharp(upright.data, { raw: rawSize(upright.info) });
  const targets = [...widths.filter((target) => target < width * worthwhile), width];
  const variants: EncodedVariant[] = [];
  for (const target of targets) {
    for (const { type, extension, encode } of encodings) {
      const data = await encode(decoded().resize(target), avifEffort).toBuffer();
      variants.push({ width: target, type, extension, data });
    }
  }
  if (withJpeg) {
    const data = await decoded().jpeg({ quality: 80, mozjpeg: true }).toBuffer();
    variants.push({ width, ...jpeg, data });
  }
  const [placeholder, look] = [await meanColor(decoded()), await lookAt(decoded())];
  return { width, height, placeholder, look: look.toString('base64'), variants };
}

/** The small gray picture from which photos are recognized, see perceptual-hash.ts. */
export const lookAt = (image: Sharp): Promise<Buffer> =>
  image
    .removeAlpha()
    .toColourspace('srgb')
    .greyscale()
    .resize(lookSide, lookSide, { fit: 'fill', kernel: 'cubic' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();

/** A smaller variant is made only when it is narrower than this share of the image. */
const worthwhile = 0.85;
const fitInside = { fit: 'inside', withoutEnlargement: true } as const;

const rawSize = ({ width, height, channels }: OutputInfo): Raw => ({ width, height, channels });

/** Applies the EXIF orientation, 1 to 8. sharp mirrors first, then rotates. */
function turn(image: Sharp, orientation: number): Sharp {
  const degrees = [0, 0, 180, 0, 90, 90, 90, 270][orientation - 1] ?? 0;
  return image
    .rotate(degrees)
    .flip(orientation === 4 || orientation === 5)
    .flop(orientation === 2 || orientation === 7);
}

/** The average color of an image as #rrggbb. */
async function meanColor(image: Sharp): Promise<string> {
  const { data, info } = await image
    .resize(32)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { channels } = await sharp(data, { raw: rawSize(info) }).stats();
  const parts = channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'));
  return `#${parts.join('')}`;
}
