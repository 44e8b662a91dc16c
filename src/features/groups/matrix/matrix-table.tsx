import type { GroupMatrix, MatrixPair, MatrixPerson } from '#contract/groups/matrix.ts';
import * as t from '#locales/groups.ts';
import { formatNumber } from '#locales/format.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { classes } from '#src/ui/classes.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './matrix.module.css';
import { findPair, pairName, personName, type ChosenPair } from './pairs.ts';

interface MatrixTableProps {
  matrix: GroupMatrix;
  chosen: ChosenPair | null;
  /** Of the part of the page that shows the ledger. */
  ledgerId: string;
  onChoose: (pair: ChosenPair) => void;
}

/** A row for everyone of the group, a column for everyone; each number leads to its ledger. */
export function MatrixTable({ matrix, chosen, ledgerId, onChoose }: MatrixTableProps) {
  const { people, weakest } = matrix;
  const rows = people.filter((person) => !person.lives_there);
  const isSame = (pair: MatrixPair, ids: ChosenPair | null) =>
    ids !== null && [pair.one, pair.other].every((id) => id === ids.one || id === ids.other);
  return (
    // Six people and a household are wider than a phone.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by keyboard
    <section className={styles.scroller} tabIndex={0} aria-label={t.matrixTitle}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t.whoIsIn}</VisuallyHidden>
            </th>
            {people.map((person) => (
              <th key={person.id} scope="col">
                <Person person={person} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <Person person={row} isRow />
              </th>
              {people.map((column) => {
                const pair = findPair(matrix, row.id, column.id);
                return (
                  <td key={column.id}>
                    {pair && (
                      <Score
                        pair={pair}
                        name={pairName(matrix, pair)}
                        isLowest={isSame(pair, weakest)}
                        isOpen={isSame(pair, chosen)}
                        ledgerId={ledgerId}
                        onChoose={() => onChoose({ one: row.id, other: column.id })}
                      />
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Person({ person, isRow = false }: { person: MatrixPerson; isRow?: boolean }) {
  const name = personName(person);
  return (
    <span className={isRow ? styles.rowPerson : styles.person}>
      <Avatar url={person.profile_picture_url} name={name} size="s" />
      <span className={styles.personName} dir="auto">
        {person.is_me ? t.you : name}
      </span>
      {person.lives_there && <VisuallyHidden>{t.livesThere}</VisuallyHidden>}
    </span>
  );
}

interface ScoreProps {
  pair: MatrixPair;
  name: string;
  isLowest: boolean;
  isOpen: boolean;
  ledgerId: string;
  onChoose: () => void;
}

function Score({ pair: { fit }, name, isLowest, isOpen, ledgerId, onChoose }: ScoreProps) {
  const hasConflict = fit !== null && fit.conflicts > 0;
  return (
    <button
      type="button"
      className={classes(
        styles.score,
        hasConflict && styles.conflict,
        isLowest && styles.lowest,
        isOpen && styles.open,
      )}
      aria-label={scoreLabel(fit, name)}
      aria-expanded={isOpen}
      aria-controls={ledgerId}
      onClick={onChoose}
    >
      {fit?.score === null || fit === null ? '–' : formatNumber(fit.score)}
    </button>
  );
}

function scoreLabel(fit: MatrixPair['fit'], pair: string): string {
  if (!fit || fit.score === null) return t.pairUnscored({ pair });
  return (fit.conflicts > 0 ? t.pairConflict : t.pairScore)({ pair, score: fit.score });
}
