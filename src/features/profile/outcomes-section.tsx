import { useQuery } from '@tanstack/react-query';
import type { Outcome } from '#contract/outcomes/calls.ts';
import { formatDay } from '#locales/format.ts';
import * as t from '#locales/outcomes.ts';
import { nameless } from '#locales/profile.ts';
import { useApi } from '#src/api/api-context.ts';
import { formatFailure } from '#src/api/errors.ts';
import { outcomesQuery, useTakePart } from '#src/shared/api/outcomes.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { isolate } from '#src/ui/isolate.tsx';
import { Section } from '#src/ui/page-layout.tsx';
import styles from './profile.module.css';

/** The move-ins about which the user said yes or no to being asked, each with a way back. Nothing without one. */
export function OutcomesSection() {
  const { data } = useQuery(outcomesQuery(useApi()));
  const answered = (data?.items ?? []).filter(
    ({ joined_at: joinedAt, is_refused: isRefused }) => joinedAt !== null || isRefused,
  );
  if (answered.length === 0) return null;
  return (
    <Section title={t.wasItRight} heading="h3">
      <ul className={styles.sessions}>
        {answered.map((outcome) => (
          <OutcomeRow key={outcome.inquiry_id} outcome={outcome} />
        ))}
      </ul>
    </Section>
  );
}

function OutcomeRow({ outcome }: { outcome: Outcome }) {
  const { inquiry_id: id, other_name: otherName, moved_in_on: since, survey } = outcome;
  const takesPart = outcome.joined_at !== null;
  const { mutate, isPending, error } = useTakePart(id);
  const name = otherName || nameless;
  return (
    <li className={styles.session}>
      <div className={styles.words}>
        <p className={styles.device}>
          {isolate(t.livingWith({ name, day: formatDay(since) }), name)}
        </p>
        <p className={styles.soft}>
          {takesPart
            ? t.takesPart
            : `${t.refused} ${t.joinUntil({ day: formatDay(outcome.join_by) })}`}
        </p>
        {error && (
          <p className={styles.soft} role="alert">
            {formatFailure(error)}
          </p>
        )}
      </div>
      {survey && (
        <a className={buttonClass({ size: 's' })} href={survey.path}>
          {survey.is_answered ? t.change : t.answer}
        </a>
      )}
      <Button
        variant="quiet"
        size="s"
        aria-label={takesPart ? t.leaveAbout({ name }) : undefined}
        busy={isPending}
        onClick={() => mutate(!takesPart)}
      >
        {takesPart ? t.leave : t.joinAfterAll}
      </Button>
    </li>
  );
}
