import { createFileRoute } from '@tanstack/react-router';
import { AdminPage } from '#src/features/admin/admin-page.tsx';
import { pageTitle } from './-page-title.ts';

export const Route = createFileRoute('/_member/admin/')({
  head: pageTitle('Admin Panel'),
  component: AdminPage,
});
