import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Household } from '#contract/matching/calls.ts';
import type { ListingFit } from '#contract/matching/fit.ts';
import { questionIds } from '#contract/questionnaire/questions.ts';
import { hasAnswers } from '#fit/answers.ts';
import { describeListingLine } from '#src/shared/fit/fit-labels.ts';
import * as common from '#locales/common.ts';
import * as fitTexts from '#locales/fit.ts';
import * as t from '#locales/roomie-fit.ts';
import * as roomieTexts from '#locales/roomies.ts';
import { useApi } from '#src/api/api-context.ts';
import { formatDay, formatMoney } from '#locales/format.ts';
import { habitsQuery } from '#src/shared/api/answers.ts';
import { listingFitQuery } from '#src/shared/api/fit.ts';
import { formatStay } from '#src/shared/listings/stay.ts';
import { FitRing } from '#src/ui/fit-ring.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Panel } from '#src/ui/page-layout.tsx';
import { LoadingPanel } from '#src/ui/skeleton.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { isolate } from '#src/ui/isolate.tsx';
import styles from './listing-fit.module.css';
import { Reasons, ScoreBadge } from '#src/shared/fit/fit-summary.tsx';

/** The id of the panel, for links to it. */
export const fitPanelId = 'fit';

const toSection = (section: 'about' | 'habits') => (text: ReactNode) => (
  <Link to="/profile/$section" params={{ section }}>
    {text}
  </Link>
);

/** How well a listing and who lives there fit the user: two scores, never combined. */
export function ListingFitPanel({ id }: { id: number }) {
  const { data, isPending } = useQuery(listingFitQuery(useApi(), id));
  if (isPending) {
    return <LoadingPanel label={t.loadingFit} />;
  }
  // The page is complete without it, so a failure shows nothing; the next visit asks again.
  if (!data) return null;
  return (
    <Panel title={t.howItFits}>
      <div className={styles.stack} id={fitPanelId}>
        <ListingScore fit={data.listing} />
        {data.household && !data.household.is_member && (
          <HouseholdScore household={data.household} />
        )}
      </div>
    </Panel>
  );
}

function ListingScore({ fit }: { fit: ListingFit }) {
  const { score, known, of, ledger, rent } = fit;
  if (score === null) {
    return (
      <section>
        <h3 className={styles.title}>{common.theRoom}</h3>
        <p className={styles.soft}>{t.noRoomScore({ profile: toSection('about') })}</p>
        <RentNote rent={rent} />
      </section>
    );
  }
  return (
    <section>
      <div className={styles.head}>
        <h3 className={styles.title}>{common.theRoom}</h3>
        <p className={styles.score}>
          <FitRing score={score} />
          <VisuallyHidden>{t.fitBefore({ score })}</VisuallyHidden>
          <span className={styles.soft}>{fitTexts.basedOn({ shared: known, of })}</span>
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
              {describeListingLine(line, {
                money: (amount) => formatMoney(amount, rent?.currency ?? ''),
                stay: formatStay,
              })}
            </li>
          ))}
      </ul>
      <RentNote rent={rent} />
    </section>
  );
}

/** How a rent in another currency than the budget's was compared, or that it was not. */
function RentNote({ rent }: Pick<ListingFit, 'rent'>) {
  if (rent && !rent.compared) {
    return <p className={styles.soft}>{t.rentNotCompared({ currency: rent.currency })}</p>;
  }
  return (
    rent?.rates_day && (
      <p className={styles.soft}>
        {t.rentCompared({ currency: rent.currency, day: formatDay(rent.rates_day) })}
      </p>
    )
  );
}

/** The score of a household is that of the pair that is least content. */
function HouseholdScore({
  household: { members, weakest_id: weakestId },
}: {
  household: Household;
}) {
  const weakest = members.find(({ id }) => id === weakestId);
  const only = members.length === 1 ? members[0] : undefined;
  const shown = weakest ?? only;
  const name = shown?.first_name || roomieTexts.aRoomieInside;
  const scored = members.filter(({ fit }) => fit !== null && fit.score !== null).length;
  return (
    <section className={styles.roomie}>
      <div className={styles.head}>
        <h3 className={styles.title}>
          {members.length === 1 ? isolate(common.youAnd({ name }), name) : t.youAndHousehold}
        </h3>
        {shown?.fit && <ScoreBadge fit={shown.fit} />}
      </div>
      {scored > 1 && (
        <p className={styles.least}>{isolate(t.leastContent({ count: scored, name }), name)}</p>
      )}
      {shown?.fit ? <Reasons fit={shown.fit} /> : <NoScore members={members} />}
      {shown && (
        <Link to="/roomies/$id" params={{ id: shown.id }} className={styles.more}>
          {shown.fit
            ? isolate(t.compareWith({ name }), name)
            : isolate(t.moreAbout({ name }), name)}
        </Link>
      )}
    </section>
  );
}

/** Why there is no score, and what the viewer can do about it. */
function NoScore({ members }: { members: Household['members'] }) {
  const { data: mine } = useQuery(habitsQuery(useApi()));
  if (members.length === 0) {
    return <p className={styles.soft}>{t.nobodyNamed}</p>;
  }
  if (mine && !hasAnswers({ habits: mine, preferences: {} })) {
    return (
      <p className={styles.soft}>
        {t.answerToSee({ count: questionIds.length, profile: toSection('habits') })}
      </p>
    );
  }
  return (
    <p className={styles.soft}>{members.length === 1 ? t.theyLackAnswers : t.noneHasAnswers}</p>
  );
}
