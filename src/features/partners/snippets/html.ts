import { htmlText } from './escape.ts';
import { elementStyles } from './styles.ts';
import { policyFor, roomAddress, themeAttribute, type MakeSnippet } from './snippet.ts';

/** One script and one element: for every site that can hold HTML. */
export const htmlSnippet: MakeSnippet = (subject) => ({
  lede: 'For any page: one script, one element. The link inside is what people see where the card cannot be.',
  codes: [
    {
      title: 'HTML',
      code: `${scriptElement(subject)}
<roomie-listing-card listing="${subject.listing}"${themeAttribute(subject)}>
  <a href="${roomAddress(subject)}">${htmlText(subject.title)}</a>
</roomie-listing-card>`,
    },
    elementStyles(subject),
  ],
  policy: policyFor('html', subject),
});

const scriptElement: (subject: Parameters<MakeSnippet>[0]) => string = ({ origin, file }) =>
  file
    ? `<script
  async
  type="module"
  src="${origin}/embed/v1/${file.file}"
  integrity="${file.integrity}"
  crossorigin="anonymous"
></script>`
    : `<script async type="module" src="${origin}/embed/v1/listing-card.js"></script>`;
