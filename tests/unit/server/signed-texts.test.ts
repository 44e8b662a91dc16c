import { expect, test } from 'vitest';
import type { Sql } from '#platform/database/sql.ts';
import { createSignedIds } from '#platform/keys/signed-ids.ts';
import { createSignedTexts } from '#platform/keys/signed-texts.ts';

/** A database with one key. */
const sql = (async () => [{ kid: '1', secret: 'secret' }]) as unknown as Sql;

const ids = createSignedIds(sql, 'unsubscribe');
const texts = createSignedTexts(sql, 'confirm-listing');

// Mails with these tokens were sent years ago, and their links never expire.
const idToken = '7.B019tXkM1I-H83NdKFo_THWN3wDYmS2SBinKUyVk9_c';
const textToken = '7.1700000000000000.slRdVbQjfoBkju3PsS9hNIhrvlYjFmUbxWhG49lOXms';

test('links in mails that were sent long ago stay valid', async () => {
  expect(await ids.sign(7)).toBe(idToken);
  expect(await ids.read(idToken)).toBe(7);
  expect(await texts.sign('7.1700000000000000')).toBe(textToken);
  expect(await texts.read(textToken)).toBe('7.1700000000000000');
});

test.each([
  '',
  '.',
  '7',
  '7.',
  idToken.replace('7', '8'),
  `${idToken}A`,
  idToken.slice(0, -1),
  `0${idToken}`,
])('refuses a token that was not signed: %s', async (token) => {
  expect(await ids.read(token)).toBeNull();
  expect(await texts.read(token)).toBeNull();
});
