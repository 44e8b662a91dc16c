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
import { longText, Samples } from './samples.tsx';

const ignore = () => undefined;

/** What a screen shows when it is empty, waiting, wrong or done. */
export function StateSamples() {
  return (
    <Section title="States">
      <Samples title="Notice" stacked>
        {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
          <Notice key={tone} tone={tone} title={`Tone: ${tone}`}>
            {longText}
          </Notice>
        ))}
        <Notice actions={<Button size="s">Try again</Button>}>With an action.</Notice>
      </Samples>
      <Columns
        aside={<ErrorView onRetry={ignore} heading="h3" details="TypeError: fetch failed" />}
      >
        <EmptyState
          title="No rooms yet"
          icon={laterIcons.home}
          heading="h3"
          actions={<Button variant="quiet">List your place</Button>}
        >
          {longText}
        </EmptyState>
      </Columns>
      <Samples title="Error, retrying" stacked>
        <ErrorView onRetry={ignore} retrying heading="h3" title="This list could not be loaded" />
      </Samples>
      <Samples title="Loading" stacked>
        <Spinner label="Loading" />
        <Loading label="Loading a room">
          <Skeleton shape="title" width="half" />
          <Skeleton />
          <Skeleton width="long" />
          <ListingCardSkeleton />
        </Loading>
        <SlowResults
          result={{ fetchStatus: 'paused', failureCount: 0 }}
          offline="You are offline."
        />
        <SlowResults
          result={{ fetchStatus: 'fetching', failureCount: 1 }}
          offline="You are offline."
        />
      </Samples>
      <Samples title="Progress" stacked>
        <Progress label="kitchen.jpg" share={0} />
        <Progress label={longText} share={0.4} onCancel={ignore} />
        <Progress label="garden.jpg" share={1} />
        <Steps current={4} total={12} label="Question 4 of 12" />
        <Bar share={0.2} />
        <Bar share={0.8} conflict />
      </Samples>
      <Samples title="Fit and facts">
        <FitRing score={0} size="s" />
        <FitRing score={64} />
        <FitRing score={100} size="l" />
        <FitRing score={40} conflict />
        <Facts
          label="Facts"
          facts={[
            { id: 'beds', icon: 'bed', value: 3, label: 'bedrooms' },
            { id: 'baths', icon: 'bath', value: 1, label: 'bathroom' },
            { id: 'long', label: longText },
          ]}
        />
      </Samples>
    </Section>
  );
}
