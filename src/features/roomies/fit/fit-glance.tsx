import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import * as t from '#locales/roomie-fit.ts';
import { useApi } from '#src/api/api-context.ts';
import { listingFitQuery } from '#src/shared/api/fit.ts';
import { FitRing } from '#src/ui/fit-ring.tsx';
import { fitPanelId } from './listing-fit.tsx';
import styles from './fit-glance.module.css';

const bold = (text: ReactNode) => <b>{text}</b>;
const toProfile = (text: ReactNode) => <Link to="/profile">{text}</Link>;

/** Both scores of a listing in one line; the panel with the reasons is further down. */
export function FitGlance({ id }: { id: number }) {
  const { data } = useQuery(listingFitQuery(useApi(), id));
  if (!data) return null;
  const { listing, household } = data;
  const weakest = household?.members.find((member) => member.id === household.weakest_id);
  const people = weakest?.fit ?? null;
  const conflicts = people?.conflicts ?? 0;
  if (listing.score === null && (people?.score ?? null) === null) {
    return <p>{t.wouldItFit({ bold, profile: toProfile })}</p>;
  }
  return (
    <div className={styles.row}>
      {listing.score !== null && (
        <Score
          score={listing.score}
          name={t.theRoom}
          label={t.fitWithRoom({ score: listing.score })}
        />
      )}
      {people?.score !== null && people?.score !== undefined && (
        <Score
          score={people.score}
          name={t.thePeople}
          label={t.fitWithPeople({ score: people.score })}
          conflict={conflicts > 0}
        />
      )}
      <a href={`#${fitPanelId}`} className={styles.why}>
        {conflicts > 0 ? t.whyAndConflicts : t.why}
      </a>
    </div>
  );
}

interface ScoreProps {
  score: number;
  name: string;
  /** For those who do not see the ring. */
  label: string;
  conflict?: boolean;
}

function Score({ score, name, label, conflict = false }: ScoreProps) {
  return (
    <span className={styles.score}>
      <FitRing score={score} conflict={conflict} label={label} />
      <span aria-hidden="true">{name}</span>
    </span>
  );
}
