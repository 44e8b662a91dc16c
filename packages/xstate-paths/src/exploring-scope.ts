import { createEmptyActor, type AnyActorScope } from 'xstate';

/** What an action of a machine is, as XState hands it to whoever carries it out. */
interface Executable {
  type: string;
  params: unknown;
}

/** A scope in which nothing is carried out. `onAction` hears what would be. */
export function createExploringScope(
  onAction: (action: Executable) => void = ignore,
): AnyActorScope {
  const self = createEmptyActor();
  return {
    self,
    system: self.system,
    id: '',
    sessionId: '',
    logger: ignore,
    defer: ignore,
    stopChild: ignore,
    emit: ignore,
    actionExecutor: onAction,
  };
}

const ignore = () => undefined;
