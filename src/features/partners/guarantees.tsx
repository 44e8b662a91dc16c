import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Wrap } from '#catalogs/rich.ts';
import { formatDay, formatNumber } from '#locales/format.ts';
import * as t from '#locales/partners.ts';
import { Notice } from '#src/ui/notice.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import { embedStatusQuery, type EmbedStatus } from './api/embed-status.ts';
import { CodeBlock } from './code-block.tsx';
import styles from './partners.module.css';

/** What holds at the moment, in figures and dates, and what a partner pastes besides code. */
export function Guarantees({ origin }: { origin: string }) {
  const status = useQuery(embedStatusQuery);
  return (
    <>
      {status.isError ? (
        <Notice
          tone="warning"
          title={t.guaranteesFailed}
          live
          onRetry={() => void status.refetch()}
        />
      ) : status.data ? (
        <Figures {...status.data} />
      ) : (
        <Loading>
          <Skeleton />
        </Loading>
      )}
      <CodeBlock title={t.permissionsTitle} code={permissions} />
      <CodeBlock title={t.privacyTitle} code={t.privacyText({ origin })} />
    </>
  );
}

/** The elements need none of these. */
const permissions = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

function Figures({ versions, rate_limits: limits, cache_seconds: cache, counts }: EmbedStatus) {
  const requests = limits.find(({ name }) => name === 'embed')?.requests ?? 0;
  const rows: [label: keyof typeof t.guaranteeLabels, text: ReactNode][] = [
    ['versions', versions.map(describeVersion).join(' ')],
    ['limits', t.limitsText({ requests: formatNumber(requests) })],
    ['caching', t.cachingText({ minutes: formatNumber(cache.data / 60) })],
    ['counting', t.countingText({ days: formatNumber(counts.kept_days) })],
    ['contact', t.contactText({ about })],
  ];
  return (
    <dl className={styles.guarantees}>
      {rows.map(([label, text]) => (
        <div key={label}>
          <dt>{t.guaranteeLabels[label]}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

const about: Wrap = (text) => <a href="/about">{text}</a>;

const describeVersion = ({ version, since, sunset }: EmbedStatus['versions'][number]) =>
  sunset === null
    ? t.versionCurrent({ version, since: formatDay(since) })
    : t.versionEnds({ version, end: formatDay(sunset) });
