import path from 'node:path';
import type { EmbedMethod } from '#src/features/partners/choice.ts';

const elements = path.resolve(import.meta.dirname, '../../packages/roomieradar-elements/src');

/** What a host is made of. */
export interface Material {
  /** The origin of RoomieRadar. */
  origin: string;
  /** Returns the code that /partners gives under a title that begins like this. */
  copied: (way: EmbedMethod, title: string) => string;
}

/** A partner site with a framework or build tool, as its files and the command that builds it. */
export interface Host {
  name: string;
  /** Files by name. What comes from a snippet is exactly what a partner copies. */
  files: (site: Material) => Record<string, string>;
  /** A program below node_modules, with its parameters. */
  build: string[];
  /** The folder with the built site. */
  out: string;
  /** Its HTML has the card already, also while RoomieRadar is away. */
  isInFirstPaint?: true;
}

const page = (script: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Partner</title>
    <link rel="icon" href="data:," />
  </head>
  <body>
    <main id="root"></main>
    ${script}
  </body>
</html>`;
const modulePage = (entry: string) => page(`<script type="module" src="/${entry}"></script>`);
const vite = (config: string) => `import { defineConfig } from 'vite';
${config}`;
const viteBuild = ['vite/bin/vite.js', 'build'];
const title = 'A room on RoomieRadar';
const start = { listing: 1, theme: 'light', isShown: true };

/** The page of a React host: `setRoom` changes what it shows. */
const reactPage = (use: string) => `import { useState } from 'react';
import { RoomCard } from './room-card.tsx';

export function Page() {
  const [room, setRoom] = useState(${JSON.stringify(start)});
  globalThis.setRoom = (changes) => setRoom((before) => ({ ...before, ...changes }));
  return <><h1>Partner</h1>{room.isShown && ${use}}</>;
}`;
const elementUse = ({ origin }: Material) =>
  `<RoomCard listing={room.listing} theme={room.theme} title="${title}" href={'${origin}/listings/' + room.listing + '?utm_source=host'} />`;
const federatedUse = ({ origin }: Material) =>
  `<RoomCard listing={room.listing} theme={room.theme} link={{ text: '${title}', href: '${origin}/listings/' + room.listing + '?utm_source=host' }} />`;
const reactRoot = `import { createRoot } from 'react-dom/client';
import { Page } from './page.tsx';
createRoot(document.getElementById('root')!).render(<Page />);`;

const federatedFiles = (site: Material) => ({
  'page.tsx': reactPage(federatedUse(site)),
  'bootstrap.tsx': reactRoot,
  'room-card.tsx': site.copied('federation', 'room-card.tsx'),
});

export const hosts: Host[] = [
  {
    name: 'html',
    files: (site) => ({
      'index.html': page(`${site.copied('html', 'HTML')}
        <script>
          const card = document.querySelector('roomie-listing-card');
          const place = card.parentNode;
          card.querySelector('a').href += '?utm_source=host';
          globalThis.setRoom = ({ isShown = true, ...changes }) => {
            Object.assign(card, changes);
            if (isShown) place.append(card);
            else card.remove();
          };
        </script>`),
    }),
    build: [],
    out: '.',
  },
  {
    name: 'react-19',
    files: (site) => ({
      'index.html': modulePage('main.tsx'),
      'main.tsx': reactRoot,
      'page.tsx': reactPage(elementUse(site)),
      'room-card.tsx': site.copied('react', 'room-card.tsx'),
      'vite.config.ts': vite('export default defineConfig({});'),
    }),
    build: viteBuild,
    out: 'dist',
  },
  {
    name: 'react-17',
    files: (site) => ({
      'index.html': modulePage('main.tsx'),
      'main.tsx': `import { render } from 'react-dom';
import { Page } from './page.tsx';
render(<Page />, document.getElementById('root'));`,
      'page.tsx': reactPage(elementUse(site)),
      'room-card.tsx': site.copied('react', 'room-card.tsx'),
      'vite.config.ts': vite(`export default defineConfig({
  resolve: {
    alias: [
      { find: /^react(?=\\/|$)/, replacement: 'react-17' },
      { find: /^react-dom(?=\\/|$)/, replacement: 'react-dom-17' },
    ],
  },
});`),
    }),
    build: viteBuild,
    out: 'dist',
  },
  {
    name: 'react-package',
    files: (site) => ({
      'index.html': modulePage('main.tsx'),
      'main.tsx': reactRoot,
      'page.tsx': reactPage(elementUse(site)),
      'room-card.tsx': `import { roomieRadar } from 'roomieradar-elements/react';
const { ListingCard } = roomieRadar('${site.origin}');
export const RoomCard = ({ listing, theme, title, href }) => (
  <ListingCard listing={listing} theme={theme}><a href={href}>{title}</a></ListingCard>
);`,
      'vite.config.ts': vite(`export default defineConfig({
  resolve: {
    alias: { 'roomieradar-elements/react': '${elements}/react.ts' },
    dedupe: ['react'],
  },
});`),
    }),
    build: viteBuild,
    out: 'dist',
  },
  {
    name: 'next',
    files: (site) => ({
      'app/layout.tsx': `export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}`,
      'app/page.tsx': `'use client';
