import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef, useState, type FormEvent } from 'react';
import { limits } from '#contract/limits.ts';
import { countCharacters } from '#contract/primitives.ts';
import * as common from '#locales/common.ts';
import * as t from '#locales/wanted.ts';
import { useApi } from '#src/api/api-context.ts';
import { newIdempotencyKey } from '#src/api/client.ts';
import { ownListingsQuery } from '#src/shared/api/own-listings.ts';
import { RestoredNotice } from '#src/shared/drafts/restored-notice.tsx';
import { useDraftValues } from '#src/shared/drafts/use-draft.ts';
import { FailureNotice, LoadFailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { ScamNotice } from '#src/shared/trust/scam-notice.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { showToast } from '#src/ui/toast.ts';
import { useInvite } from './api/wanted.ts';
import styles from './wanted.module.css';

const empty = { listing: '', message: '' };
const { min, max } = limits.message;

/** Invites who wrote a page to one of my rooms, with a message. */
export function InviteForm({ pageId, isGroup }: { pageId: number; isGroup: boolean }) {
  const rooms = useQuery(ownListingsQuery(useApi()));
  const { draft, values, change, discard } = useDraftValues({
    kind: 'wanted',
    target: `invite-${pageId}`,
    stored: empty,
  });
  const { mutate, isPending, error } = useInvite(pageId);
  const attempt = useRef<{ key: string; sent: string } | null>(null);
  const [isShort, setShort] = useState(false);
  if (!rooms.data) {
    return rooms.error ? (
      <LoadFailureNotice title={common.failed} query={rooms} />
    ) : (
      <Skeleton shape="panel" />
    );
  }
  const offered = rooms.data.items.filter(({ status }) => status === 'active');
  const [first] = offered;
  if (!first) {
    return (
      <div className={styles.stack}>
        <p className={styles.soft}>{t.noRooms}</p>
        <Link to="/listings/create" className={buttonClass({ variant: 'quiet' })}>
          {t.offerRoom}
        </Link>
      </div>
    );
  }
  const listing = offered.find(({ id }) => `${id}` === values.listing) ?? first;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const message = values.message.trim();
    const isTooShort = countCharacters(message) < min;
    setShort(isTooShort);
    if (isTooShort || isPending) return;
    // The answer to an earlier try may have been lost: the same text is sent with the same key.
    const sent = `${listing.id} ${message}`;
    if (attempt.current?.sent !== sent) attempt.current = { key: newIdempotencyKey(), sent };
    mutate(
      { form: { listing_id: listing.id, message }, key: attempt.current.key },
      {
        onSuccess() {
          discard();
          showToast({
            kind: 'success',
            message: t.invitationSent,
            link: { label: t.invitations, to: '/wanted/invitations?side=sent' },
          });
        },
      },
    );
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <RestoredNotice draft={draft} onDiscard={discard} />
      <p className={styles.soft}>{isGroup ? t.inviteGroupHint : t.inviteHint}</p>
      <SelectField
        label={t.chooseRoom}
        value={`${listing.id}`}
        onChange={(event) => change({ listing: event.currentTarget.value })}
        options={offered.map(({ id, title }) => ({ value: `${id}`, label: title }))}
      />
      <TextArea
        label={common.yourMessage}
        hint={t.messageMin({ count: `${min}` })}
        error={isShort ? t.tooShort : undefined}
        value={values.message}
        limit={max}
        onChange={(event) => {
          setShort(false);
          change({ message: event.currentTarget.value });
        }}
      />
      <ScamNotice text={values.message} to="writer" />
      <FailureNotice title={t.notSent} error={error} />
      <Button type="submit" wide busy={isPending} busyLabel={t.sending}>
        {t.sendInvitation}
      </Button>
    </form>
  );
}
