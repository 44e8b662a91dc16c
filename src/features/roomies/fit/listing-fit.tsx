import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ListingFit as Answered, PlaceFit } from '#contract/matching/fit.ts';
import { describePlaceLine } from '#fit/place-words.ts';
import { useApi } from '#src/api/api-context.ts';
import { formatMoney } from '#contract/labels/money.ts';
import { listingFitQuery } from '#src/queries/fit.ts';
import { FitRing } from '#src/ui/fit-ring.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Panel } from '#src/ui/page-layout.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './listing-fit.module.css';
import { Reasons } from './reasons.tsx';
import { ScoreBadge } from './score-badge.tsx';

interface ListingFitProps {
  id: number;
  owner: { id: number; first_name: string } | null;
}

/** How a room suits me and how well I fit with who offers it: two numbers, never mixed. */
export function ListingFit({ id, owner }: ListingFitProps) {
  const { data, isPending } = useQuery(listingFitQuery(useApi(), id));
  if (isPending) {
    return (
      <Loading label="Loading how it fits…">
        <Skeleton shape="panel" />
      </Loading>
    );
  }
  // Without it the page is whole; asking again is what the next visit does.
  if (!data) return null;
  return (
    <Panel title="How it fits you">
      <div className={styles.stack}>
        <Place fit={data.place} />
        <Person fit={data.person} owner={owner} />
      </div>
    </Panel>
  );
}

function Place({ fit }: { fit: PlaceFit }) {
  const { score, known, of, ledger } = fit;
  if (score === null) {
    return (
      <section>
        <h3 className={styles.title}>The place</h3>
        <p className={styles.soft}>
          Tell us your budget, dates and area <Link to="/profile">in your profile</Link>, and see
          how well places suit you.
        </p>
      </section>
    );
  }
  return (
    <section>
      <div className={styles.head}>
        <h3 className={styles.title}>The place</h3>
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
              {describePlaceLine(line, formatMoney)}
            </li>
          ))}
      </ul>
    </section>
  );
}

function Person({ fit, owner }: { fit: Answered['person']; owner: ListingFitProps['owner'] }) {
  if (!owner) return null;
  const name = owner.first_name || 'who offers it';
  return (
    <section className={styles.person}>
      <div className={styles.head}>
        <h3 className={styles.title}>You and {name}</h3>
        {fit && <ScoreBadge fit={fit} />}
      </div>
      {fit ? (
        <Reasons fit={fit} />
      ) : (
        <p className={styles.soft}>
          One of you has not answered the questions about living together.
        </p>
      )}
      <Link to="/roomies/$id" params={{ id: owner.id }} className={styles.more}>
        {fit ? `Every question, side by side` : `More about ${name}`}
      </Link>
    </section>
  );
}
