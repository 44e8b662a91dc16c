import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Writes the manifest of the federated module, and its types for partners. */
export function federatedFiles(types: string): Plugin {
  return {
    name: 'federated-files',
    apply: 'build',
    generateBundle() {
      const source = `${JSON.stringify(manifest, null, 2)}\n`;
      this.emitFile({ type: 'asset', fileName: 'mf-manifest.json', source });
      this.emitFile({
        type: 'asset',
        fileName: 'roomieradar.d.ts',
        source: readFileSync(types, 'utf8'),
      });
    },
  };
}

const name = 'roomieradar';
const nothing = { sync: [], async: [] };

/** What a host reads first: https://module-federation.io/configure/manifest. Nothing is shared. */
const manifest = {
  id: name,
  name,
  metaData: {
    name,
    type: 'app',
    buildInfo: { buildVersion: '1', buildName: name },
    remoteEntry: { name: 'remoteEntry.js', path: '', type: 'module' },
    types: { path: '', name: '' },
    globalName: name,
    pluginVersion: '1',
    publicPath: 'auto',
  },
  shared: [],
  remotes: [],
  exposes: ['ListingCard', 'mount'].map((exposed) => ({
    id: `${name}:${exposed}`,
    name: exposed,
    assets: { js: nothing, css: nothing },
    path: `./${exposed}`,
  })),
};
