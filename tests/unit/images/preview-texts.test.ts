import { expect, test } from 'vitest';
import { drawable, previewTexts } from '#domain/images/preview/preview-texts.ts';

test.each([
  ['🏡 Sunny\n\troom ☀️', 'Sunny room'],
  ['\u202emoor\u202c \u2066a\u2069', 'moor a'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['👩‍👩‍👧 🇵🇹', ''],
  ['… --- !!', ''],
  ['Cafe\u0301', 'Café'],
  ['\ud800 half', 'half'],
])('keeps of %j what can be drawn: %j', (text, drawn) => {
  expect(drawable(text, 40)).toBe(drawn);
});

test('cuts long texts by characters, and high stacks of accents', () => {
  expect(drawable('ab cd ef', 6)).toBe('ab cd…');
  expect(drawable(`x${'\u0334'.repeat(50)}`, 100)).toHaveLength(5);
});

test('leaves out the street of a long address, rather than the town', () => {
  const place = 'St Marks Avenue, Prospect Heights, Brooklyn, NY';
  const of = { title: 'A', monthly_rent: 1, monthly_bills: null, currency: 'USD' };
  expect(previewTexts({ ...of, place }, 'en').place).toBe('Prospect Heights, Brooklyn, NY');
  const arabic = 'شارع محمد فريد الطويل جدا عند الميدان، وسط البلد، القاهرة';
  expect(previewTexts({ ...of, place: arabic }, 'ar').place).toBe('وسط البلد، القاهرة');
  expect(previewTexts({ ...of, place: 'x'.repeat(60) }, 'en').place).toHaveLength(42);
});

test('always has a title and a place', () => {
  const costs = { monthly_rent: 1200, monthly_bills: 80, currency: 'EUR' };
  expect(previewTexts({ title: '🏡', place: ' ', ...costs }, 'en')).toEqual({
    title: 'A room',
    rent: '€1,280 a month in total',
    place: 'RoomieRadar',
  });
});