import { Page } from '../page.tsx';
export default Page;`,
      'page.tsx': reactPage(elementUse(site)),
      'room-card.tsx': site.copied('react', 'room-card.tsx'),
      'next.config.mjs': `export default {
  output: 'export',
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: import.meta.dirname + '/../..' },
};`,
      'package.json': '{ "private": true }',
    }),
    build: ['next/dist/bin/next', 'build'],
    out: 'out',
  },
  {
    name: 'next-on-the-server',
    files: (site) => ({
      'app/layout.tsx': `export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}`,
      'app/page.tsx': `import { RoomCard } from '../room-card.tsx';
import { Changes } from '../changes.tsx';
export default function Page() {
  return (
    <>
      <h1>Partner</h1>
      <RoomCard listing={1} theme="light" title="${title}" href="${site.origin}/listings/1?utm_source=host" />
      <Changes />
    </>
  );
}`,
      // The card is HTML to React, and changes as on any page.
      'changes.tsx': `'use client';
import { useEffect } from 'react';
export function Changes() {
  useEffect(() => {
    const card = document.querySelector('roomie-listing-card');
    const place = card.parentNode;
    globalThis.setRoom = ({ isShown = true, ...changes }) => {
      Object.assign(card, changes);
      if (isShown) place.append(card);
      else card.remove();
    };
  }, []);
  return null;
}`,
      'room-card.tsx': site.copied('server', 'room-card.tsx'),
      'next.config.mjs': `export default {
  output: 'export',
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: import.meta.dirname + '/../..' },
};`,
      'package.json': '{ "private": true }',
    }),
    build: ['next/dist/bin/next', 'build'],
    out: 'out',
    isInFirstPaint: true,
  },
  {
    name: 'vue',
    files: (site) => ({
      'index.html': modulePage('main.ts'),
      'main.ts': `import { createApp } from 'vue';
import Page from './page.vue';
createApp(Page).mount('#root');`,
      'page.vue': `<script setup>
import { reactive } from 'vue';
import RoomCard from './room-card.vue';
const room = reactive(${JSON.stringify(start)});
globalThis.setRoom = (changes) => Object.assign(room, changes);
</script>
<template>
  <RoomCard v-if="room.isShown" :listing="room.listing" :theme="room.theme" title="${title}" :href="\`${site.origin}/listings/\${room.listing}?utm_source=host\`" />
</template>`,
      'room-card.vue': site.copied('vue', 'room-card.vue'),
      'vite.config.ts': vite(`import vue from '@vitejs/plugin-vue';
export default defineConfig({ plugins: [${site.copied('vue', 'vite.config.ts')}] });`),
    }),
    build: viteBuild,
    out: 'dist',
  },
  {
    name: 'svelte',
    files: (site) => ({
      'index.html': modulePage('main.ts'),
      'main.ts': `import { mount } from 'svelte';
