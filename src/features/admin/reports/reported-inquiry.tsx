import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReportedInquiry } from '#contract/moderation/moderation.ts';
import * as t from '#locales/admin-reports.ts';
import * as common from '#locales/common.ts';
import { useApi } from '#src/api/api-context.ts';
import { reportedMessagesQuery } from '../api/moderation.ts';
import { Button } from '#src/ui/button.tsx';
import { Panel } from '#src/ui/page-layout.tsx';
import { isolate } from '#src/ui/isolate.tsx';
import { formatMoment } from '#src/ui/format-moment.ts';
import { QueryView } from '../shared/query-view.tsx';
import { AgreementList } from './agreement-list.tsx';
import styles from './reports.module.css';

interface ReportedInquiryProps {
  reportId: number;
  inquiry: ReportedInquiry;
}

/** The reported inquiry. Its messages load on request, which the audit log records. */
export function ReportedInquiryPanel({ reportId, inquiry }: ReportedInquiryProps) {
  const [isReading, setReading] = useState(false);
  const { messages, listing_title: about } = inquiry;
  return (
    <Panel stacked title={t.theInquiry}>
      <p className={styles.soft}>
        {about ? isolate(t.about({ title: about }), about) : t.betweenRoomies}
        {' · '}
        {t.messagesSince({ count: messages, when: formatMoment(inquiry.created_at) })}
      </p>
      {isReading ? (
        <Messages reportId={reportId} />
      ) : (
        <>
          <p>{t.privateMessages}</p>
          <Button variant="quiet" onClick={() => setReading(true)}>
            {t.readMessages}
          </Button>
        </>
      )}
    </Panel>
  );
}

function Messages({ reportId }: { reportId: number }) {
  const [page, setPage] = useState(1);
  const result = useQuery(reportedMessagesQuery(useApi(), reportId, page));
  return (
    <QueryView result={result} what="messages">
      {({ items, total, page_size: size, ...agreements }) => (
        <>
          {page * size < total && (
            <Button
              variant="quiet"
              size="s"
              busy={result.isFetching}
              onClick={() => setPage(page + 1)}
            >
              {t.older}
            </Button>
          )}
          <ol className={styles.lines}>
            {items.map(({ id, author, text, created_at }) => (
              <li key={id}>
                <p className={styles.soft}>
                  <b dir="auto">
                    {author ? author.first_name || common.aRoomie : t.deletedAccount}
                  </b>
                  , {formatMoment(created_at)}
                </p>
                <p className={styles.said} dir="auto">
                  {text}
                </p>
              </li>
            ))}
          </ol>
          {page > 1 && (
            <Button variant="quiet" size="s" onClick={() => setPage(page - 1)}>
              {t.newer}
            </Button>
          )}
          <AgreementList {...agreements} />
        </>
      )}
    </QueryView>
  );
}
