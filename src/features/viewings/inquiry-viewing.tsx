import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayMs } from '#contract/days.ts';
import type { Inquiry } from '#contract/inquiries/calls.ts';
import { settlesAtMs, type InquiryViewings, type Viewing } from '#contract/viewings/viewing.ts';
import * as common from '#locales/common.ts';
import * as t from '#locales/viewings.ts';
import { allowedViewingTransitions, canMove } from '#machines/viewing.machine.ts';
import { useApi } from '#src/api/api-context.ts';
import { FailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Panel } from '#src/ui/page-layout.tsx';
import { inquiryViewingsQuery, useChangeViewing } from './api/viewings.ts';
import { foreignZoneName, formatSlot } from '#src/shared/viewings/slot-times.ts';
import { Confirmations } from './confirmations.tsx';
import { EndedViewing } from './ended-viewing.tsx';
import { FindTime } from './find-time.tsx';
import { FriendLinks } from './friend-links.tsx';
import { MeetingAddress } from './meeting-address.tsx';
import { TimeChoice } from './time-choice.tsx';
import styles from './viewings.module.css';

/** In a conversation about a listing: when the two meet, or how they agree on it. */
export function InquiryViewing({ inquiry }: { inquiry: Inquiry }) {
  const { data, dataUpdatedAt: nowMs } = useQuery(inquiryViewingsQuery(useApi(), inquiry.id));
  if (!data) return null;
  const { viewing } = data;
  const isAgreed = viewing !== null && viewing.status !== 'cancelled';
  if (isAgreed && !isPast(viewing, nowMs)) {
    const otherName = inquiry.other_user?.first_name ?? '';
    const status = inquiry.listing?.status;
    return (
      <AgreedViewing
        viewing={viewing}
        viewings={data}
        nowMs={nowMs}
        otherName={otherName}
        isOffered={status !== 'paused' && status !== 'filled'}
      />
    );
  }
  const isAnswered = viewing?.status === 'done' || viewing?.status === 'missed';
  return (
    <>
      {inquiry.side === 'sender' && data.shows_house_number && (
        <Panel title={common.address}>
          <p dir="auto">{data.address}</p>
        </Panel>
      )}
      {isAnswered && <EndedViewing viewing={viewing} missed={data.missed ?? 0} nowMs={nowMs} />}
      <FindTime inquiry={inquiry} viewings={data} nowMs={nowMs} />
    </>
  );
}

/** Somebody said what became of it, or the week in which they can is over. */
const isPast = ({ status, ends_at: endsAt }: Viewing, nowMs: number) =>
  status !== 'agreed' || settlesAtMs(endsAt) < nowMs;

interface AgreedViewingProps {
  viewing: Viewing;
  viewings: InquiryViewings;
  nowMs: number;
  otherName: string;
  /** Is the room offered to others now? */
  isOffered: boolean;
}

function AgreedViewing(props: AgreedViewingProps) {
  const { viewing, viewings, nowMs, otherName, isOffered } = props;
  const { id, inquiry_id: inquiryId, side, status, video_url: videoUrl } = viewing;
  const { mutate: change, isPending, variables, error, reset } = useChangeViewing(inquiryId);
  const [isAsking, setAsking] = useState(false);
  const startsInMs = Date.parse(viewing.starts_at) - nowMs;
  const hasBegun = startsInMs <= 0;
  // The same 24 hours as in the function `viewing_questions` of the database.
  const isAsked = !hasBegun && startsInMs <= dayMs && !viewing.has_confirmed;
  const allowed = allowedViewingTransitions(status, side, hasBegun);
  const others = viewings.slots.filter((slot) => slot.id !== viewing.slot_id && slot.free > 0);
  const zone = foreignZoneName(viewing);
  const when = formatSlot(viewing);
  const say = (to: (typeof allowed)[number]) => change({ id, change: { status: to } });
  return (
    <Panel title={t.viewing}>
      <div className={styles.stack}>
        <p className={styles.when}>{when}</p>
        {zone && <p className={styles.soft}>{t.timesOfPlace({ zone })}</p>}
        {!isOffered && !hasBegun && <p className={styles.soft}>{t.staysAgreed}</p>}
        {side === 'sender' && !hasBegun && (
          <p className={styles.soft}>{viewing.mode === 'video' ? t.videoSafety : t.safety}</p>
        )}
        {viewing.overlaps && <p className={styles.warning}>{t.overlaps}</p>}
        {videoUrl !== null && (
          <p>
            <a href={videoUrl} target="_blank" rel="noopener noreferrer">
              {t.joinCall}
            </a>
          </p>
        )}
        {viewing.mode === 'in_person' && (
          <MeetingAddress shown={viewings} side={side} timeZone={viewing.time_zone} />
        )}
        {!hasBegun && (
          <Confirmations
            viewing={viewing}
            otherName={otherName}
            isAsked={isAsked}
            onCannot={() => setAsking(true)}
          />
        )}
        {!isAsking && <FailureNotice title={common.failed} error={error} />}
        {allowed.includes('done') && (
          <>
            <p>{common.didItHappen}</p>
            <p className={styles.soft}>{t.onlyTheTwo}</p>
            <div className={styles.buttons}>
              <Button size="s" busy={isPending} onClick={() => say('done')}>
                {t.itHappened}
              </Button>
              <Button variant="quiet" size="s" busy={isPending} onClick={() => say('missed')}>
                {t.itDidNot}
              </Button>
            </div>
          </>
        )}
        {canMove(status, side, hasBegun) && others.length > 0 && (
          <TimeChoice
            // Closed again once it was moved.
            key={viewing.slot_id}
            label={t.move}
            slots={others}
            pendingId={isPending ? variables.change.slot_id : undefined}
            onChoose={(slot_id) => change({ id, change: { slot_id } })}
          />
        )}
        {allowed.includes('cancelled') && (
          <FriendLinks inquiryId={inquiryId} viewingId={id} links={viewings.friend_links} />
        )}
        {allowed.includes('cancelled') && !isAsked && (
          <div>
            <Button variant="quiet" size="s" onClick={() => setAsking(true)}>
              {t.cancelViewing}
            </Button>
          </div>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        title={t.cancelQuestion({ when })}
        confirmLabel={t.cancelViewing}
        cancelLabel={t.keepViewing}
        danger
        busy={isPending}
        onClose={() => {
          setAsking(false);
          reset();
        }}
        onConfirm={() =>
          change({ id, change: { status: 'cancelled' } }, { onSuccess: () => setAsking(false) })
        }
      >
        <p>{t.cancelHint}</p>
        <FailureNotice title={common.failed} error={error} />
      </ConfirmDialog>
    </Panel>
  );
}
