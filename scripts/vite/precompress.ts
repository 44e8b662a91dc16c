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
        for (const [fileName, output] of Object.entries(bundle)) {
          const source = Buffer.from(output.type === 'chunk' ? output.code : output.source);
          if (!compressible.test(fileName) || source.length < smallestBytes) continue;
          const [br, gz] = await Promise.all([
            promisify(brotliCompress)(source, {
              params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
            }),
            promisify(gzip)(source, { level: 9 }),
          ]);
          this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source: br });
          this.emitFile({ type: 'asset', fileName: `${fileName}.gz`, source: gz });
        }
      },
    },
  };
}
