import { codeTitles, listLede, listLink } from '#locales/partners.ts';
import type { Choice } from '../choice.ts';
import { htmlText } from './escape.ts';
import { addressedScript, importedScript } from './html.ts';
import { lookAttributes, policyFor, type Look, type Snippet, type Subject } from './snippet.ts';

/** A list of rooms on a site. */
export interface ListSubject
  extends Look, Pick<Choice, 'search' | 'field'>, Pick<Subject, 'origin' | 'imageOrigin'> {}

/** One script and one element, for every site that can hold HTML. */
export function listSnippet(subject: ListSubject): Snippet {
  const { origin, search, field } = subject;
  const script = `${origin}/embed/v1/listings.js`;
  const which = search ? ` search="${htmlText(search)}"` : '';
  const link = htmlText(search ? `${origin}/?${search}` : `${origin}/`);
  return {
    lede: listLede,
    codes: [
      {
        title: 'HTML',
        code: `${importedScript(script)}
<roomie-listings count="${listCount}"${which}${field ? ' search-box' : ''}${lookAttributes(subject)}>
  <a href="${link}">${htmlText(listLink)}</a>
</roomie-listings>`,
      },
      { title: codeTitles.strict, code: addressedScript(script) },
      {
        title: codeTitles.stylesheet,
        code: `roomie-listings:not(:defined) {
  display: block;
  min-height: 100vh;
}`,
      },
    ],
    policy: policyFor('html', subject),
  };
}

/** How many rooms a list begins with. */
export const listCount = 6;
