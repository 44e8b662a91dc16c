import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';
import type { ElementManifest } from '#contract/embeds/card.ts';

/** The budget of all scripts that a partner's page loads, in brotli bytes: 9 KiB. */
const maxBytes = 9216;

/**
 * Writes the element as one script, and a manifest with its name and hash. The script contains the
 * styles. Fails the build when there is more than one file, or above the budget.
 */
export function elementFiles(): Plugin {
  return {
    name: 'element-files',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const [fileName, output] of Object.entries(bundle)) {
        if (output.type === 'asset') delete bundle[fileName];
      }
      const [script, ...others] = Object.values(bundle);
      if (script?.type !== 'chunk' || others.length > 0) {
        this.error(`The card is more than one script: ${Object.keys(bundle).join(', ')}`);
      }
      const bytes = brotliCompressSync(script.code).length;
      this.info(`the card for other sites: ${bytes} of ${maxBytes} bytes (brotli)`);
      if (bytes > maxBytes) this.error(`Over the budget of ${maxBytes} bytes: ${bytes}`);
      const hash = createHash('sha384').update(script.code).digest('base64');
      const manifest: ElementManifest = {
        file: script.fileName,
        integrity: `sha384-${hash}`,
        bytes,
      };
      this.emitFile({
        type: 'asset',
        fileName: 'manifest.json',
        source: `${JSON.stringify(manifest, null, 2)}\n`,
      });
    },
  };
}
