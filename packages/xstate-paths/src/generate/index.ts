/** Payloads and paths from schemas, with fast-check: `xstate-paths/generate`. */
import type * as FastCheck from 'fast-check';
import { initialTransition, transition, type AnyMachineSnapshot, type EventObject } from 'xstate';
import { describeEffects } from '../effects.ts';
import type { AnyPathModel } from '../model.ts';
import { suggestName } from '../nearest-name.ts';
import { pathId, type Path, type PathStep } from '../path.ts';
import {
  createEventLister,
  findEventOrigins,
  findOrigin,
  type PossibleEvent,
} from '../possible-events.ts';
import { brokenInvariant, createView } from '../replay.ts';
import { UsageError } from '../usage-error.ts';
import { watchProperties } from '../temporal/watch-properties.ts';
import { passes, readJsonSchema, type StandardSchema } from './standard-schema.ts';
import { arbitraryFor, boundariesIn } from './values.ts';

export type { StandardSchema } from './standard-schema.ts';

type Check = Omit<typeof FastCheck, 'default'>;

/**
 * Lists payloads at the boundaries of a schema, for `events` and `outcomes` of a model. Each passes
 * the schema itself.
 */
export function boundaryPayloads<Payload = never>(fc: Check, schema: StandardSchema): Payload[] {
  const structure = readJsonSchema(schema);
  return boundariesIn(fc, structure, structure)
    .filter((value) => passes(schema, value))
    .map((value) => withoutType(value) as Payload);
}

/**
 * Random payloads of a schema, which shrink; fast-check prefers those at the boundaries. Each passes
 * the schema itself.
 */
export function payloads(fc: Check, schema: StandardSchema): FastCheck.Arbitrary<unknown> {
  const structure = readJsonSchema(schema);
  let refusals = 0;
  let hasPassed = false;
  return arbitraryFor(fc, structure, structure).filter((value) => {
    if (passes(schema, value)) {
      hasPassed = true;
      return true;
    }
    refusals += 1;
    if (hasPassed || refusals < maxRefusals) return false;
    throw new UsageError(
      `None of ${maxRefusals} values that have the structure of a schema passes it. What it asks for ` +
        'beyond its structure, such as a predicate, cannot be guessed: list payloads in "events".',
    );
  });
}

/** So many values in a row are refused before none is expected any more. */
const maxRefusals = 10_000;

/** A schema of a whole event has its type, too. */
function withoutType(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const { type: _, ...payload } = value as { type?: unknown };
  return payload;
}

export interface RandomPathOptions {
  /** The schema of each event's payload, by its type. Others have the cases of the model. */
  schemas: Readonly<Record<string, StandardSchema>>;
  /** How many paths are tried; 100 by default. */
  runs?: number;
  /** How many steps a path has at most; 30 by default. */
  maxSteps?: number;
  seed?: number;
  /** Plays each path on an app; throws where it fails. */
  play?(path: Path): unknown;
}

/** A random path that fails, shrunk together with its payloads. */
export interface RandomFailure {
  path: Path;
  because: string;
  /** Gives the same paths again. */
  seed: number;
}

/**
 * Tries random paths with payloads from schemas, on the machine itself and with `play` on an app. A
 * path fails where code of the machine throws, an invariant or a property breaks, or `play` throws.
 * Returns a path that fails and from which no step can be taken away, or null. Throws a UsageError for
 * a schema of an event that the machine does not have, and for one that no value passes.
 */
