import { useQuery } from '@tanstack/react-query';
import type { BlockedUserPage } from '#contract/safety/calls.ts';
import * as common from '#locales/common.ts';
import * as t from '#locales/profile.ts';
import { useApi } from '#src/api/api-context.ts';
import { formatFailure } from '#src/api/errors.ts';
import { blockedUsersQuery, useBlock } from '#src/shared/api/safety.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Button } from '#src/ui/button.tsx';
import { Section } from '#src/ui/page-layout.tsx';
import styles from './profile.module.css';

type BlockedUser = BlockedUserPage['items'][number];

/** The users whom this user blocked, each with a button to unblock them. Nothing when there are none. */
export function BlockedUsers() {
  const { data } = useQuery(blockedUsersQuery(useApi()));
  if (!data || data.items.length === 0) return null;
  return (
    <Section title={t.peopleYouBlocked} heading="h3">
      <ul className={styles.sessions}>
        {data.items.map((person) => (
          <BlockedRow key={person.id} person={person} />
        ))}
      </ul>
      {data.total > data.items.length && (
        <p className={styles.soft}>{t.firstBlocked({ count: data.items.length })}</p>
      )}
    </Section>
  );
}

function BlockedRow({ person: { id, first_name, profile_picture_url } }: { person: BlockedUser }) {
  const { mutate, isPending, error } = useBlock(id);
  const name = first_name || t.nameless;
  return (
    <li className={styles.session}>
      <Avatar url={profile_picture_url} name={name} />
      <div className={styles.words}>
        <p className={styles.device} dir="auto">
          {name}
        </p>
        {error && (
          <p className={styles.soft} role="alert">
            {formatFailure(error)}
          </p>
        )}
      </div>
      <Button
        variant="quiet"
        size="s"
        aria-label={t.unblockName({ name })}
        busy={isPending}
        onClick={() => mutate(false)}
      >
        {common.unblock}
      </Button>
    </li>
  );
}
