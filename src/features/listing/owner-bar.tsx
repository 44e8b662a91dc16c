import { Link } from '@tanstack/react-router';
import { isUnconfirmed } from '#contract/listings/freshness.ts';
import { hasEnded } from '#contract/listings/has-ended.ts';
import type { Listing } from '#contract/listings/listing.ts';
import * as t from '#locales/listing-later.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { laterIcons } from '#src/ui/later-icons.ts';
import { Notice } from '#src/ui/notice.tsx';
import styles from './owner-bar.module.css';

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
            <Link
              to="/listings/$id/edit"
              params={{ id: listing.id }}
              className={buttonClass({ variant: 'quiet', size: 's' })}
            >
              <Icon name={laterIcons.edit} />
              {t.edit}
            </Link>
          )
        }
      >
        {hidden ? <p dir="auto">{hidden}</p> : isOwn && t.yourListing}
      </Notice>
    </div>
  );
}

const titles: Record<Listing['status'], string> = t.statusTitles;
