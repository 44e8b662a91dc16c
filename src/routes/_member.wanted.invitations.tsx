import { createFileRoute } from '@tanstack/react-router';
import * as t from '#locales/wanted.ts';
import { invitationsQuery } from '#src/features/wanted/api/wanted.ts';
import { InvitationsPage } from '#src/features/wanted/invitations-page.tsx';
import { pageTitle } from './-page-title.ts';

interface InvitationsSearch {
  side?: 'sent';
  page?: number;
}

const readSearch = ({ side, page }: Record<string, unknown>) => ({
  side: side === 'sent' ? ('sent' as const) : ('received' as const),
  page: Number.isInteger(page) && Number(page) > 0 ? Number(page) : 1,
});

export const Route = createFileRoute('/_member/wanted/invitations')({
  validateSearch: (search: InvitationsSearch) => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api, queryClient }, deps }) => {
    const { side, page } = readSearch({ ...deps });
    void queryClient.prefetchQuery(invitationsQuery(api, side, page));
    return t.invitations;
  },
  head: ({ loaderData }) => pageTitle(loaderData ?? '')(),
  pendingComponent: Invitations,
  component: Invitations,
});

function Invitations() {
  const search = Route.useSearch({
    select: (all) => readSearch({ ...all }),
    structuralSharing: true,
  });
  return <InvitationsPage {...search} />;
}
