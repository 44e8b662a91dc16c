import { brotliCompressSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import type { BuiltLanguage } from './locale-catalogs.ts';

type Chunk = Rolldown.OutputChunk;

/** The budget of JavaScript that a public page loads at first, in brotli bytes. */
const firstLoadBytes = 120_000;
const publicPages: Record<string, RegExp> = {
  '/': /src\/routes\/index\.tsx\?tsr-split=component/,
  '/listings/{id}': /src\/routes\/listings\.\$id\.tsx\?tsr-split=component/,
};
/** What must load later, when it is needed: packages, and the map. */
const neverInFirstLoad =
  /node_modules\/(maplibre-gl|pmtiles|arktype|@ark|sonner|@tanstack\/(react-)?form|@radix-ui)|\/src\/map\//;
/** The budget of the map, in brotli bytes: 15 KiB. */
const mapBytes = 15_360;

/** Prints the first load of each public page, and fails the build above the budget. */
export function bundleBudget(language: BuiltLanguage): Plugin {
  return {
    name: 'bundle-budget',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        // Computed once per chunk, because the pages share most chunks.
        const sizes = new Map<Chunk, number>();
        const chunkSize = (chunk: Chunk) => {
          const bytes = sizes.get(chunk) ?? brotliCompressSync(chunk.code).length;
          sizes.set(chunk, bytes);
          return bytes;
        };
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const rows = Object.entries(publicPages).map(([page, component]) => {
          const first = firstLoad(chunks, component);
          const bytes = first.reduce((sum, chunk) => sum + chunkSize(chunk), 0);
          const early = first.flatMap((chunk) =>
            chunk.moduleIds.filter((id) => neverInFirstLoad.test(id)),
          );
          if (early.length > 0) this.error(`${page} loads too early: ${early.join(', ')}`);
          return { page, bytes, files: first.map(({ fileName }) => fileName) };
        });
        for (const { page, bytes, files } of rows) {
          const share = `${bytes} of ${firstLoadBytes} bytes (brotli)`;
          this.info(`first load of ${page} (${language}): ${share}, ${files.length} files`);
        }
        // Streets, by MapLibre, load only where an operator has set them up.
        const maps = chunks.filter((chunk) =>
          chunk.moduleIds.some((id) => /\/src\/map\/(?!streets\/)/.test(id)),
        );
        const map = maps.reduce((sum, chunk) => sum + chunkSize(chunk), 0);
        this.info(`the map (${language}): ${map} of ${mapBytes} bytes (brotli)`);
        if (map > mapBytes) this.error(`Over the budget: the map (${language}) ${map}`);
        const over = rows.filter(({ bytes }) => bytes > firstLoadBytes);
        if (over.length > 0) {
          this.error(
            `Over the budget: ${over.map(({ page, bytes }) => `${page} (${language}) ${bytes}`).join(', ')}`,
          );
        }
      },
    },
  };
}

function firstLoad(chunks: Chunk[], component: RegExp): Chunk[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<Chunk>();
  const add = (chunk: Chunk | undefined) => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const imported of chunk.imports) add(byName.get(imported));
  };
  for (const chunk of chunks) {
    if (chunk.isEntry || chunk.moduleIds.some((id) => component.test(id))) add(chunk);
  }
  return [...found];
}
