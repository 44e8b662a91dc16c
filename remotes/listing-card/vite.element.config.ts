import path from 'node:path';
import { defineConfig } from 'vite';
import { elementFiles } from '#scripts/vite/element-files.ts';
import { precompress } from '#scripts/vite/precompress.ts';
import { sharedConfig } from './vite.shared.config.ts';

/** Builds the card for any site: the React sources without React, in one file with the styles. */
export default defineConfig({
  ...sharedConfig,
  cacheDir: '../../node_modules/.vite-element',
  plugins: [sharedConfig.plugins, elementFiles(), precompress()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  resolve: {
    alias: [
      {
        find: /^react\/jsx-runtime$/,
        replacement: path.join(import.meta.dirname, 'dom-jsx.ts'),
      },
    ],
  },
  build: {
    ...sharedConfig.build,
    outDir: path.resolve(import.meta.dirname, '../../dist/embed'),
    modulePreload: false,
    rolldownOptions: {
      input: path.join(import.meta.dirname, 'element.tsx'),
      output: { codeSplitting: false, entryFileNames: 'listing-card-[hash].js' },
    },
  },
});
