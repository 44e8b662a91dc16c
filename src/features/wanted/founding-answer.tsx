import { Link, useNavigate } from '@tanstack/react-router';
import type { FoundingAnswer as Answer, WantedPage } from '#contract/wanted/wanted.ts';
import * as common from '#locales/common.ts';
import * as t from '#locales/founding.ts';
import { FailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { isolate } from '#src/ui/isolate.tsx';
import { showToast } from '#src/ui/toast.ts';
import { useAnswerFounding } from './api/founding.ts';
import styles from './wanted.module.css';

interface FoundingAnswerProps {
  page: WantedPage;
  /** On a card of the list, which says above what an answer means. */
  isOnCard?: boolean;
  onAnswered?: () => void;
}

/** What I say about looking together with who wrote a page, and the group once both said yes. */
export function FoundingAnswer({ page, isOnCard = false, onAnswered }: FoundingAnswerProps) {
  const { id, first_name: name, founding } = page;
  const { mutateAsync, isPending, variables, error } = useAnswerFounding(id);
  const navigate = useNavigate();
  if (!founding) return null;
  const { answer, group_id: groupId, is_ready: isReady } = founding;
  if (groupId !== null) {
    return (
      <div className={styles.stack}>
        <p>{t.together}</p>
        <Link to="/groups/$id" params={{ id: groupId }} className={buttonClass()}>
          {common.openGroup}
        </Link>
      </div>
    );
  }
  async function say(next: Answer | null) {
    // A failure stays on screen; the card may be gone by the time of the answer.
    const result = await mutateAsync(next).catch(() => null);
    if (!result) return;
    onAnswered?.();
    if (result.group_id === null) return;
    showToast({ kind: 'success', message: t.founded });
    await navigate({ to: '/groups/$id', params: { id: result.group_id } });
  }
  const isSending = (next: Answer | null) => isPending && variables === next;
  return (
    <div className={styles.stack}>
      {answer === null ? (
        !isOnCard && <p className={styles.soft}>{isolate(t.fitsYou({ name }), name)}</p>
      ) : (
        <p className={styles.soft}>
          {isolate(answer === 'yes' ? t.waits({ name }) : t.refused({ name }), name)}
        </p>
      )}
      {!isReady && !isOnCard && (
        <>
          <p className={styles.soft}>{t.needsPage}</p>
          <Link to="/wanted/edit" className={buttonClass({ variant: 'quiet' })}>
            {t.writePage}
          </Link>
        </>
      )}
      <FailureNotice title={common.failed} error={error} />
      <div className={styles.buttons}>
        {answer !== 'yes' && isReady && (
          <Button busy={isSending('yes')} onClick={() => void say('yes')}>
            {t.sayYes}
          </Button>
        )}
        {answer === null ? (
          <Button variant="quiet" busy={isSending('no')} onClick={() => void say('no')}>
            {t.sayNo}
          </Button>
        ) : (
          <Button variant="quiet" busy={isSending(null)} onClick={() => void say(null)}>
            {t.takeBack}
          </Button>
        )}
      </div>
    </div>
  );
}
