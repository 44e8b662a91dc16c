import { createFileRoute } from '@tanstack/react-router';
import { AboutPage } from '#src/features/site-pages/about-page.tsx';
import { pageTitle } from './-page-title.ts';

export const Route = createFileRoute('/about')({
  head: pageTitle('About'),
  component: AboutPage,
});
