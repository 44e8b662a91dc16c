import { createFileRoute } from '@tanstack/react-router';
import * as t from '#locales/titles.ts';
import { PrivacyPage } from '#src/features/site-pages/privacy-page.tsx';
import { pageTitle } from './-page-title.ts';

export const Route = createFileRoute('/privacy')({
  head: pageTitle(t.privacy),
  component: PrivacyPage,
});
