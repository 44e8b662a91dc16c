import { transitionId } from '#scripts/describe-machine.ts';
import type { SignInReturn } from '#machines/auth.machine.ts';
import { placeOf, type Step, type Taken } from './auth-paths.ts';
import type { Who, World } from './auth-world.ts';
import type { Fate, FaultProxy } from './fault-proxy.ts';

/** The call a state waits for. */
const callOf: Record<string, string> = {
  identifying: 'GET /auth/me',
  refreshing: 'POST /auth/refresh',
  redirecting: 'GET /auth/google',
  returning: 'POST /auth/google/callback',
  signingOut: 'POST /auth/logout',
};
const anyCall = 'GET /auth/sessions';
const faults: Fate[] = ['cut', 503, 'cutAnswer', 429];
let faultsUsed = 0;
const nextFault = () => faults[faultsUsed++ % faults.length] as Fate;

export interface Walk {
  taken: string[];
  visited: string[];
  /** Calls that never came to an end. */
  hanging: number;
}

/**
 * Makes the world such that the real machine takes these steps: before it enters a state, what
 * that state's actor will find; once it is there, the event from outside.
 */
export async function walkPath(world: World, proxy: FaultProxy, path: Step[]): Promise<Walk> {
  const taken: string[] = [];
  const visited: string[] = ['loading'];
  const asked: Promise<unknown>[] = [];
  const held: (() => void)[] = [];
  const returns = await prepareReturns(world, path);
  let arrived = () => undefined as void;

  const hold = (call: string): void => {
    const released = new Promise<Fate>((resolve) => held.push(() => resolve('forward')));
    proxy.plans.set(call, () => released);
  };
  const release = () => {
    for (const letGo of held.splice(0)) letGo();
  };

  /** Before the state's actor starts. */
  function arrange(step: Step | undefined): void {
    world.storage.isDenied = false;
    world.sessionStorage.isDenied = false;
    proxy.plans.clear();
    if (!step) return;
    const { from, event } = step;
    const call = callOf[from];
    if (from === 'identifying') {
      // Otherwise the cache would answer.
      world.queryClient.removeQueries({ queryKey: ['auth', 'me'] });
    }
    const [, kind, actor] = /^xstate\.(done|error)\.actor\.(\w+)$/.exec(event.type) ?? [];
    if (!kind) {
      if (call) hold(call);
    } else if (kind === 'error') {
      if (call && from !== 'returning') proxy.plans.set(call, nextFault);
      else if (from === 'returning') world.sessionStorage.isDenied = true;
      else world.storage.isDenied = true;
    } else if (actor === 'readSession' || actor === 'readSessionAgain') {
      placeSession(event.output as string, whoIsNext(step));
    } else if (actor === 'identifyUser') {
      if (event.output === null) world.tokens.clear();
    } else if (actor === 'refreshSession' && event.output === 'refused') {
      proxy.plans.set('POST /auth/refresh', async () => {
        await world.endOnServer();
        return 'forward' as const;
      });
    }
  }

  function whoIsNext(step: Step): Who {
    const later = path.slice(path.indexOf(step));
    const known = later.find(({ event }) => event.type === 'xstate.done.actor.identifyUser');
    return (known?.event.output as { userId: Who } | null | undefined)?.userId ?? 1;
  }

  function placeSession(found: string, who: Who): void {
    const stored = world.stored();
    if (found === 'none') world.tokens.clear();
    else if (found === 'stale' && (!stored || stored.isFresh)) world.placeStale(who);
    else if (found === 'fresh' && !(stored?.isFresh && stored.who === who)) world.placeFresh(who);
  }

  /** Once the machine is there: what happens outside of it. */
  function cause(step: Step): void {
    const { from, event } = step;
    if (event.type === 'tab.signedIn') {
      world.storage.elsewhere(() => world.placeFresh(whoIsNext(step)));
    } else if (event.type === 'tab.signedOut') {
      world.storage.elsewhere(() => world.tokens.clear());
    } else if (event.type === 'token.expired') {
      expireToken(from);
    } else if (event.type === 'token.refused') {
      proxy.plans.set(anyCall, () => {
        // Another tab renews it in this moment, so that the second try goes out at once.
        if (proxy.calls.filter((call) => call === anyCall).length % 2 === 1) world.placeFresh(1);
        return 401;
      });
      ask();
    } else if (event.type === 'login.returned') {
      const { answer, state } = returns.shift() as Return;
      if (state !== null) world.sessionStorage.setItem('oauth_state', state);
      actor.send({ type: 'login.returned', answer });
    } else if (event.type.startsWith('xstate.after')) {
      world.clock.increment(30_000);
    } else {
      actor.send({ type: event.type } as Parameters<typeof actor.send>[0]);
    }
  }

  function expireToken(from: string): void {
    if (from === 'unreachable') {
      let refusals = 1;
      proxy.plans.set(anyCall, () => (refusals-- > 0 ? 401 : 'forward'));
    } else {
      world.placeStale(world.stored()?.who ?? 1);
    }
    ask();
  }

  function ask(): void {
    proxy.calls.length = 0;
    asked.push(world.api('listSessions', {}).catch(() => undefined));
  }

  let before = 'loading';
  const actor = world.createActor({
    inspect(inspected) {
      if (inspected.type !== '@xstate.microstep' || inspected.actorRef !== actor) return;
      const value = (inspected.snapshot as unknown as { value: string }).value;
      for (const transition of inspected._transitions as unknown as Taken[]) {
        if (transition.eventType === 'xstate.init') continue;
        taken.push(transitionId(before, transition.eventType, placeOf(transition)));
        visited.push(value);
        before = value;
        release();
        arrange(path[taken.length]);
      }
    },
  });

  let caused = -1;
  actor.subscribe(() => {
    const step = path[taken.length];
    if (!step) arrived();
    else if (!/^xstate\.(done|error)/.test(step.event.type) && caused < taken.length) {
      caused = taken.length;
      cause(step);
    }
  });
  const walked = new Promise<void>((resolve) => (arrived = resolve));
  arrange(path[0]);
  actor.start();
  await within(3000, walked);
  release();
  proxy.plans.clear();
  const hanging = await countHanging(asked);
  actor.stop();
  world.queryClient.clear();
  return {
    taken: taken.slice(0, path.length),
    visited: visited.slice(0, path.length + 1),
    hanging,
  };
}

