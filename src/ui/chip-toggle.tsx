import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './chip-toggle.module.css';
import { classes } from './classes.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface ChipToggleProps extends Omit<ComponentProps<'input'>, 'className' | 'type'> {
  type?: 'checkbox' | 'radio';
  /** A number below, and what it says to those who hear it. Null keeps its place until it is known. */
  note?: { text: string; label: string } | null;
  children: ReactNode;
}

/** A checkbox or radio drawn as a chip. */
export function ChipToggle({ type = 'checkbox', note, children, ...input }: ChipToggleProps) {
  const noteId = useId();
  const isNoted = note !== undefined;
  return (
    <label className={classes(styles.chip, isNoted && styles.noted)}>
      <input
        {...input}
        type={type}
        className={styles.input}
        aria-describedby={note ? noteId : undefined}
      />
      {children}
      {isNoted && (
        <span className={styles.note} aria-hidden="true">
          {note?.text}
          <span id={noteId} hidden>
            {note?.label}
          </span>
        </span>
      )}
    </label>
  );
}

export interface ChipGroupProps {
  legend: string;
  showLegend?: boolean;
  children: ReactNode;
}

/** Chips that belong together, under a legend that is hidden unless the page needs to show it. */
export function ChipGroup({ legend, showLegend = false, children }: ChipGroupProps) {
  return (
    <fieldset>
      <legend className={showLegend ? styles.legend : undefined}>
        {showLegend ? legend : <VisuallyHidden>{legend}</VisuallyHidden>}
      </legend>
      <div className={styles.group}>{children}</div>
    </fieldset>
  );
}
