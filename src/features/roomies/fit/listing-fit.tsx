import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { FitSummary, ListingFit } from '#contract/matching/calls.ts';
import { describeListingLine } from '#fit/fit-labels.ts';
import { useApi } from '#src/api/api-context.ts';
import { formatMoney } from '#contract/labels/money.ts';
import { listingFitQuery } from '#src/queries/fit.ts';
import { FitRing } from '#src/ui/fit-ring.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Panel } from '#src/ui/page-layout.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { isolate } from '#src/ui/isolate.tsx';
import styles from './listing-fit.module.css';
import { Reasons, ScoreBadge } from './fit-summary.tsx';

interface ListingFitPanelProps {
  id: number;
  owner: { id: number; first_name: string } | null;
}

/** How well a listing and its owner fit me: two scores, never combined. */
export function ListingFitPanel({ id, owner }: ListingFitPanelProps) {
  const { data, isPending } = useQuery(listingFitQuery(useApi(), id));
  if (isPending) {
    return (
      <Loading label="Loading the fit…">
        <Skeleton shape="panel" />
      </Loading>
    );
  }
  // The page is complete without it, so a failure shows nothing; the next visit asks again.
  if (!data) return null;
  return (
    <Panel title="How it fits you">
      <div className={styles.stack}>
        <ListingScore fit={data.listing} />
        <OwnerScore fit={data.owner} owner={owner} />
      </div>
    </Panel>
  );
}

function ListingScore({ fit }: { fit: ListingFit }) {
  const { score, known, of, ledger } = fit;
  if (score === null) {
    return (
      <section>
        <h3 className={styles.title}>The room</h3>
        <p className={styles.soft}>
          Add your budget, move-in date and area <Link to="/profile">to your profile</Link> to see
          how well rooms suit you.
        </p>
      </section>
    );
  }
  return (
    <section>
      <div className={styles.head}>
        <h3 className={styles.title}>The room</h3>
        <p className={styles.score}>
          <FitRing score={score} />
          <VisuallyHidden>Fit {score}, </VisuallyHidden>
          <span className={styles.soft}>
            from {known} of {of}
          </span>
        </p>
      </div>
      <ul className={styles.lines}>
        {ledger
          .toSorted((one, other) => other.points - one.points)
          .map((line) => (
            <li
              key={line.part}
              className={line.satisfaction === 100 ? styles.suits : styles.differs}
            >
              <Icon name={line.satisfaction === 100 ? 'check' : 'close'} />
              {describeListingLine(line, formatMoney)}
            </li>
          ))}
      </ul>
    </section>
  );
}

function OwnerScore({
  fit,
  owner,
}: {
  fit: FitSummary | null;
  owner: ListingFitPanelProps['owner'];
}) {
  if (!owner) return null;
  const name = owner.first_name || 'the owner';
  return (
    <section className={styles.roomie}>
      <div className={styles.head}>
        <h3 className={styles.title}>
          You and <bdi>{name}</bdi>
        </h3>
        {fit && <ScoreBadge fit={fit} />}
      </div>
      {fit ? (
        <Reasons fit={fit} />
      ) : (
        <p className={styles.soft}>
          No score yet: one of you has not answered the questions about living together.
        </p>
      )}
      <Link to="/roomies/$id" params={{ id: owner.id }} className={styles.more}>
        {fit ? 'Compare all answers' : isolate(`More about ${name}`, name)}
      </Link>
    </section>
  );
}
