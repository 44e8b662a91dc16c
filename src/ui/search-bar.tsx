import { useId, type ComponentProps, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import type { FieldWiring } from './field.tsx';
import { Icon } from './icon.tsx';
import styles from './search-bar.module.css';

export interface SearchBarProps extends Omit<ComponentProps<'form'>, 'className'> {
  label: string;
  submitLabel: string;
  children: ReactNode;
}

/** One form in one frame: segments of a label over a bare control, and the button that searches. */
export function SearchBar({ label, submitLabel, children, ...form }: SearchBarProps) {
  return (
    <search>
      <form {...form} className={styles.bar} aria-label={label}>
        {children}
        <span className={styles.submit}>
          <Button type="submit">
            <Icon name="search" />
            {submitLabel}
          </Button>
        </span>
      </form>
    </search>
  );
}

export interface SearchSegmentProps {
  label: string;
  /** The widest segment, alone on its line on phones. */
  grow?: boolean;
  error?: string | undefined;
  /** Renders an input or select with what it is given. */
  children: (control: FieldWiring & { className: string | undefined; dir: 'auto' }) => ReactNode;
}

export function SearchSegment({ label, grow = false, error, children }: SearchSegmentProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={classes(styles.segment, grow && styles.grow)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        dir: 'auto',
        className: styles.control,
        'aria-describedby': error && errorId,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
