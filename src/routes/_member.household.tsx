import { createFileRoute } from '@tanstack/react-router';
import * as missing from '#locales/missing.ts';
import * as t from '#locales/titles.ts';
import { InvitationPage, InvitationSkeleton } from '#src/features/household/invitation-page.tsx';
import { NotFoundPage } from '#src/features/shell/not-found-page.tsx';
import { receivedInvitationQuery } from '#src/features/household/api/household.ts';
import { ensureFound } from './-id-params.ts';
import { pageTitle } from './-page-title.ts';

export const Route = createFileRoute('/_member/household')({
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } =>
    typeof token === 'string' ? { token } : {},
  loaderDeps: ({ search: { token = '' } }) => ({ token }),
  loader: async ({ context: { api, queryClient }, deps: { token } }) => {
    await ensureFound(queryClient.ensureQueryData(receivedInvitationQuery(api, token)));
  },
  head: pageTitle(t.invitation),
  pendingComponent: InvitationSkeleton,
  notFoundComponent: EndedInvitation,
  component: Invitation,
});

function Invitation() {
  return <InvitationPage token={Route.useLoaderDeps().token} />;
}

function EndedInvitation() {
  return <NotFoundPage title={missing.invitationEnded}>{missing.invitationEndedHint}</NotFoundPage>;
}
