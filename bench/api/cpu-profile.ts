import { Session, type Profiler } from 'node:inspector/promises';

/** CPU time in microseconds by caller. */
export type Spent = Record<string, number>;

const samplingUs = 250;
const systemCalls = /^(writev|writeBuffer|writeString|writeUtf8String|writeLatin1String)$/;

/**
 * Starts profiling this process. The returned function stops and returns the CPU time by caller.
 */
export async function profileCpu(): Promise<() => Promise<Spent>> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: samplingUs });
  await session.post('Profiler.start');
  return async () => {
    const { profile } = await session.post('Profiler.stop');
    session.disconnect();
    return spentBy(profile);
  };
}

function spentBy({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): Spent {
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((c) => [c, id])));
  const byId = new Map(nodes.map((node) => [node.id, node.callFrame]));
  const spender = new Map(nodes.map(({ id }) => [id, findSpender(id)]));

  /** The nearest caller in our code or in a package; Node itself when there is none. */
  function findSpender(id: number): string | null {
    const leaf = byId.get(id)?.functionName ?? '';
    if (leaf === '(idle)') return null;
    if (leaf === '(garbage collector)') return 'garbage collection';
    const call = systemCalls.test(leaf) ? ', system call' : '';
    for (let at: number | undefined = id; at !== undefined; at = parents.get(at)) {
      const owner = findOwner(byId.get(at)?.url ?? '');
      if (owner) return owner + call;
    }
    return `Node: reading requests, streams, promises${call}`;
  }

  const spent: Spent = {};
  for (const [index, id] of samples.entries()) {
    const name = spender.get(id);
    if (name) spent[name] = (spent[name] ?? 0) + (timeDeltas[index] ?? 0);
  }
  return spent;
}

function findOwner(url: string): string | null {
  const dependency = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1];
  return dependency ?? /\/(server\/.+)$/.exec(url)?.[1] ?? null;
}

/** Formats microseconds per request as a Markdown table, largest first; the last row sums small ones. */
export function spentTable(spent: Spent, requests: number): string {
  const rows = Object.entries(spent)
    .map(([name, us]) => ({ name, us: us / requests }))
    .toSorted((one, other) => other.us - one.us);
  const shown = rows.filter(({ us }) => us >= 0.5);
  const rest = rows.filter(({ us }) => us < 0.5).reduce((sum, { us }) => sum + us, 0);
  return [
    '| Spent by | µs a request |',
    '|---|---:|',
    ...shown.map(({ name, us }) => `| ${name} | ${us.toFixed(1)} |`),
    `| all others | ${rest.toFixed(1)} |`,
  ].join('\n');
}
