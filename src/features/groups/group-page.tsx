import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Group, GroupMember } from '#contract/groups/calls.ts';
import { groupSize } from '#contract/groups/roles.ts';
import * as common from '#locales/common.ts';
import { formatDay } from '#locales/format.ts';
import * as t from '#locales/groups.ts';
import * as titles from '#locales/titles.ts';
import { canDoInGroup } from '#machines/group.machine.ts';
import { useApi } from '#src/api/api-context.ts';
import { groupQuery } from '#src/shared/api/groups.ts';
import { FailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { Avatar } from '#src/ui/avatar.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { ChipToggle } from '#src/ui/chip-toggle.tsx';
import { Page, PageHeader, Panel, Section } from '#src/ui/page-layout.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import { useActivateGroup } from './api/groups.ts';
import styles from './groups.module.css';
import { InvitePanel } from './invite-panel.tsx';
import { LeaveGroup } from './leave-group.tsx';
import { GroupMatrix } from './matrix/group-matrix.tsx';
import { MemberActions } from './member-actions.tsx';
import { SharedRooms } from './rooms/shared-rooms.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { isolate } from '#src/ui/isolate.tsx';

const back = <Link to="/groups">{t.allGroups}</Link>;

/** The group before it is known. */
export function GroupSkeleton() {
  return (
    <Page width="m">
      <PageHeader title={<Skeleton shape="title" width="half" />} back={back} />
      <Loading label={t.loadingGroup}>
        <div className={styles.stack}>
          <Skeleton shape="panel" />
          <Skeleton shape="panel" />
        </div>
      </Loading>
    </Page>
  );
}

interface GroupPageProps {
  id: number;
  /** With whose household the group is compared. */
  listing: number | undefined;
}

/** One group: who is in it, how well they would live together, and the way in and out. */
export function GroupPage({ id, listing }: GroupPageProps) {
  const { data: group } = useSuspenseQuery(groupQuery(useApi(), id));
  const [isRenaming, setRenaming] = useState(false);
  const { name, role, members } = group;
  const isAlone = members.length === 1;
  // Someone who is alone invites others first; a group comes for its scores and rooms.
  const people = (
    <>
      <Members group={group} />
      <Invite group={group} />
    </>
  );
  return (
    <Page width="m">
      <PageHeader
        title={<bdi>{name}</bdi>}
        back={back}
        actions={
          <>
            <Link
              to="/"
              search={{ group: id, sort: 'fit' }}
              className={buttonClass({ ...(isAlone && { variant: 'quiet' }) })}
            >
              {t.findRooms}
            </Link>
            <PageLinks id={id} />
          </>
        }
      />
      {isAlone && people}
      <Section title={t.matrixTitle} id="matrix">
        <GroupMatrix id={id} size={members.length} listing={listing} />
      </Section>
      <Section title={t.roomsTitle}>
        <SharedRooms groupId={id} />
      </Section>
      {!isAlone && people}
      <div className={styles.panels}>
        <Active group={group} />
        <div className={styles.actions}>
          {canDoInGroup(role, 'group.renamed') && (
            <Button variant="quiet" onClick={() => setRenaming(true)}>
              {t.rename}
            </Button>
          )}
          <LeaveGroup group={group} />
        </div>
      </div>
      {isRenaming && <RenameDialog group={group} onClose={() => setRenaming(false)} />}
    </Page>
  );
}

/** What else the group has. */
function PageLinks({ id }: { id: number }) {
  const className = buttonClass({ variant: 'quiet', size: 's' });
  return (
    <div className={styles.links}>
      <Link to="/groups/$id/wanted" params={{ id }} className={className}>
        {t.wantedPage}
      </Link>
      <Link to="/groups/$id/agreement" params={{ id }} className={className}>
        {titles.houseAgreement}
      </Link>
      <Link to="/groups/$id/rent" params={{ id }} className={className}>
        {titles.rentSplit}
      </Link>
    </div>
  );
}

function Members({ group }: { group: Group }) {
  return (
    <Section title={t.whoIsIn}>
      <ul className={styles.list}>
        {group.members.map((member) => (
          <li key={member.id} className={styles.row}>
            <Member member={member} />
            {canDoInGroup(group.role, 'member.removed') && !member.is_me && (
              <MemberActions groupId={group.id} member={member} />
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Member({ member: { user, role, is_me: isMe, joined_at } }: { member: GroupMember }) {
  const name = user?.first_name || t.aRoomie;
  const badges = (
    <>
      {isMe && <span className={styles.badge}>{common.you}</span>}
      {role === 'lead' && <span className={styles.badge}>{t.leads}</span>}
    </>
  );
  if (!user) {
    return (
      <div className={styles.words}>
        <p className={styles.names}>
          {t.notShown}
          {badges}
        </p>
        <p className={styles.soft}>{t.notShownHint}</p>
      </div>
    );
  }
  return (
    <>
      <Avatar url={user.profile_picture_url} name={name} />
      <div className={styles.words}>
        <p className={styles.names}>
          <Link to="/roomies/$id" params={{ id: user.id }} className={styles.name}>
            <bdi>{name}</bdi>
          </Link>
          {badges}
        </p>
        <p className={styles.soft}>{t.joinedOn({ day: formatDay(joined_at) })}</p>
      </div>
    </>
  );
}

function Invite({ group }: { group: Group }) {
  const { id, role, members, invitation } = group;
  const places = groupSize.most - members.length;
  const lead = members.find((member) => member.role === 'lead')?.user;
  if (canDoInGroup(role, 'invitation.renewed')) {
    return <InvitePanel groupId={id} places={places} invitation={invitation} />;
  }
  if (!lead || places === 0) return null;
  const name = lead.first_name || t.aRoomie;
  return (
    <Panel title={t.inviteTitle}>
      <p>{isolate(t.leadInvites({ name }), name)}</p>
    </Panel>
  );
}

function Active({ group: { id, is_active: isActive } }: { group: Group }) {
  const { mutate, isPending, variables, error } = useActivateGroup(id);
  return (
    <Panel stacked>
      <div>
        <ChipToggle
          checked={isPending ? variables : isActive}
          onChange={({ currentTarget }) => mutate(currentTarget.checked)}
        >
          {t.activeToggle}
        </ChipToggle>
      </div>
      <p className={styles.soft}>{t.activeHint}</p>
      <FailureNotice title={common.failed} error={error} />
    </Panel>
  );
}
