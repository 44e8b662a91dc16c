import { createFileRoute } from '@tanstack/react-router';
import { UiGallery } from '#src/features/demo/ui-gallery/ui-gallery.tsx';
import { pageTitle } from './-page-title.ts';

export const Route = createFileRoute('/demo/ui')({
  head: pageTitle('Demo: components'),
  component: UiGallery,
});
