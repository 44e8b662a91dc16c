import type { ReactNode } from 'react';
import styles from './facts.module.css';
import { Icon } from './icon.tsx';
import type { IconShape } from './icon-paths.ts';

export interface Fact {
  id: string;
  icon?: IconShape;
  /** The part that counts, in bold. */
  value?: ReactNode;
  label: ReactNode;
}

/** The plain numbers of a listing or a user, in one line that wraps. */
export function Facts({ facts, label }: { facts: readonly Fact[]; label?: string }) {
  return (
    <ul className={styles.facts} aria-label={label}>
      {facts.map((fact) => (
        <li key={fact.id} className={styles.fact}>
          {fact.icon && <Icon name={fact.icon} />}
          <span dir="auto">
            {fact.value !== undefined && <b>{fact.value} </b>}
            {fact.label}
          </span>
        </li>
      ))}
    </ul>
  );
}
