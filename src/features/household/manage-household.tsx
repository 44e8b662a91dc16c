import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { HouseholdInvitation } from '#contract/household/household.ts';
import * as common from '#locales/common.ts';
import { formatDay } from '#locales/format.ts';
import type { Household, HouseholdMember } from '#contract/matching/calls.ts';
import { retention } from '#contract/retention.ts';
import * as t from '#locales/household.ts';
import { useApi } from '#src/api/api-context.ts';
import {
  invitationsQuery,
  useInvite,
  useOwnerLivesThere,
  useRemoveMember,
  useWithdrawInvitation,
} from './api/household.ts';
import { FailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { Button } from '#src/ui/button.tsx';
import { ChipToggle } from '#src/ui/chip-toggle.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { isolate } from '#src/ui/isolate.tsx';
import { laterIcons } from '#src/ui/later-icons.ts';
import { NewLink } from '#src/ui/new-link.tsx';
import { Panel } from '#src/ui/page-layout.tsx';
import { showToast } from '#src/ui/toast.ts';
import styles from './household.module.css';

interface ManageHouseholdProps {
  listingId: number;
  household: Household;
}

/** For the owner: whether they live there, and links for those who do. */
export function ManageHousehold({ listingId, household }: ManageHouseholdProps) {
  const livesThere = useOwnerLivesThere(listingId);
  const invite = useInvite(listingId);
  const withdraw = useWithdrawInvitation(listingId);
  const { data: invitations = [] } = useQuery(invitationsQuery(useApi(), listingId));
  const made = invite.data;
  // Used or withdrawn, the link leads nowhere any more.
  const isOpen = made && (invite.isPending || invitations.some(({ id }) => id === made.id));
  const failure = livesThere.error ?? invite.error ?? withdraw.error;
  return (
    <Panel stacked title={common.yourHousehold} heading="h3">
      <div>
        <ChipToggle
          checked={livesThere.isPending ? livesThere.variables : household.owner_lives_there}
          onChange={({ currentTarget }) => livesThere.mutate(currentTarget.checked)}
        >
          {t.iLiveHere}
        </ChipToggle>
      </div>
      <p className={styles.soft}>{t.inviteHint}</p>
      <FailureNotice title={common.failed} error={failure} />
      <div>
        <Button variant="quiet" busy={invite.isPending} onClick={() => invite.mutate(undefined)}>
          <Icon name={laterIcons.plus} />
          {t.makeLink}
        </Button>
      </div>
      {made && isOpen && <InvitationLink key={made.id} token={made.token} />}
      {invitations.length > 0 && (
        <section aria-labelledby="open-links">
          <h4 id="open-links" className={styles.subtitle}>
            {t.openLinks}
          </h4>
          <ul>
            {invitations.map((invitation) => (
              <InvitationRow
                key={invitation.id}
                invitation={invitation}
                isNewest={invitation.id === made?.id}
                isWithdrawing={withdraw.isPending && withdraw.variables === invitation.id}
                onWithdraw={() => withdraw.mutate(invitation.id)}
              />
            ))}
          </ul>
          <p className={styles.soft}>{t.linksHint({ days: retention.invitation.days })}</p>
        </section>
      )}
    </Panel>
  );
}

interface InvitationRowProps {
  invitation: HouseholdInvitation;
  isNewest: boolean;
  isWithdrawing: boolean;
  onWithdraw: () => void;
}

function InvitationRow({ invitation, isNewest, isWithdrawing, onWithdraw }: InvitationRowProps) {
  const ends = formatDay(invitation.expires_at);
  return (
    <li className={styles.link}>
      <span className={styles.words}>
        {isNewest
          ? t.newestLink({ ends })
          : t.olderLink({ made: formatDay(invitation.created_at), ends })}
      </span>
      <Button
        variant="quiet"
        size="s"
        aria-label={t.withdrawLink({ ends })}
        busy={isWithdrawing}
        onClick={onWithdraw}
      >
        {t.withdraw}
      </Button>
    </li>
  );
}

/** Takes a member out of the user's household, after asking. */
export function RemoveMemberButton({
  listingId,
  member,
}: {
  listingId: number;
  member: HouseholdMember;
}) {
  const [asking, setAsking] = useState(false);
  const { mutate: remove, isPending, error, reset } = useRemoveMember(listingId);
  const name = member.first_name || t.thisRoomie;
  const close = () => {
    setAsking(false);
    reset();
  };
  return (
    <>
      <Button
        variant="quiet"
        size="s"
        aria-label={common.takeOutName({ name })}
        onClick={() => setAsking(true)}
      >
        {common.takeOut}
      </Button>
      <ConfirmDialog
        open={asking}
        title={isolate(t.takeOutQuestion({ name }), name)}
        confirmLabel={common.takeOut}
        danger
        busy={isPending}
        onClose={close}
        onConfirm={() =>
          remove(member.id, {
            onSuccess() {
              setAsking(false);
              showToast({ kind: 'success', message: t.tookOut({ name }) });
            },
          })
        }
      >
        <p>{t.takeOutHint}</p>
        <FailureNotice title={t.notTakenOut} error={error} />
      </ConfirmDialog>
    </>
  );
}

/** A new link to take along. */
const InvitationLink = ({ token }: { token: string }) => (
  <NewLink
    label={t.invitationLink}
    hint={t.linkHint}
    link={`${window.location.origin}/household?token=${token}`}
  />
);
