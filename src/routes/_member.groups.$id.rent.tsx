import { createFileRoute } from '@tanstack/react-router';
import * as t from '#locales/titles.ts';
import { rentSplitsQuery } from '#src/features/rent-splits/api/rent-splits.ts';
import { RentSplitsPage } from '#src/features/rent-splits/rent-splits-page.tsx';
import { RentSplitsSkeleton } from '#src/features/rent-splits/rent-splits-skeleton.tsx';
import { ensureFound } from './-id-params.ts';
import { pageTitle } from './-page-title.ts';

export const Route = createFileRoute('/_member/groups/$id/rent')({
  loader: async ({ context: { api, queryClient }, params: { id } }) => {
    await ensureFound(queryClient.ensureInfiniteQueryData(rentSplitsQuery(api, id)));
  },
  head: pageTitle(t.rentSplit),
  pendingComponent: RentSplitsSkeleton,
  component: Rent,
});

function Rent() {
  const { id } = Route.useParams();
  return <RentSplitsPage key={id} id={id} />;
}
