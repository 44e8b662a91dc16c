import { fromCallback, fromPromise, type EventObject, type NonReducibleUnknown } from 'xstate';

/** Thrown by a port that was not provided, which is a bug in the code that starts the machine. */
export class PortNotProvided extends Error {
  override name = 'PortNotProvided';
}

/**
 * Declares a port: an effect that a machine names and its host provides. An unprovided port throws
 * an uncaught error, because `onError` would swallow a rejected promise.
 */
export function port<Output, Input extends NonReducibleUnknown = undefined>(name: string) {
  return fromPromise<Output, Input>(() => {
    failLoudly(name);
    return new Promise(() => undefined);
  });
}

/** A port that keeps sending events for as long as it is invoked. */
export function listeningPort<
  Sent extends EventObject,
  Input extends NonReducibleUnknown = undefined,
>(name: string) {
  return fromCallback<EventObject, Input, Sent>(() => failLoudly(name));
}

function failLoudly(name: string): void {
  queueMicrotask(() => {
    throw new PortNotProvided(`Nobody provided the port "${name}"`);
  });
}
