import type {
  ActorRefLike,
  AnyActor,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  InspectedMicrostepEvent,
  InspectionEvent,
} from 'xstate';
import { machineStepEvent, type MachineStep } from '#contract/machine-step.ts';
import { transitionName } from '#xstate-paths/transition-name';

/** An event of a machine; of its payload only the shape is kept. */
export interface RecordedEvent {
  machine: string;
  /** Tells apart several actors of the same machine. */
  actor: string;
  event: string;
  payload: Record<string, unknown>;
  /** The transitions taken, named as in test paths: state, event and index. */
  transitions: string[];
  /** The state afterwards. */
  state: unknown;
}

/** As `qa -- run <model> --file` reads it. */
export interface Recording {
  version: 1;
  model: string;
  /** How many earlier events of this machine are no longer recorded. */
  lost: number;
  recorded: Omit<RecordedEvent, 'machine' | 'actor'>[];
}

const maxEvents = 200;
const initEvent = 'xstate.init';

/** Records the last 200 events of the page's machines, without typed text and tokens. */
export function createMachineRecorder(window: Window & typeof globalThis) {
  const events: RecordedEvent[] = [];
  const counts = new Map<string, number>();
  const actors = new Map<string, AnyActor>();
  const pending = new Map<string, string[]>();

  function step({ actorRef, event, snapshot, _transitions }: InspectedMicrostepEvent): void {
    const { actor } = actorNames(actorRef);
    const transitions = _transitions.map(transitionName);
    pending.set(actor, [...(pending.get(actor) ?? []), ...transitions]);
    // Eventless transitions after the initial state belong to the initial step.
    if (event.type !== initEvent) dispatchStep(actorRef, snapshot, transitions, false);
  }

  function dispatchStep(
    actorRef: ActorRefLike,
    snapshot: unknown,
    transitions: string[],
    isBeginning: boolean,
  ): void {
    const { value: state } = snapshot as AnyMachineSnapshot;
    const detail: MachineStep = { ...actorNames(actorRef), isBeginning, transitions, state };
    window.dispatchEvent(new CustomEvent(machineStepEvent, { detail }));
  }

  function begin(actorRef: AnyActor): void {
    const { actor } = actorNames(actorRef);
    dispatchStep(actorRef, actorRef.getSnapshot(), pending.get(actor) ?? [], true);
    pending.delete(actor);
  }

  function settle(actorRef: ActorRefLike, event: AnyEventObject, snapshot: unknown): void {
    const { machine, actor } = actorNames(actorRef);
    const transitions = pending.get(actor) ?? [];
    pending.delete(actor);
    if (transitions.length === 0) return;
    const { type, ...payload } = event;
    const { value: state } = snapshot as AnyMachineSnapshot;
    const shape = describeShape(payload) as Record<string, unknown>;
    events.push({ machine, actor, event: type, payload: shape, transitions, state });
    if (events.length > maxEvents) events.shift();
    counts.set(actor, (counts.get(actor) ?? 0) + 1);
  }

  return {
    inspect(inspected: InspectionEvent): void {
      if (!isMachine(inspected.actorRef)) return;
      const actorRef = inspected.actorRef as AnyActor;
      actors.set(actorNames(actorRef).machine, actorRef);
      if (inspected.type === '@xstate.event' && inspected.event.type === initEvent) begin(actorRef);
      if (inspected.type === '@xstate.microstep') step(inspected);
      if (inspected.type !== '@xstate.snapshot') return;
      settle(actorRef, inspected.event, inspected.snapshot);
    },
    events: (): readonly RecordedEvent[] => events,
    /** The machines that recorded events, the latest last. */
    machines: (): string[] => [...new Set(events.map(({ machine }) => machine))],
    /** The recording of the latest actor of this machine; null if it recorded nothing. */
    recordingOf(machine: string): Recording | null {
      const actor = events.findLast((each) => each.machine === machine)?.actor;
      if (actor === undefined) return null;
      const own = events.filter((each) => each.actor === actor);
      return {
        version: 1,
        model: machine.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
        lost: (counts.get(actor) ?? 0) - own.length,
        recorded: own.map(({ event, payload, transitions, state }) => ({
          event,
          payload,
          transitions,
          state,
        })),
      };
    },
    /** Sends an event in states too short for a user; test paths use this. */
    send(machine: string, event: AnyEventObject): void {
      actors.get(machine)?.send(event);
    },
  };
}

export type MachineRecorder = ReturnType<typeof createMachineRecorder>;

function isMachine(actorRef: ActorRefLike): boolean {
  return 'root' in Object((actorRef as AnyActor).logic);
}

function actorNames(actorRef: ActorRefLike): { machine: string; actor: string } {
  const { logic, sessionId } = actorRef as AnyActor;
  return { machine: (logic as AnyStateMachine).id, actor: sessionId };
}

/** The shape of a value without its content: its field names and their types. */
function describeShape(value: unknown): unknown {
  if (value === null) return null;
  if (Array.isArray(value)) return `array(${value.length})`;
  if (value instanceof Error) return value.name;
  if (typeof value !== 'object') return typeof value;
  const fields = Object.entries(value).map(
    ([name, inner]) => [name, describeShape(inner)] as const,
  );
  return Object.fromEntries(fields);
}
