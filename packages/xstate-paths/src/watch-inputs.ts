import { Actor } from 'xstate';
import { createChance } from './chance.ts';

/** What a step can depend on besides the situation and the event. */
export type HiddenInput = 'the clock' | 'chance' | 'a spawned actor';

interface Watched<Result> {
  result: Result;
  inputs: ReadonlySet<HiddenInput> | null;
}

export interface InputWatch {
  /** Runs code, and says what it read besides its arguments; null if nothing. */
  run<Result>(work: () => Result, onError: (error: unknown) => never): Watched<Result>;
  /** Runs code with another clock and other chances for each number from 1. */
  runVaried<Result>(work: () => Result, variant: number): Result;
  /** Puts clock and chance back. */
  stop(): void;
}

const dayMs = 86_400_000;
/** Far enough for any guard that compares with the clock. */
const shiftsMs = [0, 1000, dayMs, -dayMs, 400 * dayMs];
/** How often code that reads clock or chance is run to see whether that matters. */
export const variants: readonly number[] = shiftsMs.map((_, index) => index).slice(1);

/**
 * Replaces clock and chance of this process until `stop`, to notice code that reads them. Costs
 * nothing where code reads neither.
 */
export function watchInputs(): InputWatch {
  const real = {
    Date: globalThis.Date,
    random: Math.random,
    now: performance.now,
    uuid: crypto.randomUUID,
    values: crypto.getRandomValues,
    snapshot: Actor.prototype.getSnapshot,
  };
  let isWatching = false;
  let inputs: Set<HiddenInput> | null = null;
  const note = (input: HiddenInput) => {
    if (isWatching) inputs = (inputs ?? new Set<HiddenInput>()).add(input);
  };
  let variant = 0;
  let chance = real.random;
  const shift = () => shiftsMs[variant % shiftsMs.length] ?? 0;

  function readClock(): number {
    note('the clock');
    return real.Date.now() + shift();
  }
  function readChance(): number {
    note('chance');
    return chance();
  }

  globalThis.Date = new Proxy(real.Date, {
    construct: (target, args, derived) =>
      Reflect.construct(target, args.length > 0 ? args : [readClock()], derived) as Date,
    apply: () => new real.Date(readClock()).toString(),
    get: (target, key, receiver) =>
      key === 'now' ? readClock : (Reflect.get(target, key, receiver) as unknown),
  });
  Math.random = readChance;
  performance.now = () => {
    note('the clock');
    return real.now.call(performance) + Math.max(0, shift());
  };
  crypto.randomUUID = () => {
    note('chance');
    return real.uuid.call(crypto);
  };
  crypto.getRandomValues = ((array: Uint8Array<ArrayBuffer>) => {
    note('chance');
    return real.values.call(crypto, array);
  }) as typeof crypto.getRandomValues;
  Actor.prototype.getSnapshot = function (this: Actor<never>) {
    if (this._parent !== undefined) note('a spawned actor');
    return real.snapshot.call(this) as never;
  };

  return {
    run(work, onError) {
      isWatching = true;
      try {
        const result = work();
        const read = inputs;
        inputs = null;
        return { result, inputs: read };
      } catch (error) {
        return onError(error);
      } finally {
        isWatching = false;
      }
    },
    runVaried(work, number) {
      variant = number;
      chance = createChance(number);
      try {
        return work();
      } finally {
        variant = 0;
        chance = real.random;
      }
    },
    stop() {
      globalThis.Date = real.Date;
      Math.random = real.random;
      performance.now = real.now;
      crypto.randomUUID = real.uuid;
      crypto.getRandomValues = real.values;
      Actor.prototype.getSnapshot = real.snapshot;
    },
  };
}
