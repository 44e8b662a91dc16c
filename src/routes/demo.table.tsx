import { createFileRoute } from '@tanstack/react-router';
import * as t from '#locales/titles.ts';
import { TableDemo } from '#src/features/demo/table-demo.tsx';
import { readTableSearch } from '#src/features/demo/table-search.ts';
import { pageTitle } from './-page-title.ts';

export const Route = createFileRoute('/demo/table')({
  validateSearch: readTableSearch,
  head: pageTitle(t.demoTable),
  component: Table,
});

function Table() {
  return <TableDemo search={Route.useSearch()} />;
}
