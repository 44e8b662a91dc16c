import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApi } from '#src/api/api-context.ts';
import { listingFitQuery } from '#src/queries/fit.ts';
import { FitRing } from '#src/ui/fit-ring.tsx';
import { fitPanelId } from './listing-fit.tsx';
import styles from './fit-glance.module.css';

/** Both scores of a listing in one line; the panel with the reasons is further down. */
export function FitGlance({ id }: { id: number }) {
  const { data } = useQuery(listingFitQuery(useApi(), id));
  if (!data) return null;
  const { listing, household } = data;
  const weakest = household?.members.find((member) => member.id === household.weakest_id);
  const people = weakest?.fit ?? null;
  const conflicts = people?.conflicts ?? 0;
  if (listing.score === null && !people?.score) {
    return (
      <p>
        <b>Would it fit you?</b> Add your budget, your dates and how you live{' '}
        <Link to="/profile">to your profile</Link> to see.
      </p>
    );
  }
  return (
    <div className={styles.row}>
      {listing.score !== null && <Score score={listing.score} label="the room" />}
      {people?.score !== null && people?.score !== undefined && (
        <Score score={people.score} label="the people" conflict={conflicts > 0} />
      )}
      <a href={`#${fitPanelId}`} className={styles.why}>
        {conflicts > 0 ? 'Why, and what conflicts' : 'Why'}
      </a>
    </div>
  );
}

interface ScoreProps {
  score: number;
  label: string;
  conflict?: boolean;
}

function Score({ score, label, conflict = false }: ScoreProps) {
  return (
    <span className={styles.score}>
      <FitRing score={score} conflict={conflict} label={`Fit with ${label}: ${score}`} />
      <span aria-hidden="true">{label}</span>
    </span>
  );
}
