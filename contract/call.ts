import type { Type } from 'arktype';
import type { Target } from './call-targets.ts';

/** Who may make a call at all. `targets` says on what; the server's policies decide it. */
export type Access = 'anyone' | 'user' | 'admin';

/** The parameters and the answer of one call; endpoints.ts has its method and path. */
export interface Call {
  summary: string;
  access: Access;
  /** Only for users of age with a finished profile, because the call reaches other users. */
  needsProfile?: true;
  /** What the ids in its path, query or body name: one of these. */
  targets?: readonly Target[];
  status: 200 | 201 | 204;
  params?: Type;
  query?: Type;
  body?: Type;
  /** Absent when the answer has no body (204). */
  answer?: Type;
}
