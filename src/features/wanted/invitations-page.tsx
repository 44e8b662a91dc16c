import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { WantedInvitation } from '#contract/wanted/invitations.ts';
import { limits } from '#contract/limits.ts';
import { countCharacters } from '#contract/primitives.ts';
import { wantedInvitationSides, type WantedInvitationSide } from '#contract/vocabulary.ts';
import * as common from '#locales/common.ts';
import { formatList } from '#locales/format.ts';
import * as t from '#locales/wanted.ts';
import { useApi } from '#src/api/api-context.ts';
import { DraftDialog } from '#src/shared/drafts/draft-dialog.tsx';
import { useDraftValues } from '#src/shared/drafts/use-draft.ts';
import { FailureNotice, LoadFailureView } from '#src/shared/failures/failure-notice.tsx';
import { ScamNotice } from '#src/shared/trust/scam-notice.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { chipLinkClass } from '#src/ui/chip-link.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { formatMoment } from '#src/ui/format-moment.ts';
import { isolate } from '#src/ui/isolate.tsx';
import { Page, PageHeader } from '#src/ui/page-layout.tsx';
import { Pagination } from '#src/ui/pagination.tsx';
import { LoadingPanel } from '#src/ui/skeleton.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { invitationsQuery, useAnswerInvitation } from './api/wanted.ts';
import styles from './wanted.module.css';

interface InvitationsPageProps {
  side: WantedInvitationSide;
  page: number;
}

const sideLabels = { received: t.received, sent: t.sent };

/** The invitations that I got or sent, and the ways to answer them. */
export function InvitationsPage({ side, page }: InvitationsPageProps) {
  return (
    <Page width="m">
      <PageHeader
        back={<Link to="/wanted">{t.allPages}</Link>}
        title={t.invitations}
        lede={t.invitationsLede}
      />
      <div className={styles.stack}>
        <nav className={styles.buttons} aria-label={t.invitations}>
          {wantedInvitationSides.map((each) => (
            <Link
              key={each}
              to="/wanted/invitations"
              search={each === 'sent' ? { side: each } : {}}
              activeOptions={{ exact: true }}
              className={chipLinkClass}
              {...(each === side && { 'aria-current': 'page' as const })}
            >
              {sideLabels[each]}
            </Link>
          ))}
        </nav>
        <Invitations side={side} page={page} />
      </div>
    </Page>
  );
}

function Invitations({ side, page }: InvitationsPageProps) {
  const result = useQuery(invitationsQuery(useApi(), side, page));
  const { data, error } = result;
  if (!data) {
    if (error) return <LoadFailureView title={t.invitationsFailed} query={result} />;
    return <LoadingPanel label={t.loadingInvitations} />;
  }
  if (data.items.length === 0) {
    const isSent = side === 'sent';
    return (
      <EmptyState
        icon="message"
        title={isSent ? t.noneSent : t.noneReceived}
        actions={
          <Link to={isSent ? '/wanted' : '/wanted/edit'} className={buttonClass()}>
            {isSent ? t.findPeople : t.yourPage}
          </Link>
        }
      >
        {isSent ? t.noneSentHint : t.noneReceivedHint}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles.grid}>
        {data.items.map((invitation) => (
          <li key={invitation.id}>
            <InvitationCard invitation={invitation} />
          </li>
        ))}
      </ul>
      <Pagination
        page={data.page}
        pageCount={Math.ceil(data.total / limits.page.size)}
        renderLink={(number, link) => (
          <Link
            to="/wanted/invitations"
            search={{ ...(side === 'sent' && { side }), page: number }}
            activeOptions={{ exact: true }}
            {...link}
          />
        )}
      />
    </>
  );
}

