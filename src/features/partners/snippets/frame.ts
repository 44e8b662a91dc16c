import { cardHeight } from '#contract/embeds/card.ts';
import { htmlText } from './escape.ts';
import { policyFor, type MakeSnippet } from './snippet.ts';

/** A page of ours in a frame: no script of ours in theirs. */
export const frameSnippet: MakeSnippet = (subject) => ({
  lede: 'For a site that allows no third-party scripts: a small page of ours in a frame, which the browser isolates from yours.',
  codes: [
    {
      title: 'HTML',
      code: `<iframe
  src="${subject.origin}/embed/listings/${subject.listing}${subject.theme === 'auto' ? '' : `?theme=${subject.theme}`}"
  title="${htmlText(subject.title)}"
  width="${subject.width}"
  height="${cardHeight(subject.width)}"
  frameborder="0"
  loading="lazy"
></iframe>`,
    },
  ],
  policy: policyFor('frame', subject),
});
