import path from 'node:path';
import { defineConfig } from 'vite';
import { sharedConfig } from './vite.shared.config.ts';

/** Builds what renders the card on the server, in one file that needs no node_modules. */
export default defineConfig({
  ...sharedConfig,
  cacheDir: '../../node_modules/.vite-card-server',
  ssr: { noExternal: true },
  build: {
    ...sharedConfig.build,
    outDir: path.resolve(import.meta.dirname, '../../dist/card'),
    ssr: true,
    rolldownOptions: {
      input: { 'render-card': path.join(import.meta.dirname, 'entry-server.tsx') },
    },
  },
});
