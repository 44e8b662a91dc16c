import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#src/api/client.ts';
import { listingsKey } from './listings.ts';

/** What we know of a listing. */
export const listingLedgerQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: [...listingsKey, 'ledger', id],
    queryFn: () => api('getListingLedger', { params: { id } }),
    staleTime: 60_000,
  });
