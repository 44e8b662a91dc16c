import { type } from '../type.ts';
import { defineCalls } from '../call.ts';
import { anyListing, anyReport, anyUser, anyWantedPage } from '../call-targets.ts';
import * as moderation from './moderation.ts';
import { pageQuery } from '../primitives.ts';

/** The calls by which administrators review reports and act on them. */
export const moderationCalls = defineCalls({
  listReports: {
    route: 'GET /api/admin/reports',
    summary: 'Reports, newest first',
    access: 'admin',
    query: moderation.ReportQuery,
    answer: moderation.ReportPage,
  },
  getReport: {
    route: 'GET /api/admin/reports/{id}',
    summary: 'A report with its target, other reports and audit events about it',
    access: 'admin',
    targets: [anyReport],
    answer: moderation.ReportInContext,
  },
  readReportedMessages: {
    route: 'GET /api/admin/reports/{id}/messages',
    summary: 'The messages of a reported inquiry; reading them is recorded in the audit log',
    access: 'admin',
    targets: [anyReport],
    query: type(pageQuery),
    answer: moderation.ReportedMessagePage,
  },
  changeReport: {
    route: 'PATCH /api/admin/reports/{id}',
    summary: 'Resolve, dismiss or reopen a report',
    access: 'admin',
    targets: [anyReport],
    body: moderation.ReportChange,
  },
  hideListing: {
    route: 'PUT /api/admin/listings/{id}/hidden',
    summary: 'Hide a listing; its owner reads the reason',
    access: 'admin',
    changesPublic: true,
    problems: ['conflict', 'own_target'],
    targets: [anyListing],
    body: moderation.HideForm,
  },
  showListing: {
    route: 'DELETE /api/admin/listings/{id}/hidden',
    summary: 'Show a hidden listing again',
    access: 'admin',
    changesPublic: true,
    problems: ['own_target'],
    targets: [anyListing],
  },
  deleteListingAsAdmin: {
    route: 'DELETE /api/admin/listings/{id}',
    summary: 'Delete any listing; its owner reads the reason',
    access: 'admin',
    changesPublic: true,
    problems: ['gone', 'own_target'],
    targets: [anyListing],
    query: moderation.DeletionReason,
  },
  hideWanted: {
    route: 'PUT /api/admin/wanted/{id}/hidden',
    summary: 'Hide a wanted page; its author reads the reason',
    access: 'admin',
    problems: ['own_target'],
    targets: [anyWantedPage],
    body: moderation.HideForm,
  },
  showWanted: {
    route: 'DELETE /api/admin/wanted/{id}/hidden',
    summary: 'Show a hidden wanted page again',
    access: 'admin',
    problems: ['own_target'],
    targets: [anyWantedPage],
  },
  suspendUser: {
    route: 'PUT /api/admin/users/{id}/suspension',
    summary: 'Suspend a user: sign them out everywhere and hide them and their listings',
    access: 'admin',
    changesPublic: true,
    problems: ['own_target'],
    targets: [anyUser],
    body: moderation.SuspendForm,
  },
  reinstateUser: {
    route: 'DELETE /api/admin/users/{id}/suspension',
    summary: 'Reinstate a suspended user',
    access: 'admin',
    changesPublic: true,
    problems: ['own_target'],
    targets: [anyUser],
  },
});
