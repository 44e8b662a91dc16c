import { createFileRoute } from '@tanstack/react-router';
import * as t from '#locales/titles.ts';
import { CallbackPage } from '#src/features/session/callback-page.tsx';
import { pageTitle } from './-page-title.ts';

const text = (value: unknown) => (typeof value === 'string' ? value : null);

export const Route = createFileRoute('/auth/callback')({
  validateSearch: (search: Record<string, unknown>) => ({
    code: text(search['code']),
    state: text(search['state']),
    error: text(search['error']),
  }),
  head: pageTitle(t.signingIn),
  component: Callback,
});

function Callback() {
  return <CallbackPage answer={Route.useSearch()} />;
}
