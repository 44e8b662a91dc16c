import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import type { Plugin } from 'vite';

const name = 'roomieradar';
const entry = 'remoteEntry.js';
const types = 'roomieradar.d.ts';
/** The names under which @module-federation/dts-plugin looks for them where no manifest says others. */
const typesArchive = '@mf-types.zip';
const typesOfLoading = '@mf-types.d.ts';
const exposed = ['ListingCard', 'mount'];
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
      const declarations = readFileSync(options.types, 'utf8');
      for (const [fileName, source] of [
        [types, declarations],
        [typesArchive, packTypes(declarations)],
        [typesOfLoading, typeLoading],
      ] as const) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}

/**
 * The same declarations with a file for each module, in the archive that the plugins of hosts unpack
 * into `@mf-types/` and the host's own name for the remote.
 */
export function packTypes(declarations: string): Uint8Array {
  const [shared = '', ...modules] = declarations.split(/^declare module /m);
  const files = modules.map((module) => {
    const [, name = '', body = ''] = /^'roomieradar\/(\w+)' \{\n(.*)\n\}/s.exec(module) ?? [];
    if (!exposed.includes(name)) throw new Error(`No module is exposed for the types ${module}`);
    // Outside of the declaration of a module, a constant is declared itself.
    const text = body.replaceAll(/^ {2}/gm, '').replaceAll(/^const /gm, 'declare const ');
    return [`${name}.d.ts`, strToU8(`${shared}${text}\n`)] as const;
  });
  // The same bytes at each build.
  return zipSync(Object.fromEntries(files), { mtime: '2026-01-01' });
}

/** What `loadRemote` gives, by the host's name for the remote, which its plugin writes into this. */
const typeLoading = `export type RemoteKeys = ${exposed
  .map((name) => `'REMOTE_ALIAS_IDENTIFIER/${name}'`)
  .join(' | ')};
type PackageType<T> = ${exposed
  .map(
    (name) =>
      `T extends 'REMOTE_ALIAS_IDENTIFIER/${name}' ? typeof import('REMOTE_ALIAS_IDENTIFIER/${name}') :`,
  )
  .join('\n  ')} any;
`;

/** What a host reads first: https://module-federation.io/configure/manifest. */
const describeModule = (build: string, react: string) => ({
  id: name,
  name,
  metaData: {
    name,
    type: 'app',
    buildInfo: { buildVersion: build, buildName: name },
    remoteEntry: { name: entry, path: '', type: 'module' },
    types: { path: '', name: types, zip: typesArchive, api: typesOfLoading },
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
