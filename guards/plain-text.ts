/** Letters of other scripts that look like Latin ones, which hide words from a filter. */
const lookalikes = new Map<string, string>(
  Array.from(
    'аaеeоoрpсcхxуyіiѕsԁdһhјjкkмmтtвbгrпnαaοoνvιiρpτtκkεeυuηnωwօoոnսuհhցgզqıiɑaɡgɩiɪiłløođdƅbᴀaʙbᴄcᴅdᴇeꜰfɢgʜhᴊjᴋkʟlᴍmɴnᴏoᴘpʀrꜱsᴛtᴜuᴠvᴡwʏyᴢz',
  ).flatMap((letter, at, all) => (at % 2 === 0 ? [[letter, all[at + 1] ?? letter]] : [])),
);

/** Letters in boxes and circles, and those of flags, which no normalization knows. */
const boxed = /[\u{1f130}-\u{1f149}\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu;
const boxedStarts = [0x1_f1_e6, 0x1_f1_70, 0x1_f1_50, 0x1_f1_30];
const unboxed = (sign: string) => {
  const code = sign.codePointAt(0) ?? 0;
  const start = boxedStarts.find((each) => code >= each) ?? code;
  return String.fromCodePoint(0x61 + code - start);
};

/** Digits and signs within a word that stand for letters. */
const leet = new Map(Object.entries({ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', $: 's' }));

/** How words are shortened in chats. */
const shortened = new Map(
  Object.entries({
    ur: 'your',
    pls: 'please',
    plz: 'please',
    msg: 'message',
    thx: 'thanks',
    cant: "can't",
    dont: "don't",
    wont: "won't",
    isnt: "isn't",
    doesnt: "doesn't",
    ive: "i've",
    appt: 'appointment',
    apt: 'apartment',
    q: 'que',
    pq: 'porque',
    xq: 'porque',
    porq: 'porque',
    tb: 'tambem',
    tmb: 'tambien',
    vc: 'voce',
    vcs: 'voces',
    td: 'tudo',
    ta: 'esta',
    pra: 'para',
    cel: 'celular',
    depa: 'departamento',
    depto: 'departamento',
    hab: 'habitacion',
    ape: 'apartamento',
    qdo: 'quando',
    qnd: 'quando',
    dps: 'depois',
    hj: 'hoje',
    mto: 'muito',
    aca: 'aqui',
    aki: 'aqui',
    porfa: 'por favor',
    porfi: 'por favor',
    nen: 'einen',
    whg: 'wohnung',
    evtl: 'eventuell',
    bzw: 'oder',
  }),
);

/** A word whose letters stand apart. */
const spread = /(?<![a-z0-9])[a-z](?:[ ._*|~-][a-z]){2,}(?![a-z0-9])/g;

/**
 * A text as the rules read it: lower case, without accents, vowel signs and invisible characters,
 * one kind of digits, spaces and apostrophes. Line breaks stay.
 */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}ـ\u115f\u1160\u2800]/gu, '')
    .replaceAll(boxed, unboxed)
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replaceAll(/[^\0-\x7f\u0600-\u06ff]/gu, (letter) => lookalikes.get(letter) ?? letter)
    .replaceAll(/[’‘´`]/g, "'")
    .replaceAll(spread, (letters) => letters.replaceAll(/[^a-z]/g, ''))
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/(?<![\w@.'/-])[a-z]{1,6}(?![\w@'/-]|\.\w)/g, (word) => shortened.get(word) ?? word)
    .replaceAll(/(?<=[a-z])[013457$](?=[a-z])/g, (sign) => leet.get(sign) ?? sign);
}

/** Longer sentences are read in parts: no pattern needs more, and none may take long. */
const longestSentence = 400;

/** Breaks between lines of one or two words: a sentence in pieces. */
const brokenUp =
  /(?<=(?:^|\n) ?\S{1,20}(?: \S{1,20})?)\s*\n\s*(?=\S{1,20}(?: \S{1,20})? ?(?:\n|$))/g;

/** A dot ends a sentence only before a space: addresses of sites and mails stay whole. */
export const splitSentences = (plain: string): string[] =>
  plain
    .replaceAll(brokenUp, ' ')
    .split(/[.!?;؟؛](?=\s|$)|\n/)
    .flatMap((sentence) => sentence.match(new RegExp(`.{1,${longestSentence}}`, 'g')) ?? []);
