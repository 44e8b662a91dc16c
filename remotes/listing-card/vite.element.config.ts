import path from 'node:path';
import { defineConfig } from 'vite';
import { elementFiles } from '#scripts/vite/element-files.ts';
import { precompress } from '#scripts/vite/precompress.ts';

/** Builds the card for any site: the React sources on Preact, in one file with the styles. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  cacheDir: '../../node_modules/.vite-element',
  plugins: [elementFiles(), precompress()],
  define: { 'process.env.NODE_ENV': '"production"' },
  css: { modules: { generateScopedName: '[local]' } },
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  resolve: {
    // Without preact/compat, which the card does not need and which adds a KB.
    alias: [
      {
        find: /^react-dom\/client$/,
        replacement: path.resolve(import.meta.dirname, '../../scripts/vite/preact-root.ts'),
      },
      { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
    ],
  },
  build: {
    outDir: path.resolve(import.meta.dirname, '../../dist/embed'),
    // Keep older scripts, because pages that pinned one by its hash still request it.
    emptyOutDir: false,
    target: 'es2022',
    // Browsers that support light-dark(); its replacement would be longer than all other styles.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: path.resolve(import.meta.dirname, 'element.tsx'),
      output: { codeSplitting: false, entryFileNames: 'listing-card-[hash].js' },
    },
  },
});
