import type { EndpointId } from '#contract/endpoints.ts';
import { ProblemError } from '../http/problem.ts';
import type { Handlers } from '../http/endpoint.ts';

/** Calls of the contract that answer 501 until they are built. The one list of them. */
const notYetBuilt = ['watchEvents'] as const satisfies EndpointId[];

type NotYetBuilt = (typeof notYetBuilt)[number];

/** Handlers that say so openly, after access and input were checked as for any other call. */
export function notYetBuiltRoutes(): Pick<Handlers, NotYetBuilt> {
  const refuse = () => Promise.reject(new ProblemError('not_implemented'));
  const routes = {} as Pick<Handlers, NotYetBuilt>;
  for (const id of notYetBuilt) routes[id] = refuse;
  return routes;
}
