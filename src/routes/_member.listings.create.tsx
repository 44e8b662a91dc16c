import { createFileRoute } from '@tanstack/react-router';
import { CreateListingPage } from '#src/features/listing-form/create-listing-page.tsx';
import { pageTitle } from './-page-title.ts';

export const Route = createFileRoute('/_member/listings/create')({
  head: pageTitle('List Your Place'),
  component: CreateListingPage,
});
