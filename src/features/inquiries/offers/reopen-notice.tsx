import * as common from '#locales/common.ts';
import * as t from '#locales/offers.ts';
import { useChangeListingStatus } from '#src/shared/api/listing-writes.ts';
import { FailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

/** A place is free although the room is marked as filled: the owner alone says that it opens again. */
export function ReopenNotice({ listingId }: { listingId: number }) {
  const { mutate, isPending, isSuccess, error } = useChangeListingStatus(listingId);
  if (isSuccess) return null;
  return (
    <>
      <Notice
        title={t.placeFree}
        actions={
          <Button variant="quiet" size="s" busy={isPending} onClick={() => mutate('active')}>
            {t.reopen}
          </Button>
        }
      >
        {t.placeFreeHint}
      </Notice>
      <FailureNotice title={common.failed} error={error} />
    </>
  );
}
