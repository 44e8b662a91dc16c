import { useActorRef, useSelector } from '@xstate/react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, use, useEffect } from 'react';
import { limits } from '#contract/limits.ts';
import type { Profile } from '#contract/users/user.ts';
import * as common from '#locales/common.ts';
import { formatNumber } from '#locales/format.ts';
import * as t from '#locales/onboarding.ts';
import * as q from '#locales/questions.ts';
import * as ui from '#locales/ui.ts';
import { useApi } from '#src/api/api-context.ts';
import { profileQuery } from '#src/shared/api/profile.ts';
import { LoadFailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { inspection } from '#src/shared/machine-inspection.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { toProfileDraft } from '../profile-draft.ts';
import type { Processes } from '../processes.ts';
import { useProfileForm } from '../questions/use-profile-form.ts';
import styles from './name-sheet.module.css';

interface NameSheetProps {
  loadProcesses: () => Promise<Processes>;
  /** Called when the profile is saved, or the user would rather not say it. */
  onClose: (isSaved: boolean) => void;
}

/**
 * Asks users at the first step of onboarding for a name and a birth date, which a message needs, and
 * for nothing else. The step is saved by the machine of onboarding, which then goes on elsewhere.
 */
export function NameSheet({ loadProcesses, onClose }: NameSheetProps) {
  const profile = useQuery(profileQuery(useApi()));
  return (
    <Dialog open title={t.whoWrites} onClose={() => onClose(false)}>
      {profile.error && <LoadFailureNotice title={t.loadFailed} query={profile} />}
      <Suspense fallback={<Skeleton shape="panel" />}>
        {profile.data && (
          <NameForm
            processes={loadProcesses()}
            stored={profile.data}
            onSaved={() => onClose(true)}
          />
        )}
      </Suspense>
    </Dialog>
  );
}

interface NameFormProps {
  processes: Promise<Processes>;
  stored: Profile;
  onSaved: () => void;
}

const askedFields = ['first_name', 'birth_date'] as const;

function NameForm({ processes, stored, onSaved }: NameFormProps) {
  const { onboarding } = use(processes);
  const actor = useActorRef(onboarding.partMachine, {
    input: { status: 'profile' },
    ...inspection(window),
  });
  const { failure, problems } = useSelector(actor, ({ context }) => context);
  const isSaving = useSelector(actor, (snapshot) => snapshot.matches({ screen: 'saving' }));
  const { form, firstInvalid, submit, showRefused } = useProfileForm({
    stored: toProfileDraft(stored),
    onValid: ({ first_name, birth_date }) =>
      actor.send({
        type: 'step.submitted',
        step: 'profile',
        answers: { first_name, birth_date },
      }),
  });
  useEffect(() => {
    const subscription = actor.on('step.saved', onSaved);
    return () => subscription.unsubscribe();
  }, [actor, onSaved]);
  useEffect(() => {
    focusField(showRefused(problems));
    // oxlint-disable-next-line react/exhaustive-deps -- once for every refusal
  }, [problems]);

  return (
    <form
      noValidate
      aria-label={t.whoWrites}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isSaving) return;
        const wrong = firstInvalid(askedFields);
        if (wrong) focusField(wrong);
        else submit();
      }}
    >
      <p>{t.whoWritesHint({ age: formatNumber(limits.age.min) })}</p>
      <form.AppField name="first_name">
        {(field) => <field.TextField label={q.firstName} autoComplete="given-name" required />}
      </form.AppField>
      <form.AppField name="birth_date">
        {(field) => (
          <field.TextField type="date" label={q.birthDate} autoComplete="bday" required />
        )}
      </form.AppField>
      {failure === 'unanswered' && (
        <Notice tone="danger" live title={common.saveFailed}>
          {t.unanswered}
        </Notice>
      )}
      <Button type="submit" wide busy={isSaving} busyLabel={ui.saving}>
        {t.saveAndSend}
      </Button>
    </form>
  );
}

const focusField = (id: string | null) => id !== null && document.getElementById(id)?.focus();
