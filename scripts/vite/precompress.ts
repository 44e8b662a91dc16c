import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|svg|json|html|txt)$/;
/** Below this a compressed copy saves nothing that a packet would notice. */
const smallestBytes = 512;

/** Writes a brotli and a gzip copy beside every text file, as small as they get. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        // All at once: zlib compresses on as many threads as it has.
        await Promise.all(
          Object.entries(bundle).map(async ([fileName, output]) => {
            const text = output.type === 'chunk' ? output.code : output.source;
            const source = Buffer.from(text);
            if (!compressible.test(fileName) || source.length < smallestBytes) return;
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
