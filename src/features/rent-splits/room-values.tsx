import type { RentSplit } from '#contract/rent-splits/calls.ts';
import * as common from '#locales/common.ts';
import * as t from '#locales/rent-splits.ts';
import { unitsPerWhole } from '#rent-split/currency-digits.ts';
import { Icon } from '#src/ui/icon.tsx';
import { isolate } from '#src/ui/isolate.tsx';
import { TableHead } from '#src/ui/table-head.tsx';
import { formatUnits } from './format-units.ts';
import styles from './rent-splits.module.css';

/** For each member, what every room is worth to them at its price: mine first and open. */
export function RoomValues({ split }: { split: RentSplit }) {
  const inOrder = split.members
    .map((member, at) => ({ member, at }))
    .toSorted((a, b) => Number(b.member.is_me) - Number(a.member.is_me));
  return (
    <section className={styles.stack}>
      <h3>{t.values}</h3>
      {inOrder.map(({ member, at }) => (
        <details key={at} open={member.is_me} className={styles.earlier}>
          <summary>
            <bdi>{member.first_name ?? t.member}</bdi>
          </summary>
          <MemberValues split={split} member={member} />
        </details>
      ))}
    </section>
  );
}

interface MemberValuesProps {
  split: RentSplit;
  member: RentSplit['members'][number];
}

function MemberValues({ split, member }: MemberValuesProps) {
  const { rooms, members, currency } = split;
  const name = member.first_name ?? t.member;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={t.worthCol({ name })}>
      <table className={styles.table}>
        <TableHead
          columns={[common.room, isolate(t.worthCol({ name }), name), t.priceCol, t.gainCol]}
        />
        <tbody>
          {rooms.map((room, at) => {
            const worth = (member.bids?.[at] ?? 0) * unitsPerWhole(currency);
            const price = members.find((other) => other.room === at)?.share ?? 0;
            return (
              // oxlint-disable-next-line react/no-array-index-key -- their order never changes
              <tr key={at} className={member.room === at ? styles.mine : undefined}>
                <th scope="row">
                  <bdi>{room.name}</bdi>
                  {member.room === at && <Icon name="check" />}
                </th>
                <td className={styles.amount}>{formatUnits(worth, currency)}</td>
                <td className={styles.amount}>{formatUnits(price, currency)}</td>
                <td className={styles.amount}>{formatUnits(worth - price, currency)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={styles.soft}>{isolate(t.valuesHint({ name }), name)}</p>
    </section>
  );
}
