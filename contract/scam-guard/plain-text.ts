/** Letters of other scripts that look like Latin ones, which hide words from a filter. */
const lookalikes: Record<string, string> = Object.fromEntries(
  Array.from('аaеeоoрpсcхxуyіiѕsԁdһhјjкkмmтtвbαaοoνvιiρpτt').flatMap((letter, at, all) =>
    at % 2 === 0 ? [[letter, all[at + 1] ?? letter]] : [],
  ),
);

/**
 * A text as the rules read it: lower case, without accents, vowel signs and invisible characters,
 * one kind of digits, spaces and apostrophes. Line breaks stay.
 */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}ـ]/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll(/[\u0370-\u03ff\u0400-\u052f]/g, (letter) => lookalikes[letter] ?? letter)
    .replaceAll(/[’‘´`]/g, "'")
    .replaceAll(/[^\S\n]+/g, ' ');
}

/** Longer sentences are read in parts: no pattern needs more, and none may take long. */
const longestSentence = 400;

/** A dot ends a sentence only before a space: addresses of sites and mails stay whole. */
export const sentencesOf = (plain: string): string[] =>
  plain
    .split(/[.!?;؟؛](?=\s|$)|\n/)
    .flatMap((sentence) => sentence.match(new RegExp(`.{1,${longestSentence}}`, 'g')) ?? []);
