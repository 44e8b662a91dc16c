import { expect, test } from 'vitest';
import { embedChangeDays, embedVersions } from '#contract/embeds/versions.ts';
import { languages } from '#contract/languages.ts';

test.each(languages)('every change that partners read in %s has its day', async (language) => {
  const { changesList } = (await import(`../../../locales/${language}/partners.ts`)) as {
    changesList: string[];
  };
  expect(changesList).toHaveLength(embedChangeDays.length);
  expect(new Set(changesList).size).toBe(changesList.length);
});

test('the days of changes go back in time, and none is before the version began', () => {
  const since = embedVersions.at(-1)?.since ?? '';
  expect([...embedChangeDays].toSorted().toReversed()).toEqual(embedChangeDays);
  for (const day of embedChangeDays) {
    expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(day >= since).toBe(true);
  }
});
