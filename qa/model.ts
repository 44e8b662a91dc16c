import type {
  AnyStateMachine,
  CallbackActorLogic,
  ContextFrom,
  EventFromLogic,
  InputFrom,
  OutputFrom,
  SnapshotFrom,
  StateMachine,
} from 'xstate';
import type { Path, PathStep, StateView } from './path.ts';

/** A step being played, and the path it belongs to. */
export interface StepContext {
  step: PathStep;
  path: Path;
  /** Of the step in the path, from 0. */
  index: number;
}

/** Makes something happen in the world where paths are played. */
export interface Action<World> {
  /** Before the state is entered that this step leaves: what its actors will find there. */
  arrange?(world: World, stepContext: StepContext): Promise<void> | void;
  /** What the person, the server or time does. */
  act(world: World, stepContext: StepContext): Promise<void> | void;
}

/** The ways something can happen, all of them or those possible in a situation. */
export type Cases<Case, Snapshot> = readonly Case[] | ((snapshot: Snapshot) => readonly Case[]);

/** Something the machine knows and these paths leave out, with the reason. */
export interface LeftOut {
  leftOut: string;
}

/** The events of a union that may be of this type. */
type EventOf<Event, Type> = Event extends { type: infer Types }
  ? Type extends Types
    ? Event
    : never
  : never;
/** An event without its type, and the words for it. */
type EventCase<Event> = Event extends unknown ? Omit<Event, 'type'> & { words: string } : never;

type EventAction<Event, Snapshot, World> = Action<World> & {
  cases: Cases<EventCase<Event>, Snapshot>;
};

type OutcomeAction<Output, Snapshot, World> = Partial<Action<World>> & {
  done: Cases<{ words: string; output: Output }, Snapshot>;
  error: Cases<{ words: string; error: unknown }, Snapshot>;
};

export interface Shown<World> {
  /** What a person sees in this state. */
  words: string;
  /** Rejects when the person does not see it. */
  see(world: World, state: StateView): Promise<void>;
  /** Will this come before anyone could look? What is next is arranged before, and seen after. */
  isBrief?(next: PathStep): boolean;
}

/** A state that the machine leaves by itself at once, so that nobody can see it. */
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
    infer _Emitted,
    infer _Meta,
    infer _Schema,
    infer _TransitionMeta
  >
    ? { actor: Actor; delay: Delay }
    : never;
type ActorOf<Machine> = PartsOf<Machine>['actor'];
type LogicOf<Machine, Src> = Extract<ActorOf<Machine>, { src: Src }>['logic'];
/** Actors that come to an end; those that only send events have no outcome. */
type SettlingActor<Machine, Src = ActorOf<Machine>['src']> = Src extends string
  ? LogicOf<Machine, Src> extends CallbackActorLogic<infer _Event, infer _Input, infer _Emitted>
    ? never
    : Src
  : never;

/** Every state without states in it, by its way from the root: `screen.open.profile`. */
export type LeafOf<Value> = Value extends string
  ? Value
  : {
      [Key in keyof Value & string]: LeafOf<NonNullable<Value[Key]>> extends infer Leaf extends
        string
        ? `${Key}.${Leaf}`
        : never;
    }[keyof Value & string];

/**
 * How paths through a machine become paths through the app. Nothing can be missed: the compiler
 * asks for every event, every actor that settles, every delay and every state of the machine, in
 * `const model: QaModel<typeof machine, World> = { ... }`.
 */
export interface QaModel<Machine extends AnyStateMachine, World> {
  /** As in `npm run qa -- paths <name>`. */
  name: string;
  title: string;
  /** The one the app runs. */
  machine: Machine;
  /** The app asks it what may be and runs it nowhere: what it took, nobody can tell. */
  isOnlyAsked?: true;
  /** The situations paths begin in, by the words for them. */
  starts: Record<string, InputFrom<Machine>>;
  /**
   * What of the context decides what can happen next, as JSON. It must take few values: counters
   * and ids are to be told apart only as far as a guard does.
   */
  distinguish(context: ContextFrom<Machine>): unknown;
  /** Makes ready what arranging needs, before the first step is arranged. */
  prepare?(world: World): Promise<void>;
  /** Brings the world where the path starts. */
  open(world: World, path: Path): Promise<void>;
  /** What must be true once the path is over, whatever it was. */
  end?(world: World, path: Path): Promise<void>;
  events: {
    [Type in EventFromLogic<Machine>['type']]:
      EventAction<EventOf<EventFromLogic<Machine>, Type>, SnapshotFrom<Machine>, World> | LeftOut;
  };
  actors: {
    [Src in SettlingActor<Machine>]: OutcomeAction<
      OutputFrom<LogicOf<Machine, Src>>,
      SnapshotFrom<Machine>,
      World
    >;
  };
  delays: { [Delay in PartsOf<Machine>['delay']]: Action<World> & { words: string } };
  states: { [Leaf in LeafOf<SnapshotFrom<Machine>['value']>]: Shown<World> | Passing | LeftOut };
  /** Transitions no path can take, by their name, with the reason. */
  leftOut?: Record<string, string>;
}

type LooseCases = Cases<{ words: string; [more: string]: unknown }, never>;

/** A model as it is explored and played, whatever its machine. */
export interface AnyQaModel<World> {
  name: string;
  title: string;
  machine: AnyStateMachine;
  isOnlyAsked?: true;
  starts: Record<string, unknown>;
  distinguish(context: unknown): unknown;
  prepare?(world: World): Promise<void>;
  open(world: World, path: Path): Promise<void>;
  end?(world: World, path: Path): Promise<void>;
  events: Record<string, (Action<World> & { cases: LooseCases }) | LeftOut>;
  actors: Record<string, Partial<Action<World>> & { done: LooseCases; error: LooseCases }>;
  delays: Record<string, Action<World> & { words: string }>;
  states: Record<string, Shown<World> | Passing | LeftOut>;
  leftOut?: Record<string, string>;
}
