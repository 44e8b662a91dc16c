import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { WantedPage } from '#contract/wanted/wanted.ts';
import { factSeparator } from '#locales/card.ts';
import { formatDay } from '#locales/format.ts';
import { lookTogether } from '#locales/founding.ts';
import * as t from '#locales/wanted.ts';
import { useApi } from '#src/api/api-context.ts';
import { Reasons, ScoreLine } from '#src/shared/fit/fit-summary.tsx';
import { Avatar } from '#src/ui/avatar.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { Facts } from '#src/ui/facts.tsx';
import { isolate } from '#src/ui/isolate.tsx';
import { Columns, Page, PageHeader, Panel } from '#src/ui/page-layout.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import { wantedPageQuery } from './api/wanted.ts';
import { FoundingAnswer } from './founding-answer.tsx';
import { InviteForm } from './invite-form.tsx';
import { describeAuthors, nameAuthors } from './name-authors.ts';
import { WeakestPair } from './weakest-pair.tsx';
import { wantedFacts } from './wanted-facts.ts';
import styles from './wanted.module.css';

interface WantedPageProps {
  id: number;
  /** Remembers where to come back to after signing in. */
  onLogin: () => void;
  /** The way to tell the administrators about it, for who is signed in. */
  report: ReactNode;
}

/** One wanted page: what is wanted and by whom, and for owners the way to invite. */
export function WantedPageView({ id, onLogin, report }: WantedPageProps) {
  const { data: page, dataUpdatedAt } = useQuery(wantedPageQuery(useApi(), id));
  if (!page) return <WantedPageSkeleton />;
  const { headline, text, user, group, fit, is_mine: isMine } = page;
  const name = nameAuthors(page);
  const isSignedIn = user !== null || (group !== null && group.members !== null);
  const age = user?.age ?? null;
  // Whoever looks themselves comes to look together, all others to invite.
  const isLooking = page.founding?.is_ready === true;
  const founding = page.founding && (
    <Panel title={lookTogether}>
      <FoundingAnswer page={page} />
    </Panel>
  );
  return (
    <Page>
      <PageHeader
        back={isSignedIn && <Link to="/wanted">{t.allPages}</Link>}
        title={<bdi>{headline}</bdi>}
        lede={
          <>
            {isolate(describeAuthors(page), name)}
            {age !== null && factSeparator + age}
          </>
        }
      />
      <Columns
        aside={
          <>
            {isLooking && founding}
            {isMine ? (
              <Panel title={group ? t.groupPage : t.thisIsYours}>
                <ChangeLink groupId={group?.id ?? null} />
              </Panel>
            ) : (
              <Panel
                title={
                  <span id="write">
                    {group ? t.inviteGroup : isolate(t.invite({ name }), name)}
                  </span>
                }
              >
                {isSignedIn ? (
                  <InviteForm pageId={id} isGroup={group !== null} />
                ) : (
                  <SignIn isGroup={group !== null} onLogin={onLogin} />
                )}
              </Panel>
            )}
            {!isLooking && founding}
            {isSignedIn && !isMine && <div>{report}</div>}
          </>
        }
      >
        <div className={styles.stack}>
          {user && (
            <div className={styles.head}>
              <Avatar url={user.profile_picture_url} name={name} size="xl" />
              <div className={styles.words}>
                {user.occupation && <p dir="auto">{user.occupation}</p>}
                {fit && <ScoreLine fit={fit} />}
                <p>
                  <Link to="/roomies/$id" params={{ id: user.id }}>
                    {isolate(t.seeProfile({ name }), name)}
                  </Link>
                </p>
              </div>
            </div>
          )}
          {group?.members && <Members page={page} members={group.members} />}
          <Facts label={t.facts} facts={wantedFacts(page, dataUpdatedAt)} />
          {text && (
            <p className={styles.text} dir="auto">
              {text}
            </p>
          )}
          {fit && !group && <Reasons fit={fit} />}
          <p className={styles.soft}>
            {t.confirmedOn({ day: formatDay(page.confirmed_at, dataUpdatedAt) })}
          </p>
        </div>
      </Columns>
    </Page>
  );
}

function ChangeLink({ groupId }: { groupId: number | null }) {
  const className = buttonClass({ variant: 'quiet' });
  return groupId === null ? (
    <Link to="/wanted/edit" className={className}>
      {t.changePage}
    </Link>
  ) : (
    <Link to="/groups/$id/wanted" params={{ id: groupId }} className={className}>
      {t.changePage}
    </Link>
  );
}

type Members = NonNullable<NonNullable<WantedPage['group']>['members']>;

/** Who is in the group, and the one of them who fits least, with the reasons. */
function Members({ page, members }: { page: WantedPage; members: Members }) {
  return (
    <>
      <ul className={styles.members} aria-label={t.whoLooks}>
        {members.map(({ id, first_name: name, profile_picture_url: url }) => (
          <li key={id} className={styles.member}>
            <Avatar url={url} name={name} />
            <Link to="/roomies/$id" params={{ id }}>
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
      <WeakestPair page={page} />
      {page.fit && <Reasons fit={page.fit} />}
    </>
  );
}

function SignIn({ isGroup, onLogin }: Pick<WantedPageProps, 'onLogin'> & { isGroup: boolean }) {
  return (
    <div className={styles.stack}>
      <p className={styles.soft}>{isGroup ? t.groupSignInHint : t.signInHint}</p>
      <Link to="/login" onClick={onLogin} className={buttonClass()}>
        {t.signInToInvite}
      </Link>
    </div>
  );
}

/** A wanted page before it is there. */
export function WantedPageSkeleton() {
  return (
    <Page>
      <Loading label={t.loadingPage}>
        <Columns aside={<Skeleton shape="panel" />}>
          <Skeleton shape="title" width="half" />
          <Skeleton width="long" />
          <Skeleton />
        </Columns>
      </Loading>
    </Page>
  );
}
