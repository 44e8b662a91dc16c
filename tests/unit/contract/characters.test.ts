import { expect, test } from 'vitest';
import { UserInquiryForm } from '#contract/inquiries/calls.ts';
import { MessageForm } from '#contract/inquiries/message.ts';
import { countCharacters, countGraphemes, requiredText, textUpTo } from '#contract/primitives.ts';
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

test('counts what readers see as one character once, and stores no endless one', () => {
  expect(['🇵🇹', '👨‍👩‍👧‍👦', '❤️', 'é', 'नि'].map(countGraphemes)).toEqual([1, 1, 1, 1, 1]);
  const title = requiredText(3, { required: 'none', max: 'too long' }, 30);
  expect(isRefused(title('🇵🇹👨‍👩‍👧‍👦❤️'))).toBe(false);
  expect(isRefused(title('🇵🇹🇵🇹🇵🇹🇵🇹'))).toBe(true);
  expect(isRefused(title('e' + '\u0301'.repeat(30)))).toBe(true);
});

test('the API reference says how long a text may be', () => {
  const described = JSON.stringify(describeApi('http://localhost'));
  expect(described).toContain('"title":{"type":"string","maxLength":1000');
  expect(described).toContain('"message":{"type":"string","maxLength":2000');
});
