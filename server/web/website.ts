import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import type { Language, SiteLanguages } from '#contract/languages.ts';
import { projectRoot } from '#platform/project-root.ts';
import type { RenderCard, RenderList } from '#contract/embeds/embed.ts';
import type { ServerEntry } from '#contract/rendered-page.ts';
import type { AnswerCache } from '#platform/http/answer-cache.ts';
import { documentPolicy } from '#platform/http/security-headers.ts';
import type { Settings } from '#platform/settings.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { listClientFiles, listEmbedFiles } from './builds/built-files.ts';
import { answerKeptFiles } from './builds/answer-kept-file.ts';
import type { KeptBuilds } from './builds/kept-builds.ts';
import { readBuiltAssets } from './pages/built-assets.ts';
import { cardTrial } from './embeds/card-trial.ts';
import { cardFrame } from './embeds/card-frame.ts';
import { clientFiles } from './pages/client-files.ts';
import { embedFiles } from './embeds/embed-files.ts';
import {
  cardFolder,
  clientFolder,
  embedFolder,
  federatedFolder,
  offlineFolder,
  serverFolder,
  type WhenBuilt,
} from './pages/ensure-built.ts';
import { federatedFiles } from './embeds/federated-files.ts';
import { listFrame } from './embeds/list-frame.ts';
import { wantedFrame } from './embeds/wanted-frame.ts';
import { withContractVersion, withMachineRecorder, withStreets } from './pages/document.ts';
import { pages, type AppBuild, type PagePosition } from './pages/pages.ts';

/** Dependencies of the code that renders pages. */
export interface WebsiteDeps {
  publicUrl: string;
  languages: SiteLanguages;
  /** Languages that are still being built are waited for. */
  whenBuilt?: WhenBuilt;
  /** The build that serves a language: a test puts the pseudo-language in the place of one. */
  pageBuild?: (language: Language) => string;
  /** Of this version (readContractVersion). */
  contractVersion: string;
  /** Keeps the files of this build, and has those of others. */
  keptBuilds: KeptBuilds;
  /** What the request of a file of another build has to pass: it is looked for in the storage. */
  beforeKeptFile: readonly MiddlewareHandler[];
  fetchApi: typeof fetch;
  cache: AnswerCache;
  positionFor?: (c: Context) => PagePosition;
  machineRecorder: Settings['machineRecorder'];
  streets: Settings['streets'];
  /** Origins of images and uploads, when they are not our own. */
  storageOrigins: Storage['origins'];
}

/** Everything that is not the API: the built app's files and its pages. */
export async function createWebsite({
  storageOrigins,
  machineRecorder,
  streets,
  whenBuilt,
  pageBuild = (language) => language,
  contractVersion,
  keptBuilds,
  beforeKeptFile,
  ...deps
}: WebsiteDeps): Promise<Hono> {
  const [main] = deps.languages;
  const { renderCard, renderList } = await importBuilt<{
    renderCard: RenderCard;
    renderList: RenderList;
  }>(cardFolder, 'render-card.js');
  const plain = withContractVersion(
    await readFile(path.join(projectRoot, 'index.html'), 'utf8'),
    contractVersion,
  );
  const recorded = machineRecorder === 'on' ? withMachineRecorder(plain) : plain;
  const template = streets ? withStreets(recorded, streets) : recorded;
  const keepFiles = async (language: Language) => {
    const name = pageBuild(language);
    await keptBuilds.keep(name, await listClientFiles(clientFolder, name));
  };
  const open = async (language: Language) => {
    if (language !== main) await whenBuilt?.(language);
    // Before a page names them: the next request may reach a process of another version.
    await keepFiles(language);
    return openBuild(pageBuild(language));
  };
  const builds = new Map<Language, Promise<AppBuild>>();
  const loadBuild = (language: Language) => {
    const build = builds.get(language) ?? open(language);
    builds.set(language, build);
    // It may be there the next time.
    build.catch(() => builds.delete(language));
    return build;
  };
  await loadBuild(main);
  for (const language of deps.languages.slice(1)) {
    // What is still being built follows with its first page.
    await keepFiles(language).catch(() => undefined);
  }
  await keptBuilds.keep('embed', await listEmbedFiles(embedFolder));
  const { publicUrl, fetchApi } = deps;
  const readOffline = (file: string) => readFile(path.join(offlineFolder, file), 'utf8');
  const offline = {
    page: (await readOffline('offline-page.js')).trim(),
    worker: await readOffline('service-worker.js'),
  };
  const kept = answerKeptFiles(keptBuilds, beforeKeptFile);
  return new Hono()
    .route('/', clientFiles(clientFolder, kept))
    .route('/', embedFiles(embedFolder, kept))
    .route('/', federatedFiles(federatedFolder))
    .route('/', cardFrame({ publicUrl, fetchApi, renderCard, storageOrigins }))
    .route('/', wantedFrame({ publicUrl, fetchApi, renderCard, storageOrigins }))
    .route('/', listFrame({ publicUrl, fetchApi, renderList, storageOrigins }))
    .route('/', cardTrial({ media: storageOrigins?.media ?? publicUrl }))
    .get('/embed/*', (c) => c.text('Not Found', 404))
    .route(
      '/',
      pages({
        ...deps,
        template,
        loadBuild,
        offline,
        policy: (hashes) => documentPolicy({ storage: storageOrigins, streets, ...hashes }),
      }),
    );
}

async function openBuild(name: string): Promise<AppBuild> {
  const { renderPage, createPageIndex } = await importBuilt<ServerEntry>(
    path.join(serverFolder, name),
    'entry-server.js',
  );
  const assets = await readBuiltAssets(clientFolder, name);
  return { assets, renderPage, hasPage: createPageIndex() };
}

const importBuilt = async <Module>(folder: string, file: string) =>
  (await import(pathToFileURL(path.join(folder, file)).href)) as Module;
