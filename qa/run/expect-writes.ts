import { startedAlong, type AnyPathModel, type Path } from '#xstate-paths';
import type { Call } from './call-interceptor.ts';
import type { World } from './world.ts';

/** Calls that pages make of their own, whatever the user does. */
const ofEveryPage: ReadonlySet<Call> = new Set(['sendVitals', 'countListingView']);

/**
 * Returns a check, for after each step that is looked at, that the app told the server nothing twice
 * and nothing else. A call of an actor was made at most as often as the machine started this actor
 * since the beginning; any other call that the model knows at most once in each step, and not again when the same step is
 * looked at twice.
 */
export function expectPathWrites(
  { machine, starts, writes = {} }: AnyPathModel<World>,
  path: Path,
): (world: Pick<World, 'calls'>, index: number) => void {
  const started = startedAlong({ machine, starts }, path);
  const before = new Map<Call, number>();
  let lastLook = -2;

  function maxWrites(call: Call, index: number): number {
    const writers = writes[call];
    if (!writers) return (before.get(call) ?? 0) + (index - lastLook);
    const all = [...started.start, ...started.steps.slice(0, index + 1).flat()];
    return all.filter((actor) => writers.includes(actor)).length;
  }

  return ({ calls }, index) => {
    for (const [call, times] of calls.writes()) {
      if (ofEveryPage.has(call) || times === 0) continue;
      if (!calls.known.has(call)) {
        throw new Error(`The app called ${call}, which nothing in this path does`);
      }
      const most = maxWrites(call, index);
      if (times > most) {
        throw new Error(`The app called ${call} ${times} times by now, and not ${most}`);
      }
      before.set(call, times);
    }
    lastLook = index;
  };
}
