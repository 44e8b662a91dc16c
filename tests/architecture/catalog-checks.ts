import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { bareStrings } from './bare-strings.ts';
import { codeFiles } from './imports.ts';

// The checks of the catalogs, on the sources as they are or as a test breaks them.

const root = path.resolve(import.meta.dirname, '../..');

/** The text of a file of the project. */
export type Read = (file: string) => string;
export const read: Read = (file) => readFileSync(path.join(root, file), 'utf8');

/**
 * Where people read what the code says. The texts of the contract are the specification's, the style
 * of streets is MapLibre's; what a card writes into the console is for the developer of its page.
 */
const shown =
  /^(src(?!\/map\/streets\/street-style)|remotes\/listing-card(?!\/(list\/)?warn\.ts)|contract\/labels|fit)\//;

/** Mails, alerts, pages that the server writes itself, feeds, and what it says on other sites. */
const writtenByServer =
  /^server\/(web\/(?!openapi\/|pages\/ensure-built)|platform\/http\/(html|plain-page)|domain\/(alerts|applicants\/declines|auth\/local-provider|images\/preview|listings\/freshness|moderation\/letters|notifications|\w+\/mails|organizations|push)\/|domain\/viewings\/calendar-feed\.ts)/;
/** They read catalogs for operators at a command line, or as names to look for. */
const writtenForOthers = /^server\/domain\/(imports\/(command|reading)|places\/gazetteer)\//;
/** What looks like a text there, and is for programs. */
const forMachines = [
  // The answer for a missing file, which no person reads.
  /^server\/web\/\S+ Not Found$/,
  /feeds\/sitemap\.ts (User-agent|Disallow): /,
  /(card-trial\.ts img-src|framed-page\.ts (img-src|form-action)|frame-parts\.ts (light dark|listing: )|page-language\.ts (Accept-|Cookie, |private, |Lax$)|plain-page\.ts Cookie, |land-tiles\.ts (Vary|Link)|street-tiles\.ts (Range|bytes))/,
  /secret-pages\.ts (private, |inline; |noindex, )/,
  /counts-file\.ts (private, |noindex, )/,
  /draw-preview\.ts Inter SemiBold/,
  // OpenID Connect's, for its client.
  /chooser\.ts Sign-in was cancelled$/,
  // For the developers of other sites, in English like the console and the reference.
  /embeds\/(read-query|embed-status)\.ts /,
  // SQL and attributes without a tag around them.
  /(read-cards\.ts json_build_object|read-list\.ts select |chooser-page\.ts aria-invalid=|list-frame\.ts (listings|search|currency)=)/,
];

/** The catalogs of a language: "browse.ts". */
export function listCatalogs(language: string): string[] {
  return readdirSync(path.join(root, 'locales', language))
    .filter((file) => file !== 'all.ts')
    .toSorted();
}

/** The areas of a language that show English. */
export const untranslatedAreas = (language: string, reading = read): string[] =>
  listCatalogs(language)
    .filter((file) => reading(`locales/${language}/${file}`).includes("from '../en/"))
    .map((file) => file.replace(/\.ts$/, ''))
    .toSorted();

/** The texts on screens and cards that are in no catalog: "src/ui/button.tsx:3 Save". */
export const bareOnScreens = (files: readonly string[], reading = read): string[] =>
  files
    .filter((file) => shown.test(file) && !file.includes('.gen.'))
    .flatMap((file) =>
      bareStrings(file, reading(file)).map(({ line, text }) => `${file}:${line} ${text}`),
    );

/** The texts that the server writes for people and that are in no catalog. */
export const bareOnServer = (files: readonly string[], reading = read): string[] =>
  files
    .filter((file) => writtenByServer.test(file))
    .flatMap((file) => bareStrings(file, reading(file)).map(({ text }) => `${file} ${text}`))
    .filter((found) => !forMachines.some((each) => each.test(found)));

/** Reads a file of the server catalogs without being looked at for other texts? */
export const isUnseen = ({ file, specifier }: { file: string; specifier: string }): boolean =>
  file.startsWith('server/') &&
  specifier === '#get-locales' &&
  !writtenByServer.test(file) &&
  !writtenForOthers.test(file);

/** The texts of the English catalogs that nobody shows. */
export function unusedTexts(reading = read): string[] {
  const used = usedTexts(reading);
  return listCatalogs('en').flatMap((file) =>
    findTexts(`locales/en/${file}`, reading)
      .filter((name) => !used.has(`${file} ${name}`) && !used.has(`* ${name}`))
      .map((name) => `locales/en/${file}: ${name}`),
  );
}

function findTexts(file: string, reading: Read): string[] {
  return parseSync(file, reading(file))
    .module.staticExports.flatMap(({ entries }) => entries)
    .filter(({ isType }) => !isType)
    .map(({ exportName }) => exportName.name ?? '');
}

/**
 * "browse.ts noRooms" for every text that a file names. The server reads texts off an object of all
 * catalogs; there the name alone counts.
 */
function usedTexts(reading: Read): Set<string> {
  const used = new Set<string>();
  for (const file of codeFiles.filter((each) => !/^(tests|bench)\//.test(each))) {
    const source = reading(file);
    const own = file.startsWith('locales/en/') ? String.raw`\./` : '#locales/';
    const whole = source.matchAll(
      new RegExp(String.raw`import \* as (\w+) from '${own}(.+)'`, 'g'),
    );
    for (const [, alias = '', catalog = ''] of whole) {
      for (const [, name = ''] of source.matchAll(new RegExp(String.raw`\b${alias}\.(\w+)`, 'g'))) {
        used.add(`${catalog} ${name}`);
      }
    }
    const named = source.matchAll(
      new RegExp(String.raw`import \{([^}]+)\} from '${own}(.+)'`, 'g'),
    );
    for (const [, names = '', catalog = ''] of named) {
      for (const name of names.split(',')) used.add(`${catalog} ${name.trim().split(' as ')[0]}`);
    }
    if (/'(#get-locales|\.\/get-locales\.ts)'/.test(source)) {
      for (const [, name = ''] of source.matchAll(/\.(\w+)/g)) used.add(`* ${name}`);
    }
  }
  return used;
}
