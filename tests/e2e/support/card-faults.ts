import path from 'node:path';
import { build } from 'vite';

/** One place of the sources, and what stands there instead. */
export interface CardFault {
  file: string;
  find: string;
  replace: string;
}

const folder = path.resolve(import.meta.dirname, '../../../remotes/listing-card');

/** The script of `<roomie-listing-card>`, built with a fault. Throws unless its place is there once. */
export async function buildFaultyCard({ file, find, replace }: CardFault): Promise<string> {
  let isPlanted = false;
  const built = await build({
    configFile: path.join(folder, 'vite.element.config.ts'),
    root: folder,
    logLevel: 'silent',
    build: { write: false },
    plugins: [
      {
        name: 'card-fault',
        enforce: 'pre',
        transform(code, id) {
          if (id !== path.join(folder, file)) return null;
          const [before, after, ...more] = code.split(find);
          if (before === undefined || after === undefined || more.length > 0) {
            throw new Error(`${file} does not have this once: ${find}`);
          }
          isPlanted = true;
          return before + replace + after;
        },
      },
    ],
  });
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const script = outputs.find((each) => each.type === 'chunk');
  if (!isPlanted || !script) throw new Error(`The card was not built with a fault in ${file}`);
  return script.code;
}
