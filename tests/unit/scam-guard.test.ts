import { describe, expect, test } from 'vitest';
import { findScamReasons, judgeText } from '#guards/scams/find-reasons.ts';
import { scamReasons } from '#guards/scams/rule.ts';
import { isStrong } from '#domain/safety/system-reports.ts';
import { readLabelled, type Labelled } from '#tests/scam-guard/labelled-set.ts';

const minFound = 0.9;
const mostWronglyFlagged = 0.05;

const sets = [
  ['messages', readLabelled('messages'), 400],
  ['listings', readLabelled('listings'), 300],
  // Written before the rules could find them; these were then widened by class, not by sentence.
  ['fresh', readLabelled('fresh'), 125],
  ['hard', readLabelled('hard'), 170],
  // A few words, as in parts of a conversation.
  ['short', readLabelled('short'), 170],
  // What scams are about, mostly said by honest people.
  ['topics', readLabelled('topics'), 600],
  // By somebody who had not seen the rules; measured before these knew them (docs/decisions/scam-guard.md).
  ['others-a', readLabelled('others-a'), 100],
  ['others-b', readLabelled('others-b'), 100],
  ['others-d', readLabelled('others-d'), 130],
  ['others-e', readLabelled('others-e'), 130],
  // Harmless alone: money, keys and papers as flatmates speak of them.
  ['everyday', readLabelled('everyday'), 120],
] as const;

/** In these, a scam counts as found whichever reason is named: several fit most of them. */
const ofAnyReason: ReadonlySet<string> = new Set([
  'short',
  'topics',
  'others-a',
  'others-b',
  'others-d',
  'others-e',
  'everyday',
]);

const share = (some: number, all: number) => (all === 0 ? 1 : some / all);
const inPercent = (value: number) => `${(value * 100).toFixed(1)} %`.padStart(8);

/** Each text is judged once, for all the rows of a table. */
const reasonsByText = new Map<string, ReturnType<typeof findScamReasons>>();
function reasonsIn(text: string) {
  const reasons = reasonsByText.get(text) ?? findScamReasons(text);
  reasonsByText.set(text, reasons);
  return reasons;
}

/** How many of the labels were found, and how many of the harmless texts were flagged. */
function measure(name: string, texts: readonly Labelled[], reason?: string) {
  let [labels, found, harmless, flagged] = [0, 0, 0, 0];
  for (const { reasons, text } of texts) {
    const got = reasonsIn(text);
    if (reasons.length === 0) {
      harmless += 1;
      if (reason === undefined ? got.length > 0 : got.some((each) => each === reason)) flagged += 1;
    }
    for (const label of reasons) {
      if (reason !== undefined && label !== reason) continue;
      labels += 1;
      const isFound = ofAnyReason.has(name) ? got.length > 0 : got.some((each) => each === label);
      if (isFound) found += 1;
    }
  }
  return { labels, found, harmless, flagged };
}

describe.each(sets)('the labelled texts of %s', (name, texts, least) => {
  const languages = [...new Set(texts.map(({ language }) => language))];

  test('are enough, in five languages, and none is there twice', () => {
    expect(texts.length).toBeGreaterThanOrEqual(least);
    expect(languages).toHaveLength(5);
    expect(new Set(texts.map(({ text }) => text)).size).toBe(texts.length);
  });

  test('reach the promised recall and false-alarm rate, by rule and by language', () => {
    const rows = [
      ...scamReasons
        .filter(() => !ofAnyReason.has(name))
        .map((reason) => [reason, measure(name, texts, reason)] as const),
      ...languages.map(
        (language) =>
          [
            language,
            measure(
              name,
              texts.filter((each) => each.language === language),
            ),
          ] as const,
      ),
      ['all', measure(name, texts)] as const,
    ];
    const lines = rows.map(
      ([row, { labels, found, harmless, flagged }]) =>
        `${row.padEnd(10)} found ${inPercent(share(found, labels))} of ${labels}, ` +
        `wrongly flagged ${inPercent(harmless === 0 ? 0 : flagged / harmless)} of ${harmless}`,
    );
    console.info(`\n${name}\n${lines.join('\n')}`);
    for (const [row, { labels, found, harmless, flagged }] of rows) {
      expect(share(found, labels), row).toBeGreaterThanOrEqual(minFound);
      expect(flagged / harmless, row).toBeLessThanOrEqual(mostWronglyFlagged);
    }
  });
});

