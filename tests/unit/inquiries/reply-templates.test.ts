import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  fillTemplate,
  findOpenField,
  listOpenFields,
  replaceName,
  templateFields,
  writeField,
} from '#contract/reply-templates/fields.ts';
import { isSimilar, listWords } from '#domain/reply-templates/suggest-template.ts';
import { insertText } from '#src/features/inquiries/reply-templates/insert-text.ts';

const text = fc.string({ unit: 'grapheme' });
const field = fc.constantFrom(...templateFields);
/** Templates as people write them: plain text without braces, and fields. */
const plain = text.map((written) => written.replaceAll(/[{}]/g, ''));
const template = fc.array(fc.oneof(plain, field.map(writeField))).map((parts) => parts.join(''));
const values = fc.record({ first_name: text, day: text, address: text }, { requiredKeys: [] });

test('fills in what is known, and leaves the rest as it stands', () => {
  const written = 'Hi {first_name}, come to {address} on {day}. {first_name}! {last_name} {day';
  expect(fillTemplate(written, { first_name: 'Zoë', address: ' ' })).toBe(
    'Hi Zoë, come to {address} on {day}. Zoë! {last_name} {day',
  );
  expect(listOpenFields(written)).toEqual(['first_name', 'address', 'day']);
  expect(findOpenField(written)).toEqual({ start: 3, end: 15 });
  expect(findOpenField('No {field} { day } here')).toBeNull();
});

test('a value with braces opens no field', () => {
  expect(fillTemplate('Hi {first_name}', { first_name: '{day} $& {address}' })).toBe(
    'Hi day $& address',
  );
});

test('a filled template holds exactly the fields without a value', () => {
  fc.assert(
    fc.property(template, values, (written, known) => {
      const isKnown = (name: (typeof templateFields)[number]) =>
        (known[name] ?? '').replaceAll(/[{}]/g, '').trim() !== '';
      expect(listOpenFields(fillTemplate(written, known))).toEqual(
        listOpenFields(written).filter((name) => !isKnown(name)),
      );
    }),
  );
});

test('a text without fields stays as it is, whatever is known', () => {
  fc.assert(
    fc.property(text, values, (written, known) => {
      fc.pre(findOpenField(written) === null);
      expect(fillTemplate(written, known)).toBe(written);
    }),
  );
});

test.each([
  ['Hi Anna, Anna and Annabel!', 'Anna', 'Hi {first_name}, {first_name} and Annabel!'],
  ['Will you come, will you?', 'Will', '{first_name} you come, will you?'],
  ['Hallo Zoë-Marie.', 'Zoë', 'Hallo {first_name}-Marie.'],
  ['مرحبا ليلى، أهلا', 'ليلى', 'مرحبا {first_name}، أهلا'],
  ['Name: C++ (dev)', 'C++', 'Name: {first_name} (dev)'],
  ['{first_name} on {day}', 'day', '{first_name} on {day}'],
  ['{first_name}', 'name', '{first_name}'],
  ['Hello there', ' ', 'Hello there'],
])('puts the field in place of the name in "%s"', (written, name, expected) => {
  expect(replaceName(written, name)).toBe(expected);
});

test('a name that was filled in is found again', () => {
  const word = fc.stringMatching(/^[A-Z][a-z]{1,9}$/);
  fc.assert(
    fc.property(word, (name) => {
      const written = 'Hello {first_name}, 12 {first_name}?';
      const filled = fillTemplate(written, { first_name: name });
      fc.pre(name !== 'Hello');
      expect(replaceName(filled, name)).toBe(written);
    }),
  );
});

const areSimilar = (one: string, other: string) => isSimilar(listWords(one), listWords(other));
const yes = 'Hi {first_name}, the room is still free. Would you like to see it on Tuesday at 6?';

test.each([
  [yes, 'Hi {first_name}, the room is STILL free! Would you like to see it on Friday at 7?', true],
  [yes, 'Sorry, we have found somebody. I hope you find a nice place soon.', false],
  [yes, yes, true],
  ['Thank you!', 'Thank you!', false],
  [
    'Привет! Комната ещё свободна, приходите во вторник посмотреть.',
    'привет! комната еще свободна, приходите в среду посмотреть.',
    true,
  ],
  [
    'مرحبًا، الغرفة ما زالت متاحة، هل تود رؤيتها يوم الثلاثاء؟',
    'مرحبا، الغرفة ما زالت متاحة، هل تود رؤيتها يوم الجمعة؟',
    true,
  ],
  ['你好,房间还在,你想星期二来看房吗?', '你好,房间还在,你想星期五来看房吗?', true],
  ['你好,房间还在,你想星期二来看房吗?', '对不起,我们已经找到合适的室友了。', false],
  ['สวัสดี ห้องยังว่างอยู่ คุณอยากมาดูวันอังคารไหม', 'สวัสดี ห้องยังว่างอยู่ คุณอยากมาดูวันศุกร์ไหม', true],
])('compares the words of "%s" and "%s"', (one, other, expected) => {
  expect(areSimilar(one, other)).toBe(expected);
});

test('similarity has no direction, and a text of some words is similar to itself', () => {
  fc.assert(
    fc.property(text, text, (one, other) => {
      expect(areSimilar(one, other)).toBe(areSimilar(other, one));
      expect(areSimilar(one, one)).toBe(listWords(one).size >= 5);
    }),
  );
});

test('an inserted text removes nothing, and spaces separate it from words', () => {
  expect(insertText('Hello there', 5, 'Anna')).toEqual({
    value: 'Hello Anna there',
    start: 6,
    end: 10,
  });
  expect(insertText('', 0, 'Anna')).toEqual({ value: 'Anna', start: 0, end: 4 });
  fc.assert(
    fc.property(text, fc.nat(20), text, (typed, place, inserted) => {
      const caret = Math.min(place, typed.length);
      const { value, start, end } = insertText(typed, caret, inserted);
      expect(value.slice(start, end)).toBe(inserted);
      expect(value.slice(0, start).replace(/ $/, '')).toBe(typed.slice(0, caret).replace(/ $/, ''));
      expect(value.slice(end).replace(/^ /, '')).toBe(typed.slice(caret).replace(/^ /, ''));
    }),
  );
});
