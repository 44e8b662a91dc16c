import { describe, expect, test } from 'vitest';
import { bareStrings } from './bare-strings.ts';
import {
  bareOnScreens,
  bareOnServer,
  isUnseen,
  read,
  untranslatedAreas,
  unusedTexts,
  type Read,
} from './catalog-checks.ts';

// Breaks what the checks of the catalogs are for, each once.

/** The sources, with more at the end of a file. */
const withMore =
  (file: string, more: string): Read =>
  (each) =>
    each === file ? `${read(each)}\n${more}` : read(each);

describe('finds a text that is in no catalog', () => {
  test.each([
    ['on a screen', 'src/ui/text-field.tsx', '<p>Read on</p>'],
    ['in the name of a part', 'src/features/shell/app-shell.tsx', '<p aria-label="more" />'],
    ['in a title', 'src/features/shell/user-area.tsx', '<a title="more" />'],
    ['in a placeholder', 'src/ui/text-field.tsx', '<input placeholder={dir ? "name" : ""} />'],
    ['in the text of an image', 'src/ui/avatar.tsx', '<img alt="portrait" />'],
    ['on a card of other sites', 'remotes/listing-card/card-layout.tsx', '<b>For you</b>'],
  ])('%s', (_, file, more) => {
    expect(bareOnScreens([file])).toEqual([]);
    expect(bareOnScreens([file], withMore(file, `export const more = ${more};`))).toHaveLength(1);
  });

  test.each([
    ['in a mail', 'server/domain/listings/freshness/write-reminder.ts', "'See you later'"],
    ['in an alert', 'server/domain/alerts/write-alerts.ts', '`A room near you`'],
    [
      'in a statement',
      'server/domain/moderation/letters/describe-statement.ts',
      "'We hid your room'",
    ],
    ['on a plain page', 'server/web/confirm-listing.ts', 'html`<p>Still free?</p>`'],
    ['on all plain pages', 'server/platform/http/plain-page.ts', 'html`<p title="more"></p>`'],
    ['in a feed', 'server/web/feeds/listing-feed.ts', 'xml`${1}` + "Rooms near you"'],
  ])('%s', (_, file, more) => {
    expect(bareOnServer([file])).toEqual([]);
    expect(bareOnServer([file], withMore(file, `export const more = ${more};`))).toHaveLength(1);
  });
});

test('finds a file of the server that writes texts where nobody looks for others', () => {
  expect(isUnseen({ file: 'server/domain/users/write-mail.ts', specifier: '#get-locales' })).toBe(
    true,
  );
});

test('finds a text that nobody shows', () => {
  const reading = withMore('locales/en/browse.ts', "export const forNobody = 'For nobody';");
  expect(unusedTexts(reading)).toEqual(['locales/en/browse.ts: forNobody']);
});

test('finds a catalog that shows English', () => {
  const reading = withMore('locales/de/marks.ts', "export * from '../en/marks.ts';");
  expect(untranslatedAreas('de', reading)).toEqual(['marks']);
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
