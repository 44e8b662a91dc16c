import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { createServer, createServerModuleRunner, type ViteDevServer } from 'vite';
import type { RenderCard, RenderList } from '#contract/embeds/embed.ts';
import type { HasPage, RenderPage, ServerEntry } from '#contract/rendered-page.ts';
import { explainStartFailure, startMessage } from '#server/start-messages.ts';
import { startServer } from '#server/start-server.ts';
import type { AnswerCache } from '#platform/http/answer-cache.ts';
import { readSettings, type Settings } from '#platform/settings.ts';
import { answerKeptFiles } from '#web/builds/answer-kept-file.ts';
import { cardFrame } from '#web/embeds/card-frame.ts';
import { listFrame } from '#web/embeds/list-frame.ts';
import { wantedFrame } from '#web/embeds/wanted-frame.ts';
import { withMachineRecorder, type PageAssets } from '#web/pages/document.ts';
import { embedFiles } from '#web/embeds/embed-files.ts';
import { embedFolder, federatedFolder } from '#web/pages/ensure-built.ts';
import { federatedFiles } from '#web/embeds/federated-files.ts';
import { pages } from '#web/pages/pages.ts';
import type { WebsiteDeps } from '#web/website.ts';

/** Added to the app's port, so that several checkouts can run at the same time. */
const hotReloadPortOffset = 20_000;
const root = path.resolve(import.meta.dirname, '..');

/** Starts the server with the app from its sources, and reloads when they change. */
async function main(): Promise<void> {
  const all = readSettings(process.env);
  // Vite serves the sources in one language at a time; APP_LANGUAGE=pseudo is one too.
  const settings: Settings = { ...all, languages: [all.languages[0]] };
  process.env['APP_LANGUAGE'] ??= settings.languages[0];
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { port: (settings.port + hotReloadPortOffset) % 65_536 } },
  });
  const createWebsite = (deps: WebsiteDeps) => websiteFromSources(vite, deps);
  const server = await startServer(settings, { createWebsite });
  process.stdout.write(`${startMessage(settings)}\n`);

  const stop = () => {
    Promise.all([vite.close(), server.stop()]).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
}

async function websiteFromSources(vite: ViteDevServer, deps: WebsiteDeps): Promise<Hono> {
  const { ssr } = vite.environments;
  if (!ssr) throw new Error('vite.config.ts has no environment called ssr');
  // With hot reloading, the runner would end the process when a route changes.
  const runner = createServerModuleRunner(ssr, { hmr: false });
  vite.watcher.on('change', () => runner.clearCache());
  const importEntry = () => runner.import<ServerEntry>('/src/entry-server.tsx');
  const renderPage: RenderPage = async (...given) => (await importEntry()).renderPage(...given);
  const hasPage: HasPage = async (pathname) => (await importEntry()).createPageIndex()(pathname);
  const importCards = () =>
    runner.import<{ renderCard: RenderCard; renderList: RenderList }>(
      '/remotes/listing-card/entry-server.tsx',
    );
  const renderCard: RenderCard = async (framed) => (await importCards()).renderCard(framed);
  const renderList: RenderList = async (framed) => (await importCards()).renderList(framed);
  const template = await vite.transformIndexHtml(
    '/',
    withMachineRecorder(await readFile(path.join(root, 'index.html'), 'utf8')),
  );
  const assets: PageAssets = {
    boot: { src: '/src/boot.ts' },
    app: '/src/entry-client.tsx',
    preloads: () => [],
    // Vite's client adds the styles as their modules load.
    styles: () => ({ css: '', hrefs: [] }),
  };
  // No page cache, so that every change is visible at once.
  const cache: AnswerCache = {
    get: () => null,
    set: () => undefined,
    clear: () => undefined,
    generation: () => 0,
    encode: async ({ body }) => body,
  };
  const sources = new Hono<{ Bindings: HttpBindings }>().use(async (c, next) => {
    const { incoming, outgoing } = c.env;
    const isTaken = await new Promise<boolean>((resolve) => {
      outgoing.once('close', () => resolve(true));
      vite.middlewares(incoming, outgoing, () => resolve(false));
    });
    if (isTaken) return RESPONSE_ALREADY_SENT;
    return next();
  });
  // Cards for partners come from the last build.
  sources
    .route('/', embedFiles(embedFolder, answerKeptFiles(deps.keptBuilds, deps.beforeKeptFile)))
    .route('/', federatedFiles(federatedFolder));
  sources
    .route('/', cardFrame({ ...deps, renderCard }))
    .route('/', wantedFrame({ ...deps, renderCard }))
    .route('/', listFrame({ ...deps, renderList }));
  sources.route(
    '/',
    pages({
      ...deps,
      template,
      loadBuild: async () => ({ assets, renderPage, hasPage }),
      cache,
      policy: null,
    }),
  );
  return sources as unknown as Hono;
}

main().catch((error: unknown) => {
  process.stderr.write(`${explainStartFailure(error)}\n`);
  process.exit(1);
});
