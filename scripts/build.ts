import { parseArgs } from 'node:util';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { build, createBuilder, type InlineConfig } from 'vite';
import { offeredLanguages } from '#contract/languages.ts';
import { buildLogger } from './vite/build-logger.ts';
import { packElements } from './pack-elements.ts';
import { writeEndpoints } from './write-endpoints.ts';

// Builds what partners load, then the app with both its sides in each language: last what
// tells that all of a language is there.
//   --languages de,ar   builds these instead of those offered; also pseudo, to see what is not translated
//   --more              adds them to the build that is there
//   --progress          names each part as it begins, instead of the sizes of what was built

const root = path.resolve(import.meta.dirname, '..');
const card = path.join(root, 'remotes/listing-card');

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      languages: { type: 'string', default: offeredLanguages.join() },
      more: { type: 'boolean' },
      progress: { type: 'boolean' },
    },
  });
  const shared: InlineConfig = {
    customLogger: buildLogger({ withSizes: !values.progress }),
    // Keeps Vite from listing the files; what plugins tell goes through the logger nevertheless.
    logLevel: 'warn',
    mode: 'production',
    build: {
      rolldownOptions: {
        checks: {
          // How long each plugin took helps nobody who only wants the app.
          bundlerTimings: false,
          // The agreement to print loads its texts by language, and a page has those of its own.
          ineffectiveDynamicImport: false,
        },
      },
    },
  };
  const print = (line: string) => {
    if (values.progress) process.stdout.write(`  ${line}\n`);
  };
  // Nobody waits for the build of a server that has gone.
  process.on('disconnect', () => process.exit(1));

  // Whatever the caller is: a test that starts the app would get React as it is for development.
  process.env['NODE_ENV'] = 'production';
  await writeEndpoints();
  if (!values.more) {
    for (const side of ['client', 'server']) {
      await rm(path.join(root, 'dist', side), { recursive: true, force: true });
    }
    for (const entry of ['service-worker', 'offline-page'] as const) {
      await build({ ...shared, ...offlineConfig(entry) });
    }
    print('the card for other sites');
    await build({ configFile: path.join(card, 'vite.element.config.ts'), ...shared });
    await build({ configFile: path.join(card, 'list/vite.config.ts'), ...shared });
    await build({ configFile: path.join(card, 'vite.server.config.ts'), ...shared });
    await packElements(path.join(root, 'dist/embed'));
    print('the card for sites with module federation');
    await build({ configFile: path.join(card, 'federated/vite.config.ts'), ...shared });
  }
  for (const language of values.languages.split(',')) {
    process.env['APP_LANGUAGE'] = language;
    const builder = await createBuilder({ root, ...shared });
    for (const [name, environment] of Object.entries(builder.environments)) {
      print(`${name === 'client' ? 'the app' : 'its pages on the server'} (${language})`);
      await builder.build(environment);
    }
  }
}

/**
 * The service worker and the script of the offline page: apart from the app, so that they share no
 * file with it and no first load changes. They have no texts; the server writes those.
 */
const offlineConfig = (entry: 'service-worker' | 'offline-page'): InlineConfig => ({
  configFile: false,
  publicDir: false,
  build: {
    outDir: path.join(root, 'dist/offline'),
    emptyOutDir: false,
    target: 'es2022',
    lib: {
      entry: path.join(root, `src/app/offline/${entry}.ts`),
      formats: ['iife'],
      name: 'offline',
      fileName: () => `${entry}.js`,
    },
  },
});

await main();
process.exit();
