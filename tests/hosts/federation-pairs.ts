import type { Host, Material } from './hosts.ts';

// Hosts with module federation that stand on one page: of each bundler one with React 19 and one
// with React 18, and each with a name and a place of its own.

const majors = ['19', '18'] as const;
type Major = (typeof majors)[number];
const bundlers = ['webpack', 'rspack'] as const;
type Bundler = (typeof bundlers)[number];

/** Where a host's script is, below the folder that it is built into. */
const scripts = new Map<Bundler, string>([
  ['webpack', 'main.js'],
  ['rspack', 'static/js/index.js'],
]);

export interface FederatedHost extends Host {
  /** The address of its script, on a server of the folder around it. */
  script: string;
}

export const federatedHosts: FederatedHost[] = bundlers.flatMap((bundler) =>
  majors.map((major) => {
    const name = `${bundler}_react_${major}`;
    return {
      name,
      files: (site) => ({ ...pageFiles(name, site), ...configFile(bundler, name, major, site) }),
      build:
        bundler === 'webpack' ? ['../run-webpack.mjs'] : ['@rsbuild/core/bin/rsbuild.js', 'build'],
      out: 'dist',
      script: `/${name}/dist/${scripts.get(bundler)}`,
    };
  }),
);

const pageFiles = (name: string, site: Material): Record<string, string> => ({
  'index.js': "import('./bootstrap.tsx');",
  'index.html': '',
  'room-card.tsx': site.copied('federation', 'room-card.tsx'),
  'bootstrap.tsx': `import { useState, version } from 'react';
import { createRoot } from 'react-dom/client';
import { RoomCard } from './room-card.tsx';

function Page() {
  const [listing, setListing] = useState(1);
  return <>
    <button onClick={() => setListing(2)}>Next room of React {version.split('.')[0]}</button>
    <RoomCard listing={listing} theme="light" link={{ text: 'Own link', href: '${site.origin}/listings/' + listing }} />
  </>;
}
const section = document.body.appendChild(document.createElement('section'));
section.setAttribute('aria-label', '${name}');
createRoot(section).render(<Page />);`,
});

function configFile(bundler: Bundler, name: string, major: Major, site: Material) {
  const alias = major === '18' ? `{ react: 'react-18', 'react-dom': 'react-dom-18' }` : '{}';
  const file = bundler === 'webpack' ? 'webpack.config.js' : 'rsbuild.config.ts';
  // As copied, but with the types that the plugin fetches for a build.
  const snippet = site
    .copied('federation', file)
    .replace("'your_site'", `'${name}'`)
    .replace('dts: false', 'dts: { generateTypes: false, consumeTypes: { typesOnBuild: true } }');
  const [imports = '', ...plugin] = snippet.split('\n\n');
  const options = plugin.join('\n\n');
  const code =
    bundler === 'webpack'
      ? `${imports}
export default {
  mode: 'production',
  entry: './index.js',
  devtool: false,
  output: { publicPath: 'auto' },
  resolve: { alias: ${alias} },
  module: { rules: [{ test: /\\.tsx$/, loader: 'swc-loader', options: { jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  } } }] },
  plugins: [${options}],
};`
      : `import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
${imports}
export default defineConfig({
  plugins: [pluginReact(), ${options}],
  source: { entry: { index: './index.js' } },
  resolve: { alias: ${alias} },
  output: { filenameHash: false, assetPrefix: 'auto' },
});`;
  return { [file]: code };
}
