import path from 'node:path';
import type { UserConfig } from 'vite';
import { cardClasses } from '#scripts/vite/card-classes.ts';
import { elementFiles } from '#scripts/vite/element-files.ts';
import { precompress } from '#scripts/vite/precompress.ts';
import { sharedConfig } from './vite.shared.config.ts';

interface ElementBuild {
  /** The file that defines the element. */
  entry: string;
  script: Parameters<typeof elementFiles>[0];
}

/** Builds an element for any site: the React sources without React, in one file with the styles. */
export const elementConfig = ({ entry, script }: ElementBuild): UserConfig => ({
  ...sharedConfig,
  cacheDir: '../../node_modules/.vite-element',
  plugins: [sharedConfig.plugins, cardClasses(), elementFiles(script), precompress()],
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
      input: path.join(import.meta.dirname, entry),
      output: { codeSplitting: false, entryFileNames: `${script.title}-[hash].js` },
    },
  },
});
