import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useApi } from '#src/api/api-context.ts';
import type { ListingSearch } from './listing-search.ts';
import type { SearchErrors } from './submitted-search.ts';

const loadSubmission = () => import('./submitted-search.ts');

/** What a form of the search needs to be sent: its handlers, and what is wrong with its fields. */
export function useSubmission(onSearch: (search: ListingSearch) => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  const runs = useRef(0);
  const [errors, setErrors] = useState<SearchErrors>({});
  useEffect(() => () => void (runs.current += 1), []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const run = ++runs.current;
    const { readSubmittedSearch } = await loadSubmission();
    const read = await readSubmittedSearch(form, api, queryClient);
    // Searched again or gone elsewhere while the town was looked up.
    if (run !== runs.current) return;
    setErrors('errors' in read ? read.errors : {});
    if ('search' in read) onSearch(read.search);
  };

  return {
    errors,
    handlers: {
      method: 'get',
      action: '/',
      onFocus: () => void loadSubmission().catch(() => undefined),
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    },
  };
}
