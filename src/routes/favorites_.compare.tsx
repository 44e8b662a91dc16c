import { createFileRoute } from '@tanstack/react-router';
import { compareRooms } from '#locales/titles.ts';
import { ComparePage } from '#src/features/favorites/compare/compare-page.tsx';
import { readCompareSearch } from '#src/features/favorites/compare/compare-search.ts';
import { pageTitle } from './-page-title.ts';

export const Route = createFileRoute('/favorites_/compare')({
  head: pageTitle(compareRooms),
  component: Compare,
});

function Compare() {
  return <ComparePage search={readCompareSearch({ ...Route.useSearch() })} />;
}
