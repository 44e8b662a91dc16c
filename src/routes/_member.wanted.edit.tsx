import { createFileRoute } from '@tanstack/react-router';
import * as t from '#locales/wanted.ts';
import { writtenWantedQuery } from '#src/features/wanted/api/wanted.ts';
import { WantedEditorPage } from '#src/features/wanted/wanted-editor.tsx';
import { pageTitle } from './-page-title.ts';

export const Route = createFileRoute('/_member/wanted/edit')({
  loader: ({ context: { api, queryClient } }) => {
    void queryClient.prefetchQuery(writtenWantedQuery(api));
    return t.yourPage;
  },
  head: ({ loaderData }) => pageTitle(loaderData ?? '')(),
  pendingComponent: Editor,
  component: Editor,
});

function Editor() {
  return <WantedEditorPage />;
}
