import { type } from 'arktype';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { users } from '#demo/content.ts';
import { cleanName, isPlainName, normalizeName, soundsLikeService } from '#contract/users/names.ts';
import { ProfileChange } from '#contract/users/user.ts';
import { createRandom } from '#scripts/gazetteer/draw-towns.ts';
import { examples, seed } from '../../../support/seed.ts';
import { hostileNames } from './hostile-names.ts';

const accepted = [
  'Ana',
  'José María',
  "O'Brien",
  'D’Angelo',
  'Jean-Luc',
  'Dr. Müller',
  'Nguyễn Thị Ánh',
  'Владимир',
  'Ελένη',
  'محمد',
  'שירה',
  'नरेंद्र',
  '李小龍',
  'さくら',
  '김민준',
  'ლიკა',
  'Արմեն',
  'Núria Gal·la',
  'Timothy',
  'Stafford',
  'Supriya',
  'Radar',
  'ප්\u200dරියා',
  'علی\u200cرضا',
  'രാജന്\u200d',
  'ဇော်မျှော့်',
  'ג׳ורג׳',
  'כ"ץ',
  'בן־גוריון',
  'བསྟན་འཛིན',
  '陈〇',
  '葛\u{e0100}城',
  'ジャン＝ポール',
  'O´Brien',
  'O`Neill',
  'King, Jr.',
  'डॉ॰ वर्मा',
  'አበበ፡በቀለ',
  'Raj a/l Kumar',
  'Tearn',
  'Staff-Nowak',
  'Staff',
  'Teaming-Support',
  'St. John',
  'St.John',
  'J.R.',
  'J.R.R. Tolkien',
  "Mary-Ann O'Neil",
  'Robert Service',
  'Ma.de la Cruz',
  'J.de Vries',
  'T.Ly',
  'Tea M',
  'Rumi',
  'Romy',
  'Md.Ali',
  'Tan Ah Kow @ John Tan',
  'Muthu w/o Raman',
  'D΄Angelo',
  '张⸱伟',
  '田中､花子',
  'Ana María de los Ángeles',
  "'t Hooft",
  'Ó Súilleabháin',
  'Nuñez y Domínguez',
  'Mª José',
  'Ka’ahumanu',
  'N’Diaye',
  'Þórhallsdóttir',
  'Bùi Thị Xuân',
  'Ёлкина',
  'Ђорђевић',
  'Ұлықбек',
  'ሃይለ ሥላሴ',
  'ތުތޫ',
  'ᠪᠠᠲᠤ',
  'ꓡꓲ ꓢꓴ',
  'ᏗᎦᏯᎢ',
  'ߡߊߡߊߘߎ',
  '𞤀𞤣𞤢𞤥',
  'ਸੁਖਵਿੰਦਰ',
  'ಲಕ್ಷ್ಮೀ',
  'ශ්‍රී',
  '佐々木',
  '渡邉󠄁',
  '남궁 민수',
  'Smith III',
  'Gonzales-Mc’Donald',
  'ביל״ו',
];
/** With spaces of other widths, as they are stored. */
const respaced = [
  ['Ana\u00a0María', 'Ana María'],
  ['山田\u3000太郎', '山田 太郎'],
  ['សុខ\u200bដារា', 'សុខ ដារា'],
  ['داور\u200c', 'داور'],
  ['مهر \u200c', 'مهر'],
  ['Ana\u202fMaría', 'Ana María'],
  ['Nu\u0301ria Gal\u0387la', 'Núria Gal·la'],
];
/** The character that the refusal names. */
const named = [
  ['ana@example.com', '“@”'],
  ['Ana (Maria)', '“(”'],
  ['An\u200ba', 'U+200B'],
  ['A\u200dna', 'U+200D'],
  ['Ana 2', '“2”'],
  ['Ana 👋', '“👋”'],
  ['A' + '\u0301'.repeat(20), 'U+0301'],
  ['evil.com', '“.”'],
];
const notPlain = [
  'Ana\nBcc: everyone@example.com',
  'Ana\r',
  'Ana\tB',
  'ana@example.com',
  'https://evil.example',
  'Ana <b>',
  'R2D2',
  'A\u202enA',
  'An\u200ba',
  'An\u00ada',
  'An\u2066a',
  '\u3164',
  '\uffa0\u115f',
  'A' + '\u0301'.repeat(20),
  '👋 Ana',
  '...',
  "'-'",
];
const ofService = [
  'RoomieRadar',
  'roomie radar',
  'RoomieRadar Support',
  'R.o.o.m.i.e-R.a.d.a.r',
  'RoornieRadar',
  'RoomleRadar',
  'RoomIeRadar',
  'Ro\u043emieRadar',
  '\u0280\u1d0f\u1d0f\u1d0d\u026a\u1d07\u0280\u1d00\u1d05\u1d00\u0280',
  'RöömïeRàdár',
  'ＲｏｏｍｉｅＲａｄａｒ',
  '\u0433oomieradar',
  'Support',
  'Anna Support',
  'Аdmin',
  'The Team',
  'Offıcial',
];

