import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from './imports.ts';

/**
 * Words that identifiers, file names and database names must not contain, with the word to use. The
 * glossary has more words to avoid, but those have other meanings too, so no test can refuse them.
 */
const banned: Record<string, string> = {
  acts: 'audit events',
  allowance: 'quota',
  care: 'safety',
  complaint: 'error',
  desk: 'admin, overview',
  gates: 'checks',
  greet: 'print the address',
  heed: 'follow, apply',
  oddities: 'warnings, problems',
  picture: 'image (listing), photo (profile)',
  pictures: 'images (listing), photos (profile)',
  sketch: 'draft, preview',
  somebody: 'user',
  shelf: 'store, cache',
  shot: 'image, screenshot',
  standing: 'snapshot, status',
  surroundings: 'dependencies',
  tell: 'notify, emit',
  thing: 'target',
  tidy: 'delete, expire, clean up',
  told: 'received, known, shown',
  twin: 'duplicate',
  twins: 'duplicates',
};

/** As the last word of a file name only; common-words.ts lists real words of searches. */
const bannedSuffix = /(?<!\/common)-(?:words|phrases)\.\w+$/;

/** Where a banned word is right. `in` is the start of a path, everywhere without it. */
const exceptions: { word: RegExp; in?: string; because: string }[] = [
  { word: /profile_?picture_?url/i, because: 'a field of the specification' },
  {
    word: /<\/?picture\b|\bsvg\|picture\||'picture'|\bimg, picture\b/,
    because: 'the HTML element',
  },
  { word: /\bpicture\b/, in: 'server/domain/auth/', because: 'a claim of OpenID Connect' },
  { word: /\bpicture\b/, in: 'tests/api/auth/', because: 'a claim of OpenID Connect' },
  { word: /'desk'|\bdesk: ('(Desk)?|\/|matchAny)/, because: 'an amenity of the specification' },
  { word: /help.?desk/i, in: 'tests/unit/onboarding/names/', because: 'names that are refused' },
  { word: /twin share/, in: 'server/domain/imports/mapping/', because: 'what other sites say' },
  { word: /\|picture\|/, in: 'src/features/inquiries/', because: 'words of a message' },
  { word: /\btell\b/, in: 'guards/scams/rules/', because: 'words of a message' },
  {
    word: /tell_session_ended|sessions_end_is_told/,
    in: 'server/platform/database/schema/',
    because: 'names that a migration up to 0020 gave',
  },
];

/** Migrations up to 0020 keep the names they were released with. Later ones are checked. */
const ignored =
  /^(server\/platform\/database\/migrations\/00(0\d|1\d|20)_|tests\/api\/migrations\.test\.ts|docs\/|.*\.gen\.ts$)/;
const files = listFiles('*.ts', '*.tsx', '*.css', '*.sql');
const root = path.resolve(import.meta.dirname, '../..');
const thisFile = path.relative(root, import.meta.filename);

test('names use the words of the glossary in CONTRIBUTING.md', () => {
  const found = new Map<string, string[]>();
  for (const file of files) {
    if (ignored.test(file) || file === thisFile) continue;
    const source = readFileSync(path.join(root, file), 'utf8');
    const names = `${file.replace(/\.\w+$/, '')}\n${extractNames(file, source)}`;
    if (bannedSuffix.test(file)) found.set(`${file} (use -labels)`, [file]);
    for (const word of bannedIn(names, file)) {
      const use = `${word} (use ${banned[word]})`;
      found.set(use, [...(found.get(use) ?? []), file]);
    }
  }
  const report = [...found].map(
    ([use, files]) => `${use}: ${files.length} files, ${files.join(' ')}`,
  );
  expect(report.sort()).toEqual([]);
});

test('finds banned words inside of names and leaves prose alone', () => {
  const source = `// A picture of a thing.\nconst text = 'such a thing'; const isTwinOf = read\`select x from admin_acts\`;`;
  expect(bannedIn(extractNames('a.ts', source), 'a.ts')).toEqual(['acts', 'twin']);
  expect(bannedIn('const profile_picture_url = 1', 'a.ts')).toEqual([]);
});

/** The banned words that names in a text contain, split at underscores, dashes and capitals. */
function bannedIn(names: string, file: string): string[] {
  const rest = exceptions
    .filter((exception) => file.startsWith(exception.in ?? ''))
    .reduce((text, { word }) => text.replace(new RegExp(word, `${word.flags}g`), ' '), names);
  const parts = rest
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
  return [...new Set(parts.filter((part) => Object.hasOwn(banned, part)))].sort();
}

/** A file without its comments and without prose: text in quotes counts only where it is one name. */
function extractNames(file: string, source: string): string {
  if (file.endsWith('.css')) return source.replace(/\/\*[\s\S]*?\*\//g, '');
  if (file.endsWith('.sql')) return source.replace(/--.*|'[^']*'/g, '');
  return source
    .replace(/\/\*[\s\S]*?\*\/|(?<![:'"])\/\/.*/g, '')
    .replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, (text) =>
      /^.[\w./#-]+.$/.test(text) ? text : "''",
    )
    .replace(/`(?:[^`\\]|\\.)*`/g, (text) =>
      text.replace(/\$\{/g, ' {').replace(/\b[a-z]+\b(?!\()/g, ''),
    )
    .replace(/>[^<>{}=;()]+</g, '><');
}
