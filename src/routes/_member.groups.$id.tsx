import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Outlet } from '@tanstack/react-router';
import * as missing from '#locales/missing.ts';
import { useApi } from '#src/api/api-context.ts';
import { isProblem } from '#src/api/errors.ts';
import { NotFoundPage } from '#src/features/shell/not-found-page.tsx';
import { groupQuery } from '#src/shared/api/groups.ts';
import { idParams } from './-id-params.ts';

/** The pages of a group: for whoever is in it. */
export const Route = createFileRoute('/_member/groups/$id')({
  params: idParams,
  notFoundComponent: MissingGroup,
  component: GroupPages,
});

function GroupPages() {
  const { error } = useQuery(groupQuery(useApi(), Route.useParams().id));
  // Whoever was taken out keeps on screen what the queries had read before.
  return isProblem(error, 'not_found') ? <MissingGroup /> : <Outlet />;
}

function MissingGroup() {
  return <NotFoundPage>{missing.noGroup}</NotFoundPage>;
}
