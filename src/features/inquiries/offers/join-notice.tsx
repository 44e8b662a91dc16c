import * as common from '#locales/common.ts';
import * as t from '#locales/offers.ts';
import { FailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { useJoinHousehold } from '../api/offers.ts';

/** Whoever moved in chooses whether their answers count for the household of the room. */
export function JoinNotice({ id }: { id: number }) {
  const { mutate, isPending, error } = useJoinHousehold(id);
  return (
    <>
      <Notice
        actions={
          <Button size="s" busy={isPending} onClick={() => mutate()}>
            {t.join}
          </Button>
        }
      >
        {t.joinHint}
      </Notice>
      <FailureNotice title={common.failed} error={error} />
    </>
  );
}
