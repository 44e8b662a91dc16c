import { createFileRoute } from '@tanstack/react-router';
import { ManageExternalPage } from '#src/features/admin/manage-external-page.tsx';
import { pageTitle } from './-page-title.ts';

export const Route = createFileRoute('/_member/admin/manage-external')({
  head: pageTitle('Sources'),
  component: ManageExternalPage,
});
