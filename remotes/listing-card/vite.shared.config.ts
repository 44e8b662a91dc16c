import type { UserConfig } from 'vite';
import { cardLengths } from '#scripts/vite/card-lengths.ts';

/** What the element and its rendering on the server share, so that one can take over the other. */
export const sharedConfig = {
  root: import.meta.dirname,
  publicDir: false,
  plugins: [cardLengths()],
  define: { 'process.env.NODE_ENV': '"production"' },
  css: { modules: { generateScopedName: '[local]' } },
  build: {
    // Keep older scripts, because pages that pinned one by its hash still request it.
    emptyOutDir: false,
    target: 'es2022',
    // Browsers that support light-dark(); its replacement would be longer than all other styles.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
  },
} satisfies UserConfig;
