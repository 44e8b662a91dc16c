import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '#src/api/api-context.ts';
import type { Api } from '#src/api/client.ts';
import { optionsOf } from './place-options.ts';

/** Who is still typing is not asked about: the service behind it may belong to others. */
const pauseMs = 250;
const longest = 80;
const fewestCharacters = 2;

const addressesQuery = (api: Api, text: string) =>
  queryOptions({
    queryKey: ['addresses', text.toLowerCase()],
    queryFn: async ({ signal }) =>
      (await api('searchAddresses', { query: { q: text.slice(0, longest) }, signal })).items,
    enabled: text.length >= fewestCharacters,
    placeholderData: keepPreviousData,
    retry: false,
    networkMode: 'always',
  });

/** Addresses and towns for what stands in a field, in the words of ui/combobox; for members. */
export function useAddressOptions(typed: string) {
  const api = useApi();
  const text = useSettled(typed.trim(), pauseMs);
  return optionsOf(useQuery(addressesQuery(api, text)));
}

/** The value once it has stayed the same for so long. */
function useSettled<Value>(value: Value, forMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), forMs);
    return () => clearTimeout(timer);
  }, [value, forMs]);
  return settled;
}
