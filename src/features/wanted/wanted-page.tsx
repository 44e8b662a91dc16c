import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
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
  const { headline, text, first_name: name, user, fit, is_mine: isMine } = page;
  const age = user?.age ?? null;
  return (
    <Page>
      <PageHeader
        back={user && <Link to="/wanted">{t.allPages}</Link>}
        title={<bdi>{headline}</bdi>}
        lede={
          <>
            {isolate(t.by({ name }), name)}
            {age !== null && factSeparator + age}
          </>
        }
      />
      <Columns
        aside={
          <>
            {page.founding && (
              <Panel title={lookTogether}>
                <FoundingAnswer page={page} />
              </Panel>
            )}
            {isMine ? (
              <Panel title={t.thisIsYours}>
                <Link to="/wanted/edit" className={buttonClass({ variant: 'quiet' })}>
                  {t.changePage}
                </Link>
              </Panel>
            ) : (
              <Panel title={<span id="write">{isolate(t.invite({ name }), name)}</span>}>
                {user ? <InviteForm pageId={id} /> : <SignIn onLogin={onLogin} />}
              </Panel>
            )}
            {user && !isMine && <div>{report}</div>}
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
          <Facts label={t.facts} facts={wantedFacts(page, dataUpdatedAt)} />
          {text && (
            <p className={styles.text} dir="auto">
              {text}
            </p>
          )}
          {fit && <Reasons fit={fit} />}
          <p className={styles.soft}>
            {t.confirmedOn({ day: formatDay(page.confirmed_at, dataUpdatedAt) })}
          </p>
        </div>
      </Columns>
    </Page>
  );
}

function SignIn({ onLogin }: Pick<WantedPageProps, 'onLogin'>) {
  return (
    <div className={styles.stack}>
      <p className={styles.soft}>{t.signInHint}</p>
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
