// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { cardHeight } from '#contract/embeds/card.ts';
import { readPastedSearch, embedMethods, listMethods } from '#src/features/partners/choice.ts';
import { listSnippet } from '#src/features/partners/snippets/list.ts';
import { snippets } from '#src/features/partners/ways.ts';
import type { Subject } from '#src/features/partners/snippets/snippet.ts';

const hostile = `"></a><script>alert(1)</script><img src=x onerror=alert(1)> ' \${x} {x} \\ \u202Egnp.exe \u200B\n&lt;`;
const look = { accent: undefined, round: undefined, density: undefined, font: undefined };
const brand = { accent: '#7c3aed', round: 0, density: 0.5, font: 'Georgia, serif' };
const subject: Subject = {
  origin: 'https://roomieradar.test',
  imageOrigin: null,
  listing: 42,
  title: hostile,
  theme: 'dark',
  lang: 'de',
  currency: 'CHF',
  ...look,
  width: 320,
  file: null,
};
const makeCode = (way: (typeof embedMethods)[number], index = 0, changes: Partial<Subject> = {}) =>
  snippets[way].make({ ...subject, ...changes }).codes[index]?.code ?? '';
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

test('a hostile title stays text in the HTML a partner copies', () => {
  const document = parse(makeCode('html'));
  expect(document.querySelector('roomie-listing-card > a')?.textContent).toBe(hostile);
  expect(document.querySelectorAll('script')).toHaveLength(1);
  for (const way of ['vue', 'angular'] as const) {
    const [card] = parse(makeCode(way, 1)).body.children;
    expect(card?.getAttribute('title')).toBe(hostile);
    expect(card?.querySelectorAll('script, img')).toHaveLength(0);
  }
  expect(document.querySelectorAll('img')).toHaveLength(0);
});

test('a hostile title stays text in the frame a partner copies', () => {
  const document = parse(makeCode('frame'));
  expect(document.body.children).toHaveLength(1);
  expect(document.querySelector('iframe')?.title).toBe(hostile);
});

