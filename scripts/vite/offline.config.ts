import path from 'node:path';
import type { InlineConfig } from 'vite';

/**
 * The service worker and the script of the offline page: apart from the app, so that they share no
 * file with it and no first load changes. They have no texts; the server writes those.
 */
export const offlineConfig = (entry: 'service-worker' | 'offline-page'): InlineConfig => ({
  configFile: false,
  publicDir: false,
  build: {
    outDir: path.resolve(import.meta.dirname, '../../dist/offline'),
    emptyOutDir: false,
    target: 'es2022',
    lib: {
      entry: path.resolve(import.meta.dirname, `../../src/app/offline/${entry}.ts`),
      formats: ['iife'],
      name: 'offline',
      fileName: () => `${entry}.js`,
    },
  },
});
