import { useState } from 'react';
import { type } from '#contract/type.ts';
import { WishForm } from '#contract/viewings/viewing.ts';
import * as common from '#locales/common.ts';
import * as t from '#locales/viewings.ts';
import { isApiProblem } from '#src/api/errors.ts';
import { FailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { useAppForm, validateOnSubmit } from '#src/shared/forms/app-form.tsx';
import { showRefused } from '#src/shared/forms/refused-fields.ts';
import { foreignZoneName } from '#src/shared/viewings/slot-times.ts';
import styles from './viewings.module.css';

const empty = { day: '', from: '18:00' };
/** How long a proposed viewing is; `lengthHint` says so. */
const minutes = 30;

interface ProposeFormProps {
  label: string;
  /** Of the place of the listing. */
  timeZone: string;
  nowMs: number;
  onPropose: (form: WishForm) => Promise<unknown>;
}

/** Proposes a time by the clocks of the place; closed until it is asked for. */
export function ProposeForm({ label, timeZone, nowMs, onPropose }: ProposeFormProps) {
  const [failure, setFailure] = useState<unknown>(null);
  const form = useAppForm({
    defaultValues: empty,
    ...validateOnSubmit,
    async onSubmit({ value, formApi }) {
      setFailure(null);
      const body = WishForm({ ...value, minutes });
      if (body instanceof type.errors) {
        const wrong = body.map(({ path, message }) => ({ path: String(path[0] ?? ''), message }));
        showRefused(formApi, wrong);
        return;
      }
      try {
        await onPropose(body);
      } catch (error) {
        const refused = isApiProblem(error) ? showRefused(formApi, error.errors) : [];
        if (refused.length === 0) setFailure(error);
      }
    },
  });
  const zone = foreignZoneName({
    starts_at: new Date(nowMs).toISOString(),
    time_zone: timeZone,
  });
  return (
    <details className={styles.choice}>
      <summary>{label}</summary>
      <form.AppForm>
        <form.Form className={styles.stack}>
          {zone && <p className={styles.soft}>{t.timesOfPlace({ zone })}</p>}
          <div className={styles.fields}>
            <form.AppField name="day">
              {(field) => <field.TextField type="date" label={common.day} />}
            </form.AppField>
            <form.AppField name="from">
              {(field) => <field.TextField type="time" label={t.atTime} hint={t.lengthHint} />}
            </form.AppField>
          </div>
          <FailureNotice title={common.failed} error={failure} />
          <div>
            <form.SubmitButton size="s">{t.proposeButton}</form.SubmitButton>
          </div>
        </form.Form>
      </form.AppForm>
    </details>
  );
}
