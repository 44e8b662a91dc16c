import { useSelector } from '@xstate/react';
import { canRetry } from '#machines/upload-problem.ts';
import type { UploadRef } from '#machines/listing-images.machine.ts';
import { Bar } from '#src/ui/bar.tsx';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import hidden from '#src/ui/visually-hidden.module.css';
import styles from './listing-images.module.css';
import { formatFailure } from './image-labels.ts';

interface UploadStateProps {
  upload: UploadRef;
  name: string;
  /** What the server said about the file; known once it has failed, which this tile alone hears. */
  explanation: () => string | null;
  /** Nothing goes up before the listing is saved. */
  isListingSaved: boolean;
}

/** How far one photo has come, over its picture; what to do where something can be done. */
export function UploadState({ upload, name, explanation, isListingSaved }: UploadStateProps) {
  const { value, context } = useSelector(upload, (snapshot) => snapshot);
  const retry = (label: string) => (
    <Button
      variant="quiet"
      size="s"
      aria-label={`${label}: ${name}`}
      onClick={() => upload.send({ type: 'upload.retried' })}
    >
      {label}
    </Button>
  );
  switch (value) {
    case 'checking':
      return <p className={styles.state}>Looking at it…</p>;
    case 'waiting':
      return isListingSaved && <p className={styles.state}>Waiting for its turn</p>;
    case 'requestingAddress':
      return <p className={styles.state}>Starting…</p>;
    case 'uploading': {
      const share = context.size === 0 ? 0 : Math.min(1, context.sentBytes / context.size);
      const percent = Math.round(share * 100);
      return (
        <div className={styles.state}>
          <p>Uploading, {percent}%</p>
          <progress className={hidden.hidden} aria-label={name} value={percent} max={100} />
          <Bar share={share} />
        </div>
      );
    }
    case 'registering':
      return <p className={styles.state}>Getting it ready…</p>;
    case 'offline':
      return <p className={styles.state}>You are offline. It goes on by itself.</p>;
    case 'unreachable':
      return (
        <div className={styles.state}>
          <p>No answer. We keep trying.</p>
          {retry('Try now')}
        </div>
      );
    case 'failed': {
      const failure = context.failure ?? 'serverTrouble';
      const words = explanation();
      return (
        <div className={styles.state} data-failed>
          <p className={styles.reason}>
            <Icon name="alert" />
            {failure === 'imageRefused' && words !== null ? `${words}.` : formatFailure[failure]}
          </p>
          {canRetry(failure) && retry('Try again')}
        </div>
      );
    }
    case 'cancelled':
    case 'done':
    default:
      return null;
  }
}
