import type { EndpointId } from '#contract/endpoints.gen.ts';
import type { TestApp } from '../test-app.ts';
import type { World } from '../world.ts';

/** What two writes can meet on: a user, or something with its rows. */
export type Row =
  | 'sender'
  | 'owner'
  | 'visitor'
  | 'admin'
  | 'sessions'
  | 'listing'
  | 'household'
  | 'group'
  | 'inquiry'
  | 'userInquiry'
  | 'viewing'
  | 'report'
  | 'appeal'
  | 'external'
  | 'source'
  | 'job';

export type Person = 'sender' | 'owner' | 'visitor' | 'admin';
type Request = (world: World, turn: 0 | 1) => NonNullable<Parameters<TestApp['call']>[1]>;

export interface Write {
  call: EndpointId;
  as: Person;
  changes: Row[];
  /** Rows that must be there, and as they are, for it to be allowed. */
  needs: Row[];
  request: Request;
  /** What tells this write from another of the same call. */
  variant?: string;
}

export const keyed = ({ keys }: World, turn: 0 | 1) => ({
  headers: { 'Idempotency-Key': keys[turn] },
});
export const byListing = ({ listing }: World) => ({ params: { id: listing } });
export const bySource = ({ source }: World) => ({ params: { id: source } });
const nothing = () => ({});

/** What a person changes in a row of theirs; `changes` names the rows, all else comes after. */
export const write = (
  call: EndpointId,
  as: Person,
  { changes = [], needs = [], variant }: { changes?: Row[]; needs?: Row[]; variant?: string },
  request: Request = nothing,
): Write => ({
  call,
  as,
  changes,
  needs: [...needs, as],
  request,
  ...(variant !== undefined && { variant }),
});
