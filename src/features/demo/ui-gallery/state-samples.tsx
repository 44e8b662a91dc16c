import * as t from '#locales/demo-gallery.ts';
import { tryAgain } from '#locales/basics.ts';
import * as common from '#locales/common.ts';
import * as titles from '#locales/titles.ts';
import { Bar } from '#src/ui/bar.tsx';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { ErrorView } from '#src/ui/error-view.tsx';
import { Facts } from '#src/ui/facts.tsx';
import { FitRing } from '#src/ui/fit-ring.tsx';
import { laterIcons } from '#src/ui/later-icons.ts';
import { Notice } from '#src/ui/notice.tsx';
import { Columns, Section } from '#src/ui/page-layout.tsx';
import { Progress } from '#src/ui/progress.tsx';
import { Loading, ListingCardSkeleton, Skeleton } from '#src/ui/skeleton.tsx';
import { SlowResults } from '#src/ui/results.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { Steps } from '#src/ui/steps.tsx';
import { Samples } from './samples.tsx';

const ignore = () => undefined;

/** What a screen shows when it is empty, waiting, wrong or done. */
export function StateSamples() {
  return (
    <Section title={t.states}>
      <Samples title={t.notice} stacked>
        {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
          <Notice key={tone} tone={tone} title={t.toneLabel({ tone })}>
            {t.longText}
          </Notice>
        ))}
        <Notice actions={<Button size="s">{tryAgain}</Button>}>{t.withAction}</Notice>
      </Samples>
      <Columns aside={<ErrorView onRetry={ignore} heading="h3" details={t.sampleError} />}>
        <EmptyState
          title={t.noRooms}
          icon={laterIcons.home}
          heading="h3"
          actions={<Button variant="quiet">{titles.listYourPlace}</Button>}
        >
          {t.longText}
        </EmptyState>
      </Columns>
      <Samples title={t.retrying} stacked>
        <ErrorView onRetry={ignore} retrying heading="h3" title={common.listFailed} />
      </Samples>
      <Samples title={t.loading} stacked>
        <Spinner label={t.loading} />
        <Loading label={t.loadingRoom}>
          <Skeleton shape="title" width="half" />
          <Skeleton />
          <Skeleton width="long" />
          <ListingCardSkeleton />
        </Loading>
        <SlowResults result={{ fetchStatus: 'paused', failureCount: 0 }} offline={t.offline} />
        <SlowResults result={{ fetchStatus: 'fetching', failureCount: 1 }} offline={t.offline} />
      </Samples>
      <Samples title={t.progress} stacked>
        <Progress label={t.sampleFile} share={0} />
        <Progress label={t.longText} share={0.4} onCancel={ignore} />
        <Progress label={t.sampleFile} share={1} />
        <Steps current={4} total={12} label={t.question} />
        <Bar share={0.2} />
        <Bar share={0.8} conflict />
      </Samples>
      <Samples title={t.fitAndFacts}>
        <FitRing score={0} size="s" />
        <FitRing score={64} />
        <FitRing score={100} size="l" />
        <FitRing score={40} conflict />
        <Facts
          label={t.facts}
          facts={[
            { id: 'beds', icon: 'bed', value: 3, label: t.bedrooms },
            { id: 'baths', icon: 'bath', value: 1, label: t.bathroom },
            { id: 'long', label: t.longText },
          ]}
        />
      </Samples>
    </Section>
  );
}
