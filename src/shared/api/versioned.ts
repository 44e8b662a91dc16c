import { useQueryClient, type DataTag, type QueryKey } from '@tanstack/react-query';
import type { Type } from 'arktype';
import { useState } from 'react';
import type { Answer } from '#contract/calls.ts';
import type { EndpointId } from '#contract/endpoints.gen.ts';
import type { Api, CallInput } from '#src/api/client.ts';
import { isApiProblem, isProblem } from '#src/api/errors.ts';

/** What the server has, and the version by which it refuses a save that is based on an older one. */
export interface Versioned<Value> {
  value: Value;
  /** Null from a server that has no versions. */
  version: string | null;
}

/** Makes a call whose answer has a version. */
export async function callVersioned<Id extends EndpointId>(
  api: Api,
  id: Id,
  input: CallInput<Id>,
): Promise<Versioned<Answer<Id>>> {
  let version: string | null = null;
  const onVersion = (received: string | null) => {
    version = received;
  };
  const value = await api(id, { ...input, onVersion });
  return { value, version };
}

/** For queries whose readers need no version. */
export const selectValue = <Value>({ value }: Versioned<Value>): Value => value;

/** What a form begins with: the stored value and its version as they were when it opened. */
export function useOpened<Value>(
  { queryKey }: { queryKey: DataTag<QueryKey, Versioned<Value>, Error> },
  shown: Value,
): Versioned<Value> {
  const queryClient = useQueryClient();
  // Together, and once: a newer version with an older value would overwrite in silence.
  const [opened] = useState(
    () => queryClient.getQueryData<Versioned<Value>>(queryKey) ?? { value: shown, version: null },
  );
  return opened;
}

/**
 * Reads what is stored now as the values of a form, when the server refused a save because of it;
 * the reader returns null for other errors.
 */
export function readChangedAs<Value, Values>(
  schema: Type<Value>,
  toValues: (value: Value) => Values,
) {
  return (error: unknown): { values: Values; version: string | null } | null => {
    if (!isApiProblem(error) || !isProblem(error, 'changed_meanwhile')) return null;
    if (!schema.allows(error.current)) return null;
    return { values: toValues(error.current as Value), version: error.version };
  };
}
