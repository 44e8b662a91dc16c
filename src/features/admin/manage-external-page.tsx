import { NotYet } from './not-yet.tsx';

/** Sources, mapping and import of external listings; not built yet. */
export function ManageExternalPage() {
  return (
    <NotYet title="Sources and import">
      Here you will name the sources that listings come from, match their columns to ours, look at a
      preview and import. Rows that cannot be read will be set aside with their reason.
    </NotYet>
  );
}
