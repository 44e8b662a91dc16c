import type { ExecutableActionsFrom, AnyStateMachine } from 'xstate';

/** Something that a machine asked for in one step, in words that two builds have in common. */
export type Effect = string;

type Action = ExecutableActionsFrom<AnyStateMachine>;
interface Params {
  event?: unknown;
  delay?: number;
  id?: string;
  input?: unknown;
  src?: unknown;
  sendId?: string;
  targetId?: string;
  to?: unknown;
}

/** Describes the actions of a step, in their order: `emit saved {"id":1}`, `start load`. */
export function describeEffects(actions: readonly Action[]): Effect[] {
  return actions.map(({ type, params }) => toEffect(type, (params ?? {}) as Params, params));
}

function toEffect(type: string, params: Params, given: unknown): Effect {
  const { event, delay, id, input, src } = params;
  switch (type) {
    case 'xstate.emit':
      return `emit ${eventText(event)}`;
    case 'xstate.raise':
      return delay === undefined
        ? `raise ${eventText(event)}`
        : `after ${delay} ms ${eventText(event)}`;
    case 'xstate.sendTo':
      return words(
        `send ${eventText(event)} to ${targetName(params)}`,
        delay !== undefined && `after ${delay} ms`,
      );
    case 'xstate.spawnChild':
      return words('start', named(src, id), input !== undefined && toJson(input));
    case 'xstate.stopChild':
      return words('stop', id);
    case 'xstate.cancel':
      return words('cancel', params.sendId);
    default:
      return words(type, given !== undefined && toJson(given));
  }
}

const words = (...parts: unknown[]): string => parts.filter(Boolean).join(' ');
const named = (src: unknown, id: unknown): string =>
  typeof src === 'string' && src !== id && !src.startsWith('xstate.invoke.')
    ? `${src} as ${String(id)}`
    : String(id);

/** Session ids are counted up from machine to machine, so they would differ from run to run. */
function targetName({ targetId, to }: Params): string {
  if (typeof targetId === 'string') return targetId;
  return typeof to === 'string' ? to : actorId(to);
}
const actorId = (actor: unknown): string => {
  const { id = 'itself' } = Object(actor) as { id?: string };
  return id.startsWith('x:') ? 'itself' : id;
};

function eventText(event: unknown): string {
  const { type, ...payload } = Object(event) as { type?: unknown };
  return words(String(type), Object.keys(payload).length > 0 && toJson(payload));
}

/** Writes a value as JSON: see `plainOf`. */
export const toJson = (value: unknown): string => JSON.stringify(toPlain(value)) ?? 'undefined';

/**
 * Returns a value as JSON can hold it: actors by their id, functions by their name, instances of
 * classes by the name of their class.
 */
export function toPlain(value: unknown, within: readonly unknown[] = []): unknown {
  if (typeof value === 'function') return `function ${value.name}`;
  if (typeof value === 'bigint' || typeof value === 'symbol') return String(value);
  if (typeof value !== 'object' || value === null) return value;
  if ('sessionId' in value) return `actor ${actorId(value)}`;
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (within.includes(value)) return 'itself';
  const inside = [...within, value];
  const list = Array.isArray(value) || value instanceof Set || value instanceof Map;
  if (list) return [...value].map((item: unknown) => toPlain(item, inside));
  const kind = Object.getPrototypeOf(value) as object | null;
  if (kind !== null && kind !== Object.prototype) {
    return 'toJSON' in value ? value : (value.constructor?.name ?? 'object');
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      inner === undefined ? null : toPlain(inner, inside),
    ]),
  );
}
