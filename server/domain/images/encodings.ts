import type { Sharp } from 'sharp';

/** Each width is encoded in both. Every browser since 2020 shows WebP; AVIF is a third smaller. */
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
