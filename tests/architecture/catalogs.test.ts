import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { languages, offeredLanguages } from '#contract/languages.ts';
import { bareStrings } from './bare-strings.ts';
import { codeFiles, imports } from './imports.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/**
 * Areas that still show English in a language. Take a line out when you translate one; never add
 * one to a language that is complete.
 */
const untranslated: Record<string, readonly string[]> = {};

/**
 * Where people read what the code says. The texts of the contract are the specification's, the style
 * of streets is MapLibre's.
 */
const shown = /^(src(?!\/streets\/street-style)|remotes\/listing-card|contract\/labels|fit)\//;

/** Mails, alerts, pages that the server writes itself, feeds, and what it says on other sites. */
const writtenByServer =
  /^server\/(web\/(?!openapi\/|pages\/ensure-built)|platform\/http\/(html|plain-page)|domain\/(alerts|auth\/local-provider|images\/preview|listings\/freshness|moderation\/letters|notifications|organizations|push)\/)/;
/** They read catalogs for operators at a command line, or as names to look for. */
const writtenForOthers = /^server\/domain\/(imports\/(command|reading)|places\/gazetteer)\//;
/** What looks like a text there, and is for programs. */
const forMachines = [
  // Of a file, where no person looks.
  /^server\/web\/\S+ Not Found$/,
  /feeds\/sitemap\.ts User-agent: /,
  /(card-(frame|trial)\.ts img-src|frame-parts\.ts light dark|page-language\.ts Accept-|land-tiles\.ts Vary|street-tiles\.ts (Range|bytes))/,
  /draw-preview\.ts Inter SemiBold/,
  // OpenID Connect's, for its client.
  /chooser\.ts Sign-in was cancelled$/,
  // SQL and attributes without a tag around them.
  /(read-cards\.ts json_build_object|read-list\.ts select |chooser-page\.ts aria-invalid=)/,
];

test('every language has the same catalogs, and all of them at run time', () => {
  for (const language of languages) {
    expect(catalogsOf(language), language).toEqual(catalogsOf('en'));
    const gathered = Array.from(
      read(`locales/${language}/all.ts`).matchAll(/from '\.\/(.+)'/g),
      ([, file = '']) => file,
    );
    const texts = catalogsOf(language).filter((file) => file !== 'plural.ts');
    expect(gathered.toSorted(), language).toEqual(texts);
  }
});

test('a catalog either translates or is named as untranslated', () => {
  for (const language of languages.filter((each) => each !== 'en')) {
    const english = catalogsOf(language)
      .filter((file) => read(`locales/${language}/${file}`).includes("from '../en/"))
      .map((file) => file.replace(/\.ts$/, ''))
      .toSorted();
    expect(english, language).toEqual([...(untranslated[language] ?? [])].toSorted());
  }
});

test('people can choose only languages that are complete', () => {
  for (const language of offeredLanguages) {
    expect(untranslated[language] ?? []).toEqual([]);
  }
});

test('every text of a catalog is used', () => {
  const used = usedTexts();
  const unused = catalogsOf('en').flatMap((file) =>
    textsOf(`locales/en/${file}`)
      .filter((name) => !used.has(`${file} ${name}`) && !used.has(`* ${name}`))
      .map((name) => `locales/en/${file}: ${name}`),
  );
  expect(unused).toEqual([]);
});

test('what people read comes from a catalog', () => {
  const bare = codeFiles
    .filter((file) => shown.test(file) && !file.includes('.gen.'))
    .flatMap((file) =>
      bareStrings(file, read(file)).map(({ line, text }) => `${file}:${line} ${text}`),
    );
  expect(bare).toEqual([]);
});

test('what the server writes for people comes from a catalog', () => {
  const bare = codeFiles
    .filter((file) => writtenByServer.test(file))
    .flatMap((file) => bareStrings(file, read(file)).map(({ text }) => `${file} ${text}`))
    .filter((found) => !forMachines.some((each) => each.test(found)));
  expect(bare).toEqual([]);
});

test('whoever reads catalogs on the server is looked at for other texts, too', () => {
  const unseen = imports.filter(
    ({ file, specifier }) =>
      file.startsWith('server/') &&
      specifier === '#locales-of' &&
      !writtenByServer.test(file) &&
      !writtenForOthers.test(file),
  );
  expect(unseen.map(({ file }) => file)).toEqual([]);
});

test('screens import the catalogs of their build, the server those of every language', () => {
  const wrong = imports.filter(({ file, specifier }) =>
    file.startsWith('src/')
      ? specifier === '#locales-of'
      : specifier.startsWith('#locales/') && !file.startsWith('tests/'),
  );
  expect(wrong.map(({ file, specifier }) => `${file} imports ${specifier}`)).toEqual([]);
});

test('tells texts from other strings', () => {
  const source = `
    import x from 'Some Name';
    const label = 'Try again', sign = \`Page \${1}\`, code = 'not_found', key = event.key === 'Enter';
    throw new Error('Nobody reads this');
    console.warn('Nobody reads this either');
    const code = [\`<iframe title="\${1}" loading="lazy"></iframe>\`, \`script-src \${1}\`, '/* Kept from the start */'];
    log.warn('Nor this');
    const rows = sql\`select it from there where id = \${1}\`;
    const node = <p className="a b" aria-label="close" title={'Open it'}>Words <b>…</b> {count}</p>;
    const field = <input type="text" placeholder="name" />, image = <img alt={\`photo \${1}\`} />;
    const mail = html\`<p class="a b" title="later">\${1} <b>wrote</b></p><style>p { margin: 0 }</style>\`;`;
  expect(bareStrings('example.tsx', source).map(({ text }) => text)).toEqual([
    'Try again',
    'Page …',
    'close',
    'Open it',
    'Words',
    'name',
    'photo …',
    'later',
    'wrote',
  ]);
});

function catalogsOf(language: string): string[] {
  return readdirSync(path.join(root, 'locales', language))
    .filter((file) => file !== 'all.ts')
    .toSorted();
}

function textsOf(file: string): string[] {
  return parseSync(file, read(file))
    .module.staticExports.flatMap(({ entries }) => entries)
    .filter(({ isType }) => !isType)
    .map(({ exportName }) => exportName.name ?? '');
}

/**
 * "browse.ts noRooms" for every text that a file names. The server reads texts off an object of all
 * catalogs; there the name alone counts.
 */
function usedTexts(): Set<string> {
  const used = new Set<string>();
  for (const file of codeFiles.filter((each) => !/^(tests|bench)\//.test(each))) {
    const source = read(file);
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
    if (/'(#locales-of|\.\/locales-of\.ts)'/.test(source)) {
      for (const [, name = ''] of source.matchAll(/\.(\w+)/g)) used.add(`* ${name}`);
    }
  }
  return used;
}
