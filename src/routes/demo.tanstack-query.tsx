import { createFileRoute } from '@tanstack/react-router';
import { QueryDemo } from '#src/features/demo/query-demo.tsx';
import { pageTitle } from './-page-title.ts';

export const Route = createFileRoute('/demo/tanstack-query')({
  head: pageTitle('Demo: queries'),
  component: QueryDemo,
});
