import { Children, isValidElement, type ReactNode } from 'react';
import styles from './card-grid.module.css';

/** Cards in as many columns as fit, as a list; keys of the children are kept. */
export function CardGrid({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {Children.toArray(children).map((card, index) => (
        <li key={isValidElement(card) ? card.key : index}>{card}</li>
      ))}
    </ul>
  );
}
