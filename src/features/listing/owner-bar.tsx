import { Link } from '@tanstack/react-router';
import { isUnconfirmed } from '#contract/listings/freshness.ts';
import { hasEnded } from '#contract/listings/has-ended.ts';
import type { Listing } from '#contract/listings/listing.ts';
import * as common from '#locales/common.ts';
import { viewings } from '#locales/titles.ts';
import * as t from '#locales/listing-later.ts';
import * as own from '#locales/own-listings.ts';
import { formatFailure } from '#src/api/errors.ts';
import { useChangeListingStatus } from '#src/shared/api/listing-writes.ts';
import { useHidings } from '#src/shared/api/safety.ts';
import { lastDayPart } from '#src/shared/listings/listing-steps.ts';
import { HiddenReasons } from '#src/shared/trust/hidden-reasons.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { laterIcons } from '#src/ui/later-icons.ts';
import { Notice } from '#src/ui/notice.tsx';
import { showToast } from '#src/ui/toast.ts';
import styles from './owner-bar.module.css';
import * as ui from '#locales/ui.ts';

interface OwnerBarProps {
  listing: Listing;
  isOwn: boolean;
  nowMs: number;
}

/** For the owner: what others see, and the way to change it. Admins learn why it is not listed. */
export default function OwnerBar({ listing, isOwn, nowMs }: OwnerBarProps) {
  const { hidden_note: hidden, status } = listing;
  const isOver = status === 'active' && hasEnded(listing, nowMs);
  const isStale = status === 'active' && !isOver && isUnconfirmed(listing, nowMs);
  return (
    <div className={isOwn ? undefined : styles.above}>
      <Notice
        tone={status === 'active' && !hidden && !isOver && !isStale ? 'success' : 'warning'}
        title={
          hidden ? t.hiddenByTeam : isOver ? t.ended : isStale ? t.unconfirmed : titles[status]
        }
        actions={
          isOwn && (
            <div className={styles.ways}>
              {isStale && !hidden && <ConfirmButton id={listing.id} />}
              <Link
                to="/listings/$id/viewings"
                params={{ id: listing.id }}
                className={buttonClass({ variant: 'quiet', size: 's' })}
              >
                <Icon name="calendar" />
                {viewings}
              </Link>
              <Link
                to="/listings/$id/edit"
                params={{ id: listing.id }}
                {...(isOver ? lastDayPart : status === 'active' ? {} : statusPart)}
                className={buttonClass({ variant: 'quiet', size: 's' })}
              >
                <Icon name={laterIcons.edit} />
                {ui.edit}
              </Link>
            </div>
          )
        }
      >
        {hidden ? (
          <Reasons note={hidden} listing={listing} isOwn={isOwn} />
        ) : (
          isOwn && t.yourListing
        )}
      </Notice>
    </div>
  );
}

/** Where an owner offers a paused or filled room again. */
const statusPart = { search: { step: 'money' }, hash: 'status' } as const;

function ConfirmButton({ id }: { id: number }) {
  const { mutate, isPending } = useChangeListingStatus(id);
  return (
    <Button
      size="s"
      busy={isPending}
      onClick={() =>
        mutate('active', {
          onSuccess: () => showToast({ kind: 'success', message: own.confirmedNow }),
          onError: (error) =>
            showToast({
              kind: 'error',
              message: own.changeFailed({ reason: formatFailure(error) }),
            }),
        })
      }
    >
      {common.confirm}
    </Button>
  );
}

function Reasons({ note, listing, isOwn }: { note: string; listing: Listing; isOwn: boolean }) {
  const hidings = useHidings();
  if (!isOwn) return <p dir="auto">{note}</p>;
  const statement = hidings.find(({ target_id: id }) => id === listing.id);
  return <HiddenReasons note={note} statement={statement} />;
}

const titles: Record<Listing['status'], string> = t.statusTitles;
