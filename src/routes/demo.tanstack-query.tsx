import { createFileRoute } from '@tanstack/react-router';
import * as t from '#locales/titles.ts';
import { QueryDemo } from '#src/features/demo/query-demo.tsx';
import { pageTitle } from './-page-title.ts';

export const Route = createFileRoute('/demo/tanstack-query')({
  head: pageTitle(t.demoQueries),
  component: QueryDemo,
});
