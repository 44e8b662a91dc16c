import type { ComponentProps, ReactNode } from 'react';
import styles from './chip-toggle.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface ChipToggleProps extends Omit<ComponentProps<'input'>, 'className' | 'type'> {
  type?: 'checkbox' | 'radio';
  children: ReactNode;
}

/** A checkbox or radio drawn as a chip. */
export function ChipToggle({ type = 'checkbox', children, ...input }: ChipToggleProps) {
  return (
    <label className={styles.chip}>
      <input {...input} type={type} className={styles.input} />
      {children}
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
