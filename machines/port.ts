import { fromCallback, fromPromise, type EventObject, type NonReducibleUnknown } from 'xstate';

/** Thrown by a port nobody provided: a mistake in wiring, never a state of the world. */
export class PortNotProvided extends Error {
  override name = 'PortNotProvided';
}

/**
 * A port: an effect a machine names and its host provides. Unprovided, it fails where nobody can
 * miss it; a rejected promise would only look like the effect having failed (`onError`).
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
