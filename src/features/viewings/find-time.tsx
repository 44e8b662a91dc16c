import { Link } from '@tanstack/react-router';
import type { Inquiry } from '#contract/inquiries/calls.ts';
import type { InquiryViewings, ViewingSlot } from '#contract/viewings/viewing.ts';
import * as common from '#locales/common.ts';
import { formatList } from '#locales/format.ts';
import { busyThen } from '#locales/group-inquiries.ts';
import * as t from '#locales/viewings.ts';
import { openWishStatuses } from '#machines/viewing.machine.ts';
import { FailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { formatSlot } from '#src/shared/viewings/slot-times.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Panel } from '#src/ui/page-layout.tsx';
import { useAgree, usePropose } from './api/viewings.ts';
import { FullTimes } from './full-times.tsx';
import { OpenWish } from './open-wish.tsx';
import { ProposeForm } from './propose-form.tsx';
import { TimeButtons, TimeChoice } from './time-choice.tsx';
import styles from './viewings.module.css';

/** So many times can be chosen by one press; the others are asked for. */
const atOnce = 6;

interface FindTimeProps {
  inquiry: Inquiry;
  viewings: InquiryViewings;
  nowMs: number;
}

/** How two sides agree when to meet: by an offered time, or one that either proposes. */
export function FindTime({ inquiry, viewings, nowMs }: FindTimeProps) {
  const { id, side, listing_id: listingId } = inquiry;
  const { viewing, slots, full_slots: full = [], wish = null } = viewings;
  const { wish_time_zone: timeZone = null } = viewings;
  const isOpen = wish !== null && openWishStatuses.some((status) => status === wish.status);
  const isSender = side === 'sender';
  const note = isOpen ? null : describeLast(viewings);
  const canOffer = !isSender && listingId !== null;
  if (!isOpen && !canOffer && !note && timeZone === null && slots.length === 0) return null;
  return (
    <Panel stacked title={t.viewing}>
      {note && <p>{note}</p>}
      {isOpen && <OpenWish wish={wish} timeZone={timeZone} nowMs={nowMs} />}
      <BusyNotes viewings={viewings} />
      {slots.length > 0 && <PickTime inquiryId={id} slots={slots} isFirst={!isOpen} />}
      {isSender && <FullTimes inquiryId={id} slots={full} />}
      {!isOpen && timeZone !== null && <Propose inquiryId={id} timeZone={timeZone} nowMs={nowMs} />}
      {canOffer && !isOpen && (
        <div>
          <Link
            to="/listings/$id/viewings"
            params={{ id: listingId }}
            className={buttonClass({ variant: 'quiet', size: 's' })}
          >
            {t.offerTitle}
          </Link>
        </div>
      )}
      {isSender && viewing?.status !== 'done' && <p className={styles.soft}>{t.safety}</p>}
    </Panel>
  );
}

/** What became of the last viewing or proposed time, where it came to nothing. */
function describeLast({ viewing, wish = null }: InquiryViewings): string | null {
  if (wish?.status === 'declined') return t.wishDeclined({ when: formatSlot(wish) });
  if (wish?.status === 'expired') return t.wishExpired({ when: formatSlot(wish) });
  if (viewing?.status === 'cancelled') return t.wasCancelled({ when: formatSlot(viewing) });
  return null;
}

/** At which times others of the group visit another room. */
function BusyNotes({ viewings: { busy, slots } }: { viewings: InquiryViewings }) {
  return busy?.map(({ slot_id: slotId, first_names: names }) => {
    const slot = slots.find(({ id }) => id === slotId);
    return (
      slot && (
        <p key={slotId} className={styles.warning}>
          {busyThen({ when: formatSlot(slot), names: formatList(names) })}
        </p>
      )
    );
  });
}

interface PickTimeProps {
  inquiryId: number;
  slots: readonly ViewingSlot[];
  /** Are these what comes first, and not a proposed time? */
  isFirst: boolean;
}

function PickTime({ inquiryId, slots, isFirst }: PickTimeProps) {
  const { mutate: agree, isPending, variables, error } = useAgree(inquiryId);
  const count = isFirst ? atOnce : 0;
  const others = slots.slice(count);
  const pendingId = isPending ? variables : undefined;
  return (
    <>
      <FailureNotice title={common.failed} error={error} />
      {isFirst && (
        <TimeButtons slots={slots.slice(0, count)} pendingId={pendingId} onChoose={agree} />
      )}
      {others.length > 0 && (
        <TimeChoice label={t.moreTimes} slots={others} pendingId={pendingId} onChoose={agree} />
      )}
    </>
  );
}

function Propose({ inquiryId, ...form }: { inquiryId: number; timeZone: string; nowMs: number }) {
  const { mutateAsync: propose } = usePropose(inquiryId);
  return <ProposeForm label={t.proposeOwn} {...form} onPropose={propose} />;
}
