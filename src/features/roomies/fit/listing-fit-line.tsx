import type { ListingFitSummary } from '#contract/matching/listing-fit.ts';
import * as common from '#locales/common.ts';
import * as t from '#locales/roomie-fit.ts';
import { describeListingReason } from '#src/shared/fit/fit-labels.ts';
import { FitRing } from '#src/ui/fit-ring.tsx';
import { Icon } from '#src/ui/icon.tsx';
import styles from './listing-fit-line.module.css';

/**
 * Below the card of a listing: how well its household and its terms suit the user, never combined, with
 * the strongest reason, what is in the way, and whether the user's budget could not count. Nothing when
 * neither has a score.
 */
export function ListingFitLine({ fit }: { fit: ListingFitSummary }) {
  const { listing, household, reason, group } = fit;
  const conflicts = household?.conflicts ?? 0;
  const people = household?.score ?? null;
  const uncompared = listing.rent?.compared === false ? listing.rent : null;
  const groupScore = group?.score ?? null;
  const groupConflicts = group?.conflicts ?? 0;
  const isUnknown = people === null && listing.score === null && groupScore === null;
  if (isUnknown && conflicts + groupConflicts === 0 && !uncompared) return null;
  return (
    <div className={styles.fit}>
      <dl className={styles.scores}>
        {groupScore !== null && (
          <Score name={t.yourGroup} score={groupScore} conflict={groupConflicts > 0} />
        )}
        {people !== null && <Score name={t.people} score={people} conflict={conflicts > 0} />}
        {listing.score !== null && <Score name={common.room} score={listing.score} />}
      </dl>
      {groupConflicts > 0 && (
        <p className={styles.conflict}>
          <Icon name="alert" />
          {t.groupConflict}
        </p>
      )}
      {conflicts > 0 && groupConflicts === 0 && (
        <p className={styles.conflict}>
          <Icon name="alert" />
          {t.conflictsThere({ count: conflicts })}
        </p>
      )}
      {reason && (
        <p className={styles.reason}>
          <Icon name="check" />
          {describeListingReason(reason)}
        </p>
      )}
      {uncompared && (
        <p className={styles.note}>{t.budgetNotCompared({ currency: uncompared.currency })}</p>
      )}
    </div>
  );
}

function Score({
  name,
  score,
  conflict = false,
}: {
  name: string;
  score: number;
  conflict?: boolean;
}) {
  return (
    <div className={styles.score}>
      <dt>{name}</dt>
      <dd className={styles.number}>
        <FitRing score={score} size="s" conflict={conflict} />
        {score}
      </dd>
    </div>
  );
}
