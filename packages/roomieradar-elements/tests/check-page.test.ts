import { describe, expect, test } from 'vitest';
import { checkHtml } from '../src/check/check-page.ts';
import { findingTexts } from '../src/check/texts.ts';

const origin = 'https://rooms.example';
const script = `<script async type="module" src="${origin}/embed/v1/listing-card.js"></script>`;
const listScript = `<script async type="module" src="${origin}/embed/v1/listings.js"></script>`;
const link = `<a href="${origin}/listings/42">A room</a>`;
const card = `<roomie-listing-card listing="42">${link}</roomie-listing-card>`;
const list = `<roomie-listings search="place=Lisbon">${link}</roomie-listings>`;
const right = "script-src https://rooms.example; connect-src *; img-src https:; style-src 'self'";

const check = (html: string, policy = '') =>
  checkHtml(html, policy, { origin }).findings.map(
    ({ code, level, line, write }) => `${level} ${line ?? '-'} ${code}: ${write ?? ''}`,
  );

test.each([
  ['a card', script + card, ''],
  ['a list', listScript + list, ''],
  ['a card beside a list', listScript + card + list, right],
  ['a card under a policy', script + card, right],
  [
    'a script that imports it',
    `<script async type="module">\n import("${origin}/embed/v1/listing-card.js").catch(() => {});\n</script>${card}`,
    '',
  ],
  [
    'a signed script',
    script.replace('<script', '<script nonce="x"') + card,
    "script-src 'nonce-x' 'strict-dynamic'; connect-src https://*.example; img-src *",
  ],
  ['a frame', `<iframe src="${origin}/embed/listings/42"></iframe>`, `frame-src ${origin}`],
  [
    'attributes of HTML and of frameworks',
    `${script}<roomie-listing-card listing=42 class=x data-v-1 v-if _ngcontent-1 @click="x" style="width: 20rem" onroomie-click="x" tabindex=0>${link}</roomie-listing-card>`,
    '',
  ],
  [
    'an address of a search with its page',
    `${listScript}<roomie-listings search="/?place=Lisbon&amp;max_rent=900&amp;page=2" search-box count="6">${link}</roomie-listings>`,
    '',
  ],
  ['what a comment says', `${script}${card}<!-- <roomie-listing-card> -->`, ''],
])('finds nothing wrong with %s', (_, html, policy) => {
  expect(check(html, policy)).toEqual([]);
});

