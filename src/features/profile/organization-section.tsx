import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactNode } from 'react';
import type { OwnOrganization } from '#contract/users/organization.ts';
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
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Panel, Section } from '#src/ui/page-layout.tsx';
import { sayMessage } from '#src/ui/say-message.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { showToast } from '#src/ui/toast.ts';
import { Loaded } from './loaded.tsx';
import styles from './profile.module.css';

/** Shows that I have an e-mail address at a university or company, by a code. */
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
    <Section id="organization" title={t.organization}>
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
        id="organization-code"
        label={t.code}
        hint={t.codeSent({ domain: pending.domain })}
        inputMode="numeric"
        autoComplete="one-time-code"
        missing={t.codeMissing}
        send={t.confirm}
        isSending={confirm.isPending}
        error={confirm.error}
        onSend={(code) =>
          confirm.mutate(code, {
            onSuccess: () => showToast({ kind: 'success', message: t.confirmed }),
          })
        }
      >
        <Button variant="plain" onClick={() => setElsewhere(true)}>
          {t.otherAddress}
        </Button>
      </OneField>
    );
  }
  return (
    <OneField
      id="organization-email"
      label={confirmed ? t.anotherAddress : t.yourAddress}
      hint={t.addressHint}
      inputMode="email"
      autoComplete="off"
      missing={t.addressMissing}
      send={t.sendCode}
      isSending={request.isPending}
      error={request.error}
      onSend={(email) => request.mutate(email)}
    />
  );
}

interface OneFieldProps {
  id: string;
  label: string;
  hint: string;
  inputMode: 'email' | 'numeric';
  autoComplete: string;
  /** What is said when it is empty. */
  missing: string;
  send: string;
  isSending: boolean;
  error: Error | null;
  onSend: (value: string) => void;
  children?: ReactNode;
}

function OneField(props: OneFieldProps) {
  const { missing, send, isSending, error, onSend, children, ...field } = props;
  const [value, setValue] = useState('');
  const [isMissing, setMissing] = useState(false);
  const refused = messageOf(error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setMissing(value.trim() === '');
    if (value.trim() !== '') onSend(value.trim());
  };
  return (
    <form noValidate aria-label={field.label} onSubmit={submit} className={styles.editor}>
      <TextField
        {...field}
        dir="ltr"
        value={value}
        error={isMissing && value.trim() === '' ? missing : refused}
        onChange={(event) => setValue(event.currentTarget.value)}
      />
      {error && refused === undefined && (
        <Notice tone="danger" live title={t.notSent}>
          {formatFailure(error)}
        </Notice>
      )}
      <div className={styles.ways}>
        <Button type="submit" variant="quiet" busy={isSending}>
          {send}
        </Button>
        {children}
      </div>
    </form>
  );
}

/** What the server says about the one field; undefined when it is about something else. */
function messageOf(error: Error | null): string | undefined {
  if (!isApiProblem(error) || !isProblem(error, 'validation_failed')) return undefined;
  const [first] = error.errors;
  return first && sayMessage(first.message);
}
