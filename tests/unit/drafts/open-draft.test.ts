// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { openDraft, type DraftOptions } from '#src/shared/drafts/open-draft.ts';
import { createDrafts } from '#src/shared/storage/drafts.ts';

interface Values {
  title: string;
  rent: string;
  latitude: number | null;
  amenities: string[];
  pets?: string;
}

const stored: Values = { title: 'Room', rent: '900', latitude: null, amenities: ['wifi'] };
const drafts = createDrafts(localStorage);
const open = (options: Partial<DraftOptions<Values>> = {}) =>
  openDraft<Values>({ drafts, userId: 1, kind: 'listing', target: '7', stored, ...options });
beforeEach(() => localStorage.clear());

test('gives back what was typed, over what was stored meanwhile', () => {
  open().keep({ ...stored, title: 'Sunny room', pets: 'has' });
  const later = open({ stored: { ...stored, rent: '800' }, fits: () => true });
  expect(later.isRestored).toBe(true);
  expect(later.values).toEqual({ ...stored, title: 'Sunny room', rent: '800', pets: 'has' });
  expect(later.typed).toEqual({ title: 'Sunny room', pets: 'has' });
});

test('gives back that a value was taken out', () => {
  const answered = { ...stored, pets: 'has' };
  open({ stored: answered }).keep(stored);
  expect(open({ stored: answered }).values).toEqual(stored);
});

test('keeps nothing that is as it is stored, nor what was saved or discarded', () => {
  const draft = open();
  draft.keep({ ...stored, title: 'Sunny room' });
  draft.keep(stored);
  expect(localStorage).toHaveLength(0);
  draft.keep({ ...stored, title: 'Sunny room' });
  draft.forget();
  expect(localStorage).toHaveLength(0);
  expect(open().isRestored).toBe(false);
});

test('compares with the saved values after a save', () => {
  const draft = open();
  const saved = { ...stored, title: 'Sunny room' };
  draft.keep(saved);
  draft.forget(saved);
  draft.keep({ ...saved, rent: '800' });
  expect(open({ stored: saved }).typed).toEqual({ rent: '800' });
});

test('keeps no field that storage may not hold', () => {
  open({ unkept: ['pets'] }).keep({ ...stored, title: 'Sunny room', pets: 'has' });
  expect(JSON.stringify(localStorage)).not.toContain('has');
  expect(open().typed).toEqual({ title: 'Sunny room' });
});

test('keeps what two tabs typed into the same form, each its own fields', () => {
  const [here, there] = [open(), open()];
  here.keep({ ...stored, title: 'Sunny room' });
  there.keep({ ...stored, rent: '800' });
  expect(open().typed).toEqual({ title: 'Sunny room', rent: '800' });
  here.forget();
  expect(open().typed).toEqual({ rent: '800' });
});

test('ignores kept values that cannot stand in their field', () => {
  const damaged = { title: 7, amenities: ['wifi', 4], latitude: true, nonsense: 'x' };
  for (const kept of [damaged, { before: {}, typed: damaged }, 'text', 7, [1]]) {
    drafts.write(1, { kind: 'listing', target: '7' }, kept);
    expect(open().values).toEqual(stored);
    expect(open().isRestored).toBe(false);
  }
  const draft = open();
  draft.keep({ ...stored, title: 'Sunny room' });
  draft.forget();
  expect(localStorage).toHaveLength(0);
});

test('gives back a note that an earlier version kept as its text alone', () => {
  localStorage.setItem('note_drafts.1.7', '"Call on Monday"');
  const note = openDraft({ drafts, userId: 1, kind: 'note', target: '7', stored: { note: '' } });
  expect(note.isRestored).toBe(true);
  expect(note.values).toEqual({ note: 'Call on Monday' });
  expect(
    openDraft({ drafts, userId: 1, kind: 'note', target: '7', stored: { title: '' } }).values,
  ).toEqual({ title: '' });
});
