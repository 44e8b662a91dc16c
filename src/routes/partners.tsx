import { createFileRoute } from '@tanstack/react-router';
import * as t from '#locales/titles.ts';
import { PartnersPage } from '#src/features/partners/partners-page.tsx';
import { pageTitle } from './-page-title.ts';

export const Route = createFileRoute('/partners')({
  head: pageTitle(t.forPartners),
  component: Partners,
});

function Partners() {
  const { siteOrigin } = Route.useRouteContext();
  return <PartnersPage origin={siteOrigin} search={Route.useSearch()} />;
}
