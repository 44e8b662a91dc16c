import { createFileRoute } from '@tanstack/react-router';
import * as t from '#locales/titles.ts';
import { CallbackPage } from '#src/features/session/callback-page.tsx';
import { pageTitle } from './-page-title.ts';

type CallbackSearch = Partial<Record<'code' | 'state' | 'error', unknown>>;
const text = (value: unknown) => (typeof value === 'string' ? value : null);

export const Route = createFileRoute('/auth/callback')({
  // As it came: what validation adds would be another address, to which the server would redirect.
  validateSearch: (search: CallbackSearch) => search,
  head: pageTitle(t.signingIn),
  component: Callback,
});

function Callback() {
  const { code, state, error } = Route.useSearch();
  return <CallbackPage answer={{ code: text(code), state: text(state), error: text(error) }} />;
}
