import { type } from '../type.ts';
import type { Call } from '../call.ts';
import { anyListing, anyReport, anyUser } from '../call-targets.ts';
import * as moderation from './moderation.ts';
import { byId, pageQuery } from '../primitives.ts';

/** The calls by which administrators review reports and act on them. */
export const moderationCalls = {
  listReports: {
    summary: 'Reports, newest first',
    access: 'admin',
    status: 200,
    query: moderation.ReportQuery,
    answer: moderation.ReportPage,
  },
  getReport: {
    summary: 'A report with its target, other reports and audit events about it',
    access: 'admin',
    targets: [anyReport],
    status: 200,
    params: byId,
    answer: moderation.ReportInContext,
  },
  readReportedMessages: {
    summary: 'The messages of a reported inquiry; reading them is recorded in the audit log',
    access: 'admin',
    targets: [anyReport],
    status: 200,
    params: byId,
    query: type(pageQuery),
    answer: moderation.ReportedMessagePage,
  },
  changeReport: {
    summary: 'Resolve, dismiss or reopen a report',
    access: 'admin',
    targets: [anyReport],
    status: 204,
    params: byId,
    body: moderation.ReportChange,
  },
  hideListing: {
    summary: 'Hide a listing; its owner reads the reason',
    access: 'admin',
    targets: [anyListing],
    status: 204,
    params: byId,
    body: moderation.HideForm,
  },
  showListing: {
    summary: 'Show a hidden listing again',
    access: 'admin',
    targets: [anyListing],
    status: 204,
    params: byId,
  },
  deleteListingAsAdmin: {
    summary: 'Delete any listing; its owner reads the reason',
    access: 'admin',
    targets: [anyListing],
    status: 204,
    params: byId,
    query: moderation.DeletionReason,
  },
  suspendUser: {
    summary: 'Suspend a user: sign them out everywhere and hide them and their listings',
    access: 'admin',
    targets: [anyUser],
    status: 204,
    params: byId,
    body: moderation.SuspendForm,
  },
  reinstateUser: {
    summary: 'Reinstate a suspended user',
    access: 'admin',
    targets: [anyUser],
    status: 204,
    params: byId,
  },
} as const satisfies Record<string, Call>;
