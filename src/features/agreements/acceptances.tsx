import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import {
  agreementLimits,
  type Agreement,
  type AgreementMember,
} from '#contract/agreements/calls.ts';
import { isBlank } from '#contract/primitives.ts';
import * as paper from '#locales/agreement-paper.ts';
import { fieldMessages } from '#locales/field-messages.ts';
import * as t from '#locales/agreements.ts';
import * as common from '#locales/common.ts';
import { formatDay } from '#locales/format.ts';
import { isProblem } from '#src/api/errors.ts';
import { FailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { isolate } from '#src/ui/isolate.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Panel } from '#src/ui/page-layout.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import styles from './agreements.module.css';
import { useAcceptAgreement } from './api/agreements.ts';

interface AcceptancesProps {
  groupId: number;
  agreement: Agreement;
}

/** What waits for the reader, before the rules: on phones the way to accept is far below. */
export function AcceptNotice({ groupId, agreement: { members, rules } }: AcceptancesProps) {
  const me = members.find(({ is_me: isMe }) => isMe);
  const isOpen = rules.some(({ proposals }) => proposals.length > 0);
  if (!me || me.accepted_at !== null || rules.length === 0 || isOpen) return null;
  return (
    <Notice
      tone="warning"
      title={t.notAcceptedYet}
      actions={
        <Link
          to="/groups/$id/agreement"
          params={{ id: groupId }}
          hash="acceptance"
          className={buttonClass({ variant: 'quiet', size: 's' })}
        >
          {t.acceptBelow}
        </Link>
      }
    />
  );
}

/** Who has accepted the current version, and the way to accept it. */
export function Acceptances({ groupId, agreement }: AcceptancesProps) {
  const { members, rules } = agreement;
  const me = members.find(({ is_me: isMe }) => isMe);
  const open = rules.filter(({ proposals }) => proposals.length > 0).length;
  const isComplete = members.every(({ accepted_at: at }) => at !== null);
  return (
    <Panel stacked title={<span id="acceptance">{t.acceptance}</span>}>
      <ul className={styles.list}>
        {members.map((member) => (
          <li key={member.id} className={styles.member}>
            <Member member={member} />
          </li>
        ))}
      </ul>
      {isComplete ? <Notice tone="success" title={t.allAccepted} /> : <p>{paper.notAllAccepted}</p>}
      {me && me.accepted_at === null && open > 0 && <p>{t.openLeft({ count: open })}</p>}
      {me && me.accepted_at === null && open === 0 && rules.length > 0 && (
        <AcceptForm groupId={groupId} agreement={agreement} firstName={me.first_name ?? ''} />
      )}
      <p className={styles.soft}>{t.startsAnew}</p>
    </Panel>
  );
}

function Member({ member }: { member: AgreementMember }) {
  const { first_name: name, is_me: isMe, accepted_at: at, accepted_as: acceptedAs } = member;
  return (
    <>
      <span>
        <bdi>{name ?? paper.memberHidden}</bdi>
        {isMe && ` (${t.you})`}
      </span>
      {at === null ? (
        <span className={styles.soft}>{paper.notAccepted}</span>
      ) : (
        <span className={styles.accepted}>
          <Icon name="check" />
          {isolate(
            paper.acceptedOn({ name: acceptedAs ?? paper.memberHidden, day: formatDay(at) }),
            acceptedAs ?? '',
          )}
        </span>
      )}
    </>
  );
}

function AcceptForm({ groupId, agreement, firstName }: AcceptancesProps & { firstName: string }) {
  const { mutate: accept, isPending, error } = useAcceptAgreement(groupId);
  const [name, setName] = useState(firstName);
  const [isTried, setTried] = useState(false);
  const isChanged = isProblem(error, 'changed_meanwhile');
  return (
    <form
      noValidate
      className={styles.rules}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        // The revision on screen: what arrives meanwhile is not accepted by this.
        if (!isBlank(name)) accept({ revision: agreement.revision, name: name.trim() });
      }}
    >
      <TextField
        label={t.yourName}
        hint={t.nameHint}
        value={name}
        maxLength={agreementLimits.name}
        autoComplete="name"
        error={isTried && isBlank(name) ? fieldMessages['signature.required'] : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {isChanged ? (
        <Notice tone="warning" live title={t.readAgain} />
      ) : (
        <FailureNotice title={common.notSaved} error={error} />
      )}
      <div>
        <Button type="submit" busy={isPending}>
          {t.accept}
        </Button>
      </div>
    </form>
  );
}
