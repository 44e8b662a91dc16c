import type { FileFacts } from '#machines/upload-problem.ts';

const signatures: [type: string, bytes: (number | null)[]][] = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/webp', [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50]],
];

/**
 * Brands of the container that HEIC and AVIF share (ISO/IEC 23008-12): what phones write. `mif1`
 * says only that it is one of them.
 */
const brands = new Map(
  Object.entries({
    avif: 'image/avif',
    avis: 'image/avif',
    heic: 'image/heic',
    heix: 'image/heic',
    heim: 'image/heic',
    heis: 'image/heic',
    hevc: 'image/heic',
    hevx: 'image/heic',
    mif1: 'image/heic',
    msf1: 'image/heic',
  }),
);

/**
 * Reads size and type of a file. The type is by its first bytes, as the server judges it; browsers
 * go by the name. Rejects when the file cannot be read (moved or deleted since, or a folder).
 */
export async function inspectFile(file: Blob): Promise<FileFacts> {
  const start = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  return { type: typeByContent(start), size: file.size };
}

function typeByContent(start: Uint8Array): string | null {
  const signature = signatures.find(([, bytes]) =>
    bytes.every((byte, index) => byte === null || byte === start[index]),
  );
  if (signature) return signature[0];
  const text = String.fromCharCode(...start.subarray(4, 12));
  return text.startsWith('ftyp') ? (brands.get(text.slice(4)) ?? null) : null;
}
