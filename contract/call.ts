import type { Type } from 'arktype';

/** Who may call at all; whose object it is, is the policies' question. */
export type Access = 'anyone' | 'user' | 'admin';

/** What one call takes and answers; its method and path stand in endpoints.ts. */
export interface Call {
  summary: string;
  access: Access;
  status: 200 | 201 | 204;
  params?: Type;
  query?: Type;
  body?: Type;
  /** Absent when the answer has no body (204). */
  answer?: Type;
}
