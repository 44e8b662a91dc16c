import { createFileRoute } from '@tanstack/react-router';
import { InvitationPage } from '#src/features/household/invitation-page.tsx';
import { NotFoundPage } from '#src/features/shell/not-found-page.tsx';
import { receivedInvitationQuery } from '#src/queries/household.ts';
import { ensureFound } from './-id-params.ts';
import { pageTitle } from './-page-title.ts';

export const Route = createFileRoute('/_member/household')({
  codeSplitGroupings: [['loader', 'component'], ['notFoundComponent']],
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } =>
    typeof token === 'string' ? { token } : {},
  loaderDeps: ({ search: { token = '' } }) => ({ token }),
  loader: async ({ context: { api, queryClient }, deps: { token } }) => {
    await ensureFound(queryClient.ensureQueryData(receivedInvitationQuery(api, token)));
  },
  head: pageTitle('Invitation'),
  notFoundComponent: EndedInvitation,
  component: Invitation,
});

function Invitation() {
  return <InvitationPage token={Route.useLoaderDeps().token} />;
}

function EndedInvitation() {
  return (
    <NotFoundPage title="This invitation has ended">
      It was used, withdrawn or is too old. Ask for a new link.
    </NotFoundPage>
  );
}
