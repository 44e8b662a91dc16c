import type { Moments } from './moments.ts';

/** What a search came to. */
export interface Found {
  /** The moments, nearest first. */
  order: number[];
  has(moment: number): boolean;
  /** The shortest way to a moment, from one of those that the search began with. */
  way(moment: number): number[];
}

/** Searches breadth first from these moments, through none that is blocked. */
export function search(
  { node, next }: Moments,
  from: readonly number[],
  blocked?: Uint8Array,
): Found {
  const before = new Map<number, number | null>();
  const isOpen = (moment: number) => blocked === undefined || blocked[moment] === 0;
  for (const moment of from) if (isOpen(moment)) before.set(moment, null);
  // A map can grow while it is walked, in the order of insertion.
  for (const moment of before.keys()) {
    for (const further of next[node[moment] as number] as number[]) {
      if (!before.has(further) && isOpen(further)) before.set(further, moment);
    }
  }
  return {
    order: [...before.keys()],
    has: (moment) => before.has(moment),
    way(moment) {
      const way = [moment];
      for (let at = before.get(moment); at !== null && at !== undefined; at = before.get(at)) {
        way.unshift(at);
      }
      return way;
    },
  };
}

/** Moments that repeat for ever: those of the cycle follow the entry, and lead back to its situation. */
export interface Cycle {
  entry: number;
  cycle: number[];
}

/**
 * Finds a cycle without the goal among the moments that a search came to, nearest first. A fair run
 * only stays where nothing leads out and no moment is the goal.
 */
export function findCycles(
  moments: Moments,
  waiting: Found,
  goal: Uint8Array,
  isFair: boolean,
): Cycle | null {
  const { node, next } = moments;
  const follow = (at: number) => (next[at] ?? []).filter((moment) => isFair || goal[moment] === 0);
  const component = listComponents(
    moments,
    waiting.order.map((moment) => node[moment] as number),
    follow,
  );
  const inside = (at: number) =>
    follow(at).filter((moment) => component.get(node[moment] as number) === component.get(at));

  const membersIn = new Map<number, number[]>();
  for (const [at, number] of component) {
    const members = membersIn.get(number) ?? [];
    members.push(at);
    membersIn.set(number, members);
  }
  const bad = new Map<number, boolean>();
  const isBad = (number: number): boolean => {
    const verdict = bad.get(number);
    if (verdict !== undefined) return verdict;
    const members = membersIn.get(number) ?? [];
    const moves = members.flatMap((at) => inside(at));
    const isClosed = members.every((at) => inside(at).length === (next[at] ?? []).length);
    const isStuck = moves.length > 0 && moves.every((moment) => goal[moment] === 0);
    const result = isStuck && (!isFair || isClosed);
    bad.set(number, result);
    return result;
  };
  for (const entry of waiting.order) {
    const at = node[entry] as number;
    if (!isBad(component.get(at) as number)) continue;
    return { entry, cycle: shortestCycle(moments, at, inside) };
  }
  return null;
}

function shortestCycle({ node }: Moments, at: number, inside: (at: number) => number[]): number[] {
  const before = new Map<number, number | null>(inside(at).map((moment) => [moment, null]));
  for (const moment of before.keys()) {
    const here = node[moment] as number;
    if (here === at) {
      const cycle = [moment];
      for (
        let each = before.get(moment);
        each !== null && each !== undefined;
        each = before.get(each)
      ) {
        cycle.unshift(each);
      }
      return cycle;
    }
    for (const further of inside(here)) if (!before.has(further)) before.set(further, moment);
  }
  return [];
}

/** Numbers the strongly connected components (Tarjan's algorithm, without recursion). */
function listComponents(
  { node }: Moments,
  from: readonly number[],
  follow: (at: number) => number[],
): Map<number, number> {
  const component = new Map<number, number>();
  const index = new Map<number, number>();
  const low = new Map<number, number>();
  const stack: number[] = [];
  const isOnStack = new Set<number>();
  let count = 0;
  for (const root of from) {
    if (index.has(root)) continue;
    const calls: { at: number; moves: number[]; done: number }[] = [];
    const enter = (at: number) => {
      index.set(at, index.size);
      low.set(at, index.get(at) as number);
      stack.push(at);
      isOnStack.add(at);
      calls.push({ at, moves: follow(at), done: 0 });
    };
    const lower = (at: number, to: number) => low.set(at, Math.min(low.get(at) as number, to));
    enter(root);
    for (let call = calls.at(-1); call; call = calls.at(-1)) {
      const { at, moves } = call;
      if (call.done < moves.length) {
        const to = node[moves[call.done] as number] as number;
        call.done += 1;
        if (!index.has(to)) enter(to);
        else if (isOnStack.has(to)) lower(at, index.get(to) as number);
        continue;
      }
      calls.pop();
      const caller = calls.at(-1);
      if (caller) lower(caller.at, low.get(at) as number);
      if (low.get(at) !== index.get(at)) continue;
      for (let member = stack.pop(); member !== undefined; member = stack.pop()) {
        isOnStack.delete(member);
        component.set(member, count);
        if (member === at) break;
      }
      count += 1;
    }
  }
  return component;
}
