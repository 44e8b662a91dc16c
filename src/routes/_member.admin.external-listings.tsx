import { createFileRoute } from '@tanstack/react-router';
import { ExternalListingsPage } from '#src/features/admin/external-listings-page.tsx';
import { pageTitle } from './-page-title.ts';

export const Route = createFileRoute('/_member/admin/external-listings')({
  head: pageTitle('External listings'),
  component: ExternalListingsPage,
});
