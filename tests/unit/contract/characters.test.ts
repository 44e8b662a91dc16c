import { expect, test } from 'vitest';
import { MessageForm, UserInquiryForm } from '#contract/inquiries/calls.ts';
import { countCharacters, textUpTo } from '#contract/primitives.ts';
import { type } from '#contract/type.ts';
import { describeApi } from '#web/openapi/describe-api.ts';

const isRefused = (result: unknown) => result instanceof type.errors;

test('counts code points, as PostgreSQL does', () => {
  expect(countCharacters('a🏡é')).toBe(3);
  expect(isRefused(textUpTo(3)('🏡🏡🏡'))).toBe(false);
  expect(isRefused(textUpTo(3)('🏡🏡🏡🏡'))).toBe(true);
  expect(isRefused(MessageForm({ message: '🏡'.repeat(2000) }))).toBe(false);
  expect(isRefused(UserInquiryForm({ recipient_id: 1, message: '🏡'.repeat(19) }))).toBe(true);
});

test('the API reference says how long a text may be', () => {
  const described = JSON.stringify(describeApi('http://localhost'));
  expect(described).toContain('"title":{"type":"string","maxLength":100');
  expect(described).toContain('"message":{"type":"string","maxLength":2000');
});
