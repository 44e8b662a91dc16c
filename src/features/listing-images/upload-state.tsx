import { useSelector } from '@xstate/react';
import * as basics from '#locales/basics.ts';
import * as t from '#locales/listing-images.ts';
import * as shell from '#locales/shell.ts';
import * as uploads from '#locales/uploads.ts';
import { canRetry, isExplained } from '#machines/upload-problem.ts';
import type { UploadRef } from '#machines/image-upload.machine.ts';
import { asSentence } from '#src/api/errors.ts';
import { Bar } from '#src/ui/bar.tsx';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import hidden from '#src/ui/visually-hidden.module.css';
import styles from './listing-images.module.css';

interface UploadStateProps {
  upload: UploadRef;
  name: string;
  /** What the server answered about a refused file. */
  explanation: () => string | null;
  /** Nothing is uploaded before the listing is saved. */
  isListingSaved: boolean;
}

/** The progress of one upload, over its preview, and what the user can do. */
export function UploadState({ upload, name, explanation, isListingSaved }: UploadStateProps) {
  const { value, context } = useSelector(upload, (snapshot) => snapshot);
  const retry = (label: string) => (
    <Button
      variant="quiet"
      size="s"
      aria-label={t.retryAction({ action: label, name })}
      onClick={() => upload.send({ type: 'upload.retried' })}
    >
      {label}
    </Button>
  );
  switch (value) {
    case 'waiting':
      return isListingSaved && <p className={styles.state}>{uploads.states[value]}</p>;
    case 'uploading': {
      const share = context.size === 0 ? 0 : Math.min(1, context.sentBytes / context.size);
      const percent = Math.round(share * 100);
      return (
        <div className={styles.state}>
          <p>{uploads.uploadingPercent({ percent: String(percent) })}</p>
          <progress className={hidden.hidden} aria-label={name} value={percent} max={100} />
          <Bar share={share} />
        </div>
      );
    }
    case 'checking':
    case 'preparing':
    case 'requestingAddress':
    case 'registering':
    case 'offline':
      return <p className={styles.state}>{uploads.states[value]}</p>;
    case 'unreachable':
      return (
        <div className={styles.state}>
          <p>{uploads.states[value]}</p>
          {retry(shell.tryNow)}
        </div>
      );
    case 'failed': {
      const failure = context.failure ?? 'serverTrouble';
      const detail = explanation();
      return (
        <div className={styles.state} data-failed>
          <p className={styles.reason}>
            <Icon name="alert" />
            {isExplained(failure) && detail !== null
              ? asSentence(detail)
              : uploads.failures[failure]}
          </p>
          {canRetry(failure) && retry(basics.tryAgain)}
        </div>
      );
    }
    case 'cancelled':
    case 'done':
    default:
      return null;
  }
}
