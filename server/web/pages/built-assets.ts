import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageAssets } from './document.ts';

interface ManifestEntry {
  file: string;
  css?: string[];
  imports?: string[];
  name?: string;
}
type Manifest = Record<string, ManifestEntry>;

/** The chunks of the components of two routes, with the names in vite.config.ts. */
const pageChunks = new Map(Object.entries({ '/': 'page-home', '/listings/$id': 'page-listing' }));

/** Is this the chunk with the component of a route, or with what stands there before it? */
function isChunkOfRoute(routeId: string, manifestKey: string, { name }: ManifestEntry): boolean {
  if (pageChunks.has(routeId)) return name === pageChunks.get(routeId);
  const file = routeId.slice(1).replaceAll('/', '.').replace(/\.$/, '.index');
  return manifestKey.startsWith(`src/routes/${file}.tsx?tsr-split=component`);
}

/** Components of these pages that the server renders and whose code loads later (ui/lazy-component.tsx). */
const lazyComponents = [
  'src/features/browse/search-page.tsx',
  'src/features/browse/no-listings.tsx',
  'src/features/listing/listing-details.tsx',
  'src/features/listing/listing-ledger.tsx',
  'src/features/listing/listing-location.tsx',
  'src/features/listing/similar-listings.tsx',
  'src/features/roomies/list/roomie-example.tsx',
  'src/features/shell/not-found-page.tsx',
];
const appEntry = 'src/entry-client.tsx';
const bootEntry = 'src/boot.ts';

/** The first script, which pages carry themselves: asking for it would delay all that follows. */
async function readBoot(file: string): Promise<string> {
  const text = (await readFile(file, 'utf8')).trim();
  if (/<\/script|<!--|^\s*(import|export)\b/m.test(text)) {
    throw new Error(`${file} cannot stand inside a page`);
  }
  return text;
}

const classesOfStyles = (css: string) =>
  new Set(Array.from(css.matchAll(/\.([a-z_][\w-]*)/gi), ([, name = '']) => name));

const classesOfPage = (html: string) =>
  new Set(
    Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names.split(' ')).flat(),
  );

/** Scripts and styles of the build of this name, which is its language. */
export async function readBuiltAssets(clientFolder: string, name: string): Promise<PageAssets> {
  const manifest = JSON.parse(
    await readFile(path.join(clientFolder, `.vite/manifest-${name}.json`), 'utf8'),
  ) as Manifest;
  const entry = (name: string) => {
    const found = manifest[name];
    if (!found) throw new Error(`The build has no ${name}`);
    return found;
  };
  const withImports = (name: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(name)) return seen;
    seen.add(name);
    for (const imported of entry(name).imports ?? []) withImports(imported, seen);
    return seen;
  };
  const pageChunk = (routeId: string) =>
    Object.keys(manifest).filter((name) => isChunkOfRoute(routeId, name, entry(name)));
  const parts = (routeIds: string[]) => {
    const names = [appEntry, ...routeIds.flatMap(pageChunk)];
    return [...new Set(names.flatMap((name) => [...withImports(name)]))].map(entry);
  };
  const sheets = new Map<string, { text: string; classes: Set<string> }>();
  for (const { css = [] } of Object.values(manifest)) {
    for (const file of css) {
      const text = (await readFile(path.join(clientFolder, file), 'utf8')).trim();
      sheets.set(file, { text, classes: classesOfStyles(text) });
    }
  }
  const findClasses = (file: string) => sheets.get(file)?.classes ?? new Set<string>();
  const listCssFiles = (entries: ManifestEntry[]) => entries.flatMap(({ css = [] }) => css);
  const lateFiles = listCssFiles(
    lazyComponents.flatMap((name) => [...withImports(name)]).map(entry),
  );

  return {
    boot: { text: await readBoot(path.join(clientFolder, entry(bootEntry).file)) },
    app: `/${entry(appEntry).file}`,
    preloads: (routeIds) =>
      parts(routeIds)
        .map(({ file }) => `/${file}`)
        .filter((file) => file !== `/${entry(appEntry).file}`),
    styles({ routeIds, body }) {
      const own = new Set(listCssFiles(parts(routeIds)));
      const styled = new Set(Array.from(own, (file) => [...findClasses(file)]).flat());
      const missing = [...classesOfPage(body)].filter((name) => !styled.has(name));
      const late = lateFiles.filter((file) => missing.some((name) => findClasses(file).has(name)));
      const files = new Set([...own, ...late]);
      return {
        css: Array.from(files, (file) => sheets.get(file)?.text ?? '').join('\n'),
        hrefs: Array.from(files, (file) => `/${file}`),
      };
    },
  };
}
