// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { createDrafts } from '#src/shared/storage/drafts.ts';
import { deleteEarlierDrafts } from '#src/shared/storage/earlier-drafts.ts';

let nowMs = Date.parse('2027-01-01T12:00:00Z');
const drafts = createDrafts(localStorage, () => nowMs);
const message = { kind: 'message', target: 'listing-5' } as const;
beforeEach(() => localStorage.clear());

test('keeps one draft for each user, form and target', () => {
  drafts.write(1, message, { text: 'Hello' });
  drafts.write(1, { kind: 'message', target: 'user-5' }, { text: 'Hi' });
  drafts.write(1, { kind: 'note', target: 'listing-5' }, 'Nice');
  drafts.write(12, message, { text: 'Hey' });
  expect(drafts.read(1, message)).toEqual({ text: 'Hello' });
  expect(drafts.read(12, message)).toEqual({ text: 'Hey' });
  expect(drafts.read(2, message)).toBeNull();
  expect(drafts.list(12)).toEqual([message]);
  expect(drafts.list(1)).toHaveLength(3);
});

test('deletes the drafts of one user and nothing else', () => {
  localStorage.setItem('theme', 'dark');
  drafts.write(1, message, { text: 'Mine' });
  drafts.write(12, message, { text: 'Theirs' });
  drafts.clear(1);
  expect(drafts.list(1)).toEqual([]);
  expect(drafts.read(12, message)).toEqual({ text: 'Theirs' });
  drafts.write(12, message, null);
  expect(Object.keys(localStorage)).toEqual(['theme']);
});

test('deletes drafts that nobody came back to for a month', () => {
  drafts.write(1, message, { text: 'Old' });
  nowMs += 29 * 24 * 3600 * 1000;
  drafts.write(2, message, { text: 'New' });
  drafts.expire();
  expect(drafts.list(1)).toEqual([message]);
  nowMs += 2 * 24 * 3600 * 1000;
  drafts.expire();
  expect(drafts.list(1)).toEqual([]);
  expect(drafts.list(2)).toEqual([message]);
});

test('deletes drafts of an earlier version a month after it sees them first', () => {
  localStorage.setItem('message_drafts.1.listing-5', '{"text":"Old"}');
  drafts.expire();
  expect(drafts.read(1, message)).toEqual({ text: 'Old' });
  nowMs += 29 * 24 * 3600 * 1000;
  drafts.expire();
  expect(drafts.list(1)).toEqual([message]);
  nowMs += 2 * 24 * 3600 * 1000;
  drafts.expire();
  expect(drafts.list(1)).toEqual([]);
});

test('lists and deletes drafts whose target is empty, such as a search without filters', () => {
  const search = { kind: 'search', target: '' } as const;
  drafts.write(1, search, { name: 'Everything' });
  expect(drafts.list(1)).toEqual([search]);
  drafts.clear(1);
  expect(localStorage).toHaveLength(0);
});

test('reads drafts of an earlier version, and ignores damaged ones', () => {
  localStorage.setItem('message_drafts.1.listing-5', '{"text":"Hello"}');
  expect(drafts.read(1, message)).toEqual({ text: 'Hello' });
  localStorage.setItem('message_drafts.1.listing-5', '{');
  expect(drafts.read(1, message)).toBeNull();
  drafts.expire();
});

test('goes on without storage', () => {
  const full = createDrafts(
    Object.assign(Object.create(localStorage) as Storage, {
      setItem() {
        throw new Error('QuotaExceededError');
      },
    }),
  );
  full.write(1, message, { text: 'Hello' });
  expect(drafts.list(1)).toEqual([]);
});

test('deletes the birth dates that an earlier version kept, and nothing else of the tab', () => {
  sessionStorage.clear();
  sessionStorage.setItem('onboarding_drafts.7', '{"profile":{"birth_date":"1998-02-03"}}');
  sessionStorage.setItem('kept_maps', '{}');
  deleteEarlierDrafts();
  expect(Object.keys(sessionStorage)).toEqual(['kept_maps']);
});
