import type { GroupMatrix, MatrixPair, MatrixUser } from '#contract/groups/matrix.ts';
import * as common from '#locales/common.ts';
import * as t from '#locales/groups.ts';
import { formatNumber } from '#locales/format.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { classes } from '#src/ui/classes.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './matrix.module.css';
import { findPair, pairName, userName, type PairIds } from './pairs.ts';

interface MatrixTableProps {
  matrix: GroupMatrix;
  openPair: PairIds | null;
  /** Of the part of the page that shows the ledger. */
  ledgerId: string;
  onChoose: (pair: PairIds) => void;
}

/** A row for everyone of the group, a column for everyone; each number leads to its ledger. */
export function MatrixTable({ matrix, openPair, ledgerId, onChoose }: MatrixTableProps) {
  const { users, weakest } = matrix;
  const rows = users.filter((user) => !user.lives_there);
  const isSame = (pair: MatrixPair, ids: PairIds | null) =>
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
            {users.map((user) => (
              <th key={user.id} scope="col">
                <MatrixHead user={user} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <MatrixHead user={row} isRow />
              </th>
              {users.map((column) => {
                const pair = findPair(matrix, row.id, column.id);
                return (
                  <td key={column.id}>
                    {pair && (
                      <Score
                        pair={pair}
                        name={pairName(matrix, pair)}
                        isLowest={isSame(pair, weakest)}
                        isOpen={isSame(pair, openPair)}
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

function MatrixHead({ user, isRow = false }: { user: MatrixUser; isRow?: boolean }) {
  const name = userName(user);
  return (
    <span className={isRow ? styles.rowUser : styles.columnUser}>
      <Avatar url={user.profile_picture_url} name={name} size="s" />
      <span className={styles.userName} dir="auto">
        {user.is_me ? common.you : name}
      </span>
      {user.lives_there && <VisuallyHidden>{t.livesThere}</VisuallyHidden>}
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
