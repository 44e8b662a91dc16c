import { Link } from '@tanstack/react-router';
import type { Roomie } from '#contract/matching/calls.ts';
import { factSeparator } from '#locales/card.ts';
import * as t from '#locales/roomies.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { MarkButtons } from '#src/shared/marks/mark-buttons.tsx';
import { FitRing } from '#src/ui/fit-ring.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Reasons, ScoreLine } from '#src/shared/fit/fit-summary.tsx';
import { displayName, userFacts } from '../user-facts.ts';
import styles from './roomie-card.module.css';

interface RoomieCardProps {
  roomie: Roomie;
  nowMs: number;
  /** Whether the one who looks answered anything; else nobody has a score. */
  isScored: boolean;
  /** Nobody real: it leads nowhere and cannot be kept. */
  isExample?: boolean;
}

/** One roomie of the list: who they are, what they look for, how well we would live together. */
export function RoomieCard({ roomie, nowMs, isScored, isExample = false }: RoomieCardProps) {
  const { id, age, occupation, bio, profile_picture_url: portrait, fit } = roomie;
  const name = displayName(roomie);
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <span className={styles.portrait}>
          <FitRing score={fit?.score ?? 0} size="l" conflict={fit !== null && fit.conflicts > 0}>
            <Avatar url={portrait} name={name} size="l" />
          </FitRing>
        </span>
        <div className={styles.who}>
          <h3 className={styles.name}>
            {isExample ? (
              <bdi>{name}</bdi>
            ) : (
              <Link to="/roomies/$id" params={{ id }} className={styles.link}>
                <bdi>{name}</bdi>
              </Link>
            )}
            {age !== null && <span className={styles.age}>{factSeparator + age}</span>}
          </h3>
          {occupation && (
            <p className={styles.occupation} dir="auto">
              {occupation}
            </p>
          )}
          {fit && <ScoreLine fit={fit} />}
        </div>
        {!isExample && (
          <div className={styles.marks}>
            <MarkButtons kind="users" id={id} title={name} />
          </div>
        )}
      </div>
      <ul className={styles.facts}>
        {userFacts(roomie, nowMs).map(({ id: fact, icon, label }) => (
          <li key={fact} className={styles.fact}>
            {icon && <Icon name={icon} />}
            <span dir="auto">{label}</span>
          </li>
        ))}
      </ul>
      <div className={styles.why}>
        {fit && <Reasons fit={fit} />}
        {!fit && isScored && <p className={styles.soft}>{t.notAnswered}</p>}
        {!fit && !isScored && (
          <p className={styles.bio} dir="auto">
            {bio}
          </p>
        )}
      </div>
    </article>
  );
}
