import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|svg|json|html|txt)$/;
/** Smaller files fit into one packet anyway. */
const smallestBytes = 512;

/**
 * Writes a brotli and a gzip copy of every text file, with the strongest compression. A file that
 * the build of another language wrote is compressed: its name has a hash of what is in it.
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
            if (existsSync(path.join(dir, `${fileName}.gz`))) return;
            const [br, gz] = await Promise.all([
              promisify(brotliCompress)(source, {
                params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
              }),
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
