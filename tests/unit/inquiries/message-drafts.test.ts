// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { createMessageDrafts } from '#src/shared/storage/message-drafts.ts';

const drafts = createMessageDrafts(localStorage);
beforeEach(() => localStorage.clear());

test('keeps one draft for each user and target', () => {
  drafts.write(1, 'listing-5', { text: 'Hello' });
  drafts.write(1, 'user-5', { text: 'Hi' });
  drafts.write(2, 'listing-5', { text: 'Hey', attempt: { key: 'k', text: 'Hey' } });
  expect(drafts.read(1, 'listing-5')).toEqual({ text: 'Hello' });
  expect(drafts.read(2, 'listing-5')).toEqual({ text: 'Hey', attempt: { key: 'k', text: 'Hey' } });
  expect(drafts.read(3, 'listing-5')).toEqual({ text: '' });
});

test('deletes a draft whose text is empty', () => {
  drafts.write(1, 'listing-5', { text: 'Hello' });
  drafts.write(1, 'listing-5', { text: ' ' });
  expect(localStorage).toHaveLength(0);
});

test('deletes the drafts of other users at sign-in, and all drafts at sign-out', () => {
  localStorage.setItem('theme', 'dark');
  drafts.write(1, 'listing-5', { text: 'Mine' });
  drafts.write(12, 'listing-5', { text: 'Theirs' });
  drafts.clear(1);
  expect(drafts.read(12, 'listing-5')).toEqual({ text: '' });
  expect(drafts.read(1, 'listing-5')).toEqual({ text: 'Mine' });
  drafts.clear();
  expect(drafts.read(1, 'listing-5')).toEqual({ text: '' });
  expect(localStorage.getItem('theme')).toBe('dark');
});

test('ignores a damaged draft', () => {
  for (const broken of ['{', '7', 'null', '{"text":7}', '{"text":"a","attempt":{"key":1}}']) {
    localStorage.setItem('message_drafts.1.listing-5', broken);
    expect(drafts.read(1, 'listing-5')).toEqual({ text: '' });
  }
});
