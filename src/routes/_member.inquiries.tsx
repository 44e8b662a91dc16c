import { createFileRoute } from '@tanstack/react-router';
import { InquiriesPage } from '#src/features/inquiries/inquiries-page.tsx';
import { pageTitle } from './-page-title.ts';

export const Route = createFileRoute('/_member/inquiries')({
  head: pageTitle('Inquiries'),
  component: InquiriesPage,
});
