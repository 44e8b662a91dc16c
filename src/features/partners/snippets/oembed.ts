import { codeTitles, wayLedes } from '#locales/partners.ts';
import { frameQuery, policyFor, roomAddress, type MakeSnippet, type Subject } from './snippet.ts';

/** For publishing systems that know oEmbed: pasting the address is all there is to it. */
export const oembedSnippet: MakeSnippet = (subject) => ({
  lede: wayLedes.oembed,
  codes: [
    { title: codeTitles.paste, code: address(subject) },
    {
      title: codeTitles.asked,
      code: `${subject.origin}/oembed?url=${encodeURIComponent(address(subject))}&maxwidth=${subject.width}&format=json`,
    },
  ],
  policy: policyFor('oembed', subject),
});

/** The page of the room, with the look of its frame. */
const address = (subject: Subject) => roomAddress(subject) + frameQuery(subject);
