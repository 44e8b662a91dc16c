import { createFileRoute } from '@tanstack/react-router';
import { PartnersPage } from '#src/features/partners/partners-page.tsx';
import { pageTitle } from './-page-title.ts';

export const Route = createFileRoute('/partners')({
  head: pageTitle('For partner sites'),
  component: Partners,
});

function Partners() {
  return <PartnersPage search={Route.useSearch()} />;
}
