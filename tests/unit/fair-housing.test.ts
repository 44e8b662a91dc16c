import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findExclusions } from '#guards/fair-housing/find-exclusions.ts';
import { findLawCountry, protectedBy } from '#guards/fair-housing/laws.ts';
import { traits } from '#guards/fair-housing/rule.ts';
import { readLabelled } from '#tests/scam-guard/labelled-set.ts';

const minFound = 0.9;
const mostWronglyFlagged = 0.05;
const folder = path.resolve(import.meta.dirname, '../fair-housing');

/** A file for each language: "trait,trait | text", or "- | text" for a harmless one. */
const texts = readdirSync(folder).flatMap((file) =>
  readFileSync(path.join(folder, file), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const at = line.indexOf(' | ');
      const labels = line.slice(0, at);
      const expected = labels === '-' ? [] : labels.split(',');
      return { language: path.parse(file).name, expected, text: line.slice(at + 3) };
    }),
);

function measure(some: typeof texts) {
  let [labels, found, harmless, flagged] = [0, 0, 0, 0];
  const wrong: string[] = [];
  for (const { expected, text } of some) {
    const got: string[] = findExclusions(text);
    labels += expected.length;
    const hits = expected.filter((label) => got.includes(label)).length;
    found += hits;
    if (expected.length === 0) harmless += 1;
    if (expected.length === 0 && got.length > 0) flagged += 1;
    if (hits < expected.length || (expected.length === 0 && got.length > 0))
      wrong.push(`${expected.join()} [${got.join()}] ${text}`);
  }
  return { labels, found, harmless, flagged, wrong };
}

test('the labelled texts are enough, in five languages, with each trait, and none is there twice', () => {
  expect(texts.length).toBeGreaterThanOrEqual(240);
  expect(new Set(texts.map(({ language }) => language)).size).toBe(5);
  expect(new Set(texts.map(({ text }) => text)).size).toBe(texts.length);
  expect(new Set(texts.flatMap(({ expected }) => expected))).toEqual(new Set<string>(traits));
});

test.each(['en', 'de', 'es', 'pt', 'ar'])(
  'exclusions are found and harmless texts left alone as promised, in %s',
  (language) => {
    const { labels, found, harmless, flagged, wrong } = measure(
      texts.filter((each) => each.language === language),
    );
    console.info(
      `${language}: found ${found} of ${labels}, wrongly flagged ${flagged} of ${harmless}\n${wrong.join('\n')}`,
    );
    expect(found / labels).toBeGreaterThanOrEqual(minFound);
    expect(flagged / harmless).toBeLessThanOrEqual(mostWronglyFlagged);
  },
);

test('leaves texts alone that were written for something else', () => {
  const others = (['listings', 'messages', 'fresh'] as const).flatMap((set) => readLabelled(set));
  const flagged = others.filter(({ text }) => findExclusions(text).length > 0);
  expect(others.length).toBeGreaterThan(800);
  expect(flagged.length / others.length).toBeLessThanOrEqual(0.01);
});

test('names the law of the country of a room, and none when it is not known', () => {
  const currency = 'EUR';
  expect(findLawCountry({ place: 'Berlin, Germany', currency }, 'en')).toBe('DE');
  expect(findLawCountry({ place: 'Berlin, Deutschland', currency }, 'de')).toBe('DE');
  expect(findLawCountry({ place: 'Vienna, Austria', currency }, 'en')).toBeNull();
  expect(findLawCountry({ place: undefined, currency }, 'en')).toBeNull();
  expect(findLawCountry({ place: undefined, currency: 'GBP' }, 'en')).toBe('GB');
  expect(protectedBy.US).not.toContain('age');
});

test.each(['no ', 'keine ', 'only for young ', 'نبحث عن '])(
  'reads the longest text quickly: %s',
  (part) => {
    const text = part.repeat(3000).slice(0, 5000);
    findExclusions(text.slice(0, 50));
    const start = performance.now();
    findExclusions(text);
    expect(performance.now() - start).toBeLessThan(1000);
  },
);