function InvitationCard({ invitation }: { invitation: WantedInvitation }) {
  const { id, side, status, message, listing, group, inquiry_id: inquiryId } = invitation;
  const { mutate, isPending, error } = useAnswerInvitation(id);
  const [asking, setAsking] = useState<'yes' | 'no' | null>(null);
  const about = { name: <bdi>{nameOther(invitation)}</bdi>, title: <bdi>{listing.title}</bdi> };
  const isOpen = status === 'sent';
  return (
    <article className={styles.card}>
      <div className={styles.words}>
        <h2 className={styles.headline}>
          {side === 'sent' ? t.toAbout(about) : t.fromAbout(about)}
        </h2>
        <p className={styles.soft}>
          {t.invitationStatuses[status]} · {formatMoment(invitation.created_at)}
        </p>
      </div>
      {side === 'received' && group && (
        <p className={styles.soft}>
          {isolate(t.forGroup({ name: group.name ?? '' }), group.name ?? '')}
        </p>
      )}
      <p className={styles.text} dir="auto">
        {message}
      </p>
      {!listing.is_offered && <p className={styles.soft}>{t.notOffered}</p>}
      <FailureNotice title={common.failed} error={error} />
      <div className={styles.buttons}>
        {isOpen && side === 'received' && (
          <>
            {listing.is_offered && <Button onClick={() => setAsking('yes')}>{t.sayYes}</Button>}
            <Button variant="quiet" onClick={() => setAsking('no')}>
              {t.sayNo}
            </Button>
          </>
        )}
        {isOpen && side === 'sent' && (
          <Button variant="quiet" busy={isPending} onClick={() => mutate({ status: 'withdrawn' })}>
            {t.takeBack}
          </Button>
        )}
        {inquiryId !== null && (
          <Link to="/inquiries/$id" params={{ id: inquiryId }} className={buttonClass()}>
            {t.openInquiry}
          </Link>
        )}
        {listing.is_offered && (
          <Link
            to="/listings/$id"
            params={{ id: listing.id }}
            className={buttonClass({ variant: 'plain' })}
          >
            {t.seeRoom}
          </Link>
        )}
      </div>
      <ConfirmDialog
        open={asking === 'no'}
        title={t.askNo}
        confirmLabel={t.sayNo}
        busy={isPending}
        onConfirm={() => mutate({ status: 'declined' }, { onSettled: () => setAsking(null) })}
        onClose={() => setAsking(null)}
      >
        {group ? t.askNoForGroup : t.askNoHint}
      </ConfirmDialog>
      {asking === 'yes' && <AcceptDialog invitation={invitation} onClose={() => setAsking(null)} />}
    </article>
  );
}

/** The other side by their first names; a group may have nobody whom I may see. */
const nameOther = ({ side, other, group }: WantedInvitation): string =>
  side === 'sent' && group && group.members.length > 0
    ? formatList(group.members)
    : other.first_name;

const empty = { message: '' };

/** The message with which an inquiry begins. */
function AcceptDialog({
  invitation: { id, other, group },
  onClose,
}: {
  invitation: WantedInvitation;
  onClose: () => void;
}) {
  const { mutate, isPending, error } = useAnswerInvitation(id);
  const { draft, values, change, discard } = useDraftValues({
    kind: 'wanted',
    target: `yes-${id}`,
    stored: empty,
  });
  const [isShort, setShort] = useState(false);
  const message = values.message.trim();
  const send = () => {
    const isTooShort = countCharacters(message) < limits.message.min;
    setShort(isTooShort);
    if (isTooShort) return;
    mutate(
      { status: 'accepted', message },
      {
        onSuccess() {
          draft.forget();
          onClose();
        },
      },
    );
  };
  return (
    <DraftDialog
      open
      title={isolate(t.writeTo({ name: other.first_name }), other.first_name)}
      draft={draft}
      onDiscard={discard}
      onClose={onClose}
      confirmButton={
        <Button busy={isPending} busyLabel={t.sending} onClick={send}>
          {t.sayYes}
        </Button>
      }
    >
      <div className={styles.stack}>
        <p className={styles.soft}>{group ? t.yesForGroup : t.yesHint}</p>
        <TextArea
          label={common.yourMessage}
          hint={t.answerMin({ count: `${limits.message.min}` })}
          error={isShort ? t.tooShort : undefined}
          value={values.message}
          limit={limits.message.max}
          onChange={(event) => {
            setShort(false);
            change({ message: event.currentTarget.value });
          }}
        />
        <ScamNotice text={values.message} to="writer" />
        <FailureNotice title={t.notSent} error={error} />
      </div>
    </DraftDialog>
  );
}
