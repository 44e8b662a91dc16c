import { createFileRoute } from '@tanstack/react-router';
import type { FoundingAnswer } from '#contract/wanted/wanted.ts';
import * as t from '#locales/founding.ts';
import { foundingQuery } from '#src/features/wanted/api/founding.ts';
import { FoundingPage } from '#src/features/wanted/founding-page.tsx';
import { pageTitle } from './-page-title.ts';

interface FoundingSearch {
  answer?: FoundingAnswer;
  page?: number;
}

const readSearch = ({
  answer,
  page,
}: Record<string, unknown>): { answer: FoundingAnswer | null; page: number } => ({
  answer: answer === 'yes' || answer === 'no' ? answer : null,
  page: Number.isInteger(page) && Number(page) > 0 ? Number(page) : 1,
});

export const Route = createFileRoute('/_member/wanted/together')({
  validateSearch: (search: FoundingSearch) => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api, queryClient }, deps }) => {
    const { answer, page } = readSearch({ ...deps });
    void queryClient.prefetchQuery(foundingQuery(api, answer, page));
    return t.title;
  },
  head: ({ loaderData }) => pageTitle(loaderData ?? '')(),
  pendingComponent: Founding,
  component: Founding,
});

function Founding() {
  const search = Route.useSearch({
    select: (all) => readSearch({ ...all }),
    structuralSharing: true,
  });
  return <FoundingPage {...search} />;
}
