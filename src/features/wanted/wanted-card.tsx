import { Link } from '@tanstack/react-router';
import type { WantedPage } from '#contract/wanted/wanted.ts';
import { factSeparator } from '#locales/card.ts';
import * as t from '#locales/wanted.ts';
import { ScoreLine } from '#src/shared/fit/fit-summary.tsx';
import { Avatar } from '#src/ui/avatar.tsx';
import { Facts } from '#src/ui/facts.tsx';
import { FitRing } from '#src/ui/fit-ring.tsx';
import { isolate } from '#src/ui/isolate.tsx';
import { wantedFacts } from './wanted-facts.ts';
import styles from './wanted.module.css';

/** One wanted page of the list: what is wanted, by whom, and how well we would live together. */
export function WantedCard({ page, nowMs }: { page: WantedPage; nowMs: number }) {
  const { id, headline, text, first_name: name, user, fit, fit_with } = page;
  const age = user?.age ?? null;
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <FitRing score={fit?.score ?? 0} size="l" conflict={fit !== null && fit.conflicts > 0}>
          <Avatar url={user?.profile_picture_url ?? null} name={name} size="l" />
        </FitRing>
        <div className={styles.words}>
          <h3 className={styles.headline} dir="auto">
            <Link to="/wanted/$id" params={{ id }} className={styles.link}>
              {headline}
            </Link>
          </h3>
          <p className={styles.soft}>
            {isolate(t.by({ name }), name)}
            {age !== null && factSeparator + age}
          </p>
          {fit && <ScoreLine fit={fit} />}
          {fit_with && (
            <p className={styles.soft}>
              {isolate(t.leastWith({ name: fit_with.first_name }), fit_with.first_name)}
            </p>
          )}
        </div>
      </div>
      <Facts label={t.facts} facts={wantedFacts(page, nowMs)} />
      {text && (
        <p className={styles.excerpt} dir="auto">
          {text}
        </p>
      )}
    </article>
  );
}
