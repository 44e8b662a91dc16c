import { expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { plural as ar, pluralText as arText } from '#catalogs/ar/plural.ts';
import { plural as de, pluralText as deText } from '#catalogs/de/plural.ts';
import { plural as en, pluralText as enText } from '#catalogs/en/plural.ts';
import { plural as es, pluralText as esText } from '#catalogs/es/plural.ts';
import { plural as pt, pluralText as ptText } from '#catalogs/pt/plural.ts';

const forms = { zero: 'zero', one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' };
const chosen: Record<Language, (count: number) => string> = {
  en: (count) => en(count, forms),
  de: (count) => de(count, forms),
  es: (count) => es(count, forms),
  pt: (count) => pt(count, forms),
  ar: (count) => ar(count, forms),
};

test.each(Object.keys(chosen) as Language[])(
  '%s chooses the forms of the Unicode rules',
  (language) => {
    const rules = new Intl.PluralRules(language);
    for (const count of [
      ...Array.from({ length: 1300 }, (_, each) => each),
      10_000,
      1_000_000,
      2_000_000,
    ]) {
      expect(chosen[language](count), String(count)).toBe(rules.select(count));
    }
  },
);

test('a text about a count has its number as the language writes it', () => {
  const rooms = { one: '# room', other: '# rooms' };
  expect([1, 1234].map((count) => enText(rooms)({ count }))).toEqual(['1 room', '1,234 rooms']);
  expect(deText({ one: '# Zimmer', other: '# Zimmer' })({ count: 1234 })).toBe('1.234 Zimmer');
  const forms = { zero: '', one: '', two: 'two without', few: '# few', many: '', other: '' };
  expect([2, 3].map((count) => arText(forms)({ count }))).toEqual(['two without', '3 few']);
});

test('full millions take "de" in Spanish and Portuguese, unless a text says otherwise', () => {
  const counts = [1, 1_000_000, 1_000_001];
  const habitaciones = esText({ one: '# habitación', other: '# habitaciones' });
  expect(counts.map((count) => habitaciones({ count }))).toEqual([
    '1 habitación',
    '1.000.000 de habitaciones',
    '1.000.001 habitaciones',
  ]);
  const quartos = ptText({ one: '# quarto', other: '# quartos' });
  expect(counts.map((count) => quartos({ count }))).toEqual([
    '1 quarto',
    '1.000.000 de quartos',
    '1.000.001 quartos',
  ]);
  const filters = { one: '# filtro', many: 'Filtros (#)', other: 'Filtros (#)' };
  for (const text of [esText, ptText]) {
    expect(text(filters)({ count: 1_000_000 })).toBe('Filtros (1.000.000)');
  }
});
