import { createFileRoute } from '@tanstack/react-router';
import { SimpleFormDemo } from '#src/features/demo/simple-form-demo.tsx';
import { pageTitle } from './-page-title.ts';

export const Route = createFileRoute('/demo/form/simple')({
  head: pageTitle('Demo: simple form'),
  component: SimpleFormDemo,
});
