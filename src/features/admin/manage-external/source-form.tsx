import { type } from '#contract/type.ts';
import { useState } from 'react';
import {
  ImportSourceForm,
  importKinds,
  newListingStatuses,
  type ImportSource,
} from '#contract/imports/import.ts';
import * as t from '#locales/admin-imports.ts';
import * as adminExternal from '#locales/admin-external.ts';
import * as common from '#locales/common.ts';
import { optional, save as saveLabel, saving } from '#locales/ui.ts';
import { useAppForm, validateOnBlur } from '#src/shared/forms/app-form.tsx';
import { FailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { focusFirstInvalid } from '../shared/focus-first-invalid.ts';
import styles from './manage-external.module.css';

interface SourceFormProps {
  /** Null for a new source. */
  source: ImportSource | null;
  save: (form: ImportSourceForm) => Promise<unknown>;
}

const kinds = importKinds.map((value) => ({ value, label: value.toUpperCase() }));
const statuses = newListingStatuses.map((value) => ({ value, label: t.newStatusLabels[value] }));

const addressStart = 'https://';

/** The form values while they are typed. */
type SourceDraft = Record<'name' | 'kind' | 'address' | 'new_status', string>;
const SourceDraftSchema = type('object')
  .as<SourceDraft>()
  .pipe((draft) => ({ ...draft, address: draft.address.trim() }))
  .to(ImportSourceForm);

/** Name and settings of a source. */
export function SourceForm({ source, save }: SourceFormProps) {
  const [failure, setFailure] = useState<unknown>(null);
  const defaultValues: SourceDraft = {
    name: source?.name ?? '',
    kind: source?.kind ?? 'csv',
    address: source?.address ?? '',
    new_status: source?.new_status ?? 'pending',
  };
  const form = useAppForm({
    defaultValues,
    ...validateOnBlur,
    validators: { onDynamic: SourceDraftSchema },
    onSubmitInvalid: focusFirstInvalid,
    async onSubmit({ value }) {
      setFailure(null);
      await save(SourceDraftSchema.assert(value)).catch(setFailure);
    },
  });

  return (
    <form.AppForm>
      <form.Form className={styles.form} aria-label={source ? t.source : t.newSource}>
        <form.AppField name="name">
          {(field) => (
            <field.TextField
              label={common.name}
              hint={t.nameHint}
              disabled={source !== null}
              required
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </form.AppField>
        <form.AppField name="kind">
          {(field) => <field.SelectField label={t.fileFormat} options={kinds} />}
        </form.AppField>
        <form.AppField name="address">
          {(field) => (
            <field.TextField
              label={t.address}
              aside={optional}
              type="url"
              placeholder={addressStart}
            />
          )}
        </form.AppField>
        <form.AppField name="new_status">
          {(field) => (
            <field.SelectField label={t.newStatus} hint={t.newStatusHint} options={statuses} />
          )}
        </form.AppField>
        <FailureNotice title={adminExternal.notSaved} error={failure} />
        <form.SubmitButton busyLabel={saving}>
          {source ? saveLabel : t.addThisSource}
        </form.SubmitButton>
      </form.Form>
    </form.AppForm>
  );
}
