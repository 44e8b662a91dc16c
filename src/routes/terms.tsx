import { createFileRoute } from '@tanstack/react-router';
import * as t from '#locales/titles.ts';
import { TermsPage } from '#src/features/site-pages/terms-page.tsx';
import { pageTitle } from './-page-title.ts';

export const Route = createFileRoute('/terms')({
  head: pageTitle(t.terms),
  component: TermsPage,
});
