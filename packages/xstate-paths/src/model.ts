import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  CallbackActorLogic,
  ContextFrom,
  EventObject,
  EventFromLogic,
  InputFrom,
  OutputFrom,
  SnapshotFrom,
  StateMachine,
} from 'xstate';
import type { Effect } from './effects.ts';
import type { HiddenInput } from './watch-inputs.ts';
import type { Property } from './temporal/properties.ts';
import type { Path, PathStep, StateView } from './path.ts';

/** The step being played and the path it belongs to. */
export interface StepContext {
  step: PathStep;
  path: Path;
  /** Index of the step in the path, from 0. */
  index: number;
}

/** How an event is brought about in the browser. */
export interface Action<World> {
  /**
   * Runs before the machine enters the state that this step leaves, to prepare what its actors will
   * find.
   */
  arrange?(world: World, stepContext: StepContext): Promise<void> | void;
  /** Does what the user, the server or the clock does in this step. */
  act(world: World, stepContext: StepContext): Promise<void> | void;
}

/** The variants of an event: a fixed list, or those possible in a snapshot. */
export type Cases<Case, Snapshot> = readonly Case[] | ((snapshot: Snapshot) => readonly Case[]);

/** A part of the machine that these paths leave out, with the reason. */
export interface LeftOut {
  leftOut: string;
}

/** The events of a union that may be of this type. */
type EventOf<Event, Type> = Event extends { type: infer Types }
  ? Type extends Types
    ? Event
    : never
  : never;
/** An event without its type, and its description. */
type EventCase<Event> = Event extends unknown
  ? Omit<Event, 'type'> & {
      label: string;
      /**
       * How it is brought about, where there are several ways, such as two buttons that do the same.
       * `act` finds it in `step.event`, the machine ignores it, and tours take each.
       */
      way?: string;
    }
  : never;

type EventAction<Event, Snapshot, World> = Action<World> & {
  cases: Cases<EventCase<Event>, Snapshot>;
};

type OutcomeAction<Output, Snapshot, World> = Partial<Action<World>> & {
  done: Cases<{ label: string; output: Output }, Snapshot>;
  error: Cases<{ label: string; error: unknown }, Snapshot>;
  /** For invocations with `onSnapshot`. */
  snapshot?: Cases<{ label: string; snapshot: unknown }, Snapshot>;
};

export interface Shown<World> {
  /** Describes what the user sees in this state. */
  label: string;
  /** Rejects if the page does not show this state. */
  expectShown(world: World, state: StateView): Promise<void>;
  /**
   * Whether the machine leaves this state too fast to look at it. The next step is then arranged
   * before this one, and only the state after it is checked.
   */
  isBrief?(next: PathStep): boolean;
}

/** What an emitted event leads to outside of the machine. */
export interface Consequence<World, Event = EventObject> {
  /** Rejects if what the event leads to cannot be seen. */
  expectDone(world: World, event: Event, stepContext: StepContext | null): Promise<void>;
}

/** An emitted event that has no consequence to be seen, with the reason. */
export interface Unseen {
  unseen: string;
}

/** A state that the machine leaves at once, so it can never be seen. */
export interface Passing {
  passing: true;
}
export const passing: Passing = { passing: true };

type PartsOf<Machine> =
  Machine extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer Actor,
    infer _Action,
    infer _Guard,
    infer Delay,
    infer _Value,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer Emitted,
    infer _Meta,
    infer _Schema,
    infer _TransitionMeta
  >
    ? { actor: Actor; delay: Delay; emitted: Emitted }
    : never;
type ActorOf<Machine> = PartsOf<Machine>['actor'];
type LogicOf<Machine, Src> = Extract<ActorOf<Machine>, { src: Src }>['logic'];
/** Actors that settle; actors that only send events have no outcome. */
type SettlingActor<Machine, Src = ActorOf<Machine>['src']> = Src extends string
  ? LogicOf<Machine, Src> extends CallbackActorLogic<infer _Event, infer _Input, infer _Emitted>
    ? never
    : Src
  : never;

/** Every leaf state by its path from the root: `screen.open.profile`. */
export type LeafOf<Value> = Value extends string
  ? Value
  : {
      [Key in keyof Value & string]: LeafOf<NonNullable<Value[Key]>> extends infer Leaf extends
        string
        ? `${Key}.${Leaf}`
        : never;
    }[keyof Value & string];

type EmittedBy<Machine> = Extract<PartsOf<Machine>['emitted'], EventObject>;
/** Machines that do not say what they emit have nothing to look for. */
type Consequences<Machine, World> = string extends EmittedBy<Machine>['type']
  ? { emitted?: Record<string, Consequence<World> | Unseen> }
  : {
      emitted: {
        [Type in EmittedBy<Machine>['type']]:
          | Consequence<World, EventOf<EmittedBy<Machine>, Type>>
          | Unseen;
      };
    };

/**
 * How paths through a machine are played in the app. The compiler asks for every event, every
 * settling actor, every delay, every state and every emitted event of the machine, in `const model:
 * PathModel<typeof machine, World> = { ... }`.
 */