test('a hostile title stays one string in the JSX a partner copies', () => {
  for (const code of [makeCode('react', 1), makeCode('svelte', 1), makeCode('federation', 4)]) {
    const literal = /(?:\{|text: )('[^']*')/.exec(code)?.[1] ?? '';
    expect(literal).not.toMatch(/[<>\n]/);
    // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- whether it is one string is for the language to say
    expect(new Function(`return ${literal}`)()).toBe(hostile);
  }
});

test('no code contains invisible or direction-changing characters', () => {
  for (const way of embedMethods) {
    for (const { code } of snippets[way].make(subject).codes) {
      expect(code).not.toMatch(/[\p{Cf}\u2028\u2029]/u);
    }
  }
});

test('the pinned element comes with its hash', () => {
  const file = { file: 'listing-card-abc.js', integrity: 'sha384-abc' };
  const document = parse(makeCode('html', 0, { file }));
  const script = document.querySelector('script');
  expect(script?.src).toBe('https://roomieradar.test/embed/v1/listing-card-abc.js');
  expect(script?.getAttribute('integrity')).toBe('sha384-abc');
  expect(script?.getAttribute('crossorigin')).toBe('anonymous');
});

test('a policy names the origin of the images', () => {
  const policy = (way: (typeof embedMethods)[number]) =>
    snippets[way].make({ ...subject, imageOrigin: 'https://media.test' }).policy.join('; ');
  expect(policy('html')).toBe(
    'script-src https://roomieradar.test; connect-src https://roomieradar.test; img-src https://roomieradar.test https://media.test',
  );
  expect(policy('frame')).toBe('frame-src https://roomieradar.test');
});

test('the code for a site names that site', () => {
  const { codes } = snippets.federation.make(subject);
  const all = codes.map(({ code }) => code).join('\n');
  expect(all).toContain(`const roomieRadar = 'https://roomieradar.test';`);
  expect(all).not.toMatch(/import\.meta\.env|harbor_hackers|dance_school/);
  expect(all).toContain('https://roomieradar.test/embed/v1/roomieradar.d.ts');
});

test('every way of a site with scripts keeps the chosen look, and a default says nothing', () => {
  const scripted = ['html', 'server', 'react', 'vue', 'svelte', 'angular', 'federation'] as const;
  const plain = { theme: 'auto', lang: undefined, currency: undefined } as const;
  for (const way of scripted) {
    const all = (changes: Partial<Subject> = {}) =>
      snippets[way]
        .make({ ...subject, ...changes })
        .codes.map(({ code }) => code)
        .join('\n');
    expect(all()).toMatch(/theme="dark"\s+lang="de"\s+currency="CHF"/);
    expect(all(plain)).not.toMatch(/ (?:theme|lang|currency)="(?!ts)/);
  }
  const { src } = parse(makeCode('frame')).querySelector('iframe') ?? {};
  expect(src).toBe('https://roomieradar.test/embed/listings/42?theme=dark&lang=de&currency=CHF');
});

test('every way with an element has the look in a style sheet, a frame in its address', () => {
  const query = 'accent=7c3aed&round=0&density=0.5&font=Georgia%2C+serif';
  for (const way of embedMethods) {
    const codes = (changes: object) =>
      snippets[way].make({ ...subject, ...changes }).codes.map(({ code }) => code);
    const all = codes(brand).join('\n');
    if (way === 'frame' || way === 'oembed') {
      expect(all.replaceAll('&#x26;', '&'), way).toContain(query);
      expect(codes({}).join('\n'), way).not.toMatch(/accent|density/);
      continue;
    }
    expect(all, way).toContain('--roomie-accent: #7c3aed;\n  --roomie-round: 0px;');
    expect(all, way).toContain("--roomie-font: 'Georgia', serif;");
    // What is reserved is the height of a card as narrow as it is dense.
    expect(all, way).toContain('padding-block-end: max(125.5px, 7.8125rem + 0.5px)');
    expect(codes({}).join('\n'), way).not.toContain('--roomie-accent');
  }
  for (const way of listMethods) {
    const make = (changes: object) =>
      listSnippet(way, { ...list('max_rent=900', true), ...changes })
        .codes.map(({ code }) => code)
        .join('\n');
    const isFrame = way === 'frame' || way === 'oembed';
    const expected = isFrame ? query : 'roomie-listings {\n  --roomie-accent: #7c3aed;';
    expect(make(brand).replaceAll('&#x26;', '&'), way).toContain(expected);
    expect(make({}), way).not.toMatch(/--roomie|accent=/);
  }
});

test('the head preloads the address that the element asks for', () => {
  const href = (changes: Partial<Subject>) =>
    parse(makeCode('html', 3, changes))
      .querySelector('link')
      ?.getAttribute('href');
  const address = 'https://roomieradar.test/api/embed/listings?ids=42';
  expect(href({})).toBe(`${address}&lang=de&currency=CHF`);
  expect(href({ lang: 'en', currency: undefined })).toBe(address);
});

const list = (search: string | undefined, field: boolean) => ({
  origin: 'https://roomieradar.test',
  imageOrigin: null,
  theme: 'dark' as const,
  lang: 'de' as const,
  currency: 'CHF',
  ...look,
  search,
  field,
});
const makeListCode = (way: (typeof listMethods)[number], search?: string, index = 0) =>
  listSnippet(way, list(search, true)).codes[index]?.code ?? '';

test('the head of a page with a list preloads the address that the list asks for', () => {
  const href = parse(makeListCode('html', 'max_rent=900&place=Lisbon', 3))
    .querySelector('link')
    ?.getAttribute('href');
  expect(href).toBe(
    'https://roomieradar.test/api/embed/search?max_rent=900&place=Lisbon&count=6&lang=de&price_currency=CHF',
  );
});

test('a hostile search stays one attribute in the list a partner copies', () => {
  const document = parse(makeListCode('html', `q=${hostile}`));
  const element = document.querySelector('roomie-listings');
  expect(element?.getAttribute('search')).toBe(`q=${hostile}`);
  expect(element?.hasAttribute('search-box')).toBe(true);
  expect(document.querySelectorAll('script')).toHaveLength(1);
  expect(document.querySelectorAll('img')).toHaveLength(0);
  for (const way of ['vue', 'angular'] as const) {
    const [used] = parse(makeListCode(way, `q=${hostile}`, 1)).body.children;
    expect(used?.getAttribute('search')).toBe(`q=${hostile}`);
    expect(used?.querySelectorAll('script, img')).toHaveLength(0);
  }
});

test('every way of a list keeps its search and its look, and no other code', () => {
  for (const way of listMethods) {
    const codes = listSnippet(way, list('max_rent=900&currency=USD', false)).codes;
    const all = codes.map(({ code }) => code).join('\n');
    expect(all.replaceAll('&#x26;', '&'), way).toContain('max_rent=900&currency=USD');
    expect(all, way).not.toMatch(/="undefined"|roomie-listing-card|[\p{Cf}\u2028\u2029]/u);
    expect(all, way).toMatch(/dark/);
  }
  const { src } = parse(makeListCode('frame', 'max_rent=900')).querySelector('iframe') ?? {};
  expect(src).toBe(
    'https://roomieradar.test/embed/search?max_rent=900&count=6&search_box=1&theme=dark&lang=de&price_currency=CHF',
  );
});

test.each([
  ['https://roomieradar.test/?place=Lisbon&lat=38.7&page=3#top', 'place=Lisbon&lat=38.7'],
  ['?max_rent=900', 'max_rent=900'],
  ['https://roomieradar.test/', undefined],
  ['', undefined],
])('of %s a list has the search', (pasted, search) => {
  expect(readPastedSearch(pasted)).toBe(search);
});

test('the reserved space is as high as the card', () => {
  const [, least, rem] = /max\((\S+)px, (\S+)rem \+ 0\.5px\)/.exec(makeCode('html', 2)) ?? [];
  expect(Number(least)).toBe(Number(rem) * 16 + 0.5);
  expect(cardHeight(320)).toBe(Math.ceil(320 * 0.75 + Number(least)));
});
