import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { OwnOrganization } from '#contract/users/organization.ts';
import * as common from '#locales/common.ts';
import { formatDay } from '#locales/format.ts';
import * as t from '#locales/organization.ts';
import { useApi } from '#src/api/api-context.ts';
import { formatFailure, isApiProblem, isProblem } from '#src/api/errors.ts';
import {
  organizationQuery,
  useConfirmOrganization,
  useRemoveOrganization,
  useRequestOrganizationCode,
} from './api/organization.ts';
import { useAppForm, validateOnSubmit } from '#src/shared/forms/app-form.tsx';
import { forgetRefused, showRefused } from '#src/shared/forms/refused-fields.ts';
import { RestoredDraft } from '#src/shared/drafts/restored-notice.tsx';
import { useDraft } from '#src/shared/drafts/use-draft.ts';
import { FailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Panel, Section } from '#src/ui/page-layout.tsx';
import { showToast } from '#src/ui/toast.ts';
import { Loaded } from './loaded.tsx';
import styles from './profile.module.css';

/** Shows that the user has an e-mail address at a university or company, by a code. */
export function OrganizationSection() {
  const organization = useQuery(organizationQuery(useApi()));
  const { data } = organization;
  if (!data) {
    return (
      <Loaded title={t.organization} queries={[organization]}>
        {null}
      </Loaded>
    );
  }
  return (
    <Section title={t.organization}>
      <Panel>
        <div className={styles.editor}>
          <p>{t.organizationHint}</p>
          {data.confirmed && <Confirmed confirmed={data.confirmed} />}
          <Ask key={data.pending?.expires_at ?? ''} {...data} />
        </div>
      </Panel>
    </Section>
  );
}

function Confirmed({ confirmed }: { confirmed: NonNullable<OwnOrganization['confirmed']> }) {
  const { mutate: remove, isPending, error } = useRemoveOrganization();
  const { domain, university, expires_at: until } = confirmed;
  return (
    <Notice
      tone={error ? 'danger' : 'success'}
      title={university ? t.othersReadUniversity({ university, domain }) : t.othersRead({ domain })}
      actions={
        <Button variant="quiet" size="s" busy={isPending} onClick={() => remove()}>
          {t.removeOrganization}
        </Button>
      }
    >
      {error ? formatFailure(error) : t.countsUntil({ day: formatDay(until) })}
    </Notice>
  );
}

/** Asks for an address, then for the code that was sent there. */
function Ask({ confirmed, pending }: OwnOrganization) {
  const [isElsewhere, setElsewhere] = useState(false);
  const request = useRequestOrganizationCode();
  const confirm = useConfirmOrganization();
  if (pending && !isElsewhere) {
    return (
      <OneField
        key="code"
        isSecret
        label={t.code}
        hint={t.codeSent({ domain: pending.domain })}
        inputMode="numeric"
        autoComplete="one-time-code"
        missing={t.codeMissing}
        submitLabel={common.confirm}
        submit={async (code) => {
          await confirm.mutateAsync(code);
          showToast({ kind: 'success', message: t.confirmed });
        }}
      >
        <Button variant="plain" onClick={() => setElsewhere(true)}>
          {t.otherAddress}
        </Button>
      </OneField>
    );
  }
  return (
    <OneField
      key="address"
      label={confirmed ? t.anotherAddress : t.yourAddress}
      hint={t.addressHint}
      inputMode="email"
      autoComplete="off"
      missing={t.addressMissing}
      submitLabel={t.sendCode}
      submit={request.mutateAsync}
    />
  );
}

interface OneFieldProps {
  label: string;
  hint: string;
  inputMode: 'email' | 'numeric';
  autoComplete: string;
  /** The message of an empty field. */
  missing: string;
  submitLabel: string;
  submit: (text: string) => Promise<unknown>;
  /** A code is a secret, so no browser keeps it. */
  isSecret?: boolean;
  children?: ReactNode;
}

const emptyField = { text: '' };

function OneField(props: OneFieldProps) {
  const { missing, submitLabel, submit, isSecret = false, children, ...control } = props;
  const [failure, setFailure] = useState<unknown>(null);
  const draft = useDraft({
    kind: 'organization',
    target: isSecret ? 'code' : 'address',
    stored: emptyField,
    unkept: isSecret ? ['text'] : [],
  });
  const form = useAppForm({
    defaultValues: emptyField,
    ...validateOnSubmit,
    validators: {
      onDynamic: ({ value: { text } }) =>
        text.trim() === '' ? { fields: { text: missing } } : undefined,
    },
    listeners: {
      onChange({ formApi }) {
        draft.keep(formApi.state.values);
        forgetRefused(formApi);
      },
    },
    async onSubmit({ value: { text } }) {
      setFailure(null);
      await submit(text.trim()).then(
        () => draft.forget(),
        (error: unknown) => {
          const message = refusalMessage(error);
          if (message === undefined) setFailure(error);
          else showRefused(form, [{ path: 'text', message }]);
        },
      );
    },
  });
  return (
    <form.AppForm>
      <form.Form aria-label={control.label} className={styles.editor}>
        <RestoredDraft draft={draft} form={form} />
        <form.AppField name="text">
          {(field) => <field.TextField {...control} dir="ltr" />}
        </form.AppField>
        <FailureNotice title={t.notSent} error={failure} />
        <div className={styles.ways}>
          <form.SubmitButton variant="quiet">{submitLabel}</form.SubmitButton>
          {children}
        </div>
      </form.Form>
    </form.AppForm>
  );
}

/** What the server says about the field; undefined when it is about something else. */
function refusalMessage(error: unknown): string | undefined {
  if (!isApiProblem(error) || !isProblem(error, 'validation_failed')) return undefined;
  return error.errors[0]?.message;
}
