import * as listing from '#locales/listing.ts';
import * as t from '#locales/meeting.ts';
import { failed } from '#locales/common.ts';
import { FailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { Button } from '#src/ui/button.tsx';
import { NewLink } from '#src/ui/new-link.tsx';
import { share } from '#src/ui/share.ts';
import { useShareViewing, useStopSharing } from './api/viewings.ts';
import styles from './viewings.module.css';

interface FriendLinksProps {
  inquiryId: number;
  viewingId: number;
  /** How many links to this viewing work. */
  links: number;
}

/** Makes links by which a friend sees where and when the two meet, and ends them. */
export function FriendLinks({ inquiryId, viewingId, links }: FriendLinksProps) {
  const making = useShareViewing(inquiryId, viewingId);
  const ending = useStopSharing(inquiryId, viewingId);
  const { data: made } = making;
  return (
    <div className={styles.stack}>
      <FailureNotice title={failed} error={making.error ?? ending.error} />
      {made && (
        <>
          <NewLink key={made.url} label={t.friendLink} hint={t.friendLinkHint} link={made.url} />
          {'share' in navigator && (
            <div>
              <Button
                variant="quiet"
                size="s"
                onClick={() => void share(t.shareWithFriend, made.url)}
              >
                {listing.share}
              </Button>
            </div>
          )}
        </>
      )}
      {links > 0 && <p className={styles.soft}>{t.linksWork({ count: links })}</p>}
      <div className={styles.buttons}>
        <Button variant="quiet" size="s" busy={making.isPending} onClick={() => making.mutate()}>
          {t.shareWithFriend}
        </Button>
        {links > 0 && (
          <Button
            variant="quiet"
            size="s"
            busy={ending.isPending}
            onClick={() => ending.mutate(undefined, { onSuccess: () => making.reset() })}
          >
            {t.stopSharing}
          </Button>
        )}
      </div>
      <p className={styles.soft}>{t.friendHint}</p>
    </div>
  );
}
