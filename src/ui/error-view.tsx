import { useEffect, useId, useState, type ReactNode } from 'react';
import * as t from '#locales/basics.ts';
import * as problems from '#locales/problems.ts';
import { Button } from './button.tsx';
import styles from './error-view.module.css';
import { Icon } from './icon.tsx';

export interface ErrorViewProps {
  title?: string;
  /** What the person can do now. */
  children?: ReactNode;
  /** For the person who helps them; hidden until asked for. */
  details?: string | undefined;
  onRetry?: (() => void) | undefined;
  retrying?: boolean;
  actions?: ReactNode;
  heading?: 'h1' | 'h2' | 'h3';
}

export function ErrorView(props: ErrorViewProps) {
  const {
    title = problems.somethingWentWrong,
    children,
    details,
    onRetry,
    retrying = false,
    actions,
    heading: Heading = 'h1',
  } = props;
  const [open, setOpen] = useState(false);
  const detailsId = useId();
  useEffect(() => {
    if (!onRetry) return undefined;
    // Most errors are a lost connection: nobody has to press when it is back.
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <div className={styles.view} role="alert">
      <span className={styles.icon}>
        <Icon name="alert" />
      </span>
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      <div className={styles.actions}>
        {onRetry && (
          <Button onClick={onRetry} busy={retrying}>
            {t.tryAgain}
          </Button>
        )}
        {actions}
        {details && (
          <Button
            variant="plain"
            aria-expanded={open}
            aria-controls={detailsId}
            onClick={() => setOpen(!open)}
          >
            {open ? t.hideErrorDetails : t.showErrorDetails}
          </Button>
        )}
      </div>
      {details && (
        <pre id={detailsId} className={styles.details} hidden={!open}>
          {details}
        </pre>
      )}
    </div>
  );
}