export type PathModel<Machine extends AnyStateMachine, World> = Played<Machine, World> &
  Consequences<Machine, World>;

interface Played<Machine extends AnyStateMachine, World> {
  /** The name in path sets and on command lines. */
  name: string;
  title: string;
  /** The machine that the app runs. */
  machine: Machine;
  /**
   * The app only consults this machine and runs no actor for it, so its transitions cannot be
   * compared.
   */
  isOnlyConsulted?: true;
  /** The machine's input for each start, by the description of the start. */
  starts: Record<string, InputFrom<Machine>>;
  /**
   * Returns the part of the context that decides what can happen next, as JSON. It must take few
   * values: tell counters and ids apart only as far as a guard does.
   */
  distinguish(context: ContextFrom<Machine>): unknown;
  /** Prepares what `arrange` needs, before the first step is arranged. */
  prepare?(world: World): Promise<void>;
  /** Opens the app at the start of the path. */
  open(world: World, path: Path): Promise<void>;
  /** Checks what must hold after any path. */
  end?(world: World, path: Path): Promise<void>;
  events: {
    [Type in EventFromLogic<Machine>['type']]:
      | EventAction<EventOf<EventFromLogic<Machine>, Type>, SnapshotFrom<Machine>, World>
      | LeftOut;
  };
  actors: {
    [Src in SettlingActor<Machine>]: OutcomeAction<
      OutputFrom<LogicOf<Machine, Src>>,
      SnapshotFrom<Machine>,
      World
    >;
  };
  delays: { [Delay in PartsOf<Machine>['delay']]: Action<World> & { label: string } };
  states: { [Leaf in LeafOf<SnapshotFrom<Machine>['value']>]: Shown<World> | Passing | LeftOut };
  /**
   * The calls by which actors of the machine change something outside, and the actors that make
   * them. Each start of such an actor makes each of its calls at most once.
   */
  writes?: Record<string, readonly ActorOf<Machine>['src'][]>;
  /** Transitions that no path can take, by name, with the reason. */
  leftOut?: Record<string, string>;
  /** What must hold after every step of every path, as a sentence. */
  invariants?: Record<string, (moment: Moment<SnapshotFrom<Machine>>) => boolean>;
  /** What must be true of every run, as a sentence: see `never`, `leadsTo` and the like. */
  properties?: Record<string, Property<never>>;
  /** How long delays are that the machine computes, for `within`. */
  delayMs?: Record<string, number>;
  /** Events that nobody should send. Like those of other states, they are tried in every state. */
  sneaks?: readonly EventFromLogic<Machine>[];
  /**
   * Whether an event that every guard refuses is a step, in which nothing changes. Screens usually
   * offer no such event.
   */
  takesRefusals?: boolean;
  /** How many situations are explored before that is refused; 2,000 by default. */
  maxSituations?: number;
  /** What steps may depend on besides the situation and the event, with the reason. */
  assumes?: Assumed;
}

/** Reasons why clock, chance or spawned actors may be taken as they are while exploring. */
export type Assumed = Partial<Record<HiddenInput, string>>;

/** One step of a machine, as invariants see it. */
export interface Moment<Snapshot = AnyMachineSnapshot> {
  snapshot: Snapshot;
  /** Null at the start. */
  before: Snapshot | null;
  event: EventObject | null;
  /** What the machine asked for in this step: emitted events, started actors, delays, actions. */
  effects: readonly Effect[];
}

type LooseCases = Cases<{ label: string; [more: string]: unknown }, never>;

/** A model with the types of its machine erased, as the explorer and the player use it. */
export interface AnyPathModel<World> {
  name: string;
  title: string;
  machine: AnyStateMachine;
  isOnlyConsulted?: true;
  starts: Record<string, unknown>;
  distinguish(context: unknown): unknown;
  prepare?(world: World): Promise<void>;
  open?(world: World, path: Path): Promise<void>;
  end?(world: World, path: Path): Promise<void>;
  events: Record<string, (Action<World> & { cases: LooseCases }) | LeftOut>;
  actors: Record<
    string,
    Partial<Action<World>> & { done: LooseCases; error: LooseCases; snapshot?: LooseCases }
  >;
  delays: Record<string, Action<World> & { label: string }>;
  states: Record<string, Shown<World> | Passing | LeftOut>;
  writes?: Record<string, readonly string[]>;
  leftOut?: Record<string, string>;
  emitted?: Record<string, Consequence<World, never> | Unseen>;
  invariants?: Record<string, (moment: Moment<never>) => boolean>;
  properties?: Record<string, Property<never>>;
  delayMs?: Record<string, number>;
  /** The models that a composition is made of: see `exploreTogether`. */
  parts?: Readonly<Record<string, AnyPathModel<never>>>;
  sneaks?: readonly EventObject[];
  takesRefusals?: boolean;
  maxSituations?: number;
  assumes?: Assumed;
}
