import { inEachLanguage, type Recipe } from './rehearsal.ts';

/** A public page with a text. */
export const screen: Recipe = {
  heading: 'Add a screen',
  maxFiles: 4,
  edits: [
    {
      file: 'src/routes/imprint.tsx',
      create: `import { createFileRoute } from '@tanstack/react-router';
import * as t from '#locales/titles.ts';
import { ImprintPage } from '#src/features/site-pages/imprint-page.tsx';
import { pageTitle } from './-page-title.ts';

export const Route = createFileRoute('/imprint')({
  head: pageTitle(t.imprint),
  component: ImprintPage,
});
`,
    },
    {
      file: 'src/features/site-pages/imprint-page.tsx',
      create: `import * as t from '#locales/site-pages.ts';
import { Page, PageHeader } from '#src/ui/page-layout.tsx';

/** Who runs the site. */
export function ImprintPage() {
  return (
    <Page width="m">
      <PageHeader title={t.imprint} lede={t.imprintLede} />
    </Page>
  );
}
`,
    },
    {
      file: 'contract/overview/vital-names.ts',
      after: "  '/about',\n",
      insert: "  '/imprint',\n",
    },
    {
      file: 'tests/e2e/support/visits.ts',
      after: "  '/about': [{ as: 'visitor', path: '/about' }],\n",
      insert: "  '/imprint': [{ as: 'visitor', path: '/imprint' }],\n",
    },
    {
      file: 'tests/e2e/page-shells.spec.ts',
      after: 'const shells: Record<Route, Shell> = {\n',
      insert:
        "  '/imprint': { path: '/imprint', shows: (t) => t.sitePages.imprintLede, isForEveryone: true },\n",
    },
    ...inEachLanguage('titles.ts', "export const imprint = 'Imprint';\n"),
    ...inEachLanguage(
      'site-pages.ts',
      "export const imprint = 'Imprint';\nexport const imprintLede = 'Who runs this site';\n",
    ),
  ],
};
