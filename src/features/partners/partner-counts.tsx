import { useQuery } from '@tanstack/react-query';
import { Link, useHydrated, useLocation, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { EmbedCounts, EmbedPartner } from '#contract/embeds/counts.ts';
import { formatDay, formatNumber } from '#locales/format.ts';
import * as t from '#locales/partners.ts';
import { useApi } from '#src/api/api-context.ts';
import { isProblem } from '#src/api/errors.ts';
import { embedCountsQuery, useNewPartner } from './api/embed-counts.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import { TableHead } from '#src/ui/table-head.tsx';
import { CodeBlock } from './code-block.tsx';
import styles from './partners.module.css';
import * as common from '#locales/common.ts';

/** In the fragment, which browsers send to nobody: whoever has the address sees the counts. */
const sign = 'counts=';

/** Gives a site a name under which its cards are counted, and shows these counts. */
export function PartnerCounts() {
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  const created = useNewPartner();
  // The server never sees the fragment, so the first rendering does without it too.
  const isHydrated = useHydrated();
  const who = isHydrated ? readPartner(hash) : null;
  const start = () =>
    created.mutate(undefined, {
      onSuccess: ({ partner, key }) =>
        void navigate({
          to: '.',
          search: true,
          hash: `${sign}${partner}.${key}`,
          replace: true,
          resetScroll: false,
        }),
    });
  return (
    <>
      <p className={styles.lede}>{t.countsLede}</p>
      {who ? (
        <Counted who={who} />
      ) : (
        <>
          {created.isError && (
            <Notice tone="warning" title={t.countingFailed} live>
              {t.countingFailedHint}
            </Notice>
          )}
          <Button variant="quiet" busy={created.isPending} onClick={start}>
            {t.startCounting}
          </Button>
        </>
      )}
    </>
  );
}

function readPartner(hash: string): EmbedPartner | null {
  const [partner, key] = hash.startsWith(sign) ? hash.slice(sign.length).split('.') : [];
  return partner && key ? { partner, key } : null;
}

function Counted({ who }: { who: EmbedPartner }) {
  const counts = useQuery(embedCountsQuery(useApi(), who));
  if (isProblem(counts.error, 'not_found')) {
    return (
      <Notice tone="warning" title={t.countsUnknown} live>
        {t.countsUnknownHint}
      </Notice>
    );
  }
  return (
    <>
      <CodeBlock title={t.countsAttribute} code={`partner="${who.partner}"`} />
      <CodeBlock
        title={t.countsLink}
        code={`${location.origin}/partners#${sign}${who.partner}.${who.key}`}
      />
      <p className={styles.keep}>{t.keepLink}</p>
      {counts.isError ? (
        <Notice tone="warning" title={t.countsFailed} live onRetry={() => void counts.refetch()} />
      ) : counts.data ? (
        <Figures
          counts={counts.data}
          file={`/embed/counts.csv?${new URLSearchParams({ ...who })}`}
        />
      ) : (
        <Loading>
          <Skeleton />
        </Loading>
      )}
    </>
  );
}

function Figures({ counts: { days, rooms }, file }: { counts: EmbedCounts; file: string }) {
  if (days.length === 0) return <Notice title={t.countsNone}>{t.countsNoneHint}</Notice>;
  return (
    <>
      <CountTable
        label={common.day}
        rows={days.map((each) => ({ ...each, key: each.day, name: formatDay(each.day) }))}
      />
      {rooms.length > 0 && (
        <>
          <h3 className={styles.roomCounts}>{t.countedRooms}</h3>
          <CountTable
            label={common.room}
            rows={rooms.map((each) => {
              const id = each.listing;
              const name = (
                <Link to="/listings/$id" params={{ id }}>
                  {common.roomNumber({ number: String(id) })}
                </Link>
              );
              return { ...each, key: String(id), name };
            })}
          />
          <p className={styles.keep}>
            <a href={file} download>
              {t.countsFile}
            </a>
          </p>
        </>
      )}
    </>
  );
}

interface CountTableProps {
  /** What the rows are. */
  label: string;
  rows: { key: string; name: ReactNode; seen: number; followed: number }[];
}

function CountTable({ label, rows }: CountTableProps) {
  return (
    <table className={styles.counts}>
      <TableHead columns={[label, t.countedSeen, t.countedFollowed]} />
      <tbody>
        {rows.map(({ key, name, seen, followed }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>{formatNumber(seen)}</td>
            <td>{formatNumber(followed)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
