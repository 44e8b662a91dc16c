import { type } from 'arktype';
import type { Call } from '../call.ts';
import * as moderation from './moderation.ts';
import { byId, pageQuery } from '../primitives.ts';

/** The calls by which administrators look into reports and act on them; part of calls.ts. */
export const moderationCalls = {
  listReports: {
    summary: 'What people reported, newest first',
    access: 'admin',
    status: 200,
    query: moderation.ReportQuery,
    answer: moderation.ReportPage,
  },
  getReport: {
    summary: 'A report, what it is about, and what was said and done about that before',
    access: 'admin',
    status: 200,
    params: byId,
    answer: moderation.ReportInContext,
  },
  readReportedMessages: {
    summary: 'The messages of a reported conversation; reading them is recorded',
    access: 'admin',
    status: 200,
    params: byId,
    query: type(pageQuery),
    answer: moderation.ReportedMessagePage,
  },
  changeReport: {
    summary: 'Resolve, dismiss or reopen a report',
    access: 'admin',
    status: 204,
    params: byId,
    body: moderation.ReportChange,
  },
  hideListing: {
    summary: 'Take a room out of sight, and tell its owner why',
    access: 'admin',
    status: 204,
    params: byId,
    body: moderation.HideForm,
  },
  showListing: {
    summary: 'Let a hidden room be seen again',
    access: 'admin',
    status: 204,
    params: byId,
  },
  suspendUser: {
    summary:
      'Sign someone out everywhere, keep them out, and take them and their rooms out of sight',
    access: 'admin',
    status: 204,
    params: byId,
    body: moderation.SuspendForm,
  },
  reinstateUser: {
    summary: 'Let a suspended person in again',
    access: 'admin',
    status: 204,
    params: byId,
  },
  listAdminActs: {
    summary: 'What administrators did, newest first',
    access: 'admin',
    status: 200,
    query: moderation.AdminActQuery,
    answer: moderation.AdminActPage,
  },
} as const satisfies Record<string, Call>;
