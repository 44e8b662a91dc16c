import { expect, test } from 'vitest';
import { findings } from '#catalogs/en/page-check.ts';
import { cardThemes, listLimits } from '#contract/embeds/card.ts';
import { listParameters } from '#contract/embeds/embed.ts';
import { languages } from '#contract/languages.ts';
import { elements, searchNames } from '#roomieradar-elements/check/elements.ts';
import { findingTexts } from '#roomieradar-elements/check/texts.ts';

test('the check knows the parameters, themes, languages and limits of the contract', () => {
  const names = Object.keys(listParameters).map((name) => name.replace('?', ''));
  const hidden = new Set(['words', 'lang']);
  expect(searchNames.toSorted()).toEqual(names.filter((name) => !hidden.has(name)).toSorted());
  const list = elements['roomie-listings'];
  expect(list?.['theme']?.allowed).toBe(cardThemes.join(', '));
  expect(list?.['lang']?.allowed).toBe(languages.join(', '));
  const { max } = listLimits.cards;
  expect(list?.['count']?.isPossible(String(max))).toBe(true);
  expect(list?.['count']?.isPossible(String(max + 1))).toBe(false);
});

test('the command and the studio say the same in English', () => {
  const values = { name: 'theme', value: 'Dark', allowed: 'light, dark' };
  const say = (texts: Record<string, (about: typeof values) => string>) =>
    Object.fromEntries(Object.entries(texts).map(([code, text]) => [code, text(values)]));
  expect(say(findings)).toEqual(say(findingTexts));
});
