import type { Type } from 'arktype';
import type { Target } from './call-targets.ts';

/** Who may make a call at all. On what, say its targets; policies decide it. */
export type Access = 'anyone' | 'user' | 'admin';

/** The parameters and the answer of one call; endpoints.ts has its method and path. */
export interface Call {
  summary: string;
  access: Access;
  /** Only for people of age whose profile has what onboarding asks for: those who reach others. */
  needsProfile?: true;
  /** What its parameters or its body name: any of these. */
  targets?: readonly Target[];
  status: 200 | 201 | 204;
  params?: Type;
  query?: Type;
  body?: Type;
  /** Absent when the answer has no body (204). */
  answer?: Type;
}
