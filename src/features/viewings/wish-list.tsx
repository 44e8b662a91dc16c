import { Link } from '@tanstack/react-router';
import type { ViewingSlots } from '#contract/viewings/viewing.ts';
import * as common from '#locales/common.ts';
import * as t from '#locales/viewings.ts';
import { allowedWishAnswers } from '#machines/viewing.machine.ts';
import { FailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { formatSlot } from '#src/shared/viewings/slot-times.ts';
import { Button } from '#src/ui/button.tsx';
import { Section } from '#src/ui/page-layout.tsx';
import { useAnswerWish } from './api/viewings.ts';
import styles from './viewings.module.css';

type Wish = NonNullable<ViewingSlots['wishes']>[number];

/** The proposed times of a listing that wait for an answer. */
export function WishList({ wishes, nowMs }: { wishes: readonly Wish[]; nowMs: number }) {
  if (wishes.length === 0) return null;
  return (
    <Section title={t.proposedTimes}>
      <ul>
        {wishes.map((wish) => (
          <WishRow key={wish.id} wish={wish} nowMs={nowMs} />
        ))}
      </ul>
    </Section>
  );
}

function WishRow({ wish, nowMs }: { wish: Wish; nowMs: number }) {
  const { id, inquiry_id: inquiryId, side, first_name: name } = wish;
  const { mutate: answer, isPending, error } = useAnswerWish(inquiryId);
  const time = formatSlot(wish);
  const allowed = allowedWishAnswers(
    { ...wish, has_begun: Date.parse(wish.starts_at) <= nowMs },
    side,
  );
  return (
    <li className={styles.slot}>
      <span className={styles.visitors}>
        <span>{time}</span>
        <Link to="/inquiries/$id" params={{ id: inquiryId }}>
          <bdi>{name || common.aRoomie}</bdi>
        </Link>
      </span>
      {allowed.includes('agreed') ? (
        <span className={styles.buttons}>
          <Button
            size="s"
            busy={isPending}
            aria-label={t.agreeTo({ time })}
            onClick={() => answer({ id, change: { status: 'agreed' } })}
          >
            {t.agreeButton}
          </Button>
          <Button
            variant="quiet"
            size="s"
            aria-label={t.declineTime({ time })}
            onClick={() => answer({ id, change: { status: 'declined' } })}
          >
            {common.decline}
          </Button>
        </span>
      ) : (
        <span className={styles.soft}>{t.awaitsAnswer}</span>
      )}
      <FailureNotice title={common.failed} error={error} />
    </li>
  );
}
