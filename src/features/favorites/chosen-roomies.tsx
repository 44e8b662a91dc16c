import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Roomie } from '#contract/matching/calls.ts';
import * as common from '#locales/common.ts';
import * as t from '#locales/marks-later.ts';
import { useApi } from '#src/api/api-context.ts';
import { MarkButtons } from '#src/shared/marks/mark-buttons.tsx';
import { chosenUsersQuery } from '#src/shared/api/users.ts';
import { LoadFailureView } from '#src/shared/failures/failure-notice.tsx';
import { SlowResults } from '#src/ui/results.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import styles from './favorites-page.module.css';

export interface ChosenRoomiesProps {
  RoomieCard: ComponentType<{ roomie: Roomie; nowMs: number; isScored: boolean }>;
  ids: number[];
  label: string;
}

/** Roomies by their ids; those that cannot be found any more are said to be gone. */
export function ChosenRoomies({ ids, label, RoomieCard }: ChosenRoomiesProps) {
  const result = useQuery({
    ...chosenUsersQuery(useApi(), ids),
    placeholderData: keepPreviousData,
  });
  const { data, error, dataUpdatedAt } = result;
  if (!data) {
    if (error) return <LoadFailureView title={t.failed} query={result} />;
    return (
      <Loading label={t.loading}>
        <SlowResults result={result} offline={common.loadLater} />
        <Skeleton shape="panel" />
      </Loading>
    );
  }
  const isScored = data.some(({ roomie }) => roomie !== null && roomie.fit !== null);
  return (
    <ul className={styles.roomies} aria-label={label}>
      {data
        .filter(({ id }) => ids.includes(id))
        .map(({ id, roomie }) => (
          <li key={id}>
            {roomie ? (
              <RoomieCard roomie={roomie} nowMs={dataUpdatedAt} isScored={isScored} />
            ) : (
              <div className={styles.gone}>
                <p>{t.roomieUnavailable}</p>
                <MarkButtons kind="users" id={id} title={t.roomieUnavailable} />
              </div>
            )}
          </li>
        ))}
    </ul>
  );
}
