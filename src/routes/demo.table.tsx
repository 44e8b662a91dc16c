import { createFileRoute } from '@tanstack/react-router';
import { TableDemo } from '#src/features/demo/table-demo.tsx';
import { readTableSearch } from '#src/features/demo/table-search.ts';
import { pageTitle } from './-page-title.ts';

export const Route = createFileRoute('/demo/table')({
  validateSearch: readTableSearch,
  head: pageTitle('Demo: table'),
  component: Table,
});

function Table() {
  return <TableDemo search={Route.useSearch()} />;
}