export async function findRandomFailure(
  fc: Check,
  model: AnyPathModel<never>,
  { schemas, runs = 100, maxSteps = 30, seed, play }: RandomPathOptions,
): Promise<RandomFailure | null> {
  const listEvents = createEventLister(model);
  const types = findEventOrigins(model.machine);
  for (const type of Object.keys(schemas)) {
    if (findOrigin(types, type)) continue;
    throw new UsageError(
      `"schemas" names the event "${type}", which the machine does not have.${suggestName(type, types.keys())}`,
    );
  }
  const choice: FastCheck.Arbitrary<Choice> = fc.oneof(
    fc.record({ pick: fc.nat({ max: 1000 }) }),
    ...Object.entries(schemas).map(([type, schema]) =>
      payloads(fc, schema).map((payload) => ({ type, payload: withoutType(payload) as object })),
    ),
  );
  const starts = fc.constantFrom(...Object.keys(model.starts));
  const property = fc.asyncProperty(
    starts,
    fc.array(choice, { maxLength: maxSteps, size: 'max' }),
    async (start, choices) => {
      const { path, problem } = follow(model, listEvents, start, choices);
      if (problem !== null) throw new Error(problem);
      await play?.(path);
    },
  );
  const result = await fc.check(property, { numRuns: runs, ...(seed !== undefined && { seed }) });
  if (!result.failed || !result.counterexample) return null;
  const [start, choices] = result.counterexample;
  const { path, problem } = follow(model, listEvents, start, choices);
  const error = result.errorInstance;
  const because = problem ?? (error instanceof Error ? error.message : String(error));
  return { path, because, seed: result.seed };
}

type Choice = { pick: number } | { type: string; payload: object };

/** Follows choices on the machine, as far as they can be made. */
function follow(
  model: AnyPathModel<never>,
  listEvents: (snapshot: AnyMachineSnapshot) => readonly PossibleEvent[],
  start: string,
  choices: readonly Choice[],
): { path: Path; problem: string | null } {
  const { machine } = model;
  const watch = watchProperties(model);
  let [snapshot, actions] = initialTransition(machine, model.starts[start]);
  const from = createView(model, snapshot);
  const steps: PathStep[] = [];
  const finish = (problem: string | null) => ({
    path: {
      id: pathId(model.name, start, steps),
      start,
      from,
      transitions: [],
      refused: [],
      steps,
    },
    problem,
  });
  const look = (before: AnyMachineSnapshot | null, event: EventObject | null): string | null => {
    const broken = brokenInvariant(model, {
      snapshot,
      before,
      event,
      effects: describeEffects(actions),
    });
    const { value, context } = createView(model, snapshot);
    const [unkept] = watch.see({ value, context, event, transitions: [] });
    const sentence = broken ?? unkept;
    return sentence === undefined
      ? null
      : `${event ? event.type : 'The start'} breaks "${sentence}"`;
  };
  const atStart = look(null, null);
  if (atStart !== null) return finish(atStart);
  for (const made of choices) {
    const possible = toEvent(made, snapshot, listEvents(snapshot));
    if (!possible) continue;
    const { event, label } = possible;
    const before = snapshot;
    const step = { event, label, from: createView(model, before), transitions: [], refused: [] };
    try {
      [snapshot, actions] = transition(machine, before, event);
    } catch (error) {
      steps.push({ ...step, to: step.from });
      return finish(
        `${event.type} throws: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
    steps.push({ ...step, to: createView(model, snapshot) });
    if (snapshot.status === 'error') {
      const { error } = snapshot as { error: unknown };
      const isHandled = event.type.startsWith('xstate.error.');
      const reason = error instanceof Error ? error.message : String(error);
      if (!isHandled) return finish(`${event.type} stops the machine: ${reason}`);
    }
    const problem = look(before, event);
    if (problem !== null) return finish(problem);
  }
  return finish(null);
}

function toEvent(
  made: Choice,
  snapshot: AnyMachineSnapshot,
  possible: readonly PossibleEvent[],
): PossibleEvent | null {
  if ('pick' in made) return possible[made.pick % Math.max(1, possible.length)] ?? null;
  const { type, payload } = made;
  const isHeard = possible.some(({ event }) => event.type === type);
  if (!isHeard || snapshot.status !== 'active') return null;
  return { event: { ...payload, type }, label: `${type} ${JSON.stringify(payload)}` };
}
