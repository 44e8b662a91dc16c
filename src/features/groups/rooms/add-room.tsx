import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as common from '#locales/common.ts';
import * as t from '#locales/groups.ts';
import * as states from '#locales/marks-later.ts';
import { useApi } from '#src/api/api-context.ts';
import { useSession } from '#src/shared/auth/auth-context.ts';
import { FailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { marksQuery } from '#src/shared/marks/marks-query.ts';
import { Button } from '#src/ui/button.tsx';
import { Panel } from '#src/ui/page-layout.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { cardsQuery, useShareListing } from '../api/groups.ts';
import styles from './rooms.module.css';

/** As many as one call answers; the newest favorites come first. */
const most = 50;

interface AddRoomProps {
  groupId: number;
  /** What the group considers already. */
  shared: readonly number[];
}

/** Shows one of my favorites to the group. */
export function AddRoom({ groupId, shared }: AddRoomProps) {
  const api = useApi();
  const marks = useQuery(marksQuery(api, useSession())).data;
  const ids = (marks?.listings.favorite ?? []).filter((id) => !shared.includes(id)).slice(0, most);
  const cards = useQuery(cardsQuery(api, ids)).data ?? [];
  const { mutate, isPending, error } = useShareListing(groupId);
  const offered = ids.length === 0 ? [] : cards.filter(({ state }) => state === 'offered');
  const options = offered.map(({ id, listing }) => ({
    value: String(id),
    label: listing?.title || states.aRoom,
  }));
  const [picked, setPicked] = useState('');
  // What was picked may have been shown by somebody else meanwhile.
  const value = options.some((option) => option.value === picked)
    ? picked
    : (options[0]?.value ?? '');
  return (
    <Panel title={t.showFavorite} heading="h3">
      {options.length === 0 ? (
        <p className={styles.soft}>{t.noFavorites}</p>
      ) : (
        <div className={styles.add}>
          <SelectField
            label={t.chooseFavorite}
            options={options}
            value={value}
            onChange={({ currentTarget }) => setPicked(currentTarget.value)}
          />
          <div>
            <Button variant="quiet" busy={isPending} onClick={() => mutate(Number(value))}>
              {t.showIt}
            </Button>
          </div>
        </div>
      )}
      <FailureNotice title={common.failed} error={error} />
    </Panel>
  );
}
