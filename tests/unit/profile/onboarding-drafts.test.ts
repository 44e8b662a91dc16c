// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { createOnboardingDrafts } from '#src/shared/storage/onboarding-drafts.ts';

const drafts = createOnboardingDrafts(sessionStorage);
beforeEach(() => sessionStorage.clear());

test('keeps each user’s drafts apart', () => {
  drafts.write(1, { habits: { pets: 'has' } });
  drafts.write(2, { habits: { pets: 'none' } });
  expect(drafts.read(1)).toEqual({ habits: { pets: 'has' } });
  expect(drafts.read(3)).toEqual({});
});

test('leaves nothing behind once everything is saved', () => {
  drafts.write(1, { habits: { pets: 'has' } });
  drafts.write(1, { habits: undefined } as never);
  expect(sessionStorage).toHaveLength(0);
});

test('deletes other users’ drafts at sign-in, and all drafts at sign-out', () => {
  sessionStorage.setItem('theme', 'dark');
  drafts.write(1, { habits: { pets: 'has' } });
  drafts.write(12, { habits: { pets: 'none' } });
  drafts.clear(1);
  expect(drafts.read(12)).toEqual({});
  expect(drafts.read(1)).toEqual({ habits: { pets: 'has' } });
  drafts.clear();
  expect(drafts.read(1)).toEqual({});
  expect(sessionStorage.getItem('theme')).toBe('dark');
});

test('ignores damaged drafts', () => {
  for (const broken of ['{', '7', 'null', '"text"']) {
    sessionStorage.setItem('onboarding_drafts.1', broken);
    expect(drafts.read(1)).toEqual({});
  }
});
