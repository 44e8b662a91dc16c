import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

// Draws the icons and preview images of this repository from the radar mark. Run it by hand after a
// change of the mark: node scripts/node.mjs scripts/draw-icons.ts

const root = path.join(import.meta.dirname, '..');
const ground = '#faf7f2';
/** The mark of src/ui/logo.tsx, in the color for light grounds. */
const mark = (await readFile(path.join(root, 'public/icon.svg'), 'utf8'))
  .replace(/^<svg[^>]*>/, '')
  .replace(/<style>.*?<\/style>/s, '')
  .replace('</svg>', '');

/** The mark in a square of `size` pixels; it takes this share of it. */
function icon(size: number, share: number, background = 'none'): Buffer {
  const scale = (size * share) / 28;
  const offset = (size * (1 - share)) / 2;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    <rect width="100%" height="100%" fill="${background}"/>
    <g transform="translate(${offset} ${offset}) scale(${scale})" fill="none" stroke="#0c6b5a"
      stroke-width="2.6" stroke-linecap="round">${mark}</g></svg>`);
}

const png = (svg: Buffer) => sharp(svg).png({ palette: true, compressionLevel: 9 }).toBuffer();

/** PNGs of several sizes in one ICO file. */
function ico(images: { size: number; data: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let at = head.length;
  for (const [index, { size, data }] of images.entries()) {
    const entry = 6 + 16 * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(data.length, entry + 8);
    head.writeUInt32LE(at, entry + 12);
    at += data.length;
  }
  return Buffer.concat([head, ...images.map(({ data }) => data)]);
}

/** Behind the texts of a preview: the mark, small in a corner and large on the right. */
const previewGround = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
  <rect width="100%" height="100%" fill="${ground}"/>
  <g fill="none" stroke="#e3dccf" stroke-width="3">
    <path d="M940 630a260 260 0 0 1 260-260M800 630a400 400 0 0 1 400-400M660 630a540 540 0 0 1 540-540"/>
  </g>
  <path d="M1200 630 790 380a480 480 0 0 1 250-205z" fill="#e1f0eb"/>
  <g fill="#0c6b5a"><circle cx="1010" cy="452" r="14"/><circle cx="1120" cy="330" r="10"/></g>
  <circle cx="895" cy="372" r="12" fill="#f0c36a"/><circle cx="1090" cy="205" r="9" fill="#8f8475"/>
  <g transform="translate(74 44) scale(2.3)" fill="none" stroke="#0c6b5a" stroke-width="2.6"
    stroke-linecap="round">${mark}</g></svg>`;

const publicFile = (name: string, data: Buffer) => writeFile(path.join(root, 'public', name), data);
const sizes = [16, 32, 48];
const images = await Promise.all(
  sizes.map(async (size) => ({ size, data: await png(icon(size, 1)) })),
);
await publicFile('favicon.ico', ico(images));
await publicFile('apple-touch-icon.png', await png(icon(180, 0.66, ground)));
await publicFile('icon-192.png', await png(icon(192, 0.72, ground)));
await publicFile('icon-512.png', await png(icon(512, 0.72, ground)));
// Systems cut a maskable icon to a circle of 80 %, or to less of a square.
await publicFile('icon-maskable-512.png', await png(icon(512, 0.5, ground)));
const background = path.join(root, 'server/domain/images/preview/background.png');
await writeFile(background, await png(Buffer.from(previewGround)));
