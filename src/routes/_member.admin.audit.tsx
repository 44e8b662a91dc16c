import { createFileRoute } from '@tanstack/react-router';
import * as t from '#locales/titles.ts';
import { AuditPage } from '#src/features/admin/audit/audit-page.tsx';
import {
  readAuditSearch,
  toAuditQuery,
  type AuditSearch,
} from '#src/features/admin/audit/audit-search.ts';
import { auditPageQuery } from '#src/features/admin/api/moderation.ts';
import { pageTitle } from './-page-title.ts';
import { searchPage } from './-search-page.tsx';

const Audit = searchPage(readAuditSearch, AuditPage);

export const Route = createFileRoute('/_member/admin/audit')({
  validateSearch: (search: AuditSearch) => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api, queryClient }, deps }) => {
    void queryClient.prefetchQuery(auditPageQuery(api, toAuditQuery(readAuditSearch(deps))));
  },
  head: pageTitle(t.auditLog),
  pendingComponent: Audit,
  component: Audit,
});
