import { createFileRoute } from '@tanstack/react-router';
import * as t from '#locales/titles.ts';
import { AboutPage } from '#src/features/site-pages/about-page.tsx';
import { pageTitle } from './-page-title.ts';

export const Route = createFileRoute('/about')({
  head: pageTitle(t.about),
  component: AboutPage,
});