test('kind words in front hide few scams, and make no scam of harmless texts', () => {
  const all = sets.flatMap(([, texts]) => texts);
  const kind = all.filter(({ reasons }) => reasons.length === 0);
  const wrapped = all.map((each, nth) => {
    const ofLanguage = kind.filter(({ language }) => language === each.language);
    const before = ofLanguage[(nth * 104_729) % ofLanguage.length]!;
    return { ...each, text: `${before.text}\n${each.text}` };
  });
  const isFlagged = ({ text }: Labelled) => findScamReasons(text).length > 0;
  const [scams, harmless] = [
    wrapped.filter(({ reasons }) => reasons.length > 0),
    wrapped.filter(({ reasons }) => reasons.length === 0),
  ];
  expect(share(scams.filter(isFlagged).length, scams.length)).toBeGreaterThanOrEqual(0.85);
  expect(harmless.filter(isFlagged).length / harmless.length).toBeLessThanOrEqual(
    mostWronglyFlagged,
  );
});

test.each([
  ['full-width letters', 'Ｐａｙ ｔｈｅ ｄｅｐｏｓｉｔ ｂｅｆｏｒｅ ｔｈｅ ｖｉｅｗｉｎｇ'],
  ['invisible characters', 'Pay the de\u200bposit be\u00adfore the view\u2060ing'],
  ['letters that show as nothing', 'Pay the de\u3164posit be\u2800fore the view\u115fing'],
  ['accents', 'Páy the dëposit befóre the viewïng'],
  ['letters of another script', 'Рay the dероsit bеfоrе the viewing'],
  ['small capitals', 'ᴘᴀʏ ᴛʜᴇ ᴅᴇᴘᴏꜱɪᴛ ʙᴇꜰᴏʀᴇ ᴛʜᴇ ᴠɪᴇᴡɪɴɢ'],
  ['letters in boxes', '🅿🅰🆈 the 🅳🅴🅿🅾🆂🅸🆃 before the viewing'],
  ['digits as letters', 'P4y the d3p0sit bef0re the vi3wing'],
  ['letters apart', 'P a y  t h e  d e p o s i t  b e f o r e  t h e  v i e w i n g'],
  ['letters with signs between them', 'Pay the d.e.p.o.s.i.t before the v-i-e-w-i-n-g'],
  ['a word a line', 'Pay\nthe deposit\nbefore\nthe viewing'],
  ['capitals', 'PAY THE DEPOSIT BEFORE THE VIEWING'],
])('sees through %s', (_, text) => {
  expect(findScamReasons(text)).toContain('deposit');
});

test.each([
  'plus four four, seven seven double oh, nine hundred one two three',
  'null eins sieben sechs, vierundzwanzig, achtunddreißig, neun',
  'seis uno dos, treinta y cuatro, cincuenta y seis, setenta y ocho',
  'nove um dois, três quatro cinco, meia sete oito',
  'صفر خمسة خمسة، ثلاثة أربعة خمسة، ستة',
  '6️⃣1️⃣2️⃣ 3️⃣4️⃣5️⃣ 6️⃣7️⃣8️⃣',
  '۰۵۵۱۲۳۴۵۶۷',
  '6 1 2 3 4 5 6 7 8',
])('reads a phone number in any writing: %s', (text) => {
  expect(findScamReasons(text)).toContain('elsewhere');
});

test('leaves counts and lists alone', () => {
  const text =
    'One room for two or three, at most four.\nWi-Fi\nTwo baths\nFive minutes\nto 2 3 4 5';
  expect(findScamReasons(text)).toEqual([]);
});

test('names every reason once, in a fixed order', () => {
  const text = 'I mail you the keys. Wire me the deposit, and text me! Wire me the deposit.';
  expect(findScamReasons(text)).toEqual(['payment', 'deposit', 'elsewhere', 'keys']);
});

test.each([
  ['English', 'send 1 pay '],
  ['German', 'schicke die Kaution vor '],
  ['Arabic', 'ادفع العربون قبل '],
  ['addresses', 'a.b-c@'],
  ['digits', '1 2 3 4 5 '],
])('reads the longest message quickly: %s', (_, part) => {
  const text = part.repeat(10_000).slice(0, 5000);
  findScamReasons(text.slice(0, 50));
  const start = performance.now();
  findScamReasons(text);
  expect(performance.now() - start).toBeLessThan(1000);
});

test('reports most scams and few harmless texts to administrators', () => {
  for (const [name, texts] of sets) {
    const flagged = texts.filter(({ text }) => isStrong(judgeText(text)));
    const scams = flagged.filter(({ reasons }) => reasons.length > 0).length;
    const all = texts.filter(({ reasons }) => reasons.length > 0).length;
    const wrong = flagged.length - scams;
    console.info(
      `${name}: reports ${scams} of ${all} scams, ${wrong} of ${texts.length - all} others`,
    );
    // A few words are seldom enough.
    expect(share(scams, all)).toBeGreaterThanOrEqual(name === 'short' ? 0.5 : 0.7);
    expect(wrong / (texts.length - all)).toBeLessThanOrEqual(0.01);
  }
});
