import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import type { ElementManifest } from '#contract/embeds/card.ts';
import { compressBest } from './precompress.ts';

interface ElementScript {
  /** What it shows, for the build's own report. */
  title: string;
  /** The name of the file with its name and hash. */
  manifest: string;
  /** The budget of all scripts that a partner's page loads for it, in brotli bytes. */
  maxBytes: number;
}

/**
 * Writes an element as one script, and a manifest with its name and hash. The script contains the
 * styles. Fails the build when there is more than one file, or above the budget.
 */
export function elementFiles({ title, manifest: manifestName, maxBytes }: ElementScript): Plugin {
  return {
    name: 'element-files',
    apply: 'build',
    async generateBundle(_, bundle) {
      for (const [fileName, output] of Object.entries(bundle)) {
        if (output.type === 'asset') delete bundle[fileName];
      }
      const [script, ...others] = Object.values(bundle);
      if (script?.type !== 'chunk' || others.length > 0) {
        this.error(`The ${title} is more than one script: ${Object.keys(bundle).join(', ')}`);
      }
      const { length: bytes } = await compressBest(Buffer.from(script.code));
      this.info(`the ${title} for other sites: ${bytes} of ${maxBytes} bytes (brotli)`);
      if (bytes > maxBytes) this.error(`Over the budget of ${maxBytes} bytes: ${bytes}`);
      const hash = createHash('sha384').update(script.code).digest('base64');
      const manifest: ElementManifest = {
        file: script.fileName,
        integrity: `sha384-${hash}`,
        bytes,
      };
      this.emitFile({
        type: 'asset',
        fileName: manifestName,
        source: `${JSON.stringify(manifest, null, 2)}\n`,
      });
    },
  };
}
