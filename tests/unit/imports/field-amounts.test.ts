import { expect, test } from 'vitest';
import { prices } from './prices.ts';
import { column, csv, read, readText } from './read-field-file.ts';
import { unknownRents, writtenRents } from './written-rents.ts';

test('warm.csv: the rent, and bills where it says that they are included', async () => {
  const { rows } = await read('warm.csv');
  expect(column(rows, 'monthly_rent')).toEqual([450, 380, 400, 350, 420, 420, 420]);
  expect(column(rows, 'monthly_bills')).toEqual([0, null, null, null, 0, null, null]);
  expect(new Set(column(rows, 'currency'))).toEqual(new Set(['EUR']));
});

test('yen-only.csv: a currency without decimals tells what a comma separates', async () => {
  const { rows } = await read('yen-only.csv', { reading: { currency: 'JPY' } });
  expect(column(rows, 'monthly_rent')).toEqual([85_000, 62_000, 48_000]);
});

test('us-plain.csv: asks what a comma separates, and reads it as chosen', async () => {
  const { rules, rows } = await read('us-plain.csv', { reading: { currency: 'USD' } });
  expect(rules.amounts).toMatchObject({ numbers: null, unclear: 2 });
  expect(column(rows, 'monthly_rent')[1]).toBe(950);
  const chosen = await read('us-plain.csv', { reading: { currency: 'USD', numbers: 'point' } });
  expect(column(chosen.rows, 'monthly_rent')).toEqual([1200, 950, 1450]);
});

test('prices.csv: every amount whose rent can be known, and no other', async () => {
  const { rules, rows } = await read('prices.csv');
  expect(rules.amounts.numbers).toBe('mixed');
  for (const [at, row] of rows.entries()) {
    const expected = prices[at + 1];
    if (expected) {
      const [rent, currency] = expected;
      expect(row, `row ${at + 1}`).toMatchObject({
        values: { monthly_rent: rent, ...(currency && { currency }) },
      });
    } else expect(row, `row ${at + 1}`).toHaveProperty('reason');
  }
  const bills = column(rows, 'monthly_bills');
  expect([bills[11], bills[33], bills[47]]).toEqual([0, null, 80]);
});

test.each([
  ['£120 p/w', 520, 'GBP', null],
  ['450 € inkl. Nebenkosten', 450, 'EUR', 0],
  ['450 € all-in', 450, 'EUR', 0],
  ['450€ Warmmiete', 450, 'EUR', 0],
  ['450 € zzgl. NK', 450, 'EUR', null],
  ['$900 bills included', 900, null, 0],
  ['$900 bills not included', 900, null, null],
  ['desde 350 € al mes', 350, 'EUR', null],
  ['à partir de 350 € CC', 350, 'EUR', 0],
  ['R$ 1.200,00 por mês', 1200, 'BRL', null],
  ['₩550,000/월', 550_000, 'KRW', null],
  ['55万원', 550_000, 'KRW', null],
  ['¥3,500/月', 3500, null, null],
  ['१२,०००.०० INR', 12_000, 'INR', null],
  ['Rs 8,500/- pm', 8500, null, null],
  ['15 000 руб/мес', 15_000, 'RUB', null],
  ['1.5k EUR', 1500, 'EUR', null],
  ['12 000 Kč', 12_000, 'CZK', null],
  ['12k Kč', 12_000, 'CZK', null],
  ['600 € + 120 € bills', 600, 'EUR', 120],
  ['1,500 درهم شهرياً', 1500, null, null],
])('reads %s', async (cell, rent, currency, bills) => {
  const bytes = csv('id\ttitle\taddress\trent', `1\tA\tB 1\t${cell}`, '2\tA\tB 2\t1,000.00');
  const { rows } = await readText(bytes, 'csv', { reading: { numbers: 'point' } });
  const isComma = cell.startsWith('R$');
  const [row] = isComma
    ? (await readText(bytes, 'csv', { reading: { numbers: 'mixed' } })).rows
    : rows;
  expect(row).toMatchObject({ values: { monthly_rent: rent, monthly_bills: bills } });
  if (currency) expect(row).toMatchObject({ values: { currency } });
});

function readRents(rents: string[]) {
  const lines = rents.map((rent, at) => `${at + 1}\tA\tB 1\t${rent}`);
  const bytes = csv('id\ttitle\taddress\trent', ...lines);
  return readText(bytes, 'csv', { reading: { numbers: 'mixed' } });
}

test.each(writtenRents)('knows the rent in %s', async (cell, rent, currency, bills = null) => {
  const [row] = (await readRents([cell])).rows;
  expect(row).toMatchObject({ values: { monthly_rent: rent, monthly_bills: bills } });
  if (currency) expect(row).toMatchObject({ values: { currency } });
});

test('sets aside what may be another rent or another period', async () => {
  const { rows } = await readRents(unknownRents);
  for (const [at, cell] of unknownRents.entries()) expect(rows[at], cell).toHaveProperty('reason');
});

test.each([
  ['fortnightly', '700', 1517],
  ['per calendar month', '700', 700],
  ['pro Quartal', '2100', 700],
  ['שבועי', '700', null],
])('reads the period "%s" beside a rent', async (frequency, rent, expected) => {
  const bytes = csv('id\ttitle\taddress\trent\trent frequency', `1\tA\tB 1\t${rent}\t${frequency}`);
  const [row] = (await readText(bytes, 'csv', {})).rows;
  if (expected === null) expect(row).toHaveProperty('reason');
  else expect(row).toMatchObject({ values: { monthly_rent: expected } });
});
