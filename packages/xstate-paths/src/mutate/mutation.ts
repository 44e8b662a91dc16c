import type { AnyStateNode } from 'xstate';
import { formatNodePath } from '../structure.ts';
import type { StateConfig } from './config.ts';

/** One change of a machine. */
export interface Mutation {
  /** What is changed: `signedIn · token.expired · 0: guard dropped`. Unique in a machine. */
  name: string;
  /** The transition that is changed; null for a change of a state. */
  transition: string | null;
  /** Changes the state's own part of a copied configuration. */
  change(state: StateConfig): void;
  /** Replaces a delay instead. */
  delay?: string;
}

/** How a state is named in a mutation. */
export const stateName = (node: AnyStateNode): string => (node.parent ? formatNodePath(node) : '*');
