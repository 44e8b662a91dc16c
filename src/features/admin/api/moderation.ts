import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { VitalsQuery } from '#contract/overview/overview.ts';
import type { AuditEventQuery } from '#contract/audit/audit.ts';
import type { AdminSearchQuery } from '#contract/moderation/admin-search.ts';
import type { ReportQuery } from '#contract/moderation/moderation.ts';
import type { AppealQuery } from '#contract/moderation/statement.ts';
import type { Api } from '#src/api/client.ts';

/** The prefix of all moderation and overview queries. */
export const moderationKey = ['moderation'] as const;

/** One page of reports. The previous page stays on screen while the next one loads. */
export const reportPageQuery = (api: Api, query: ReportQuery) =>
  queryOptions({
    queryKey: [...moderationKey, 'reports', query],
    queryFn: () => api('listReports', { query }),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });

/** One report with its target. */
export const reportQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: [...moderationKey, 'report', id],
    queryFn: () => api('getReport', { params: { id } }),
    staleTime: 10_000,
  });

/** The messages of a reported inquiry. Only on request: the audit log records it. */
export const reportedMessagesQuery = (api: Api, id: number, page: number) =>
  queryOptions({
    queryKey: ['reported-messages', id, page],
    queryFn: () => api('readReportedMessages', { params: { id }, query: { page } }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

const searchOptions = { placeholderData: keepPreviousData, staleTime: Infinity } as const;

/** What administrators look for. Read once: the audit log records each look. */
export const foundUsersQuery = (api: Api, query: AdminSearchQuery) =>
  queryOptions({
    queryKey: [...moderationKey, 'found-users', query],
    queryFn: () => api('searchUsersAsAdmin', { query }),
    ...searchOptions,
  });
export const foundListingsQuery = (api: Api, query: AdminSearchQuery) =>
  queryOptions({
    queryKey: [...moderationKey, 'found-listings', query],
    queryFn: () => api('searchListingsAsAdmin', { query }),
    ...searchOptions,
  });
export const foundMessagesQuery = (api: Api, query: AdminSearchQuery) =>
  queryOptions({
    queryKey: [...moderationKey, 'found-messages', query],
    queryFn: () => api('searchReportedMessages', { query }),
    ...searchOptions,
  });

/** One page of appeals. */
export const appealPageQuery = (api: Api, query: AppealQuery) =>
  queryOptions({
    queryKey: [...moderationKey, 'appeals', query],
    queryFn: () => api('listAppeals', { query }),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });

/** One page of the audit log. */
export const auditPageQuery = (api: Api, query: AuditEventQuery) =>
  queryOptions({
    queryKey: [...moderationKey, 'audit-events', query],
    queryFn: () => api('listAuditEvents', { query }),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });

/** What was new on each of the last days. */
export const overviewQuery = (api: Api, days: 7 | 30 | 90 | 365) =>
  queryOptions({
    queryKey: [...moderationKey, 'overview', days],
    queryFn: () => api('getOverview', { query: { days } }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

/** What waits in the queues of the server, and what failed. */
export const jobsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...moderationKey, 'jobs'],
    queryFn: () => api('listJobs', {}),
    staleTime: 10_000,
  });

/** The web vitals of page loads. */
export const vitalsQuery = (api: Api, query: VitalsQuery) =>
  queryOptions({
    queryKey: [...moderationKey, 'vitals', query],
    queryFn: () => api('getVitals', { query }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
