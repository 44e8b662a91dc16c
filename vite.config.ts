import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { arktypeCsp } from '#scripts/vite/arktype-csp.ts';
import { bundleBudget } from '#scripts/vite/bundle-budget.ts';
import { builtLanguage, localeCatalogs } from '#scripts/vite/locale-catalogs.ts';
import { precompress } from '#scripts/vite/precompress.ts';
import { shortClassNames } from '#scripts/vite/short-class-names.ts';

/** One language a build. */
const language = builtLanguage(process.env);

/**
 * What both public pages show, with the styles of cards. Of the languages only the page's own: an
 * agreement can be printed in each of them.
 */
const isInApp = new RegExp(
  [
    String.raw`src\/(entry-client|shared\/marks\/mark-buttons|shared\/listings\/listing-labels)\.tsx?$`,
    String.raw`src\/ui\/(responsive-image|image-placeholder|skeleton)\.tsx?$`,
    String.raw`contract\/listings\/freshness\.ts$`,
    String.raw`locales\/(currency-signs|day-parts|describe-listings|group-digits|rich)\.tsx?$`,
    String.raw`locales\/${language === 'pseudo' ? 'en' : language}\/(card|format|plural)\.ts$`,
    String.raw`(src\/ui\/card-grid|src\/shared\/listings\/site-badge|remotes\/listing-card\/listing-card)\.module\.css`,
  ].join('|'),
);

function nameStyles(id: string): string {
  const [, folder = ''] = /src\/(?:features\/)?([\w-]+)/.exec(id) ?? [];
  return `styles-${folder}`;
}

export default defineConfig(({ command }) => ({
  plugins: [
    localeCatalogs(language),
    tanstackRouter({
      target: 'react',
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/app/route-tree.gen.ts',
      autoCodeSplitting: true,
      codeSplittingOptions: {
        // Not the error component: it is in the first load, to work while nothing can be loaded.
        defaultBehavior: [['loader', 'component', 'pendingComponent', 'notFoundComponent']],
      },
      quoteStyle: 'single',
      semicolons: true,
    }),
    react(),
    arktypeCsp(),
    bundleBudget(language),
    precompress(),
  ],
  css: { modules: { generateScopedName: shortClassNames() } },
  builder: {},
  environments: {
    client: {
      build: {
        // All languages build into one folder, and share the files that are equal.
        outDir: 'dist/client',
        // MapLibre, which only maps with streets load; the budgets are in bundle-budget.ts.
        chunkSizeWarningLimit: 1200,
        emptyOutDir: false,
        manifest: `.vite/manifest-${language}.json`,
        // The browsers that README names. Styles are left as they are written: lowering `light-dark()`
        // would double them.
        target: 'baseline-widely-available',
        cssTarget: 'es2023',
        modulePreload: {
          polyfill: false,
          // The names of every later page's files were 1 KB of every first load. Their styles must
          // come before them; their scripts name what they need themselves, one round trip later,
          // and mostly while a hand is still on its way to the link.
          resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
        },
        rolldownOptions: {
          input: { app: 'src/entry-client.tsx', boot: 'src/boot.ts' },
          output: {
            // Every first load names the files of all later pages, and hashes do not compress.
            // Journeys and people know scripts by their names; nobody needs those of styles.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[hash:7][extname]',
            codeSplitting: {
              // Few requests for the two public pages: the app, and each page's own part.
              groups: [
                {
                  name: 'app',
                  test: isInApp,
                  priority: 3,
                },
                {
                  name: 'page-home',
                  test: /src\/routes\/index\.tsx\?tsr-split=component/,
                  priority: 2,
                },
                {
                  name: 'page-listing',
                  test: /src\/routes\/listings\.\$id\.tsx\?tsr-split=component/,
                  priority: 1,
                },
                // One file of styles for each feature: the first load names them all.
                { name: nameStyles, test: /src\/.*\.module\.css/, priority: 0 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // One file that needs no node_modules; while developing, React must stay a package of Node's.
      ...(command === 'build' && {
        define: { 'process.env.NODE_ENV': '"production"' },
        resolve: { noExternal: true },
      }),
      build: {
        outDir: `dist/server/${language}`,
        emptyOutDir: true,
        ssr: true,
        // Node keeps the text of what it has loaded, and a server loads this once a language.
        minify: true,
        copyPublicDir: false,
        rolldownOptions: {
          input: { 'entry-server': 'src/entry-server.tsx' },
        },
      },
    },
  },
}));
