import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import * as common from '#locales/common.ts';
import { formatDay } from '#locales/format.ts';
import type { ReceivedInvitation } from '#contract/household/household.ts';
import * as t from '#locales/household.ts';
import { useApi } from '#src/api/api-context.ts';
import { formatFailure, isProblem } from '#src/api/errors.ts';
import { receivedInvitationQuery, useAcceptInvitation } from './api/household.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { isolate } from '#src/ui/isolate.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Page, PageHeader, Panel } from '#src/ui/page-layout.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import styles from './household.module.css';

const isolated = (text: ReactNode) => <bdi>{text}</bdi>;
const toProfile = (text: ReactNode) => (
  <Link to="/profile/$section" params={{ section: 'habits' }}>
    {text}
  </Link>
);

/** The question before it is known who asks it. */
export function InvitationSkeleton() {
  return (
    <Page width="s">
      <PageHeader title={t.questionTitle} />
      <Panel>
        <Loading>
          <Skeleton width="long" />
          <Skeleton width="half" />
          <Skeleton shape="button" />
        </Loading>
      </Panel>
    </Page>
  );
}

/** Where an invitation link leads: what joining means, and the way to say yes. */
export function InvitationPage({ token }: { token: string }) {
  const { data: invitation } = useSuspenseQuery(receivedInvitationQuery(useApi(), token));
  const { listing, owner, is_member: isMember, is_own: isOwn } = invitation;
  const name = owner.first_name || common.aRoomie;
  return (
    <Page width="s">
      <PageHeader title={isMember ? t.memberTitle : t.questionTitle} />
      <Panel stacked>
        <p className={styles.owner}>
          <Avatar url={owner.profile_picture_url} name={name} />
          <span>
            {isOwn
              ? t.offeredByYou({ title: listing.title, isolated })
              : t.offeredBy({ name, title: listing.title, isolated })}
          </span>
        </p>
        {isMember && <Joined invitation={invitation} />}
        {isOwn && (
          <>
            <p>{t.ownLink}</p>
            <SeeRoom listing={listing} />
          </>
        )}
        {!isMember && !isOwn && <Question invitation={invitation} token={token} />}
      </Panel>
    </Page>
  );
}

interface QuestionProps {
  invitation: ReceivedInvitation;
  token: string;
}

function Question({ invitation, token }: QuestionProps) {
  const { mutate: accept, isPending, error } = useAcceptInvitation();
  const name = invitation.owner.first_name || common.theOwner;
  return (
    <>
      <p>{isolate(t.joinHint({ name }), name)}</p>
      {error && (
        <Notice
          tone="danger"
          title={t.notJoined}
          live
          actions={
            isProblem(error, 'profile_incomplete') && (
              <Link
                to="/profile"
                search={{ redirect: `/household?token=${encodeURIComponent(token)}` }}
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
        <Button busy={isPending} busyLabel={t.joining} onClick={() => accept(token)}>
          {t.yes}
        </Button>
        <Link to="/" className={buttonClass({ variant: 'quiet' })}>
          {t.no}
        </Link>
      </div>
      <p className={styles.soft}>{t.linkEnds({ day: formatDay(invitation.expires_at) })}</p>
    </>
  );
}

function Joined({ invitation: { listing } }: Pick<QuestionProps, 'invitation'>) {
  return (
    <>
      <Notice tone="success" title={t.youJoined} live>
        {t.youJoinedHint({ profile: toProfile })}
      </Notice>
      <SeeRoom listing={listing} />
    </>
  );
}

function SeeRoom({ listing }: Pick<ReceivedInvitation, 'listing'>) {
  if (!listing.is_public) return null;
  return (
    <div>
      <Link to="/listings/$id" params={{ id: listing.id }} className={buttonClass()}>
        {t.seeRoom}
      </Link>
    </div>
  );
}
