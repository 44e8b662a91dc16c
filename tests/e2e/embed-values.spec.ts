import { mkdir, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { openPartnerSite, type PartnerSite } from './support/partner-site.ts';

// Every attribute with every kind of wrong value: what shows, what the console says, what moves.

/** What a page may write by mistake. */
const kinds = {
  empty: '',
  blank: '  ',
  undefined: 'undefined',
  null: 'null',
  'not a number': 'NaN',
  object: '[object Object]',
  boolean: 'true',
  negative: '-1',
  zero: '0',
  fraction: '1.5',
  exponent: '1e3',
  huge: '99999999999',
  word: 'abc',
  unit: '7 rooms',
  markup: '"><b>x',
  accents: 'ñandú',
  separator: '7;9',
  long: 'x'.repeat(1500),
} as const;
type Kind = keyof typeof kinds;
const allKinds = Object.keys(kinds) as Kind[];

/** What an element shows, in the words of the table. */
type Shown = 'the room' | 'not found' | 'nothing' | number | 'with field' | 'without field' | 'any';

interface Row {
  element: 'roomie-listing-card' | 'roomie-listings';
  attribute: string;
  /** For a parameter of `search`. */
  parameter?: string;
  /** What shows; for the kinds named, something else. */
  shows: Shown;
  others?: Partial<Record<Kind, Shown>>;
  /** The kinds that may stand there, about which nothing is said. */
  isPossible: readonly Kind[];
}

const absent: readonly Kind[] = ['empty', 'blank'];
const unset: readonly Kind[] = ['empty', 'undefined', 'null'];
const search = (parameter: string, isPossible: readonly Kind[] = absent): Row => ({
  element: 'roomie-listings',
  attribute: 'search',
  parameter,
  shows: 12,
  isPossible,
});
const card = { element: 'roomie-listing-card', shows: 'the room' } as const;
const list = { element: 'roomie-listings', shows: 12 } as const;

const rows: Row[] = [
  {
    ...card,
    attribute: 'listing',
    shows: 'not found',
    others: { exponent: 'any' },
    isPossible: ['exponent'],
  },
  { ...card, attribute: 'theme', isPossible: unset },
  { ...card, attribute: 'lang', isPossible: ['empty'] },
  { ...card, attribute: 'currency', isPossible: absent },
  { ...card, attribute: 'partner', isPossible: unset },
  { ...card, attribute: 'listing-id', isPossible: [] },
  {
    ...list,
    attribute: 'listings',
    shows: 'nothing',
    others: { exponent: 'any' },
    isPossible: ['exponent'],
  },
  { ...list, attribute: 'owner', shows: 'nothing', isPossible: [] },
  { ...list, attribute: 'count', others: { exponent: 24, huge: 24 }, isPossible: absent },
  {
    ...list,
    attribute: 'search-box',
    shows: 'with field',
    others: { null: 'without field', undefined: 'without field', zero: 'without field' },
    isPossible: ['empty', 'undefined', 'null', 'boolean', 'zero'],
  },
  { ...list, attribute: 'theme', isPossible: unset },
  { ...list, attribute: 'lang', isPossible: ['empty'] },
  { ...list, attribute: 'currency', isPossible: absent },
  { ...list, attribute: 'partner', isPossible: unset },
  { ...list, attribute: 'max-rent', isPossible: [] },
  { ...list, attribute: 'search', isPossible: ['empty'] },
  search('max_rent', [...absent, 'zero']),
  search('sort'),
  search('lat'),
  search('box'),
  search('amenities'),
  search('available_from'),
  search('bedrooms'),
  search('radius_km', [...absent, 'fraction']),
  search('maxrent', []),
];

interface Cell {
  shown: string;
  articles: number;
  hasField: boolean;
  /** The largest difference of its height from the first that it had, in pixels. */
  moved: number;
}

const app = () => process.env['APP_URL'] ?? '';
const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

function markup({ element, attribute, parameter }: Row): string {
  return allKinds
    .map((kind) => {
      const value = kinds[kind];
      const written = parameter ? `${parameter}=${encodeURIComponent(value)}` : value;
      const room =
        element === 'roomie-listing-card' && attribute !== 'listing' ? 'listing="1"' : '';
      return `<${element} ${room} ${attribute}="${escape(written)}"><a href="${app()}/">Rooms</a></${element}>`;
    })
    .join('');
}

/**
 * Runs in the page before its scripts: reserves so much for each list that all fit into the window,
 * because one below it gives its space back.
 */
function reserveHeights() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('roomie-listings:not(:defined) { min-block-size: 75rem !important }');
  document.adoptedStyleSheets.push(sheet);
}

