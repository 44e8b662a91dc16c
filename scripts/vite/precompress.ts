import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|svg|json|html|txt)$/;
/** Smaller files fit into one packet anyway. */
const smallestBytes = 512;

/**
 * Writes a brotli and a gzip copy of every text file, with the strongest compression. What an
 * earlier build, or that of another language, has compressed already is left as it is.
 */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      async handler({ dir = '' }, bundle) {
        // All at once, because zlib uses several threads.
        await Promise.all(
          Object.entries(bundle).map(async ([fileName, output]) => {
            const text = output.type === 'chunk' ? output.code : output.source;
            const source = Buffer.from(text);
            if (!compressible.test(fileName) || source.length < smallestBytes) return;
            if (await isCompressed(path.join(dir, `${fileName}.gz`), source)) return;
            const [br, gz] = await Promise.all([
              compressBest(source),
              promisify(gzip)(source, { level: 9 }),
            ]);
            this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source: br });
            this.emitFile({ type: 'asset', fileName: `${fileName}.gz`, source: gz });
          }),
        );
      },
    },
  };
}

/** Up to this size, compressing in several ways takes no time. */
const smallBytes = 50_000;
const { BROTLI_PARAM_MODE, BROTLI_PARAM_NPOSTFIX, BROTLI_PARAM_NDIRECT } = constants;
/** How brotli may write distances, and what it takes the content for: in which way it is smallest, depends on it. */
const ways = [
  {},
  { [BROTLI_PARAM_NDIRECT]: 15 },
  { [BROTLI_PARAM_NPOSTFIX]: 2, [BROTLI_PARAM_NDIRECT]: 8 },
  { [BROTLI_PARAM_NPOSTFIX]: 3, [BROTLI_PARAM_NDIRECT]: 16 },
  { [BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT },
];

/** The smallest brotli copy of a small file; of a large one, that of the strongest compression. */
export async function compressBest(source: Buffer): Promise<Buffer> {
  const copies = await Promise.all(
    (source.length > smallBytes ? ways.slice(0, 1) : ways).map((way) =>
      promisify(brotliCompress)(source, {
        params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, ...way },
      }),
    ),
  );
  return copies.reduce((best, copy) => (copy.length < best.length ? copy : best));
}

/** Compares contents: the files that other sites load by a fixed name change under that name. */
async function isCompressed(copy: string, source: Buffer): Promise<boolean> {
  const compressed = await readFile(copy).catch(() => null);
  return compressed !== null && source.equals(await promisify(gunzip)(compressed));
}
