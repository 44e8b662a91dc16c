import sharp from 'sharp';

/** The same JPEG with a wrong size in its header. */
export function withClaimedSize(jpeg: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(jpeg);
  const header = startOfFrame(changed);
  changed.writeUInt16BE(height, header + 5);
  changed.writeUInt16BE(width, header + 7);
  return changed;
}

/** The same JPEG with this text as a comment. */
export function withComment(jpeg: Buffer, text: string): Buffer {
  const comment = Buffer.from(text);
  const marker = Buffer.from([0xff, 0xfe, 0, 0]);
  marker.writeUInt16BE(comment.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), marker, comment, jpeg.subarray(2)]);
}

/** A progressive JPEG that repeats its last scan many times: small to send, slow to decode. */
export async function scanBomb(side: number, scans: number): Promise<Buffer> {
  const jpeg = await sharp({
    create: { width: side, height: side, channels: 3, background: '#888888' },
  })
    .jpeg({ progressive: true, quality: 90, optimiseScans: true })
    .toBuffer();
  const end = jpeg.length - 2;
  const last = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = jpeg.subarray(last, end);
  const repeated = Array.from({ length: scans }, () => scan);
  return Buffer.concat([jpeg.subarray(0, end), ...repeated, jpeg.subarray(end)]);
}

function startOfFrame(jpeg: Buffer): number {
  for (let at = 2; at < jpeg.length;) {
    const marker = jpeg[at + 1] ?? 0;
    if (marker === 0xc0 || marker === 0xc2) return at;
    at += 2 + jpeg.readUInt16BE(at + 2);
  }
  throw new Error('This JPEG has no frame');
}
