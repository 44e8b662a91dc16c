import type { Type } from 'arktype';

/** Who may make a call at all. Policies decide who may make it on a given object. */
export type Access = 'anyone' | 'user' | 'admin';

/** The parameters and the answer of one call; endpoints.ts has its method and path. */
export interface Call {
  summary: string;
  access: Access;
  /** Only for people of age whose profile has what onboarding asks for: those who reach others. */
  needsProfile?: true;
  status: 200 | 201 | 204;
  params?: Type;
  query?: Type;
  body?: Type;
  /** Absent when the answer has no body (204). */
  answer?: Type;
}
