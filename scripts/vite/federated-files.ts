import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const name = 'roomieradar';
const entry = 'remoteEntry.js';
const types = 'roomieradar.d.ts';
const nothing = { sync: [], async: [] };

interface Options {
  /** The file with the types for partners. */
  types: string;
  /** The version of React with which the component is tested. */
  react: string;
}

/** Writes the manifest of the federated module, and its types for partners. */
export function federatedFiles(options: Options): Plugin {
  return {
    name: 'federated-files',
    apply: 'build',
    generateBundle(_, bundle) {
      const file = bundle[entry];
      if (file?.type !== 'chunk') throw new Error(`The build has no ${entry}`);
      const build = createHash('sha256').update(file.code).digest('hex').slice(0, 8);
      const manifest = describeModule(build, options.react);
      this.emitFile({
        type: 'asset',
        fileName: 'mf-manifest.json',
        source: `${JSON.stringify(manifest, null, 2)}\n`,
      });
      this.emitFile({
        type: 'asset',
        fileName: types,
        source: readFileSync(options.types, 'utf8'),
      });
    },
  };
}

/** What a host reads first: https://module-federation.io/configure/manifest. */
const describeModule = (build: string, react: string) => ({
  id: name,
  name,
  metaData: {
    name,
    type: 'app',
    buildInfo: { buildVersion: build, buildName: name },
    remoteEntry: { name: entry, path: '', type: 'module' },
    types: { path: '', name: types, zip: '', api: '' },
    // Hosts know a remote by their own name for it; nothing of ours is in the global scope.
    globalName: `${name}_${build}`,
    pluginVersion: '1',
    publicPath: 'auto',
  },
  // Taken from the host, never given to it.
  shared: [
    {
      id: `${name}:react`,
      name: 'react',
      version: react,
      singleton: true,
      requiredVersion: '^18.0.0 || ^19.0.0',
      hash: '',
      assets: { js: nothing, css: nothing },
    },
  ],
  remotes: [],
  exposes: [
    // Nothing is loaded before it is clear that the host has React.
    describeExposed('ListingCard', { sync: [], async: ['listing-card.js'] }),
    describeExposed('mount', { sync: ['listing-card.js'], async: [] }),
  ],
});

const describeExposed = (exposed: string, js: { sync: string[]; async: string[] }) => ({
  id: `${name}:${exposed}`,
  name: exposed,
  assets: { js, css: nothing },
  path: `./${exposed}`,
});
