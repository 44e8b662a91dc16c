import { formatCode } from '#contract/groups/invitation-code.ts';
import type { GroupInvitation } from '#contract/groups/calls.ts';
import * as common from '#locales/common.ts';
import { formatDay } from '#locales/format.ts';
import * as t from '#locales/groups.ts';
import { FailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { Button } from '#src/ui/button.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { NewLink } from '#src/ui/new-link.tsx';
import { Panel } from '#src/ui/page-layout.tsx';
import { Suspense } from 'react';
import { useEndInvitation, useRenewInvitation } from './api/groups.ts';
import styles from './groups.module.css';

const QrCode = lazyComponent(() => import('./qr-code.tsx'));

interface InvitePanelProps {
  groupId: number;
  places: number;
  invitation: GroupInvitation | null;
}

/** For who leads the group: the invitation, by link, code and QR code. */
export function InvitePanel({ groupId, places, invitation }: InvitePanelProps) {
  const renew = useRenewInvitation(groupId);
  const end = useEndInvitation(groupId);
  if (places === 0) {
    return (
      <Panel title={t.inviteTitle}>
        <p>{t.groupIsFull}</p>
      </Panel>
    );
  }
  const made = renew.data;
  // Ended, used up or replaced in another tab, the link leads nowhere any more.
  const isOpen = made && (renew.isPending || made.expires_at === invitation?.expires_at);
  return (
    <Panel stacked title={t.inviteTitle}>
      <p>{t.placesLeft({ count: places })}</p>
      {invitation && (
        <p className={styles.soft}>
          {t.openUntil({
            day: formatDay(invitation.expires_at),
            uses: invitation.uses,
            most: invitation.most_uses,
          })}{' '}
          {t.usesHint}
        </p>
      )}
      {isOpen && <NewCode key={made.code} code={made.code} />}
      <FailureNotice title={common.failed} error={renew.error ?? end.error} />
      <div className={styles.actions}>
        <Button
          variant={invitation ? 'quiet' : 'primary'}
          busy={renew.isPending}
          onClick={() => renew.mutate(undefined)}
        >
          {invitation ? t.renewInvitation : t.makeInvitation}
        </Button>
        {invitation && (
          <Button variant="quiet" busy={end.isPending} onClick={() => end.mutate(undefined)}>
            {t.endInvitation}
          </Button>
        )}
      </div>
      {invitation && <p className={styles.soft}>{t.renewHint}</p>}
    </Panel>
  );
}

function NewCode({ code }: { code: string }) {
  const link = `${window.location.origin}/groups/join?code=${code}`;
  return (
    <>
      <NewLink label={t.invitationLink} hint={t.linkHint} link={link} />
      <div>
        <p className={styles.soft}>{t.readOut}</p>
        <p className={styles.code}>
          <bdi dir="ltr">{formatCode(code)}</bdi>
        </p>
      </div>
      <figure>
        <figcaption className={styles.soft}>{t.qrHint}</figcaption>
        <Suspense>
          <QrCode text={link} />
        </Suspense>
      </figure>
    </>
  );
}
