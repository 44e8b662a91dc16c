import { cardHeight } from '#contract/embeds/card.ts';
import { wayLedes } from '#locales/partners.ts';
import { htmlText } from './escape.ts';
import { frameQuery, policyFor, type MakeSnippet } from './snippet.ts';

/** A page of ours in a frame: no script of ours in theirs. */
export const frameSnippet: MakeSnippet = (subject) => ({
  lede: wayLedes.frame,
  codes: [
    {
      title: 'HTML',
      code: `<iframe
  src="${subject.origin}/embed/listings/${subject.listing}${htmlText(frameQuery(subject))}"
  title="${htmlText(subject.title)}"
  width="${subject.width}"
  height="${cardHeight(subject.width, subject.density)}"
  frameborder="0"
  loading="lazy"
></iframe>`,
    },
  ],
  policy: policyFor('frame', subject),
});
