import { NotYet } from './not-yet.tsx';

/** The table to review imported listings in; not built yet. */
export function ExternalListingsPage() {
  return (
    <NotYet title="External listings">
      Here you will see every imported listing with its source and state, and publish, reject or
      delete it.
    </NotYet>
  );
}
