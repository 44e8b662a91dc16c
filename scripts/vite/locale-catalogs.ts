import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseSync, type Plugin } from 'vite';
import { languages, type Language } from '#contract/languages.ts';

/** `pseudo` is made from English, to see what is not translated or overflows. */
export type BuiltLanguage = Language | 'pseudo';

const folder = path.resolve(import.meta.dirname, '../../locales');
const prefix = '#locales/';
const pseudoPrefix = '\0pseudo:';
/** They have no texts, but say how the language writes numbers and counts. */
export const isRules = (file: string) => /^(format|plural)\.ts$/.test(file);

/** The language that APP_LANGUAGE asks for, English otherwise; throws for one that does not exist. */
export function builtLanguage({ APP_LANGUAGE: wanted = 'en' }: NodeJS.ProcessEnv): BuiltLanguage {
  const found = [...languages, 'pseudo' as const].find((each) => each === wanted);
  if (!found) throw new Error(`APP_LANGUAGE must be one of ${languages.join(', ')}, pseudo`);
  return found;
}

/** Resolves `#locales/` to the catalogs of one language: the only one that travels. */
export function localeCatalogs(language: BuiltLanguage): Plugin {
  return {
    name: 'locale-catalogs',
    enforce: 'pre',
    resolveId(id) {
      if (!id.startsWith(prefix)) return null;
      const file = id.slice(prefix.length);
      if (language !== 'pseudo') return path.join(folder, language, file);
      const english = path.join(folder, 'en', file);
      return isRules(file) ? english : pseudoPrefix + english;
    },
    load: {
      filter: { id: /^\0pseudo:/ },
      async handler(id) {
        const english = id.slice(pseudoPrefix.length);
        return pseudoModule(english, await readFile(english, 'utf8'));
      },
    },
  };
}

/** A module with the exports of an English catalog, each in the pseudo-language. */
export function pseudoModule(file: string, source: string): string {
  const texts = parseSync(file, source).module.staticExports.flatMap(({ entries }) =>
    entries.filter(({ isType }) => !isType).map(({ exportName }) => exportName.name ?? ''),
  );
  return [
    `import * as english from ${JSON.stringify(file)};`,
    `import { pseudo } from ${JSON.stringify(path.join(folder, 'pseudo.ts'))};`,
    ...texts.map((name) => `export const ${name} = /*#__PURE__*/ pseudo(english.${name});`),
  ].join('\n');
}
