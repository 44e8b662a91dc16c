import { createFileRoute } from '@tanstack/react-router';
import * as t from '#locales/titles.ts';
import { UiGallery } from '#src/features/demo/ui-gallery/ui-gallery.tsx';
import { pageTitle } from './-page-title.ts';

export const Route = createFileRoute('/demo/ui')({
  head: pageTitle(t.demoComponents),
  component: UiGallery,
});
