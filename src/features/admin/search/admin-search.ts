import { parseOption, pageIn, textIn, withoutNulls } from '../shared/read-search.ts';

export const searchKinds = ['users', 'listings', 'messages'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** What the address of /admin/search says. */
export interface AdminSearch {
  /** People, unless it says otherwise. */
  kind?: SearchKind;
  q?: string;
  page?: number;
}

/** Reads an address; leaves out unknown and empty values. */
export function readAdminSearch(raw: Partial<Record<keyof AdminSearch, unknown>>): AdminSearch {
  const kind = parseOption(searchKinds, raw.kind);
  return {
    ...withoutNulls({ kind: kind === 'users' ? null : kind, q: textIn(raw.q) }),
    ...pageIn(raw.page),
  };
}
