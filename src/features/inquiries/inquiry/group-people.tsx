import { Link } from '@tanstack/react-router';
import type { Inquiry } from '#contract/inquiries/calls.ts';
import * as t from '#locales/group-inquiries.ts';
import { aRoomie } from '#locales/common.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import styles from './group-people.module.css';

/** Those of a group who write together: how many, and who. */
export function GroupPeople({ members }: Pick<NonNullable<Inquiry['group']>, 'members'>) {
  return (
    <div className={styles.people}>
      <p className={styles.count}>{t.together({ count: members.length })}</p>
      <ul className={styles.list}>
        {members.map(({ id, first_name, profile_picture_url, is_findable: isFindable }) => {
          const name = first_name || aRoomie;
          return (
            <li key={id} className={styles.person}>
              <Avatar url={profile_picture_url} name={name} size="s" />
              {isFindable ? (
                <Link to="/roomies/$id" params={{ id }}>
                  <bdi>{name}</bdi>
                </Link>
              ) : (
                <bdi>{name}</bdi>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
