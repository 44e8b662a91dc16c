import { createContext, use } from 'react';
import type { Api } from './client.ts';

/** The API client, for components; app/ provides it. */
export const ApiContext = createContext<Api | null>(null);

/** The API client. Throws outside of the app. */
export function useApi(): Api {
  const api = use(ApiContext);
  if (!api) throw new Error('There is no API here: wrap the tree in ApiContext');
  return api;
}
