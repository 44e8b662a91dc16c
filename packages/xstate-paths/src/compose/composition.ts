import type { EventObject } from 'xstate';
import type { AnyPathModel } from '../model.ts';
import type { Property } from '../temporal/properties.ts';

/** That what one part emits is a message to another. */
export interface Link {
  from: string;
  /** The type of the emitted event. */
  emits: string;
  to: string;
  /** The type of the event that the other part receives; the emitted one by default. */
  as?: string;
}

/** Several machines and their messages: two people, a server, a network between them. */
export interface Composition {
  name: string;
  title?: string;
  parts: Readonly<Record<string, AnyPathModel<never>>>;
  links: readonly Link[];
  network?: {
    /** Whether a message on its way may be lost. */
    isLossy?: boolean;
    /**
     * What happens to a message that a part does not handle in its state: it waits until the part
     * does (the default), or is dropped.
     */
    unhandled?: 'waits' | 'dropped';
    /** How many messages from one part to another may be on their way; 4 by default. */
    capacity?: number;
  };
  /** States have the name of their part before them: `never('alice.editing + bob.editing')`. */
  properties?: Record<string, Property<never>>;
  maxSituations?: number;
}

/** A message on its way. */
export interface Message {
  from: string;
  to: string;
  event: EventObject;
}
