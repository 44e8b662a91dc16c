import sharp, { type Sharp } from 'sharp';

export interface EncodedVariant {
  width: number;
  type: string;
  extension: string;
  data: Buffer;
}

export interface EncodedPicture {
  width: number;
  height: number;
  /** Mean colour as #rrggbb. */
  placeholder: string;
  variants: EncodedVariant[];
}

/** One encoding a width; every browser since 2020 shows WebP, AVIF spares most of them a third. */
const encodings = [
  {
    type: 'image/avif',
    extension: 'avif',
    encode: (image: Sharp, effort: number) => image.avif({ quality: 48, effort }),
  },
  {
    type: 'image/webp',
    extension: 'webp',
    encode: (image: Sharp) => image.webp({ quality: 76 }),
  },
];

/**
 * Encodes a picture at every width up to its own; orientation applied, all metadata left behind.
 * `avifEffort` 0 to 9: seconds against bytes.
 */
export async function encodePicture(
  input: Buffer,
  { widths, avifEffort = 4 }: { widths: number[]; avifEffort?: number },
): Promise<EncodedPicture> {
  const { data: raw, info } = await sharp(input)
    .rotate()
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const decoded = () => sharp(raw, { raw: { width, height, channels } });
  const largest = Math.min(width, Math.max(...widths));
  const targets = [...new Set([...widths.filter((target) => target < largest), largest])];
  const variants: EncodedVariant[] = [];
  for (const target of targets) {
    for (const { type, extension, encode } of encodings) {
      const data = await encode(decoded().resize(target), avifEffort).toBuffer();
      variants.push({ width: target, type, extension, data });
    }
  }
  return { width, height, placeholder: await meanColour(input), variants };
}

/** The mean colour of a picture as #rrggbb. */
export async function meanColour(input: Buffer): Promise<string> {
  const small = await sharp(input).resize(32).removeAlpha().toBuffer();
  const { channels } = await sharp(small).stats();
  const parts = channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'));
  return `#${parts.join('')}`;
}
