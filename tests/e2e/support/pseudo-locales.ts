import { readFile } from 'node:fs/promises';
import type { LoadHook, ResolveHook } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isRules, pseudoModule } from '#scripts/vite/locale-catalogs.ts';

// Hooks of Node's modules: what the server says in English it says in the pseudo-language.

const mark = '?pseudo';

/** English catalogs, where all of them are gathered; they import each other as they are. */
export const resolve: ResolveHook = async (specifier, context, next) => {
  const found = await next(specifier, context);
  const isGathered = context.parentURL?.endsWith('/locales/en/all.ts');
  return isGathered && !isRules(specifier.slice(2)) ? { ...found, url: found.url + mark } : found;
};

export const load: LoadHook = async (url, context, next) => {
  if (!url.endsWith(mark)) return next(url, context);
  const file = fileURLToPath(url.slice(0, -mark.length));
  const source = pseudoModule(file, await readFile(file, 'utf8'));
  return { format: 'module', source, shortCircuit: true };
};
