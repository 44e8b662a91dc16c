import path from 'node:path';
import { version as react } from 'react';
import { defineConfig } from 'vite';
import { federatedFiles } from '#scripts/vite/federated-files.ts';
import { precompress } from '#scripts/vite/precompress.ts';

/**
 * Builds the container of the federated modules: one file of a KB without the federation runtime,
 * which hosts have themselves.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: '/embed/v1/',
  cacheDir: '../../../node_modules/.vite-listing-card',
  publicDir: false,
  plugins: [
    federatedFiles({ types: path.join(import.meta.dirname, 'roomieradar.d.ts'), react }),
    precompress(),
  ],
  build: {
    // Keep older files: pages that read the manifest just before a new build still request them.
    emptyOutDir: false,
    outDir: '../../../dist/federated',
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      input: path.join(import.meta.dirname, 'remote-entry.ts'),
      preserveEntrySignatures: 'strict',
      output: { codeSplitting: false, entryFileNames: 'remoteEntry.js' },
    },
  },
});
