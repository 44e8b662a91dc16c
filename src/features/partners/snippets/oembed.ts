import { codeTitles, wayLedes } from '#locales/partners.ts';
import { policyFor, roomAddress, type MakeSnippet } from './snippet.ts';

/** For publishing systems that know oEmbed: pasting the address is all there is to it. */
export const oembedSnippet: MakeSnippet = (subject) => ({
  lede: wayLedes.oembed,
  codes: [
    { title: codeTitles.paste, code: roomAddress(subject) },
    {
      title: codeTitles.asked,
      code: `${subject.origin}/oembed?url=${encodeURIComponent(roomAddress(subject))}&maxwidth=${subject.width}&format=json`,
    },
  ],
  policy: policyFor('oembed', subject),
});
