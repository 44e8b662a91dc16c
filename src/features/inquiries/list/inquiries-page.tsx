import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import {
  inquiryFilters,
  type InquiryCounts,
  type InquiryFilter,
} from '#contract/inquiries/calls.ts';
import * as common from '#locales/common.ts';
import * as t from '#locales/inquiries.ts';
import { hidden } from '#locales/notices.ts';
import * as titles from '#locales/titles.ts';
import { useApi } from '#src/api/api-context.ts';
import {
  inquiryCountsQuery,
  inquiryFolders,
  type InquiryFolder,
} from '#src/shared/api/inquiries.ts';
import { useHidings } from '#src/shared/api/safety.ts';
import { HiddenReasons } from '#src/shared/trust/hidden-reasons.tsx';
import { chipLinkClass } from '#src/ui/chip-link.ts';
import { CountBadge } from '#src/ui/count-badge.tsx';
import { isolate } from '#src/ui/isolate.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Page, PageHeader } from '#src/ui/page-layout.tsx';
import styles from './inquiries.module.css';
import { InquiryList } from './inquiry-list.tsx';

export interface InquirySearch {
  /** Without one, the page picks the folder that has something to show. */
  folder?: InquiryFolder;
  filter?: InquiryFilter;
  page?: number;
}

/** Reads the search parameters of the page; ignores invalid ones. */
export function readInquirySearch(
  search: Partial<Record<keyof InquirySearch, unknown>>,
): InquirySearch {
  const folder = inquiryFolders.find((each) => each === search.folder);
  const filter = inquiryFilters.find((each) => each === search.filter);
  const page = Number(search.page);
  return {
    ...(folder && { folder }),
    ...(filter && { filter }),
    ...(Number.isInteger(page) && page > 1 && { page }),
  };
}

/** The user's sent and received inquiries. */
export function InquiriesPage({ search }: { search: InquirySearch }) {
  const { folder, filter, page = 1 } = search;
  const { data: counts } = useSuspenseQuery(inquiryCountsQuery(useApi()));
  // Picked once: reading the last unread inquiry must not switch the folder.
  const [defaultFolder] = useState(() => pickFolder(counts));
  const current = folder ?? defaultFolder;
  return (
    <Page width="m">
      <PageHeader title={titles.inquiries} lede={t.inquiriesLede} />
      <FolderLinks current={current} />
      <HiddenNotice />
      <FilterLinks folder={current} current={filter} />
      <InquiryList folder={current} filter={filter} page={page} />
    </Page>
  );
}

/** Why nobody new writes about a room of the user. */
function HiddenNotice() {
  const [hiding] = useHidings();
  if (!hiding) return null;
  const { target_id: id, target_label: title, note } = hiding;
  return (
    <Notice
      tone="warning"
      title={
        <Link to="/listings/$id" params={{ id }}>
          {isolate(hidden({ title }), title)}
        </Link>
      }
    >
      <HiddenReasons note={note} statement={hiding} />
    </Notice>
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
    <nav aria-label={titles.inquiries} className={styles.folders}>
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

/** Leaves of a folder what is unread, what waits for the reader, or what they archived. */
function FilterLinks({
  folder,
  current,
}: {
  folder: InquiryFolder;
  current: InquiryFilter | undefined;
}) {
  return (
    <nav aria-label={common.show} className={styles.filters}>
      <div className={styles.strip}>
        {[undefined, ...inquiryFilters].map((filter) => (
          <Link
            key={filter ?? 'all'}
            to="/inquiries"
            search={{ folder, ...(filter && { filter }) }}
            className={chipLinkClass}
            activeProps={{}}
            aria-current={filter === current ? 'page' : undefined}
          >
            {t.filters[filter ?? 'all']}
          </Link>
        ))}
      </div>
    </nav>
  );
}
