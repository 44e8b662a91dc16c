import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { GroupForm, groupNameMax, type Group } from '#contract/groups/calls.ts';
import { formatCode, normalizeCode } from '#contract/groups/invitation-code.ts';
import * as common from '#locales/common.ts';
import * as t from '#locales/groups.ts';
import * as titles from '#locales/titles.ts';
import { useApi } from '#src/api/api-context.ts';
import { newIdempotencyKey } from '#src/api/client.ts';
import { RestoredDraft } from '#src/shared/drafts/restored-notice.tsx';
import { useDraft } from '#src/shared/drafts/use-draft.ts';
import { FailureNotice, LoadFailureView } from '#src/shared/failures/failure-notice.tsx';
import { useAppForm, validateOnSubmit } from '#src/shared/forms/app-form.tsx';
import { Avatar } from '#src/ui/avatar.tsx';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Page, PageHeader, Panel, Section } from '#src/ui/page-layout.tsx';
import { Loading, LoadingPanel, Skeleton } from '#src/ui/skeleton.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { groupsQuery, useMakeGroup } from './api/groups.ts';
import styles from './groups.module.css';

/** The page before the session is known. Without the forms: the server cannot read drafts. */
export function GroupsSkeleton() {
  return (
    <Page width="m">
      <PageHeader title={titles.groups} lede={t.lede} />
      <Loading label={t.loadingGroups}>
        <div className={styles.stack}>
          <Skeleton shape="panel" />
          <Skeleton shape="panel" />
        </div>
      </Loading>
    </Page>
  );
}

/** The groups that I am in, and the two ways into another one. */
export function GroupsPage() {
  const groups = useQuery(groupsQuery(useApi()));
  return (
    <Page width="m">
      <PageHeader title={titles.groups} lede={t.lede} />
      {groups.data && <GroupList items={groups.data.items} />}
      {!groups.data && groups.error && <LoadFailureView title={t.groupsFailed} query={groups} />}
      {groups.isPending && <LoadingPanel label={t.loadingGroups} />}
      <div className={styles.panels}>
        <NewGroup />
        <EnterCode />
      </div>
    </Page>
  );
}

function GroupList({ items }: { items: readonly Group[] }) {
  if (items.length === 0) {
    return (
      <EmptyState icon="people" title={t.noGroups}>
        {t.noGroupsHint}
      </EmptyState>
    );
  }
  return (
    <Section title={common.yourGroups}>
      <ul className={styles.list}>
        {items.map(({ id, name, role, is_active: isActive, members, news = 0 }) => (
          <li key={id} className={styles.row}>
            <div className={styles.words}>
              <p className={styles.names}>
                <Link to="/groups/$id" params={{ id }} className={styles.name} dir="auto">
                  {name}
                </Link>
                {isActive && <span className={styles.active}>{t.active}</span>}
                {role === 'lead' && <span className={styles.badge}>{t.youLead}</span>}
                {news > 0 && (
                  <span className={styles.badge}>{t.roomsWithNews({ count: news })}</span>
                )}
              </p>
              <p className={styles.soft}>{t.memberCount({ count: members.length })}</p>
            </div>
            <span className={styles.faces}>
              {members.map((member) => (
                <Avatar
                  key={member.id}
                  url={member.user?.profile_picture_url}
                  name={member.user?.first_name ?? '?'}
                />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const noName = { name: '' };

function NewGroup() {
  const { mutateAsync } = useMakeGroup();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<unknown>(null);
  // A second press, because the first answer was lost, makes no second group.
  const attempt = useRef({ name: '', key: newIdempotencyKey() });
  const draft = useDraft({ kind: 'group', target: '', stored: noName });
  const form = useAppForm({
    defaultValues: noName,
    ...validateOnSubmit,
    validators: { onDynamic: GroupForm },
    listeners: { onChange: ({ formApi }) => draft.keep(formApi.state.values) },
    async onSubmit({ value }) {
      setFailure(null);
      const name = value.name.trim();
      if (attempt.current.name !== name) attempt.current = { name, key: newIdempotencyKey() };
      const { key: idempotencyKey } = attempt.current;
      await mutateAsync({ name, idempotencyKey }).then(({ id }) => {
        draft.forget();
        return navigate({ to: '/groups/$id', params: { id } });
      }, setFailure);
    },
  });
  return (
    <Panel title={t.newGroup}>
      <form.AppForm>
        <form.Form className={styles.stack}>
          <RestoredDraft draft={draft} form={form} />
          <form.AppField name="name">
            {(field) => (
              <field.TextField
                label={t.groupName}
                hint={t.groupNameHint}
                maxLength={groupNameMax}
              />
            )}
          </form.AppField>
          <FailureNotice title={t.notMade} error={failure} />
          <div>
            <form.SubmitButton>{t.makeGroup}</form.SubmitButton>
          </div>
        </form.Form>
      </form.AppForm>
    </Panel>
  );
}

const exampleCode = formatCode('K7QM2XPD9RTF');

function EnterCode() {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [isRefused, setRefused] = useState(false);
  return (
    <Panel title={t.haveCode}>
      <form
        noValidate
        className={styles.stack}
        onSubmit={(event) => {
          event.preventDefault();
          const code = normalizeCode(typed);
          setRefused(code === null);
          if (code !== null) void navigate({ to: '/groups/join', search: { code } });
        }}
      >
        <TextField
          label={t.codeLabel}
          hint={t.codeHint({ example: exampleCode })}
          error={isRefused ? t.notACode : undefined}
          dir="ltr"
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <div>
          <Button type="submit" variant="quiet">
            {t.openCode}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
