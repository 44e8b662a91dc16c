import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatDay } from '#contract/labels/day.ts';
import type { ReceivedInvitation } from '#contract/household/household.ts';
import { useApi } from '#src/api/api-context.ts';
import { formatFailure, isProblem } from '#src/api/errors.ts';
import { receivedInvitationQuery, useAcceptInvitation } from '#src/queries/household.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Page, PageHeader, Panel } from '#src/ui/page-layout.tsx';
import styles from './household.module.css';

/** Where an invitation link leads: what joining means, and the way to say yes. */
export function InvitationPage({ token }: { token: string }) {
  const { data: invitation } = useSuspenseQuery(receivedInvitationQuery(useApi(), token));
  const { listing, owner, is_member: isMember, is_own: isOwn } = invitation;
  const name = owner.first_name || 'A roomie';
  return (
    <Page width="s">
      <PageHeader title={isMember ? 'You live here' : 'Do you live here?'} />
      <Panel>
        <div className={styles.stack}>
          <p className={styles.owner}>
            <Avatar url={owner.profile_picture_url} name={name} />
            <span>
              <bdi>{isOwn ? 'You' : name}</bdi> {isOwn ? 'offer' : 'offers'} a room in this home: “
              <bdi>{listing.title}</bdi>”
            </span>
          </p>
          {isMember && <Joined invitation={invitation} />}
          {isOwn && (
            <>
              <p>
                This is your own link. Send it to someone who lives there with you: it works once.
              </p>
              <SeeRoom listing={listing} />
            </>
          )}
          {!isMember && !isOwn && <Question invitation={invitation} token={token} />}
        </div>
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
  const name = invitation.owner.first_name || 'the owner';
  return (
    <>
      <p>
        If you say yes, the page of the room shows your first name and photo to roomies who are
        signed in, and how well they fit with you. You can leave at any time, and <bdi>{name}</bdi>{' '}
        can take you out.
      </p>
      {error && (
        <Notice
          tone="danger"
          title="You have not joined"
          live
          actions={
            isProblem(error, 'profile_incomplete') && (
              <Link
                to="/profile"
                search={{ redirect: `/household?token=${encodeURIComponent(token)}` }}
                className={buttonClass({ variant: 'quiet', size: 's' })}
              >
                Finish your profile
              </Link>
            )
          }
        >
          {formatFailure(error)}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button busy={isPending} busyLabel="Joining…" onClick={() => accept(token)}>
          Yes, I live here
        </Button>
        <Link to="/" className={buttonClass({ variant: 'quiet' })}>
          No
        </Link>
      </div>
      <p className={styles.soft}>The link works until {formatDay(invitation.expires_at)}.</p>
    </>
  );
}

function Joined({ invitation: { listing } }: Pick<QuestionProps, 'invitation'>) {
  return (
    <>
      <Notice tone="success" title="You are in the household" live>
        You can leave in <Link to="/profile">your profile</Link>.
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
        See the room
      </Link>
    </div>
  );
}
