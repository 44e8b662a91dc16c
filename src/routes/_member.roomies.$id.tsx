import { createFileRoute } from '@tanstack/react-router';
import { RoomiePage } from '#src/features/roomies/roomie-page.tsx';
import { idParams } from './-id-params.ts';
import { pageTitle } from './-page-title.ts';

export const Route = createFileRoute('/_member/roomies/$id')({
  params: idParams,
  head: pageTitle('Roomie'),
  component: RoomiePage,
});
