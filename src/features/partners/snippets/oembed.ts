import { policyFor, roomAddress, type MakeSnippet } from './snippet.ts';

/** For publishing systems that know oEmbed: pasting the address is all there is to it. */
export const oembedSnippet: MakeSnippet = (subject) => ({
  lede: 'For WordPress, Ghost, Notion and others that know oEmbed: paste the address of the room on a line of its own.',
  codes: [
    { title: 'Paste this', code: roomAddress(subject) },
    {
      title: 'What your system then asks',
      code: `${subject.origin}/oembed?url=${encodeURIComponent(roomAddress(subject))}&maxwidth=${subject.width}&format=json`,
    },
  ],
  policy: policyFor('oembed', subject),
});