/** Field and message of each problem with a change of the profile. */
function nameProblems(change: object) {
  const result = ProfileChange(change);
  if (!(result instanceof type.errors)) return [];
  return result.map(({ path, message }) => [path.join('.'), message]);
}

test.each(accepted)('%s is a name, and stays as it is', (name) => {
  expect(nameProblems({ first_name: name, last_name: name })).toEqual([]);
  expect(cleanName(name, 80)).toBe(name);
});

test.each(notPlain)('%j is no name', (name) => {
  expect(isPlainName(name)).toBe(false);
  for (const field of ['first_name', 'last_name']) {
    expect(nameProblems({ [field]: name })).toHaveLength(1);
  }
  const kept = cleanName(name, 80);
  expect(kept === '' || isPlainName(kept)).toBe(true);
});

test.each(respaced)('%j is stored as %s', (name, stored) => {
  expect(nameProblems({ first_name: name, last_name: name })).toEqual([]);
  expect(normalizeName(name)).toBe(stored);
});

test.each(named)('the refusal of %j names %s', (name, sign) => {
  expect(nameProblems({ first_name: name })).toEqual([
    [
      'first_name',
      `A name cannot have ${sign} there. Use letters, spaces, hyphens, apostrophes, commas and dots`,
    ],
  ]);
});

test('at most 1 in 10,000 names of people of all countries is refused', () => {
  const people = readFileSync(new URL('people.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  expect(people).toHaveLength(20_000);
  const random = createRandom(seed);
  const shuffled = people
    .map((name) => ({ name, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ name }) => name);
  const drawn = shuffled.slice(0, examples(people.length));
  const refused = drawn.filter((name) => nameProblems({ last_name: name }).length > 0);
  console.info(`${refused.length} of ${drawn.length} names are refused, TEST_SEED=${seed}`);
  // Of a sample, none may be.
  expect(refused.length, refused.join()).toBeLessThanOrEqual(Math.floor(drawn.length / 10_000));
});

test('200 hostile names are refused', () => {
  expect(new Set(hostileNames).size).toBeGreaterThanOrEqual(200);
  const taken = hostileNames.filter((name) => nameProblems({ first_name: name }).length === 0);
  expect(taken).toEqual([]);
});

test.each(ofService)('%s could be mistaken for the service', (name) => {
  expect(soundsLikeService(name)).toBe(true);
  expect(nameProblems({ last_name: name })).toHaveLength(1);
  expect(cleanName(name, 80)).toBe('');
});

test('cleaning keeps what is a name, within the length', () => {
  expect(cleanName('  Ana\r\nBcc: x@y.example ', 80)).toBe('Ana Bcc xy.example');
  expect(cleanName('A\u202en\u200ba 😀 2', 80)).toBe('Ana');
  expect(cleanName('x'.repeat(500), 80)).toHaveLength(80);
  expect(cleanName('𠀀'.repeat(60), 80).isWellFormed()).toBe(true);
  expect(cleanName('', 80)).toBe('');
});

test('everyone in the demo has a name', () => {
  for (const { first_name, last_name } of users) {
    for (const name of [first_name, last_name].filter(Boolean)) {
      expect(cleanName(name, 80)).toBe(name);
    }
  }
});
