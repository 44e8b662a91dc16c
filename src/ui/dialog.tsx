import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import * as t from '#locales/ui.ts';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import styles from './dialog.module.css';
import { Icon } from './icon.tsx';

export interface DialogProps {
  open: boolean;
  /** Escape, a press beside it, or the close button. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
  wide?: boolean;
  closeLabel?: string;
}

/** The platform's modal dialog: it traps focus, and gives it back when it closes. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, children, actions, wide = false, closeLabel = t.close } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  const titleId = useId();

  // Before React takes the element away: a removed dialog gives no focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return undefined;
    element.showModal();
    return () => element.close();
  }, [open]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a press beside the dialog; Escape is its key
    <dialog
      ref={dialog}
      className={classes(styles.dialog, wide && styles.wide)}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // A file input inside fires a cancel of its own, and it bubbles.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        pressedBeside.current = isBeside(event);
      }}
      onClick={(event) => {
        if (pressedBeside.current && isBeside(event)) onClose();
      }}
    >
      {open && (
        <>
          <div className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <span className={styles.close}>
              <Button variant="plain" square aria-label={closeLabel} onClick={onClose}>
                <Icon name="close" />
              </Button>
            </span>
          </div>
          <div className={styles.body}>{children}</div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </>
      )}
    </dialog>
  );
}

interface Press {
  target: EventTarget;
  currentTarget: HTMLDialogElement;
  clientX: number;
  clientY: number;
}

/** The backdrop reports presses as the dialog's own, so the place decides. */
function isBeside({ target, currentTarget, clientX, clientY }: Press): boolean {
  if (target !== currentTarget) return false;
  const box = currentTarget.getBoundingClientRect();
  const inside =
    clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
  return !inside;
}
