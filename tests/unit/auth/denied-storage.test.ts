import { expect, test } from 'vitest';
import { createBearerSource } from '#src/shared/auth/bearer-source.ts';
import { hasStoredTokens } from '#src/shared/storage/stored-tokens.ts';
import { createTokenStore } from '#src/shared/storage/token-store.ts';

const denied = {
  getItem() {
    throw new DOMException('Denied', 'SecurityError');
  },
} as unknown as Storage;

test('a browser that denies its storage remembers no session', () => {
  expect(hasStoredTokens(denied)).toBe(false);
});

test('a browser that denies its storage sends requests without a token', async () => {
  const source = createBearerSource(createTokenStore(Date.now, denied), () => {
    throw new Error('There is no session to renew');
  });
  expect(await source.bearer()).toBeNull();
  expect(await source.renewed('refused')).toBeNull();
});
