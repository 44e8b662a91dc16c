import { useState } from 'react';
import { readAmount } from '#contract/labels/amount.ts';
import type { RentSplit } from '#contract/rent-splits/calls.ts';
import * as common from '#locales/common.ts';
import { currencySign, formatMoney } from '#locales/format.ts';
import { fieldMessages } from '#locales/field-messages.ts';
import * as t from '#locales/rent-splits.ts';
import { RestoredNotice } from '#src/shared/drafts/restored-notice.tsx';
import { useDraftValues } from '#src/shared/drafts/use-draft.ts';
import { FailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { NumberField } from '#src/ui/number-field.tsx';
import { useBid } from './api/rent-splits.ts';
import styles from './rent-splits.module.css';

/** What each room is worth to me, until the amounts add up to the rent. */
export function BidForm({ groupId, split }: { groupId: number; split: RentSplit }) {
  const { id, rent, currency, rooms } = split;
  const { mutateAsync: bid, isPending, error } = useBid(groupId, id);
  const mine = split.members.find(({ is_me: isMe }) => isMe)?.bids ?? null;
  const [stored] = useState({ amounts: rooms.map((_, at) => String(mine?.[at] ?? '')) });
  const { draft, values, change, discard } = useDraftValues({
    kind: 'split',
    target: `${groupId}.${id}`,
    stored,
  });
  const [isTried, setTried] = useState(false);
  const bids = rooms.map((_, at) => readAmount(values.amounts[at] ?? '') ?? 0);
  const left = rent - bids.reduce((sum, amount) => sum + amount, 0);
  const isSaved = mine !== null && bids.every((amount, at) => amount === mine[at]);
  return (
    <form
      noValidate
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (left !== 0 || isPending) return;
        // Not by a callback of `mutate`: after the last bid the result takes the place of this form.
        bid(bids).then(
          () => draft.forget(values),
          // The notice below shows why.
          () => undefined,
        );
      }}
    >
      <h3>{t.yourBids}</h3>
      <p className={styles.soft}>{t.bidsHint({ rent: formatMoney(rent, currency) })}</p>
      <RestoredNotice draft={draft} onDiscard={discard} />
      <div className={styles.fields}>
        {rooms.map(({ name }, at) => (
          <NumberField
            key={name}
            label={t.worth({ room: name })}
            prefix={currencySign(currency)}
            value={values.amounts[at] ?? ''}
            onChange={(event) => {
              const typed = event.currentTarget.value;
              change({
                amounts: rooms.map((_, room) =>
                  room === at ? typed : (values.amounts[room] ?? ''),
                ),
              });
            }}
          />
        ))}
      </div>
      <output className={left === 0 ? styles.soft : styles.left}>
        {left > 0 && t.left({ amount: formatMoney(left, currency) })}
        {left < 0 && t.over({ amount: formatMoney(-left, currency) })}
        {left === 0 && isSaved && t.bidsSaved}
      </output>
      {isTried && left !== 0 && <Notice tone="danger" live title={fieldMessages['bids.sum']} />}
      <FailureNotice title={common.notSaved} error={error} />
      <div>
        <Button type="submit" busy={isPending}>
          {t.saveBids}
        </Button>
      </div>
    </form>
  );
}
