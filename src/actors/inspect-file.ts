import type { FileFacts } from '#machines/image-upload.machine.ts';

const signatures: [type: string, bytes: (number | null)[]][] = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/webp', [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50]],
];

/**
 * Size and type of a file. The type by its first bytes, as the server will judge it: browsers go
 * by the name. Rejects when the file cannot be read (moved or deleted since, or a folder).
 */
export async function inspectFile(file: Blob): Promise<FileFacts> {
  const start = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  const found = signatures.find(([, bytes]) =>
    bytes.every((byte, index) => byte === null || byte === start[index]),
  );
  return { type: found?.[0] ?? null, size: file.size };
}
