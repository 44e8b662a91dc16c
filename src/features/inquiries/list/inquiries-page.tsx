import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { InquiryCounts } from '#contract/inquiries/calls.ts';
import * as t from '#locales/inquiries.ts';
import { useApi } from '#src/api/api-context.ts';
import {
  inquiryCountsQuery,
  inquiryFolders,
  type InquiryFolder,
} from '#src/shared/api/inquiries.ts';
import { chipLinkClass } from '#src/ui/chip-link.ts';
import { CountBadge } from '#src/ui/count-badge.tsx';
import { Page, PageHeader } from '#src/ui/page-layout.tsx';
import styles from './inquiries.module.css';
import { InquiryList } from './inquiry-list.tsx';

export interface InquirySearch {
  /** Without one, the page picks the folder that has something to show. */
  folder?: InquiryFolder;
  page?: number;
}

/** Reads the search parameters of the page; ignores invalid ones. */
export function readInquirySearch(search: { folder?: unknown; page?: unknown }): InquirySearch {
  const folder = inquiryFolders.find((known) => known === search.folder);
  const page = Number(search.page);
  return { ...(folder && { folder }), ...(Number.isInteger(page) && page > 1 && { page }) };
}

/** The inquiries I sent and received. */
export function InquiriesPage({ search: { folder, page = 1 } }: { search: InquirySearch }) {
  const { data: counts } = useSuspenseQuery(inquiryCountsQuery(useApi()));
  // Picked once: reading the last unread inquiry must not switch the folder.
  const [defaultFolder] = useState(() => pickFolder(counts));
  const current = folder ?? defaultFolder;
  return (
    <Page width="m">
      <PageHeader title={t.inquiries} lede={t.inquiriesLede} />
      <FolderLinks current={current} />
      <InquiryList folder={current} page={page} />
    </Page>
  );
}

/** The folder with unread inquiries, else the one with any. */
function pickFolder(counts: InquiryCounts): InquiryFolder {
  if (counts.unread_received > 0) return 'received';
  if (counts.unread_sent > 0) return 'sent';
  return counts.received === 0 && counts.sent > 0 ? 'sent' : 'received';
}

function FolderLinks({ current }: { current: InquiryFolder }) {
  const counts = useQuery(inquiryCountsQuery(useApi())).data;
  const unread = { received: counts?.unread_received ?? 0, sent: counts?.unread_sent ?? 0 };
  return (
    <nav aria-label={t.inquiries} className={styles.folders}>
      {inquiryFolders.map((folder) => (
        <Link
          key={folder}
          to="/inquiries"
          search={{ folder }}
          className={chipLinkClass}
          // Without a folder in the address the router would mark no link as current.
          activeProps={{}}
          aria-current={folder === current ? 'page' : undefined}
        >
          {t.folders[folder]}
          <CountBadge count={unread[folder]} label={t.unread} />
        </Link>
      ))}
    </nav>
  );
}