interface Return {
  answer: SignInReturn;
  /** What session storage holds by then. */
  state: string | null;
}

let refusedReturns = 0;

/** What the sign-in service sends back, for each return of a path, good ones and bad ones. */
async function prepareReturns(world: World, path: Step[]): Promise<Return[]> {
  const returns: Return[] = [];
  for (const [index, { event }] of path.entries()) {
    if (event.type !== 'login.returned') continue;
    const outcome = path[index + 1]?.event;
    const good = await world.comeBackAs(1);
    const isRefused = outcome?.output !== null && outcome?.type.startsWith('xstate.done');
    if (!isRefused) {
      returns.push({ answer: good, state: good.state });
      continue;
    }
    const bad: Return[] = [
      { answer: good, state: null },
      { answer: { ...good, state: 'another' }, state: good.state },
      { answer: { ...good, code: null, error: 'access_denied' }, state: good.state },
    ];
    returns.push(bad[refusedReturns++ % bad.length] as Return);
  }
  return returns;
}

async function countHanging(asked: Promise<unknown>[]): Promise<number> {
  let open = asked.length;
  for (const each of asked) void each.then(() => (open -= 1));
  await within(3000, Promise.all(asked));
  return open;
}

async function within(limitMs: number, promise: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((resolve) => (timer = setTimeout(resolve, limitMs)));
  await Promise.race([promise, late]);
  clearTimeout(timer);
}
