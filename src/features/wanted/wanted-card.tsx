import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { WantedPage } from '#contract/wanted/wanted.ts';
import { factSeparator } from '#locales/card.ts';
import * as t from '#locales/wanted.ts';
import { ScoreLine } from '#src/shared/fit/fit-summary.tsx';
import { Avatar } from '#src/ui/avatar.tsx';
import { Facts } from '#src/ui/facts.tsx';
import { FitRing } from '#src/ui/fit-ring.tsx';
import { isolate } from '#src/ui/isolate.tsx';
import { describeAuthors, nameAuthors } from './name-authors.ts';
import { WeakestPair } from './weakest-pair.tsx';
import { wantedFacts } from './wanted-facts.ts';
import styles from './wanted.module.css';

interface WantedCardProps {
  page: WantedPage;
  nowMs: number;
  heading?: 'h2' | 'h3';
  /** What can be done about it. */
  children?: ReactNode;
}

/** One wanted page of a list: what is wanted, by whom, and how well we would live together. */
export function WantedCard({ page, nowMs, heading: Heading = 'h3', children }: WantedCardProps) {
  const { id, headline, text, user, group, fit, fit_with } = page;
  const name = nameAuthors(page);
  const age = user?.age ?? null;
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <FitRing score={fit?.score ?? 0} size="l" conflict={fit !== null && fit.conflicts > 0}>
          <Avatar
            url={(user ?? group?.members?.[0])?.profile_picture_url ?? null}
            name={name}
            size="l"
          />
        </FitRing>
        <div className={styles.words}>
          <Heading className={styles.headline} dir="auto">
            <Link to="/wanted/$id" params={{ id }} className={styles.link}>
              {headline}
            </Link>
          </Heading>
          <p className={styles.soft}>
            {isolate(describeAuthors(page), name)}
            {age !== null && factSeparator + age}
          </p>
          {group ? <WeakestPair page={page} /> : fit && <ScoreLine fit={fit} />}
          {!group && fit_with && (
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
      {children && <div className={styles.above}>{children}</div>}
    </article>
  );
}
