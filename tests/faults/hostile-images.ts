import { deflateRawSync } from 'node:zlib';
import sharp from 'sharp';
import { scanBomb, withClaimedSize, withComment } from './jpeg-parts.ts';
import {
  blackness,
  chunk,
  interlacedBytes,
  packedProfile,
  packedText,
  png,
  rawBytes,
  type PngHeader,
} from './png-parts.ts';

export interface HostileImage {
  name: string;
  bytes: Buffer;
  /** The announced type. */
  type: string;
  /** `harmless`: accepted and re-encoded. `either`: the decoder decides. */
  expected: 'refused' | 'harmless' | 'either';
}

export const script = '<script>alert("roomieradar")</script>';
export const owner = 'Secret Camera Owner';

const html = `<html><body>${script}</body></html>`;
const zip = Buffer.concat([
  Buffer.from('PK\x03\x04', 'latin1'),
  deflateRawSync(Buffer.from(html)),
  Buffer.from('PK\x05\x06', 'latin1'),
]);
const svg = (inside: string) =>
  `<?xml version="1.0"?>${inside}<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">${script}<text>&lol;</text></svg>`;
const laughs = `<!DOCTYPE svg [<!ENTITY l0 "lol">${Array.from(
  { length: 9 },
  (_, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`,
).join('')}<!ENTITY lol "&l9;">]>`;

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a9e87' } });

/** Creates many kinds of hostile files that a user may send instead of a photo. */
export async function hostileImages(): Promise<HostileImage[]> {
  const jpeg = await blank(640, 480).jpeg().toBuffer();
  const plain = await blank(640, 480).png().toBuffer();
  const webp = await blank(640, 480).webp().toBuffer();
  const large: PngHeader = { width: 8000, height: 5000 };
  const deep: PngHeader = { ...large, bitDepth: 16, color: 6, interlaced: true };
  const bits: PngHeader = { width: 30_000, height: 30_000, bitDepth: 1, color: 0 };
  const frame = await blank(300, 300).png().toBuffer();
  const frames = await sharp(
    Array.from({ length: 200 }, () => frame),
    { join: { animated: true } },
  )
    .webp({ loop: 0 })
    .toBuffer();
  const image = await blackness(rawBytes({ width: 64, height: 64 }));

  const refused: [string, Buffer, string][] = [
    ['a page named as a photo', Buffer.from(html), 'image/jpeg'],
    ['SVG with a script', Buffer.from(svg('')), 'image/png'],
    ['SVG of a billion laughs', Buffer.from(svg(laughs)), 'image/png'],
    ['GIF', await blank(64, 64).gif().toBuffer(), 'image/jpeg'],
    ['GIF that goes on as a script', Buffer.from(`GIF89a/*${script}*/=1;`), 'image/png'],
    ['TIFF', await blank(64, 64).tiff().toBuffer(), 'image/jpeg'],
    ['AVIF, which is not asked for', await blank(64, 64).avif().toBuffer(), 'image/webp'],
    ['PDF', Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj'), 'image/jpeg'],
    [
      'drawing commands of ImageMagick',
      Buffer.from('push graphic-context\nurl(https://x)'),
      'image/png',
    ],
    ['PNG announced as JPEG', plain, 'image/jpeg'],
    ['one byte', Buffer.from([0xff]), 'image/jpeg'],
    ['JPEG cut off half-way', jpeg.subarray(0, jpeg.length >> 1), 'image/jpeg'],
    ['PNG cut off half-way', plain.subarray(0, plain.length >> 1), 'image/png'],
    ['WebP cut off half-way', webp.subarray(0, webp.length >> 1), 'image/webp'],
    ['JPEG that claims 65,000 pixels a side', withClaimedSize(jpeg, 65_000, 65_000), 'image/jpeg'],
    ['JPEG that claims more than it holds', withClaimedSize(jpeg, 6000, 6000), 'image/jpeg'],
    ['PNG bomb of 900 million pixels', png(bits, await blackness(rawBytes(bits))), 'image/png'],
    ['PNG of 10,001 by 16 pixels', await blank(10_001, 16).png().toBuffer(), 'image/png'],
    ['PNG of one pixel', await blank(1, 1).png().toBuffer(), 'image/png'],
    ['PNG without its image', png({ width: 64, height: 64 }), 'image/png'],
  ];
  const harmless: [string, Buffer, string][] = [
    ['JPEG with a page in its comment', withComment(jpeg, html), 'image/jpeg'],
    ['JPEG that is a ZIP as well', Buffer.concat([jpeg, zip]), 'image/jpeg'],
    ['PNG with a page behind it', Buffer.concat([plain, Buffer.from(html)]), 'image/png'],
    [
      'PNG bomb of 40 million black pixels',
      png(large, await blackness(rawBytes(large))),
      'image/png',
    ],
    ['WebP of 200 frames', frames, 'image/webp'],
    [
      'JPEG with its location in the metadata, lying on its side',
      await withLocation(jpeg),
      'image/jpeg',
    ],
  ];
  const either: [string, Buffer, string][] = [
    [
      'PNG of 40 million deep, interlaced pixels',
      png(deep, await blackness(interlacedBytes(deep))),
      'image/png',
    ],
    [
      'PNG with 200 MB of packed text',
      png({ width: 64, height: 64 }, chunk('zTXt', packedText(200e6)), image),
      'image/png',
    ],
    [
      'PNG with a packed color profile of 200 MB',
      png({ width: 64, height: 64 }, chunk('iCCP', packedProfile(200e6)), image),
      'image/png',
    ],
    ['PNG with a wrong checksum', damaged(plain), 'image/png'],
    ['progressive JPEG of 40 million pixels, lying on its side', await heavyJpeg(), 'image/jpeg'],
    ['progressive JPEG of 2,000 scans', await scanBomb(2000, 2000), 'image/jpeg'],
    [
      'JPEG of four inks',
      await blank(640, 480).toColourspace('cmyk').jpeg().toBuffer(),
      'image/jpeg',
    ],
  ];
  return (
    Object.entries({ refused, harmless, either }) as [HostileImage['expected'], typeof refused][]
  ).flatMap(([expected, list]) =>
    list.map(([name, bytes, type]) => ({ name, bytes, type, expected })),
  );
}

function withLocation(jpeg: Buffer): Promise<Buffer> {
  return sharp(jpeg)
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Artist: owner },
      IFD3: { GPSLatitude: '52/1 31/1 12/1', GPSLatitudeRef: 'N' },
    })
    .toBuffer();
}

function heavyJpeg(): Promise<Buffer> {
  return blank(8000, 5000)
    .withMetadata({ orientation: 6 })
    .jpeg({ progressive: true, chromaSubsampling: '4:4:4', quality: 60 })
    .toBuffer();
}

function damaged(png: Buffer): Buffer {
  const changed = Buffer.from(png);
  const at = changed.indexOf('IDAT') + 10;
  changed[at] = (changed[at] ?? 0) ^ 0xff;
  return changed;
}
