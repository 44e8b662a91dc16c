import { once } from 'node:events';
import { crc32, createDeflate, deflateSync } from 'node:zlib';

export interface PngHeader {
  width: number;
  height: number;
  bitDepth?: number;
  /** 0 grey, 2 RGB, 6 RGB with transparency. */
  color?: number;
  interlaced?: boolean;
}

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** A PNG with a header and these chunks, valid or not. */
export function png(header: PngHeader, ...chunks: Buffer[]): Buffer {
  const { width, height, bitDepth = 8, color = 2, interlaced = false } = header;
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([bitDepth, color, 0, 0, interlaced ? 1 : 0], 8);
  return Buffer.concat([signature, chunk('IHDR', data), ...chunks, chunk('IEND', Buffer.alloc(0))]);
}

/** One chunk with its checksum. */
export function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}

/** Image data of this many zero bytes, which are black in every format. */
export async function blackness(bytes: number): Promise<Buffer> {
  const deflate = createDeflate({ level: 9 });
  const packed: Buffer[] = [];
  deflate.on('data', (part: Buffer) => packed.push(part));
  const ended = once(deflate, 'end');
  const zeros = Buffer.alloc(1_000_000);
  for (let left = bytes; left > 0; left -= zeros.length) {
    if (!deflate.write(zeros.subarray(0, left))) await once(deflate, 'drain');
  }
  deflate.end();
  await ended;
  return chunk('IDAT', Buffer.concat(packed));
}

/** Bytes of an uninterlaced image before they are packed: each row begins with its filter. */
export function rawBytes({ width, height, bitDepth = 8, color = 2 }: PngHeader): number {
  const samples = { 0: 1, 2: 3, 6: 4 }[color] ?? 1;
  return height * (1 + Math.ceil((width * samples * bitDepth) / 8));
}

/** The same of an interlaced one: seven passes, each an image of its own. */
export function interlacedBytes({ width, height, ...rest }: PngHeader): number {
  const passes = [
    [0, 0, 8, 8],
    [4, 0, 8, 8],
    [0, 4, 4, 8],
    [2, 0, 4, 4],
    [0, 2, 2, 4],
    [1, 0, 2, 2],
    [0, 1, 1, 2],
  ] as const;
  return passes.reduce((sum, [x, y, stepX, stepY]) => {
    const size = {
      width: Math.ceil((width - x) / stepX),
      height: Math.ceil((height - y) / stepY),
    };
    return sum + rawBytes({ ...size, ...rest });
  }, 0);
}

/** Compressed text of this many letters: small to send, large to decompress. */
export const packedText = (letters: number) =>
  Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(letters, 'a'))]);

/** An invalid color profile: this many compressed zeros. */
export const packedProfile = (bytes: number) =>
  Buffer.concat([Buffer.from('profile\0\0', 'latin1'), deflateSync(Buffer.alloc(bytes))]);
