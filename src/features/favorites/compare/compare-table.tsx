import { Link } from '@tanstack/react-router';
import * as t from '#locales/compare.ts';
import { compareRooms } from '#locales/titles.ts';
import { Icon } from '#src/ui/icon.tsx';
import { ListingCover } from '#src/ui/listing-cover.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './compare.module.css';
import { compareListings, type ComparedFact, type ComparedListing } from './comparison.ts';

interface CompareTableProps {
  compared: readonly ComparedListing[];
  /** Ids of the rooms. */
  ids: readonly number[];
  nowMs: number;
}

/** Rooms as columns. The name of a fact stands above its values, so that phones have room for four. */
export function CompareTable({ compared, ids, nowMs }: CompareTableProps) {
  const { first, different, same } = compareListings(compared, nowMs);
  const parts = [
    { title: t.first, facts: first },
    { title: t.whatDiffers, facts: different },
    { title: t.whatIsTheSame, facts: same },
  ].filter(({ facts }) => facts.length > 0);
  return (
    <div className={styles.wide}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{compareRooms}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {compared.map(({ listing: { id, title, images } }) => (
              <th key={id} scope="col" className={styles.room}>
                <span className={styles.photo}>
                  <ListingCover cover={images[0] ?? null} sizes="(width < 60rem) 25vw, 18rem" />
                </span>
                <Link to="/listings/$id" params={{ id }} dir="auto">
                  {title}
                </Link>
                <Link
                  to="/favorites/compare"
                  search={{ ids: ids.filter((each) => each !== id).join() }}
                  resetScroll={false}
                  className={styles.leave}
                  aria-label={t.leaveOut({ title })}
                >
                  <Icon name="close" />
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        {parts.map(({ title, facts }) => (
          <tbody key={title}>
            <tr>
              <th colSpan={compared.length} scope="rowgroup" className={styles.part}>
                {title}
              </th>
            </tr>
            {facts.map((fact) => (
              <Fact key={fact.name} fact={fact} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function Fact({ fact: { name, values, isWritten } }: { fact: ComparedFact }) {
  return (
    <>
      <tr>
        <th colSpan={values.length} scope="rowgroup" className={styles.name}>
          {name}
        </th>
      </tr>
      <tr>
        {values.map((value, nth) => (
          // oxlint-disable-next-line react/no-array-index-key -- a column of this table
          <td key={nth}>
            {isWritten && typeof value === 'string' ? (
              <span dir="auto" className={styles.written}>
                {value}
              </span>
            ) : (
              <Value value={value} />
            )}
          </td>
        ))}
      </tr>
    </>
  );
}

function Value({ value }: { value: ComparedFact['values'][number] }) {
  if (value === null || value === false) {
    return (
      <span className={styles.absent}>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{value === null ? t.notStated : t.no}</VisuallyHidden>
      </span>
    );
  }
  if (value !== true) return value;
  return (
    <>
      <Icon name="check" />
      <VisuallyHidden>{t.yes}</VisuallyHidden>
    </>
  );
}
