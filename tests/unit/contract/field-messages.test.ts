import { expect, test } from 'vitest';
import { formatMessage } from '#catalogs/format-message.ts';
import { findMessageCode, fieldMessages } from '#contract/field-messages.ts';
import { profileMessages } from '#contract/form-messages.ts';
import { languages, type Language } from '#contract/languages.ts';
import { ListingForm } from '#contract/listings/listing-form.ts';
import { listingFieldDeclarations } from '#contract/listings/listing-fields.ts';
import { type } from '#contract/type.ts';
import { getLocales } from '#get-locales';

const say = (message: string, language: Language) => {
  const { fieldMessages, format } = getLocales(language);
  return formatMessage(message, { ...fieldMessages, ...format });
};

test('every message of the forms for listings and profiles has a code', () => {
  const written = [
    ...Object.values(listingFieldDeclarations).flatMap((field) =>
      [field.required, field.tooLow, field.invalid].filter((text) => text !== undefined),
    ),
    ...Object.values(profileMessages).flatMap((said) =>
      typeof said === 'string'
        ? [said]
        : Object.values(said).map((text) => (typeof text === 'string' ? text : text('100,000'))),
    ),
  ];
  expect(written.length).toBeGreaterThan(35);
  expect(written.filter((message) => findMessageCode(message) === null)).toEqual([]);
});

test('no two messages are the same, so that each has one code', () => {
  for (const [code, message] of Object.entries(fieldMessages)) {
    expect(findMessageCode(message.replaceAll(/\{\w+\}/g, '7'))?.code).toBe(code);
  }
});

test('a screen says what the contract found in its own language', () => {
  const checked = ListingForm({ title: '', monthly_bills: 2_000_000 });
  const messages = checked instanceof type.errors ? checked.map(({ message }) => message) : [];
  expect(messages).toContain('Title is required');
  expect(messages.map((message) => say(message, 'de'))).toContain('Bitte gib einen Titel an');
});

test('numbers in messages are written as the language writes them', () => {
  const message = 'Enter whole currency units a month, up to 100,000';
  expect(say(message, 'en')).toBe(message);
  expect(say(message, 'de')).toBe('Gib ganze Beträge im Monat an, bis 100.000');
  expect(say('Words without a code', 'de')).toBe('Words without a code');
});

test('every language has the same parameters in its messages', () => {
  const parameters = (text: string) => new Set(text.match(/\{\w+\}/g) ?? []);
  for (const language of languages) {
    for (const [code, text] of Object.entries(getLocales(language).fieldMessages.fieldMessages)) {
      const english = fieldMessages[code as keyof typeof fieldMessages];
      expect(parameters(text), `${language} ${code}`).toEqual(parameters(english));
    }
  }
});
