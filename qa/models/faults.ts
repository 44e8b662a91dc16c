import type { PathStep } from '../path.ts';
import { cut, down, half, problem, type Fate } from '../run/gates.ts';

const fates: Record<string, Fate> = {
  cut,
  down,
  half,
  unauthorized: problem(401, 'unauthorized'),
  busy: problem(429, 'rate_limited'),
  trouble: problem(500, 'internal_error'),
  unavailable: problem(503, 'unavailable'),
};

/** Ways in which a server that should answer does not; each is an error of the actor that asked. */
export const noAnswers = [
  { words: 'the connection breaks', error: 'cut' },
  { words: 'the server is down', error: 'down' },
  { words: 'the answer breaks off half-way', error: 'half' },
  { words: 'the server has too much to do (429)', error: 'busy' },
  { words: 'the server is not ready (503)', error: 'unavailable' },
] as const;

export const signInTroubles = [
  ...noAnswers,
  { words: 'the server has trouble (500)', error: 'trouble' },
] as const;

/** The fault a step names, or the given one. */
export function faultNamed({ event }: PathStep, name = String(event['error'])): Fate {
  const fate = fates[name];
  if (!fate) throw new Error(`Nothing stands for the fault "${name}"`);
  return fate;
}
