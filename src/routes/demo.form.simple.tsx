import { createFileRoute } from '@tanstack/react-router';
import * as t from '#locales/titles.ts';
import { SimpleFormDemo } from '#src/features/demo/simple-form-demo.tsx';
import { pageTitle } from './-page-title.ts';

export const Route = createFileRoute('/demo/form/simple')({
  head: pageTitle(t.demoSimpleForm),
  component: SimpleFormDemo,
});
