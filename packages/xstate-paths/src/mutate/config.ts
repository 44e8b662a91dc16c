/** The configuration of a state, as far as mutations read it. */
export interface StateConfig {
  [more: string]: unknown;
  states?: Record<string, StateConfig>;
}

/** The configuration of a transition in its long form. */
export interface TransitionConfig {
  target?: string | string[];
  guard?: unknown;
  actions?: unknown;
  reenter?: boolean;
}

/** Copies plain objects and lists; functions and actors are shared. */
export function deepCopy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(deepCopy);
  if (typeof value !== 'object' || value === null) return value;
  const kind = Object.getPrototypeOf(value) as object | null;
  if (kind !== null && kind !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, key === 'src' ? inner : deepCopy(inner)]),
  );
}

/** Returns the configuration of the state at a path. */
export function stateIn(config: StateConfig, path: readonly string[]): StateConfig {
  return path.reduce((state, key) => state.states?.[key] as StateConfig, config);
}

/** Returns a transition list in its long form: a target, one transition or several. */
export function longForm(given: unknown): TransitionConfig[] {
  if (given === undefined || given === null) return [];
  if (!Array.isArray(given)) {
    return [typeof given === 'string' ? { target: given } : given];
  }
  const isTargets = given.length > 0 && given.every((item) => typeof item === 'string');
  return isTargets ? [{ target: given }] : given.flatMap(longForm);
}

/** Returns actions, invocations and the like as a list. */
export function toList(given: unknown): unknown[] {
  if (given === undefined || given === null) return [];
  return Array.isArray(given) ? given : [given];
}

/** A short name for an action or a guard, for the names of mutations. */
export function actionName(given: unknown): string {
  if (typeof given === 'string') return given;
  const { type, name, params } = Object(given) as {
    type?: unknown;
    name?: unknown;
    params?: unknown;
  };
  const isPlain = params !== undefined && typeof params !== 'function';
  if (typeof type === 'string') return isPlain ? `${type} ${JSON.stringify(params)}` : type;
  return typeof name === 'string' && name !== '' ? name : 'inline';
}
