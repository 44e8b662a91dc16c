import { createFileRoute } from '@tanstack/react-router';
import * as t from '#locales/wanted.ts';
import { writtenWantedQuery } from '#src/features/wanted/api/wanted.ts';
import { WantedEditorPage } from '#src/features/wanted/wanted-editor.tsx';
import { ensureFound } from './-id-params.ts';
import { pageTitle } from './-page-title.ts';

export const Route = createFileRoute('/_member/groups/$id/wanted')({
  loader: async ({ context: { api, queryClient }, params: { id } }) => {
    await ensureFound(queryClient.ensureQueryData(writtenWantedQuery(api, id)));
    return t.groupPage;
  },
  head: ({ loaderData }) => pageTitle(loaderData ?? '')(),
  pendingComponent: Editor,
  component: Editor,
});

function Editor() {
  const { id } = Route.useParams();
  return <WantedEditorPage key={id} groupId={id} />;
}
