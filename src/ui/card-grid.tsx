import { Children, isValidElement, type ReactNode } from 'react';
import styles from './card-grid.module.css';

interface CardGridProps {
  label?: string;
  /**
   * What is said once of all cards. Null keeps its line free, also while they load, so that nothing
   * moves when there is something to say.
   */
  note?: string | null;
  children: ReactNode;
}

/** Cards in as many columns as fit, as a list; keys of the children are kept. */
export function CardGrid({ label, note, children }: CardGridProps) {
  return (
    <>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      <ul className={styles.grid} aria-label={label}>
        {Children.toArray(children).map((card, index) => (
          <li key={isValidElement(card) ? card.key : index}>{card}</li>
        ))}
      </ul>
    </>
  );
}
