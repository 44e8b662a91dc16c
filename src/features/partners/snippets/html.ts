import { codeTitles, wayLedes } from '#locales/partners.ts';
import { htmlText } from './escape.ts';
import { elementStyles } from './styles.ts';
import { policyFor, roomAddress, themeAttribute, type MakeSnippet } from './snippet.ts';

/** One script and one element: for every site that can hold HTML. */
export const htmlSnippet: MakeSnippet = (subject) => ({
  lede: wayLedes.html,
  codes: [
    {
      title: 'HTML',
      code: `${scriptElement(subject)}
<roomie-listing-card listing="${subject.listing}"${themeAttribute(subject)}>
  <a href="${roomAddress(subject)}">${htmlText(subject.title)}</a>
</roomie-listing-card>`,
    },
    // A pinned script has its address anyway.
    ...(subject.file ? [] : [{ title: codeTitles.strict, code: addressedScript(subject) }]),
    elementStyles(subject),
    {
      title: codeTitles.head,
      code: `<link
  rel="preload"
  as="fetch"
  crossorigin
  href="${subject.origin}/api/embed/listings?ids=${subject.listing}"
/>`,
    },
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
    : `<script async type="module">
  // Imported, so that your page does not wait for it.
  import('${origin}/embed/v1/listing-card.js').catch(() => {});
</script>`;

const addressedScript = ({ origin }: { origin: string }) =>
  `<script async type="module" src="${origin}/embed/v1/listing-card.js"></script>`;
