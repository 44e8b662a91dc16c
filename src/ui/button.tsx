import type { ComponentProps, MouseEvent } from 'react';
import * as t from '#locales/basics.ts';
import { Announcement } from './announcement.tsx';
import styles from './button.module.css';
import { classes } from './classes.ts';
import { Spinner } from './spinner.tsx';

export interface ButtonLook {
  variant?: 'primary' | 'quiet' | 'danger' | 'plain';
  size?: 'm' | 's';
  /** As wide as its container. */
  wide?: boolean;
  /** One icon and no text; the caller gives the label. */
  square?: boolean;
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Keeps width and focus, ignores presses, and says `busyLabel`. */
  busy?: boolean | undefined;
  busyLabel?: string;
}

/** The look of a button for a link. */
export function buttonClass(look: ButtonLook = {}): string {
  const { variant = 'primary', size = 'm', wide = false, square = false } = look;
  return classes(
    styles.button,
    styles[variant],
    size === 's' && styles.s,
    wide && styles.wide,
    square && styles.square,
  );
}

export function Button(props: ButtonProps) {
  const { variant, size, wide, square, busy, busyLabel = t.working, ...rest } = props;
  const { className, children, onClick, type = 'button', ...button } = rest;
  const look = buttonClass({
    ...(variant && { variant }),
    ...(size && { size }),
    ...(wide && { wide }),
    ...(square && { square }),
  });
  // `disabled` would drop the focus of the person who just pressed it.
  const whenFree = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <>
      <button
        {...button}
        type={type}
        className={classes(look, busy && styles.busy, className)}
        aria-disabled={busy || button['aria-disabled']}
        onClick={whenFree}
      >
        <span className={styles.content}>{children}</span>
        {busy && (
          <span className={styles.spinner}>
            <Spinner />
          </span>
        )}
      </button>
      {busy !== undefined && <Announcement>{busy ? busyLabel : ''}</Announcement>}
    </>
  );
}
