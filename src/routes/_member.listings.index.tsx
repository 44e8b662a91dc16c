import { createFileRoute } from '@tanstack/react-router';
import * as t from '#locales/titles.ts';
import { OwnListingsPage } from '#src/features/own-listings/own-listings-page.tsx';
import { OwnListingsSkeleton } from '#src/features/own-listings/own-listings-skeleton.tsx';
import { ownListingsQuery } from '#src/shared/api/own-listings.ts';
import { pageTitle } from './-page-title.ts';

export const Route = createFileRoute('/_member/listings/')({
  validateSearch: (search: Record<string, unknown>): { page?: number } => {
    const page = Number(search['page']);
    return Number.isInteger(page) && page > 1 ? { page } : {};
  },
  loaderDeps: ({ search }) => search,
  async loader({ context: { api, queryClient }, deps }) {
    await queryClient.ensureQueryData(ownListingsQuery(api, deps.page ?? 1));
  },
  head: pageTitle(t.yourListings),
  pendingComponent: OwnListingsSkeleton,
  component: OwnListings,
});

function OwnListings() {
  return <OwnListingsPage page={Route.useSearch().page ?? 1} />;
}
