import { readFileSync } from 'node:fs';
import path from 'node:path';
import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { precompress } from '#scripts/vite/precompress.ts';

/** Always use the host's React: two Reacts on one page break both, and a second one is 58 KB. */
const ofHost = {
  singleton: true,
  strictVersion: true,
  requiredVersion: '^19.0.0',
  import: false,
} as const;

/**
 * Removes style files. The module contains the styles as text; a strict policy would refuse files.
 */
const noStyleFiles: Plugin = {
  name: 'no-style-files',
  generateBundle: {
    order: 'pre',
    handler(_, bundle) {
      for (const [name, output] of Object.entries(bundle)) {
        if (output.type === 'chunk') output.viteMetadata?.importedCss.clear();
        else if (name.endsWith('.css')) delete bundle[name];
      }
    },
  },
};

/** Removes the entry for servers from the manifest, because this build does not create it. */
function withoutServerEntry({ stats }: { stats: Record<string, unknown> }): void {
  delete (stats['metaData'] as Record<string, unknown>)['ssrRemoteEntry'];
}

const types: Plugin = {
  name: 'types-for-partners',
  buildStart() {
    const source = readFileSync(path.join(import.meta.dirname, 'roomieradar.d.ts'));
    this.emitFile({ type: 'asset', fileName: 'roomieradar.d.ts', source });
  },
};

/**
 * Builds the card as a federated module, separately, because the plugin would add 36 KB to the app.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: '/embed/v1/',
  cacheDir: '../../../node_modules/.vite-listing-card',
  publicDir: false,
  plugins: [
    noStyleFiles,
    types,
    react(),
    federation({
      name: 'roomieradar',
      filename: 'remoteEntry.js',
      exposes: { './ListingCard': './listing-card.tsx', './mount': './mount.ts' },
      shared: { react: ofHost, 'react-dom': ofHost, 'react/jsx-runtime': ofHost },
      manifest: { additionalData: withoutServerEntry },
      publicPath: 'auto',
      disableRemote: true,
      dts: false,
    }),
    precompress(),
  ],
  build: {
    // Keep older files: pages that read the manifest just before a new build still request them.
    emptyOutDir: false,
    outDir: '../../../dist/federated',
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      input: 'listing-card.tsx',
      output: {
        codeSplitting: {
          // Merges five small files into one.
          groups: [
            {
              name: 'federation',
              test: /node_modules\/@module-federation|localSharedImportMap|own-link/,
            },
          ],
        },
      },
    },
  },
});
