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
import { transitionName } from '#machines/transition-name.ts';
import { shapeOf } from './shape-of.ts';

/** Something that happened to a machine. What it carried is gone but for its shape. */
export interface RecordedEvent {
  machine: string;
  /** Two machines of a kind are two actors. */
  actor: string;
  event: string;
  payload: Record<string, unknown>;
  /** What was taken then, named as in test paths: state, event and place among the event's. */
  transitions: string[];
  /** Where it led. */
  state: unknown;
}

/** As `qa -- run <model> --file` reads it. */
export interface Recording {
  version: 1;
  model: string;
  /** Of this machine's events, how many came before what is here. */
  lost: number;
  recorded: Omit<RecordedEvent, 'machine' | 'actor'>[];
}

const kept = 200;
const beginning = 'xstate.init';

/** Keeps the last 200 events of the page's machines, without what people typed or tokens say. */
export function createMachineRecorder(window: Window & typeof globalThis) {
  const events: RecordedEvent[] = [];
  const counts = new Map<string, number>();
  const actors = new Map<string, AnyActor>();
  const pending = new Map<string, string[]>();

  function step({ actorRef, event, snapshot, _transitions }: InspectedMicrostepEvent): void {
    const { actor } = namesOf(actorRef);
    const transitions = _transitions.map(transitionName);
    pending.set(actor, [...(pending.get(actor) ?? []), ...transitions]);
    // What follows by itself from the beginning is part of it.
    if (event.type !== beginning) tell(actorRef, snapshot, transitions, false);
  }

  function tell(
    actorRef: ActorRefLike,
    snapshot: unknown,
    transitions: string[],
    isBeginning: boolean,
  ): void {
    const { value: state } = snapshot as AnyMachineSnapshot;
    const detail: MachineStep = { ...namesOf(actorRef), isBeginning, transitions, state };
    window.dispatchEvent(new CustomEvent(machineStepEvent, { detail }));
  }

  function begin(actorRef: AnyActor): void {
    const { actor } = namesOf(actorRef);
    tell(actorRef, actorRef.getSnapshot(), pending.get(actor) ?? [], true);
    pending.delete(actor);
  }

  function settle(actorRef: ActorRefLike, event: AnyEventObject, snapshot: unknown): void {
    const { machine, actor } = namesOf(actorRef);
    const transitions = pending.get(actor) ?? [];
    pending.delete(actor);
    if (transitions.length === 0) return;
    const { type, ...payload } = event;
    const { value: state } = snapshot as AnyMachineSnapshot;
    const shape = shapeOf(payload) as Record<string, unknown>;
    events.push({ machine, actor, event: type, payload: shape, transitions, state });
    if (events.length > kept) events.shift();
    counts.set(actor, (counts.get(actor) ?? 0) + 1);
  }

  return {
    inspect(inspected: InspectionEvent): void {
      if (!isMachine(inspected.actorRef)) return;
      const actorRef = inspected.actorRef as AnyActor;
      actors.set(namesOf(actorRef).machine, actorRef);
      if (inspected.type === '@xstate.event' && inspected.event.type === beginning) begin(actorRef);
      if (inspected.type === '@xstate.microstep') step(inspected);
      if (inspected.type !== '@xstate.snapshot') return;
      settle(actorRef, inspected.event, inspected.snapshot);
    },
    events: (): readonly RecordedEvent[] => events,
    /** Machines there is something to tell of, the latest last. */
    machines: (): string[] => [...new Set(events.map(({ machine }) => machine))],
    /** What the latest machine of this name did; null when none did anything. */
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
    /** For what no hand is quick enough to do: test paths play it. */
    send(machine: string, event: AnyEventObject): void {
      actors.get(machine)?.send(event);
    },
  };
}

export type MachineRecorder = ReturnType<typeof createMachineRecorder>;

function isMachine(actorRef: ActorRefLike): boolean {
  return 'root' in Object((actorRef as AnyActor).logic);
}

function namesOf(actorRef: ActorRefLike): { machine: string; actor: string } {
  const { logic, sessionId } = actorRef as AnyActor;
  return { machine: (logic as AnyStateMachine).id, actor: sessionId };
}
