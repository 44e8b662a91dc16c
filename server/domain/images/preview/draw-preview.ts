import sharp, { type OverlayOptions, type SharpOptions } from 'sharp';
import { readFile } from 'node:fs/promises';
import { previewSize } from '#contract/listings/preview.ts';
import type { MapJob, PreviewJob, PreviewMap } from '../image-job.ts';

/** The family of the font that comes with the server. A comma ends a name that has spaces. */
const family = 'Inter SemiBold,';
/** Where the texts stand, clear of the drawing on the right. */
const left = 80;
const width = 760;
/** The map names at most this many towns. */
const maxNames = 12;
/** Pixels of their letters; mails show the map at half its size. */
const [previewLetters, mailLetters] = [20, 24];

/**
 * Writes a JPEG of {@link previewSize}: the photo cut to that shape, or a drawing with the texts.
 * Other scripts than Latin, Greek and Cyrillic need a font of the machine.
 */
export async function drawPreview(job: PreviewJob, guards: SharpOptions): Promise<void> {
  const image =
    job.photo === null
      ? sharp(job.background).composite([
          ...(job.map ? await mapBeside(job.map, job.font) : []),
          ...(await drawTexts(job)),
        ])
      : sharp(job.photo, guards).resize({ ...previewSize, fit: 'cover' });
  await image
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(job.output);
}

/** Writes a PNG of a map with the names that have space. */
export async function drawMap({ map, font, output }: MapJob): Promise<void> {
  const { ground, names } = await drawLayers(map, font, mailLetters);
  const { input, raw } = ground;
  await sharp(input, { raw }).composite(names).png({ palette: true }).toFile(output);
}

/** The map at the right. */
async function mapBeside(map: PreviewMap, font: string): Promise<OverlayOptions[]> {
  const { ground, names } = await drawLayers(map, font, previewLetters);
  const start = previewSize.width - ground.raw.width;
  return [ground, ...names].map((layer) => ({ ...layer, left: start + layer.left }));
}

type Placed = OverlayOptions & { left: number; top: number };

/** A map in the size in which it is shown, and as many names as have space on it. */
async function drawLayers(
  { pixels, width: wide, height: high, names }: PreviewMap,
  font: string,
  size: number,
) {
  const [width, height] = [wide / 2, high / 2];
  const input = await sharp(await readFile(pixels), {
    raw: { width: wide, height: high, channels: 4 },
  })
    .resize({ width, height })
    .raw()
    .toBuffer();
  const found: Placed[] = [];
  const taken: { left: number; top: number; right: number; bottom: number }[] = [
    // The circle.
    { left: width / 2 - 30, right: width / 2 + 30, top: height / 2 - 30, bottom: height / 2 + 30 },
  ];
  for (const { text, left, top } of names) {
    if (found.length === maxNames) break;
    const name = await drawText(font, text, {
      sizes: [size],
      height: 2 * size,
      top: 0,
      color: '#4d453b',
    });
    const { width: long = 0, height: tall = 0 } = name.raw ?? {};
    const [x, y] = [Math.round(left / 2 - long / 2), Math.round(top / 2 - tall / 2)];
    const box = { left: x - 6, top: y - 6, right: x + long + 6, bottom: y + tall + 6 };
    const isFree = taken.every(
      (other) =>
        box.right < other.left ||
        box.left > other.right ||
        box.bottom < other.top ||
        box.top > other.bottom,
    );
    if (!isFree || box.left < 0 || box.top < 0 || box.right > width || box.bottom > height)
      continue;
    taken.push(box);
    found.push({ ...name, left: x, top: y });
  }
  const raw = { width, height, channels: 4 } as const;
  return { ground: { input, raw, left: 0, top: 0 }, names: found };
}

async function drawTexts({ texts, font }: PreviewJob): Promise<OverlayOptions[]> {
  return [
    await drawText(font, texts.title, {
      sizes: [64, 54, 44, 36],
      height: 284,
      top: 148,
      color: '#231e19',
    }),
    await drawText(font, texts.rent, { sizes: [50, 40], height: 66, top: 452, color: '#0c6b5a' }),
    await drawText(font, texts.place, { sizes: [34, 28], height: 50, top: 526, color: '#5b5147' }),
  ];
}

interface Box {
  /** In pixels, the preferred one first. */
  sizes: number[];
  height: number;
  top: number;
  color: string;
}

/** Draws a text in the first size in which it fits its box; in the last one it is cut. */
async function drawText(fontfile: string, text: string, box: Box): Promise<OverlayOptions> {
  const markup = `<span foreground="${box.color}">${escape(text)}</span>`;
  const drawAt = (size: number) =>
    sharp({
      text: {
        text: markup,
        font: `${family} ${size}`,
        fontfile,
        width,
        rgba: true,
        dpi: 72,
        wrap: 'word-char',
      },
    })
      // Raw, because this process loads images from files only.
      .raw()
      .toBuffer({ resolveWithObject: true });
  const [first = 0, ...smaller] = box.sizes;
  let drawn = await drawAt(first);
  for (const size of smaller) {
    if (drawn.info.height > box.height) drawn = await drawAt(size);
  }
  const { data, info } = drawn;
  const shown = {
    width: Math.min(info.width, width),
    height: Math.min(info.height, box.height),
    channels: info.channels,
  };
  const input = await sharp(data, { raw: info })
    .extract({ left: 0, top: 0, width: shown.width, height: shown.height })
    .raw()
    .toBuffer();
  return { input, raw: shown, left, top: box.top };
}

const entities = new Map(Object.entries({ '&': '&amp;', '<': '&lt;', '>': '&gt;' }));
const escape = (text: string) => text.replaceAll(/[&<>]/g, (sign) => entities.get(sign) ?? sign);
