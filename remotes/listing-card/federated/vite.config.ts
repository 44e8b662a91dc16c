import { readFileSync } from 'node:fs';
import path from 'node:path';
import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { precompress } from '#scripts/vite/precompress.ts';

/** From the host alone: two Reacts on one page break both, and a second one is 58 KB. */
const ofHost = {
  singleton: true,
  strictVersion: true,
  requiredVersion: '^19.0.0',
  import: false,
} as const;

/** The styles are in the module as text; as files they would be fetched once more, and refused. */
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

/** The plugin names an entry for servers that this build does not make. */
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

/** The card as a federated module; a build of its own, as the plugin would cost the app 36 KB. */
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
    // Whoever read the manifest a moment before a new build still asks for what it names.
    emptyOutDir: false,
    outDir: '../../../dist/federated',
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      input: 'listing-card.tsx',
      output: {
        codeSplitting: {
          // Five small files as one.
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
