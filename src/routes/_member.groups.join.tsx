import { createFileRoute } from '@tanstack/react-router';
import * as missing from '#locales/missing.ts';
import * as t from '#locales/titles.ts';
import { receivedQuery } from '#src/features/groups/api/groups.ts';
import { JoinPage, JoinSkeleton } from '#src/features/groups/join-page.tsx';
import { NotFoundPage } from '#src/features/shell/not-found-page.tsx';
import { ensureFound } from './-id-params.ts';
import { pageTitle } from './-page-title.ts';

export const Route = createFileRoute('/_member/groups/join')({
  // A code of digits alone is read as a number.
  validateSearch: ({ code }: Record<string, unknown>): { code?: string } =>
    typeof code === 'string' || typeof code === 'number' ? { code: String(code) } : {},
  loaderDeps: ({ search: { code = '' } }) => ({ code }),
  loader: async ({ context: { api, queryClient }, deps: { code } }) => {
    await ensureFound(queryClient.ensureQueryData(receivedQuery(api, code)));
  },
  head: pageTitle(t.invitation),
  pendingComponent: JoinSkeleton,
  notFoundComponent: EndedInvitation,
  component: Join,
});

function Join() {
  return <JoinPage code={Route.useLoaderDeps().code} />;
}

function EndedInvitation() {
  return <NotFoundPage title={missing.invitationEnded}>{missing.invitationEndedHint}</NotFoundPage>;
}
