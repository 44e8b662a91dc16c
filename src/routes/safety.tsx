import { createFileRoute } from '@tanstack/react-router';
import * as t from '#locales/titles.ts';
import { SafetyPage } from '#src/features/site-pages/safety-page.tsx';
import { pageTitle } from './-page-title.ts';

export const Route = createFileRoute('/safety')({
  head: pageTitle(t.stayingSafe),
  component: SafetyPage,
});
