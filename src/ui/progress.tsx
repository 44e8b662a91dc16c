import * as t from '#locales/ui.ts';
import { Bar } from './bar.tsx';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import styles from './progress.module.css';
import hidden from './visually-hidden.module.css';

export interface ProgressProps {
  label: string;
  /** 0 to 1. */
  share: number;
  onCancel?: (() => void) | undefined;
  cancelLabel?: string;
}

/** How far a transfer has come, with a way out. */
export function Progress({ label, share, onCancel, cancelLabel }: ProgressProps) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div className={styles.progress}>
      <div className={styles.line}>
        <span className={styles.label}>{label}</span>
        <span className={styles.number}>{percent}%</span>
      </div>
      <div className={styles.bar}>
        <progress className={hidden.hidden} aria-label={label} value={percent} max={100} />
        <Bar share={share} />
      </div>
      {onCancel && (
        <span className={styles.cancel}>
          <Button
            variant="plain"
            size="s"
            square
            aria-label={cancelLabel ?? t.cancelWhat({ what: label })}
            onClick={onCancel}
          >
            <Icon name="close" />
          </Button>
        </span>
      )}
    </div>
  );
}
