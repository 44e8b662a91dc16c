import type { PathStep } from '#xstate-paths';
import {
  problem,
  refuseConnection,
  resetConnection,
  truncateAnswer,
  type CallOutcome,
} from '../run/call-interceptor.ts';

const outcomes: Record<string, CallOutcome> = {
  cut: resetConnection,
  down: refuseConnection,
  half: truncateAnswer,
  unauthorized: problem(401, 'unauthorized'),
  busy: problem(429, 'rate_limited'),
  trouble: problem(500, 'internal_error'),
  unavailable: problem(503, 'unavailable'),
};

/** Faults in which an actor gets no usable answer, as cases of its error event. */
export const transportFaults = [
  { label: 'the connection breaks', error: 'cut' },
  { label: 'the server is down', error: 'down' },
  { label: 'the answer breaks off half-way', error: 'half' },
  { label: 'the server has too much to do (429)', error: 'busy' },
  { label: 'the server is not ready (503)', error: 'unavailable' },
] as const;

/** The transport faults, and an internal error of the server. */
export const serverFaults = [
  ...transportFaults,
  { label: 'the server has trouble (500)', error: 'trouble' },
] as const;

/** The outcome that injects the fault named in the step's `error`, or in `name`. */
export function toFault({ event }: PathStep, name = String(event['error'])): CallOutcome {
  const outcome = outcomes[name];
  if (!outcome) throw new Error(`There is no fault "${name}"`);
  return outcome;
}
