import { codeTitles, wayLedes } from '#locales/partners.ts';
import { htmlText } from './escape.ts';
import { elementStyles } from './styles.ts';
import {
  policyFor,
  roomAddress,
  lookAttributes,
  type MakeSnippet,
  type Subject,
} from './snippet.ts';

/** One script and one element: for every site that can hold HTML. */
export const htmlSnippet: MakeSnippet = (subject) => ({
  lede: wayLedes.html,
  codes: [
    {
      title: 'HTML',
      code: `${scriptElement(subject)}
<roomie-listing-card listing="${subject.listing}"${lookAttributes(subject)}>
  <a href="${roomAddress(subject)}">${htmlText(subject.title)}</a>
</roomie-listing-card>`,
    },
    // A pinned script has its address anyway.
    ...(subject.file
      ? []
      : [
          {
            title: codeTitles.strict,
            code: addressedScript(`${subject.origin}/embed/v1/listing-card.js`),
          },
        ]),
    elementStyles(subject),
    {
      title: codeTitles.head,
      code: preload(
        `${subject.origin}/api/embed/listings?ids=${subject.listing}${ending(subject)}`,
      ),
    },
  ],
  policy: policyFor('html', subject),
});

/** As the element asks for it, so that the browser finds the answer again. */
const ending = ({ lang, currency }: Subject) =>
  (lang && lang !== 'en' ? `&lang=${lang}` : '') + (currency ? `&currency=${currency}` : '');

const scriptElement = ({ origin, file }: Pick<Subject, 'origin' | 'file'>) =>
  file
    ? `<script
  async
  type="module"
  src="${origin}/embed/v1/${file.file}"
  integrity="${file.integrity}"
  crossorigin="anonymous"
></script>`
    : importedScript(`${origin}/embed/v1/listing-card.js`);

/** A script that the page does not wait for, even if it never comes. */
export const importedScript = (address: string) => `<script async type="module">
  // Imported, so that your page does not wait for it.
  import('${address}').catch(() => {});
</script>`;

/** The same for pages whose policy allows no inline scripts. */
export const addressedScript = (address: string) =>
  `<script async type="module" src="${address}"></script>`;

/** Lets the browser ask for data before the script has come. */
export const preload = (address: string) => `<link
  rel="preload"
  as="fetch"
  crossorigin
  href="${htmlText(address)}"
/>`;
