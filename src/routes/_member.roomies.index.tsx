import { createFileRoute } from '@tanstack/react-router';
import { RoomiesPage } from '#src/features/roomies/roomies-page.tsx';
import { pageTitle } from './-page-title.ts';

export const Route = createFileRoute('/_member/roomies/')({
  head: pageTitle('Roomies'),
  component: RoomiesPage,
});
