import { createFileRoute } from '@tanstack/react-router';
import { languagePrefix } from '#contract/languages.ts';
import type { PageLanguages } from '#contract/rendered-page.ts';
import * as t from '#locales/wanted.ts';
import { ReportButton } from '#src/features/inquiries/safety/report-dialog.tsx';
import { NotFoundPage } from '#src/features/shell/not-found-page.tsx';
import { RouteError } from '#src/features/shell/route-error.tsx';
import { wantedPageQuery } from '#src/features/wanted/api/wanted.ts';
import { WantedPageSkeleton, WantedPageView } from '#src/features/wanted/wanted-page.tsx';
import { ensureFound, idParams } from './-id-params.ts';
import { pageTitle } from './-page-title.ts';

export const Route = createFileRoute('/wanted/$id')({
  params: idParams,
  // Only for the head: that is in every first load, and the query is not.
  loader: async ({ context: { api, queryClient }, params }) => {
    // The first page hydrates what the server rendered for visitors, and only then refetches it.
    const isFirst = !import.meta.env.SSR && !document.querySelector('[data-hydrated]');
    const query = wantedPageQuery(api, params.id);
    const page = await ensureFound(
      isFirst ? queryClient.ensureQueryData(query) : queryClient.fetchQuery(query),
    );
    return { title: page.headline, isIndexed: page.is_indexed };
  },
  head: ({ loaderData, params, match: { context } }) => {
    const { meta } = pageTitle(loaderData?.title ?? '')();
    return {
      meta: loaderData?.isIndexed ? meta : [...meta, { name: 'robots', content: 'noindex' }],
      // The server renders it for visitors alone, so everyone may see it.
      links: import.meta.env.SSR && loaderData ? [cardLink(params.id, context)] : [],
    };
  },
  pendingMs: 200,
  pendingComponent: WantedPageSkeleton,
  errorComponent: RouteError,
  notFoundComponent: MissingPage,
  component: Wanted,
});

function Wanted() {
  const { postLoginRedirect } = Route.useRouteContext();
  const { id } = Route.useParams();
  return (
    <WantedPageView
      id={id}
      onLogin={() => postLoginRedirect.remember(`/wanted/${id}#write`)}
      report={<ReportButton key={id} kind="wanted" id={id} />}
    />
  );
}

/** By which sites find the card of a page whose address somebody pasted. */
function cardLink(
  id: number,
  { siteOrigin, language, languages }: { siteOrigin: string } & PageLanguages,
) {
  const address = `${siteOrigin}${languagePrefix(language, languages)}/wanted/${id}`;
  return {
    rel: 'alternate',
    type: 'application/json+oembed',
    href: `${siteOrigin}/oembed?url=${encodeURIComponent(address)}`,
  };
}

function MissingPage() {
  return <NotFoundPage>{t.noSuchPage}</NotFoundPage>;
}
