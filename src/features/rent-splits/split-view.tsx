import { useState } from 'react';
import type { RentSplit } from '#contract/rent-splits/calls.ts';
import * as common from '#locales/common.ts';
import { formatList } from '#locales/format.ts';
import { formatDay, formatMoney } from '#locales/format.ts';
import * as t from '#locales/rent-splits.ts';
import { FailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { isolate } from '#src/ui/isolate.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Panel } from '#src/ui/page-layout.tsx';
import { useDeleteRentSplit } from './api/rent-splits.ts';
import { BidForm } from './bid-form.tsx';
import { formatUnits } from './format-units.ts';
import styles from './rent-splits.module.css';
import { RoomValues } from './room-values.tsx';

/** A split as it stands: bids to give, or who pays what and why. */
export function SplitView({ groupId, split }: { groupId: number; split: RentSplit }) {
  const { state, rent, currency, method, members, rooms } = split;
  const amount = formatMoney(rent, currency);
  const canBid = state === 'open' && members.some(({ is_me: isMe }) => isMe);
  const waitingFor = members.filter(({ has_bid: hasBid }) => !hasBid);
  const names = formatList(waitingFor.map(({ first_name: name }) => name ?? t.member));
  const refused = rooms[split.refused_room ?? -1]?.name ?? '';
  return (
    <Panel title={isolate(t.madeOn({ rent: amount, day: formatDay(split.created_at) }), amount)}>
      <div className={styles.stack}>
        <p className={styles.soft}>{t.methodLabels[method]}</p>
        {state === 'open' && <p>{isolate(t.waitingFor({ names }), names)}</p>}
        {canBid && <BidForm groupId={groupId} split={split} />}
        {state === 'settled' && <Result split={split} />}
        {state === 'refused' && (
          <Notice tone="warning" title={t.refused}>
            {isolate(t.refusedHint({ room: refused }), refused)}
          </Notice>
        )}
        {state === 'ended' && <Notice tone="warning" title={t.ended} />}
        {!split.is_current && state !== 'ended' && <Notice tone="warning" title={t.outdated} />}
        <p className={styles.soft}>{t.notLease}</p>
        <Tools groupId={groupId} split={split} />
      </div>
    </Panel>
  );
}

const reasons: Record<RentSplit['method'], string> = {
  equal: t.reasonEqual,
  area: t.reasonArea,
  bids: t.reasonBids,
};

function Result({ split }: { split: RentSplit }) {
  const { members, rooms, currency, method } = split;
  const first = members[split.first_in_turn]?.first_name ?? t.member;
  return (
    <>
      <table className={styles.table}>
        <caption>{t.result}</caption>
        <thead>
          <tr>
            <th scope="col">{t.memberCol}</th>
            {rooms.length > 0 && <th scope="col">{common.room}</th>}
            <th scope="col">{t.shareCol}</th>
          </tr>
        </thead>
        <tbody>
          {members.map(({ first_name: name, room, share }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- their order never changes
            <tr key={at}>
              <th scope="row">
                <bdi>{name ?? t.member}</bdi>
              </th>
              {rooms.length > 0 && (
                <td>
                  <bdi>{rooms[room ?? -1]?.name}</bdi>
                </td>
              )}
              <td className={styles.amount}>{formatUnits(share ?? 0, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{reasons[method]}</p>
      <p className={styles.soft}>{isolate(t.turn({ name: first }), first)}</p>
      {method === 'bids' && <RoomValues split={split} />}
    </>
  );
}

function Tools({ groupId, split }: { groupId: number; split: RentSplit }) {
  const [isAsking, setAsking] = useState(false);
  const { mutate: remove, isPending, error } = useDeleteRentSplit(groupId);
  return (
    <div className={styles.noPrint}>
      <div className={styles.buttons}>
        {split.state === 'settled' && (
          <Button variant="quiet" size="s" onClick={() => window.print()}>
            {common.print}
          </Button>
        )}
        {split.is_mine && (
          <Button variant="plain" size="s" onClick={() => setAsking(true)}>
            {t.remove}
          </Button>
        )}
      </div>
      <FailureNotice title={common.notSaved} error={error} />
      <ConfirmDialog
        open={isAsking}
        danger
        title={t.removeQuestion}
        confirmLabel={t.remove}
        busy={isPending}
        onConfirm={() => remove(split.id, { onSettled: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      >
        {t.removeHint}
      </ConfirmDialog>
    </div>
  );
}
