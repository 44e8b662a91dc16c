import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from './modules.ts';

/** Two equal declarations may be chance; from three on we count a copy. */
const minDeclarations = 3;

/** Lists each rule whose declarations another rule repeats exactly, with the locations of both. */
export function duplicateCssBlocks(root: string): string[] {
  const locations = new Map<string, string[]>();
  for (const file of filesIn(root, /\.css$/)) {
    const text = readFileSync(path.join(root, file), 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');
    for (const [, selector = '', body = ''] of text.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
      const declarations = body
        .split(';')
        .map((declaration) => declaration.trim())
        .filter((declaration) => declaration !== '');
      if (declarations.length < minDeclarations) continue;
      const key = declarations.join('; ');
      const name = selector.trim().replaceAll(/\s+/g, ' ');
      locations.set(key, [...(locations.get(key) ?? []), `${file} ${name}`]);
    }
  }
  return [...locations.values()].filter(({ length }) => length > 1).map((all) => all.join(' = '));
}
