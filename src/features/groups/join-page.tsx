import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import * as common from '#locales/common.ts';
import { formatDay } from '#locales/format.ts';
import * as t from '#locales/groups.ts';
import { useApi } from '#src/api/api-context.ts';
import { formatFailure, isProblem } from '#src/api/errors.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { isolate } from '#src/ui/isolate.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Page, PageHeader, Panel, Section } from '#src/ui/page-layout.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import { receivedQuery, useJoinGroup } from './api/groups.ts';
import styles from './groups.module.css';

/** The question before it is known which group it is about. */
export function JoinSkeleton() {
  return (
    <Page width="s">
      <PageHeader title={t.joinTitlePending} />
      <Loading label={t.loadingGroup}>
        <div className={styles.stack}>
          <Skeleton shape="panel" />
          <Skeleton shape="button" />
        </div>
      </Loading>
    </Page>
  );
}

/** Where an invitation leads: who is in the group, what each would see of the others, and the yes. */
export function JoinPage({ code }: { code: string }) {
  const { data: invitation } = useSuspenseQuery(receivedQuery(useApi(), code));
  const { group_id: groupId, name, members, expires_at } = invitation;
  return (
    <Page width="s">
      <PageHeader title={isolate(t.joinTitle({ name }), name)} />
      <Section title={t.whoIsIn}>
        <ul className={styles.list}>
          {members.map((member, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- they have no ids here
            <li key={place} className={styles.row}>
              {member && <Avatar url={member.profile_picture_url} name={member.first_name} />}
              <span className={styles.words}>
                {member ? <bdi>{member.first_name || t.aRoomie}</bdi> : t.notShown}
              </span>
            </li>
          ))}
        </ul>
      </Section>
      {groupId === null ? (
        <Question code={code} ends={expires_at} />
      ) : (
        <Notice
          tone="success"
          title={t.youAreIn}
          live
          actions={
            <Link to="/groups/$id" params={{ id: groupId }} className={buttonClass()}>
              {common.openGroup}
            </Link>
          }
        />
      )}
    </Page>
  );
}

function Question({ code, ends }: { code: string; ends: string }) {
  const { mutate: join, isPending, error } = useJoinGroup();
  const navigate = useNavigate();
  return (
    <Panel stacked title={t.whatYouSee}>
      <ul className={styles.seen}>
        {[
          t.seen.names,
          t.seen.answers,
          t.seen.wishes,
          t.seen.rooms,
          t.seen.search,
          t.seen.inquiries,
          t.seen.wanted,
        ].map((line) => (
          <li key={line}>
            <Icon name="check" />
            {line}
          </li>
        ))}
        <li>
          <Icon name="close" />
          {t.seen.never}
        </li>
      </ul>
      <p>{t.leaveAnyTime}</p>
      {error && (
        <Notice
          tone="danger"
          title={t.notJoined}
          live
          actions={
            isProblem(error, 'profile_incomplete') && (
              <Link
                to="/profile"
                search={{ redirect: `/groups/join?code=${code}` }}
                className={buttonClass({ variant: 'quiet', size: 's' })}
              >
                {common.finishProfile}
              </Link>
            )
          }
        >
          {formatFailure(error)}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button
          busy={isPending}
          busyLabel={t.joining}
          onClick={() =>
            join(code, {
              onSuccess: ({ id }) => void navigate({ to: '/groups/$id', params: { id } }),
            })
          }
        >
          {t.join}
        </Button>
        <Link to="/groups" className={buttonClass({ variant: 'quiet' })}>
          {common.notNow}
        </Link>
      </div>
      <p className={styles.soft}>{t.opensUntil({ day: formatDay(ends) })}</p>
    </Panel>
  );
}
