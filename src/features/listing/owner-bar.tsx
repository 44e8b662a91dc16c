import { Link } from '@tanstack/react-router';
import type { Listing } from '#contract/listing.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Notice } from '#src/ui/notice.tsx';
import styles from './owner-bar.module.css';

/** For the owner: what others see, and the way to change it. Admins learn why a room is hidden. */
export function OwnerBar({ listing, isOwn }: { listing: Listing; isOwn: boolean }) {
  if (!isOwn && listing.status === 'active') return null;
  return (
    <div className={styles.bar}>
      <Notice
        tone={listing.status === 'active' ? 'success' : 'warning'}
        title={titles[listing.status]}
        actions={
          isOwn && (
            <Link
              to="/listings/$id/edit"
              params={{ id: listing.id }}
              className={buttonClass({ variant: 'quiet', size: 's' })}
            >
              <Icon name="edit" />
              Edit
            </Link>
          )
        }
      >
        {isOwn && 'This is your listing.'}
      </Notice>
    </div>
  );
}

const titles: Record<Listing['status'], string> = {
  active: 'Active: everyone can find it',
  paused: 'Paused: nobody else sees it',
  filled: 'Filled: nobody else sees it',
};