/** Runs in the page before its scripts: notes the heights of elements from their first on. */
function watchHeights() {
  const heights = new Map<Element, number[]>();
  Object.assign(window, { heights });
  const watch = async (name: string) => {
    await customElements.whenDefined(name);
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries) {
        heights.get(target)?.push((target as HTMLElement).offsetHeight);
      }
    });
    for (const element of document.querySelectorAll<HTMLElement>(name)) {
      heights.set(element, [element.offsetHeight]);
      observer.observe(element);
    }
  };
  void watch('roomie-listing-card');
  void watch('roomie-listings');
}

const readCells = (page: Page, element: string): Promise<Cell[]> =>
  page.evaluate((name) => {
    const { heights } = window as unknown as { heights: Map<Element, number[]> };
    return [...document.querySelectorAll(name)].map((each) => {
      const root = each.shadowRoot;
      const cards = [...(root?.querySelectorAll('roomie-listing-card') ?? [])];
      const [first = 0, ...later] = heights.get(each) ?? [];
      return {
        shown: root?.querySelector('[data-state]')?.getAttribute('data-state') ?? 'settled',
        articles: [root, ...cards.map((inner) => inner.shadowRoot)].reduce(
          (sum, shadow) => sum + (shadow?.querySelectorAll('article').length ?? 0),
          0,
        ),
        hasField: Boolean(root?.querySelector('form:not([hidden])')),
        moved: Math.max(0, ...later.map((height) => Math.abs(height - first))),
      };
    });
  }, element);

let site: PartnerSite;
test.beforeAll(async () => {
  site = await openPartnerSite(app());
  await mkdir('.tmp/values', { recursive: true });
});
test.afterAll(() => site.close());
test.use({ viewport: { width: 1280, height: 30_000 } });

for (const row of rows) {
  const { element, attribute, parameter } = row;
  const name = parameter ? `${attribute}="${parameter}=…"` : attribute;
  test(`<${element} ${name}> keeps its place and says what is wrong`, async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    // A picture has its size before it comes, and hundreds of them take time.
    await page.route(/\/media\//, (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      }),
    );
    await page.addInitScript(reserveHeights);
    await page.addInitScript(watchHeights);
    const script = element === 'roomie-listings' ? 'listings' : 'listing-card';
    await site.open(
      page,
      markup(row),
      `<script type="module" src="${app()}/embed/v1/${script}.js"></script>`,
    );
    await expect
      .poll(async () => (await readCells(page, element)).some(({ shown }) => shown === 'loading'))
      .toBe(false);
    const cells = await readCells(page, element);
    const table = allKinds.map((kind, nth) => {
      const value = kinds[kind];
      const written = parameter ? `${parameter}=${value}` : value;
      // What is long is cut; a search without a value is a name that nobody knows.
      const end =
        kind === 'long' ? '' : attribute === 'search' && !parameter ? '=">: use' : '">: use';
      const begin = `<${element} ${attribute}="${written.slice(0, 60)}${end}`;
      const warned = warnings.filter((text) => text.startsWith(begin));
      return { kind, ...cells[nth]!, warned };
    });
    await writeFile(
      `.tmp/values/${script}-${attribute}${parameter ? `-${parameter}` : ''}.json`,
      JSON.stringify(table, null, 2),
    );
    const faults = table.flatMap((cell) => findFaults(row, cell));
    expect(faults).toEqual([]);
  });
}

interface JudgedCell extends Cell {
  kind: Kind;
  warned: string[];
}

/** How a cell is not as the table says. */
function findFaults(row: Row, { kind, shown, articles, hasField, moved, warned }: JudgedCell) {
  const faults: string[] = [];
  if (moved > 1) faults.push(`${kind}: moved by ${moved} px`);
  const warnings = row.isPossible.includes(kind) ? 0 : 1;
  if (warned.length !== warnings) faults.push(`${kind}: ${warned.length} warnings`);
  const expected = row.others?.[kind] ?? row.shows;
  const actual: Record<Exclude<Shown, number>, boolean> = {
    any: true,
    'the room': shown === 'shown' && articles === 1,
    'not found': shown === 'failed' && articles === 0,
    nothing: articles === 0,
    'with field': hasField && articles === 12,
    'without field': !hasField && articles === 12,
  };
  const isShown = typeof expected === 'number' ? articles === expected : actual[expected];
  if (!isShown) faults.push(`${kind}: shows ${articles} rooms, ${shown}`);
  return faults;
}

test('covers at least two hundred cells', () => {
  expect(rows.length * allKinds.length).toBeGreaterThanOrEqual(200);
});
