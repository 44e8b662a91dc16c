import { createFileRoute } from '@tanstack/react-router';
import * as t from '#locales/wanted.ts';
import { ownWantedQuery } from '#src/features/wanted/api/wanted.ts';
import { WantedEditorPage } from '#src/features/wanted/wanted-editor.tsx';
import { pageTitle } from './-page-title.ts';

export const Route = createFileRoute('/_member/wanted/edit')({
  codeSplitGroupings: [['loader', 'component', 'pendingComponent']],
  loader: ({ context: { api, queryClient } }) => {
    void queryClient.prefetchQuery(ownWantedQuery(api));
    return t.yourPage;
  },
  head: ({ loaderData }) => pageTitle(loaderData ?? '')(),
  pendingComponent: WantedEditorPage,
  component: WantedEditorPage,
});