import Page from './page.svelte';
mount(Page, { target: document.getElementById('root') });`,
      'page.svelte': `<script>
  import RoomCard from './room-card.svelte';
  let room = $state(${JSON.stringify(start)});
  globalThis.setRoom = (changes) => Object.assign(room, changes);
</script>
{#if room.isShown}
  <RoomCard listing={room.listing} theme={room.theme} title="${title}" href={'${site.origin}/listings/' + room.listing + '?utm_source=host'} />
{/if}`,
      'room-card.svelte': site.copied('svelte', 'room-card.svelte'),
      'vite.config.ts': vite(`import { svelte } from '@sveltejs/vite-plugin-svelte';
export default defineConfig({ plugins: [svelte({ configFile: false })] });`),
    }),
    build: viteBuild,
    out: 'dist',
  },
  {
    name: 'angular',
    files: (site) => ({
      'index.html': page('<host-page></host-page><script type="module" src="/main.ts"></script>'),
      'main.ts': `import '@angular/compiler';
import { Component, provideZonelessChangeDetection, signal } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { RoomCard } from './room-card.ts';

@Component({
  selector: 'host-page',
  imports: [RoomCard],
  template: \`@if (room().isShown) {
    <room-card [listing]="room().listing" [theme]="room().theme" title="${title}" [href]="'${site.origin}/listings/' + room().listing + '?utm_source=host'" />
  }\`,
})
class Page {
  room = signal(${JSON.stringify(start)});
  constructor() {
    globalThis.setRoom = (changes) => this.room.update((before) => ({ ...before, ...changes }));
  }
}
bootstrapApplication(Page, { providers: [provideZonelessChangeDetection()] });`,
      'room-card.ts': site.copied('angular', 'room-card.ts'),
      'tsconfig.json':
        '{ "compilerOptions": { "experimentalDecorators": true, "useDefineForClassFields": false, "target": "ES2022" } }',
      'vite.config.ts': vite('export default defineConfig({});'),
    }),
    build: viteBuild,
    out: 'dist',
  },
  {
    // Its default share strategy asks the remote before the page starts.
    name: 'webpack-federation',
    files: (site) => ({
      ...federatedFiles(site),
      'index.js': "import('./bootstrap.tsx');",
      'webpack.config.js': webpackConfig(
        site
          .copied('federation', 'webpack.config.js')
          .replace(/.*(?:shareStrategy|The default asks).*\n/g, ''),
      ),
      'dist/index.html': page('<script src="/main.js"></script>'),
    }),
    build: ['../run-webpack.mjs'],
    out: 'dist',
  },
  {
    name: 'rsbuild-federation',
    files: (site) => ({
      ...federatedFiles(site),
      'index.js': "import('./bootstrap.tsx');",
      'index.html': page(''),
      'rsbuild.config.ts': `import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
${site.copied('federation', 'rsbuild.config.ts').replace('pluginModuleFederation(', 'const federation = pluginModuleFederation(')};
export default defineConfig({
  plugins: [pluginReact(), federation],
  source: { entry: { index: './index.js' } },
  html: { template: './index.html' },
});`,
    }),
    build: ['@rsbuild/core/bin/rsbuild.js', 'build'],
    out: 'dist',
  },
  {
    name: 'vite-federation',
    files: (site) => ({
      ...federatedFiles(site),
      'index.html': modulePage('bootstrap.tsx'),
      'vite.config.ts':
        vite(`${site.copied('federation', 'vite.config.ts').replace('federation({', 'const plugin = federation({')};
export default defineConfig({ plugins: [plugin], build: { target: 'es2022' } });`),
    }),
    build: viteBuild,
    out: 'dist',
  },
];

function webpackConfig(snippet: string): string {
  const [imports = '', ...plugin] = snippet.split('\n\n');
  return `${imports}
export default {
  mode: 'production',
  entry: './index.js',
  devtool: false,
  output: { publicPath: 'auto' },
  module: {
    rules: [
      {
        test: /\\.tsx$/,
        loader: 'swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
    ],
  },
  plugins: [${plugin.join('\n\n')}],
};`;
}
