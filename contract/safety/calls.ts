import { type } from 'arktype';
import type { Call } from '../call.ts';
import * as care from './safety.ts';
import { byId, pageQuery } from '../primitives.ts';

/** The calls by which people report and block; part of calls.ts. */
export const safetyCalls = {
  sendReport: {
    summary: 'Tell the administrators about a room, a person or an inquiry',
    access: 'user',
    status: 204,
    body: care.ReportForm,
  },
  listBlockedUsers: {
    summary: 'Whom I blocked, newest first',
    access: 'user',
    status: 200,
    query: type(pageQuery),
    answer: care.BlockedPage,
  },
  blockUser: {
    summary: 'Keep someone from writing to me and from being shown to me',
    access: 'user',
    status: 204,
    params: byId,
  },
  unblockUser: { summary: 'Let someone in again', access: 'user', status: 204, params: byId },
} as const satisfies Record<string, Call>;
