// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { createMessageDrafts } from '#src/actors/message-drafts.ts';

const drafts = createMessageDrafts(localStorage);
beforeEach(() => localStorage.clear());

test('keeps each person’s drafts apart, one for each target', () => {
  drafts.write(1, 'listing-5', { text: 'Hello' });
  drafts.write(1, 'user-5', { text: 'Hi' });
  drafts.write(2, 'listing-5', { text: 'Hey', attempt: { key: 'k', text: 'Hey' } });
  expect(drafts.read(1, 'listing-5')).toEqual({ text: 'Hello' });
  expect(drafts.read(2, 'listing-5')).toEqual({ text: 'Hey', attempt: { key: 'k', text: 'Hey' } });
  expect(drafts.read(3, 'listing-5')).toEqual({ text: '' });
});

test('leaves nothing behind once it is sent', () => {
  drafts.write(1, 'listing-5', { text: 'Hello' });
  drafts.write(1, 'listing-5', { text: ' ' });
  expect(localStorage).toHaveLength(0);
});

test('forgets everyone else’s when someone signs in, and everyone’s when they leave', () => {
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

test('reads nothing from what somebody broke', () => {
  for (const broken of ['{', '7', 'null', '{"text":7}', '{"text":"a","attempt":{"key":1}}']) {
    localStorage.setItem('message_drafts.1.listing-5', broken);
    expect(drafts.read(1, 'listing-5')).toEqual({ text: '' });
  }
});