describe('says what is wrong, with the line to write', () => {
  test.each([
    ['no card', '<p>Rooms</p>', ['error - nothing: ']],
    [
      'a wrong element',
      `${script}\n<roomie-card listing="42">${link}</roomie-card>`,
      ['error 2 element-name: <roomie-listing-card listing="42">'],
    ],
    [
      'an element that is closed like XML',
      `${script}\n<roomie-listing-card listing="42" />\n${link}`,
      ['error 2 self-closing: <roomie-listing-card listing="42">…</roomie-listing-card>'],
    ],
    [
      'a card without a link',
      `${script}<roomie-listing-card listing="42"></roomie-listing-card>`,
      [
        'warning 1 link-missing: <roomie-listing-card listing="42"><a href="https://rooms.example/listings/42">RoomieRadar</a></roomie-listing-card>',
      ],
    ],
    [
      'a misspelled attribute',
      `${script}<roomie-listing-card lisitng="42">${link}</roomie-listing-card>`,
      ['error 1 attribute-name: <roomie-listing-card listing="42">'],
    ],
    [
      'an attribute that nobody knows',
      `${script}<roomie-listing-card listing="42" animation="slow">${link}</roomie-listing-card>`,
      ['warning 1 attribute-name: <roomie-listing-card listing="42">'],
    ],
    [
      'a wrong id',
      `${script}<roomie-listing-card listing="room 42">${link}</roomie-listing-card>`,
      ['error 1 attribute-value: <roomie-listing-card listing="42">'],
    ],
    [
      'an id that cannot be',
      `${script}<roomie-listing-card listing="99999999999">${link}</roomie-listing-card>`,
      ['error 1 attribute-value: '],
    ],
    [
      'no id',
      `${script}<roomie-listing-card>${link}</roomie-listing-card>`,
      ['error 1 listing-missing: <roomie-listing-card listing="42">'],
    ],
    [
      'wrong values',
      `${listScript}<roomie-listings theme="Dark" count="60" lang="xx" search-box="yes">${link}</roomie-listings>`,
      [
        'warning 1 attribute-value: <roomie-listings theme="dark" count="60" lang="xx" search-box="yes">',
        'warning 1 attribute-value: <roomie-listings theme="Dark" count="24" lang="xx" search-box="yes">',
        'warning 1 attribute-value: <roomie-listings theme="Dark" count="60" search-box="yes">',
        'warning 1 attribute-value: <roomie-listings theme="Dark" count="60" lang="xx">',
      ],
    ],
    [
      'a misspelled parameter',
      `${listScript}<roomie-listings search="place=Lisbon&maxrent=900">${link}</roomie-listings>`,
      ['error 1 search-name: <roomie-listings search="place=Lisbon&amp;max_rent=900">'],
    ],
    ['no script', card, [`error 1 script-missing: ${script}`]],
    ['the script of the card for a list', script + list, [`error 1 script-of-list: ${listScript}`]],
    [
      'a script that is no module',
      script.replace(' type="module"', '') + card,
      [
        'error 1 script-type: <script async src="https://rooms.example/embed/v1/listing-card.js" type="module"></script>',
      ],
    ],
    [
      'a wrong address of the script',
      script.replace('/v1/', '/') + card,
      [`error 1 script-address: ${script}`],
    ],
    [
      'a script without encryption',
      script.replace('https:', 'http:') + card,
      [`error 1 script-insecure: ${script}`],
    ],
    [
      'a hash of the newest script',
      script.replace(' src=', ' integrity="sha384-x" src=') + card,
      [`error 1 script-integrity: ${script}`],
    ],
    [
      'a script without its origin',
      script.replace(origin, '') + card,
      [`error 1 origin-missing: ${script}`],
    ],
    [
      'the origin of an example',
      script.replace(origin, 'https://roomieradar.example') + card,
      [`error 1 origin-example: ${script}`],
    ],
    [
      'a script of another RoomieRadar',
      script.replace(origin, 'https://other.example') + card,
      ['error 1 origin-several: '],
    ],
    [
      'a narrow place',
      `${script}<roomie-listing-card listing="42" style="max-width: 120px">${link}</roomie-listing-card>`,
      ['error 1 size-narrow: <roomie-listing-card listing="42" style="max-width: 160px">'],
    ],
    [
      'no place',
      `${script}<roomie-listing-card listing="42" style="height: 0">${link}</roomie-listing-card>`,
      ['error 1 size-none: <roomie-listing-card listing="42">'],
    ],
    [
      'colors that nobody can read',
      `<style>\nroomie-listing-card { --roomie-ink: #999; --roomie-surface: #fff }</style>${script}${card}`,
      ['warning 1 contrast: --roomie-ink: #000000;'],
    ],
  ])('%s', (_, html, expected) => {
    expect(check(html)).toEqual(expected);
  });
});

describe('says what a policy refuses, with the directive to write', () => {
  test.each([
    [
      "default-src 'self'",
      [
        `error - policy: script-src 'self' ${origin}`,
        `error - policy: connect-src 'self' ${origin}`,
        `error - policy: img-src 'self' ${origin}`,
      ],
    ],
    [
      `Content-Security-Policy: default-src 'none'; script-src ${origin}; connect-src ${origin}`,
      [`error - policy: img-src ${origin}`],
    ],
    [`script-src ${origin}:8443`, [`error - policy: script-src ${origin}:8443 ${origin}`]],
    [
      "script-src 'nonce-a' 'strict-dynamic'",
      [
        `error 1 policy-nonce: <script async type="module" src="${origin}/embed/v1/listing-card.js" nonce="…">`,
      ],
    ],
  ])('%s', (policy, expected) => {
    expect(check(script + card, policy)).toEqual(expected);
  });

  test('an import inside the page, a frame, styles of a server, and a <meta>', () => {
    const imported = `<script type="module">import("${origin}/embed/v1/listing-card.js")</script>`;
    expect(check(imported + card, `script-src ${origin}`)).toEqual([
      `error 1 policy-inline: ${script}`,
    ]);
    const frame = `<iframe src="${origin}/embed/listings/42"></iframe>`;
    const meta = `<meta http-equiv="Content-Security-Policy" content="frame-src 'none'">`;
    expect(check(meta + frame)).toEqual([`error - policy: frame-src ${origin}`]);
    const rendered = `${script}<roomie-listing-card listing="42"><template shadowrootmode="open"><style></style></template>${link}</roomie-listing-card>`;
    expect(check(rendered, right)).toEqual([
      "warning 1 policy-style: style-src 'self' 'unsafe-inline'",
    ]);
  });
});

test('every finding has a text that names what it is about', () => {
  const values = { name: 'NAME', value: 'VALUE', allowed: 'ALLOWED' };
  const texts = Object.values(findingTexts).map((text) => text(values));
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.filter((text) => !text.endsWith('.'))).toEqual([]);
});
