import { expect, test } from 'vitest';
import { convertMoney } from '#contract/labels/convert-money.ts';
import { currencyBounds, compareIn } from '#domain/money/compare.ts';
import { readRates } from '#domain/money/read-rates.ts';

const ecb =
  'Date, USD, JPY, CZK, GBP, CHF, XYZ, ISK, \n20 November 2026, 1.1492, 161.3, 24.9, 0.8602, 0.9301, 5, N/A, \n';
const now = new Date('2026-11-22T12:00:00Z');
const rates = readRates(ecb, now);

test('reads the daily CSV of the ECB, without currencies that it does not know', () => {
  expect(rates.day).toBe('2026-11-20');
  expect([...rates.perBase]).toEqual([
    ['EUR', 1],
    ['USD', 1.1492],
    ['JPY', 161.3],
    ['CZK', 24.9],
    ['GBP', 0.8602],
    ['CHF', 0.9301],
  ]);
});

test('reads JSON, whatever its base', () => {
  const json = JSON.stringify({ date: '2026-11-20', base: 'USD', rates: { EUR: 0.87, ABC: 1 } });
  expect(readRates(json, now)).toEqual({
    day: '2026-11-20',
    perBase: new Map([
      ['USD', 1],
      ['EUR', 0.87],
    ]),
  });
});

test.each([
  ['', 'its first line does not begin with "Date", as in eurofxref.csv'],
  ['<html>', 'its first line does not begin with "Date", as in eurofxref.csv'],
  ['Date,USD\n', 'it has no date, but ""'],
  ['Date,USD\n2026-11-20,-1', 'its rate of USD is no number'],
  ['Date,USD\n2026-11-20,1,15x', undefined],
  ['Date,USD\n2026-11-20,N/A', 'it has no rates'],
  ['Date,USD\n2026-11-20,0', 'its rate of USD is no number'],
  ['Date,USD\n2026-12-20,1.1', 'it is dated 2026-12-20, which is to come'],
  ['Date,USD\n2026-11-24,1.1', 'it is dated 2026-11-24, which is to come'],
  ['Date,USD\nsome day {,1.1', 'it has no date, but "some day {"'],
  [`Date,USD\n${'x'.repeat(50)},1.1`, `it has no date, but "${'x'.repeat(40)}"`],
  ['{"date":"2026-11-20"}', 'it has no "rates"'],
  ['{"date":"2026-11-20","rates":null}', 'it has no "rates"'],
  ['{"date":20261120,"rates":{"USD":1}}', 'it has no date, but ""'],
  ['{"date":"2026-11-20","base":7,"rates":{"USD":1}}', 'its base "" is no currency'],
  ['{"date":"2026-11-20","rates":{"USD":"1.1"}}', 'its rate of USD is no number'],
  ['{"date":"2026-11-20","base":"euro","rates":{"USD":1}}', 'its base "euro" is no currency'],
  ['{"date"', 'it is no valid JSON'],
])('says what is wrong with %j', (text, message) => {
  if (message === undefined) expect(readRates(text, now).perBase.get('USD')).toBe(1);
  else expect(() => readRates(text, now)).toThrow(message);
});

test('takes a day that is tomorrow in UTC, because it is today somewhere', () => {
  expect(readRates('Date,USD\n2026-11-23,1.1', now).day).toBe('2026-11-23');
});

test.each(['America/New_York', 'Pacific/Auckland'])('reads the same day in %s', (zone) => {
  const before = process.env['TZ'];
  process.env['TZ'] = zone;
  try {
    expect(readRates(ecb, now).day).toBe('2026-11-20');
    expect(readRates('Date,USD\n2026-11-20,1.1', now).day).toBe('2026-11-20');
  } finally {
    if (before === undefined) delete process.env['TZ'];
    else process.env['TZ'] = before;
  }
});

test('reads a file as other programs save it: with a byte order mark, empty lines and spaces', () => {
  const saved = `\u{FEFF}Date , USD, , JPY\r\n\r\n  \r\n2026-11-20 , 1.1 ,5, \r\n2026-11-19,1,1,1\r\n`;
  expect([...readRates(saved, now).perBase]).toEqual([
    ['EUR', 1],
    ['USD', 1.1],
  ]);
});

test('the base of a file has the rate 1, whatever else the file says of it', () => {
  expect(readRates('Date,EUR,USD\n2026-11-20,7,1.1', now).perBase.get('EUR')).toBe(1);
});

/** Numbers that look random and are the same in every run. */
function* seeded(seed: number) {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

test('without rates, nothing is comparable but the currency itself', () => {
  for (const code of ['EUR', 'USD', 'BRL']) {
    expect(compareIn(code, null)).toEqual({ currency: code, worth: { [code]: 1 }, day: null });
  }
  // A currency that the file does not have.
  expect(compareIn('BRL', rates)).toEqual({ currency: 'BRL', worth: { BRL: 1 }, day: null });
  expect(compareIn('EUR', rates).worth['BRL']).toBeUndefined();
});

test('there and back is the same within a unit of the coarser currency', () => {
  const random = seeded(7);
  const codes = [...rates.perBase.keys()];
  for (const one of codes) {
    for (const other of codes) {
      const there = compareIn(other, rates).worth[one] ?? Number.NaN;
      const back = compareIn(one, rates).worth[other] ?? Number.NaN;
      for (let n = 0; n < 200; n += 1) {
        const amount = 1 + Math.floor((random.next().value ?? 0) * 100_000);
        const again = convertMoney(convertMoney(amount, there), back);
        expect(Math.abs(again - amount)).toBeLessThanOrEqual(Math.max(1, back));
      }
    }
  }
});

test('an amount is within the bounds exactly when what is shown of it is', () => {
  const random = seeded(11);
  const between = (low: number, high: number) =>
    low + Math.floor((random.next().value ?? 0) * (high - low));
  for (const currency of rates.perBase.keys()) {
    const comparison = compareIn(currency, rates);
    for (let n = 0; n < 100; n += 1) {
      const min = between(0, 2000);
      const max = between(min, 4000);
      for (const { code, low, high } of currencyBounds(comparison, min, max)) {
        const unit = comparison.worth[code] ?? Number.NaN;
        for (const amount of [low - 1, low, high, high + 1, between(0, 100_000)]) {
          if (amount < 0) continue;
          const shown = convertMoney(amount, unit);
          expect(amount >= low && amount <= high).toBe(shown >= min && shown <= max);
        }
      }
    }
  }
});

test('an open end has no bound', () => {
  const [own] = currencyBounds(compareIn('EUR', null), 500);
  expect(own).toEqual({ code: 'EUR', low: 500, high: 2_147_483_647 });
});
