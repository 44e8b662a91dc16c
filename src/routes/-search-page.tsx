import { useSearch } from '@tanstack/react-router';
import { useMemo, type ComponentType } from 'react';

/** The component of a route: reads the search in the address and passes it to the page. */
export function searchPage<T extends object>(
  read: (raw: Record<string, unknown>) => T,
  Page: ComponentType<{ search: T }>,
) {
  return function SearchPage() {
    const raw = useSearch({ strict: false });
    const search = useMemo(() => read({ ...raw }), [raw]);
    return <Page search={search} />;
  };
}
