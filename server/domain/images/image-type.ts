import { open } from 'node:fs/promises';

/** The type of an image by its first bytes; null for what is no JPEG, PNG or WebP. */
export async function readImageType(file: string): Promise<string | null> {
  return typeByContent(await firstBytes(file));
}

async function firstBytes(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(12), 0, 12, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

function typeByContent(bytes: Buffer): string | null {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg';
  if (bytes.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n') return 'image/png';
  const isWebp =
    bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8) === 'WEBP';
  return isWebp ? 'image/webp' : null;
}
