import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { InquiryStatus as Status } from '#contract/vocabulary.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import styles from '../message-form.module.css';
import { sentWords } from '../inquiry-labels.ts';

interface InquiryStatusProps {
  status: Status;
  inquiryId: number | null;
  name: string;
  /** It was sent a moment ago: the form that had the focus is gone. */
  takesFocus: boolean;
  /** Where it came to nothing and another try is fair. */
  onWriteAgain: () => void;
}

/** What became of my message, in place of the form. */
export function InquiryStatus(props: InquiryStatusProps) {
  const { status, inquiryId, name, takesFocus, onWriteAgain } = props;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) place.current?.focus();
  }, [takesFocus]);
  const { title, detail } = sentWords(status, name);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element holds no blocks
    <div ref={place} tabIndex={-1} role="status" className={styles.status}>
      <Notice tone={status === 'accepted' ? 'success' : 'info'} title={title}>
        {detail}
        <div className={styles.statusWays}>
          {inquiryId !== null && (
            <Link
              to="/inquiries/$id"
              params={{ id: inquiryId }}
              className={buttonClass({ variant: 'quiet', size: 's' })}
            >
              Open conversation
            </Link>
          )}
          {(status === 'withdrawn' || status === 'expired') && (
            <Button variant="quiet" size="s" onClick={onWriteAgain}>
              Write again
            </Button>
          )}
        </div>
      </Notice>
    </div>
  );
}
