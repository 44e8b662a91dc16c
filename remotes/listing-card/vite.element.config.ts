import path from 'node:path';
import { defineConfig } from 'vite';
import { elementFiles } from '#scripts/vite/element-files.ts';
import { precompress } from '#scripts/vite/precompress.ts';

/** The card for any site: the React sources on Preact, in one file with its styles. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  cacheDir: '../../node_modules/.vite-element',
  plugins: [elementFiles(), precompress()],
  define: { 'process.env.NODE_ENV': '"production"' },
  css: { modules: { generateScopedName: '[local]' } },
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  resolve: {
    // Without Preact's layer for React: the card needs none of it, and it weighs a KB.
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
    // Pages that pinned an earlier script by its hash still ask for it.
    emptyOutDir: false,
    target: 'es2022',
    // Browsers that know light-dark(); its stand-in is longer than the rest.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: path.resolve(import.meta.dirname, 'element.tsx'),
      output: { codeSplitting: false, entryFileNames: 'listing-card-[hash].js' },
    },
  },
});
