import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeImportProblem } from '#catalogs/describe-import-problem.ts';
import { getLocales } from '#get-locales';
import type { ImportProblem } from '#contract/imports/import.ts';
import { createTestDatabase, type TestDatabase } from '../../../support/test-database.ts';
import { importFile } from './steps.ts';

const folder = path.join(import.meta.dirname, 'fixtures/amounts');
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const common = {
  source_id: 'id',
  title: 'name',
  address: 'area',
  external_link: 'https://rooms.example/{id}',
};
const files = [
  {
    file: 'point.csv',
    delimiter: ',',
    mapping: { monthly_rent: 'price', latitude: 'lat', longitude: 'lng' },
    says: 'columns separated by a comma; amounts like 1,200.50;',
  },
  {
    file: 'comma.csv',
    delimiter: ';',
    mapping: { monthly_rent: 'miete' },
    says: 'columns separated by a semicolon; amounts like 1.200,50;',
  },
  {
    file: 'spaces.tsv',
    delimiter: '\t',
    mapping: { monthly_rent: 'rent', rent_period: 'for' },
    says: 'columns separated by a tab; amounts like 1.200,50;',
  },
  {
    file: 'apostrophes.csv',
    delimiter: '|',
    mapping: { monthly_rent: 'weekly_rent', currency: 'currency' },
    says: 'rents a week, times 52 weeks, divided by 12 months.',
  },
  {
    file: 'plain.csv',
    delimiter: ',',
    mapping: { monthly_rent: 'rent', rent_period: 'period', currency: 'currency' },
    says: '2 amounts like 1.200 can be read in two ways and are set aside',
  },
];

/** What a file wants of each row: its amount, or words of the reason to set it aside. */
async function readWanted(file: string, delimiter: string) {
  const text = await readFile(path.join(folder, file));
  const rows: { id: string; want: string }[] = parse(text, {
    columns: true,
    delimiter,
    relax_quotes: true,
  });
  return rows;
}

/** What became of a row: "1950 GBP a week", or the reason. */
async function outcomes(source: string, setAside: { id: number; reason: string }[]) {
  const rows = await database.sql<
    { id: string; rent: number; currency: string; problems: ImportProblem[] }[]
  >`
    select o.source_id as id, l.monthly_rent as rent, l.currency, o.problems
    from external_origins o join listings l on l.id = o.listing_id where o.source = ${source}`;
  const amounts = rows.map(({ id, rent, currency, problems }) => {
    const converted = problems.find(({ code }) => code === 'converted');
    const period = converted?.code === 'converted' ? ` a ${converted.period}` : '';
    return [id, `${rent} ${currency}${period}`] as const;
  });
  return new Map([...amounts, ...setAside.map(({ id, reason }) => [String(id), reason] as const)]);
}

test.each(files)(
  'every amount of $file is read right, or set aside with its cell, and nothing is guessed unseen',
  async ({ file, delimiter, mapping, says }) => {
    const source = file.replace(/\W/g, '-');
    const request = { file: path.join(folder, file), source, mapping: { ...common, ...mapping } };
    const { text, setAside } = await importFile(database.target, request);
    expect(text).toContain(says);
    const wanted = await readWanted(file, delimiter);
    expect(wanted).toHaveLength(12);
    const became = await outcomes(source, setAside);
    for (const { id, want } of wanted) {
      const words = want.replace(/^aside: /, '');
      if (words === want) expect(became.get(id), `${file}, row ${id}`).toBe(want);
      else expect(became.get(id), `${file}, row ${id}`).toContain(words);
    }
  },
);

test('reads unclear amounts as the administrator says', async () => {
  const read = async (source: string, name: string, reading: object) => {
    const file = files.find(({ file: one }) => one === name);
    const mapping = { ...common, ...file?.mapping };
    const request = { file: path.join(folder, name), source, mapping, reading };
    const { setAside } = await importFile(database.target, request);
    return outcomes(source, setAside);
  };
  const point = await read('as-point', 'plain.csv', { numbers: 'point', nights: 'times_30' });
  expect(point.get('3')).toBe('1200 USD');
  expect(point.get('2')).toContain('which would be 1.2');
  expect(point.get('9')).toBe('1800 EUR a night');
  const comma = await read('as-comma', 'plain.csv', { numbers: 'comma' });
  expect(comma.get('2')).toBe('1200 USD');
  const other = await read('as-other', 'comma.csv', { numbers: 'point' });
  expect(other.get('1')).toContain('miete holds "1.200,50 €", which is not written like 1,200.50');
  const dollars = await read('as-dollars', 'point.csv', { currency: 'CAD' });
  expect([dollars.get('4'), dollars.get('1')]).toEqual(['1251 CAD', '950 GBP']);
  const swedish = await read('as-swedish', 'spaces.tsv', { currency: 'SEK' });
  expect(swedish.get('1')).toBe('7500 SEK');
  const monthly = await read('as-months', 'apostrophes.csv', { period: 'month' });
  expect(monthly.get('8')).toBe('150 GBP');
});

test('a rent of another period says how it became one a month', () => {
  const problem = { code: 'converted', field: 'monthly_rent', was: 450, period: 'week' } as const;
  expect(describeImportProblem(problem, getLocales('en'))).toBe(
    'Rent was 450 a week, times 52 weeks, divided by 12 months',
  );
});
