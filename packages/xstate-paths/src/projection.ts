import type { AnyPathModel } from './model.ts';
import type { StateView } from './path.ts';
import { listLeaves } from './state-names.ts';

/** Parts of a context by their place: `user.id`; `*` stands for each item and each key. */
export interface Projection {
  /** Keeps only these. */
  keep?: readonly string[] | undefined;
  /** Leaves these out. */
  ignore?: readonly string[] | undefined;
}

/** Returns the parts of a context that a projection leaves, to merge situations. */
export function projectContext(context: unknown, { keep, ignore = [] }: Projection): unknown {
  const kept = keep === undefined ? context : pick(context, toWays(keep));
  return ignore.length === 0 ? kept : omit(kept, toWays(ignore));
}

/** Returns a model that tells situations apart only by what the projection leaves. */
export function withProjection(
  model: AnyPathModel<never>,
  projection: Projection,
): AnyPathModel<never> {
  const distinguish = (context: unknown) => projectContext(model.distinguish(context), projection);
  return { ...model, distinguish };
}

/** Names what makes situations different, the part with the most values first. */
export function describeContributors(nodes: readonly { view: StateView }[]): string {
  const values = new Map<string, Set<string>>();
  const add = (name: string, value: unknown) => {
    const each = values.get(name) ?? new Set();
    values.set(name, each.add(JSON.stringify(value) ?? ''));
  };
  for (const { view } of nodes) {
    add('the state', listLeaves(view.value));
    if (isObject(view.context) && !Array.isArray(view.context)) {
      for (const [key, value] of Object.entries(view.context)) add(`"${key}"`, value);
    } else add('the context', view.context);
  }
  return [...values]
    .filter(([, { size }]) => size > 1)
    .toSorted(([, one], [, other]) => other.size - one.size)
    .slice(0, maxContributors)
    .map(([name, { size }]) => `${name} (${size.toLocaleString('en')} values)`)
    .join(', ');
}
const maxContributors = 4;

type Way = readonly string[];
const toWays = (names: readonly string[]): Way[] => names.map((name) => name.split('.'));
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const fits = (part: string | undefined, key: string) => part === '*' || part === key;

function pick(value: unknown, ways: readonly Way[]): unknown {
  if (ways.some((way) => way.length === 0) || !isObject(value)) return value;
  return mapEntries(value, (inner, key) => {
    const further = ways.filter(([first]) => fits(first, key)).map((way) => way.slice(1));
    return further.length === 0 ? undefined : pick(inner, further);
  });
}

function omit(value: unknown, ways: readonly Way[]): unknown {
  if (ways.length === 0 || !isObject(value)) return value;
  return mapEntries(value, (inner, key) => {
    const further = ways.filter(([first]) => fits(first, key)).map((way) => way.slice(1));
    return further.some((way) => way.length === 0) ? undefined : omit(inner, further);
  });
}

function mapEntries(value: object, change: (inner: unknown, key: string) => unknown): unknown {
  const entries = Object.entries(value)
    .map(([key, inner]): [string, unknown] => [key, change(inner, key)])
    .filter(([, inner]) => inner !== undefined);
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}
