import sharp, { type OutputInfo, type Raw, type Sharp, type SharpOptions } from 'sharp';

export interface EncodedVariant {
  width: number;
  type: string;
  extension: string;
  data: Buffer;
}

export interface EncodedImage {
  /** Of the largest variant. */
  width: number;
  height: number;
  /** Mean colour as #rrggbb. */
  placeholder: string;
  variants: EncodedVariant[];
}

export interface ImagePlan {
  /** Ascending; the largest bounds the height too. Nothing is blown up, unless it is to be square. */
  widths: number[];
  /** Cuts the middle out. */
  square?: boolean;
  /** A JPEG of the largest width as well, for whoever knows nothing newer. */
  jpeg?: boolean;
  /** 0 to 9: seconds against bytes. */
  avifEffort?: number;
}

/** One of each a width; every browser since 2020 shows WebP, AVIF spares most of them a third. */
export const encodings = [
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
 * Encodes an image (its bytes, or the path of its file) at every width up to its own; orientation
 * applied, transparency made white, all metadata left behind. Rejects when it cannot be decoded
 * within the `guards`.
 */
export async function encodeImage(
  input: Buffer | string,
  { widths, square = false, jpeg: withJpeg = false, avifEffort = 4 }: ImagePlan,
  guards: SharpOptions & { seconds?: number } = {},
): Promise<EncodedImage> {
  const { seconds = 0, ...options } = guards;
  const largest = Math.max(...widths);
  const { orientation = 1 } = await sharp(input, options).metadata();
  // Shrunk while it is decoded and only then turned: the other way round, the whole image would
  // have to be in memory, where its format lets it come piece by piece.
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
  return { width, height, placeholder: await meanColour(decoded()), variants };
}

/** Two variants nearer to each other than this serve nobody. */
const worthwhile = 0.85;
const fitInside = { fit: 'inside', withoutEnlargement: true } as const;

const rawSize = ({ width, height, channels }: OutputInfo): Raw => ({ width, height, channels });

/** Undoes what the camera noted: EXIF orientations 1 to 8. sharp mirrors first, then turns. */
function turn(image: Sharp, orientation: number): Sharp {
  const degrees = [0, 0, 180, 0, 90, 90, 90, 270][orientation - 1] ?? 0;
  return image
    .rotate(degrees)
    .flip(orientation === 4 || orientation === 5)
    .flop(orientation === 2 || orientation === 7);
}

/** The mean colour of an image as #rrggbb. */
async function meanColour(image: Sharp): Promise<string> {
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
