import { expect, test } from 'vitest';
import { currencies } from '#contract/currencies.ts';
import { readAmount } from '#contract/labels/amount.ts';
import { languages, type Language } from '#contract/languages.ts';
import { getLocales } from '#get-locales';

const nowMs = Date.UTC(2026, 10, 21);

test.each<[Language, string[]]>([
  ['en', ['$1,240', '€640', '£1,150', 'A$100,000', 'CHF\u{a0}1,300', 'PLN\u{a0}0']],
  [
    'de',
    [
      '1.240\u{a0}$',
      '640\u{a0}€',
      '1.150\u{a0}£',
      '100.000\u{a0}A$',
      '1.300\u{a0}CHF',
      '0\u{a0}PLN',
    ],
  ],
  [
    'es',
    [
      '1240\u{a0}US$',
      '640\u{a0}€',
      '1150\u{a0}£',
      '100.000\u{a0}A$',
      '1300\u{a0}CHF',
      '0\u{a0}PLN',
    ],
  ],
  [
    'pt',
    [
      'US$\u{a0}1.240',
      '€\u{a0}640',
      '£\u{a0}1.150',
      'A$\u{a0}100.000',
      'CHF\u{a0}1.300',
      'PLN\u{a0}0',
    ],
  ],
  [
    'ar',
    [
      '1,240\u{a0}US$',
      '640\u{a0}€',
      '1,150\u{a0}£',
      '100,000\u{a0}A$',
      '1,300\u{a0}CHF',
      '0\u{a0}PLN',
    ].map((text) => `\u200f${text}\u200e`),
  ],
])('writes money in %s', (language, texts) => {
  const { formatMoney } = getLocales(language).format;
  const amounts = [1240, 640, 1150, 100_000, 1300, 0];
  const written = ['USD', 'EUR', 'GBP', 'AUD', 'CHF', 'PLN'].map((currency, at) =>
    formatMoney(amounts[at] ?? 0, currency),
  );
  expect(written).toEqual(texts);
});

test.each(languages)(
  'in %s, amounts are read back as written, and no two look alike',
  (language) => {
    const { formatMoney } = getLocales(language).format;
    const texts = new Set<string>();
    for (const currency of currencies) {
      for (const amount of [1, 999, 1000, 12_345, 100_000]) {
        const text = formatMoney(amount, currency);
        expect(readAmount(text), text).toBe(amount);
        texts.add(text);
      }
    }
    expect(texts.size).toBe(currencies.length * 5);
    // While the currency is not known yet.
    expect(formatMoney(900, '')).toBe('900');
  },
);

test.each<[Language, string, string, string]>([
  ['en', 'May 1, 2027', 'May 1', '4:05 PM'],
  ['de', '1. Mai 2027', '1. Mai', '16:05'],
  ['es', '1 may 2027', '1 may', '16:05'],
  ['pt', '1 de mai. de 2027', '1 de mai.', '16:05'],
  ['ar', '1 مايو 2027', '1 مايو', '4:05 م'],
])('writes days and times in %s', (language, day, thisYear, time) => {
  const { formatDay, formatTime } = getLocales(language).format;
  expect(formatDay('2027-05-01')).toBe(day);
  expect(formatDay('2027-05-01T23:59:59Z', nowMs)).toBe(day);
  expect(formatDay('2026-05-01', nowMs)).toBe(thisYear);
  expect(formatTime(16, 5)).toBe(time);
});

test.each(languages)('names the months in %s as Node does', (language) => {
  const names = new Intl.DateTimeFormat(language, {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  for (let month = 0; month < 12; month++) {
    const day = new Date(Date.UTC(2026, month, 1));
    const name = names.formatToParts(day).find(({ type }) => type === 'month')?.value ?? '';
    const written = getLocales(language).format.formatDay(day.toISOString());
    expect(written, name).toContain(name);
  }
});
