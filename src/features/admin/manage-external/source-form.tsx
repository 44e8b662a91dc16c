import { revalidateLogic, useForm, useStore } from '@tanstack/react-form';
import { type } from '#contract/type.ts';
import { useState } from 'react';
import {
  ImportSourceForm,
  importKinds,
  newListingStatuses,
  type ImportSource,
} from '#contract/imports/import.ts';
import * as t from '#locales/admin-imports.ts';
import { optional, save as saveLabel, saving } from '#locales/ui.ts';
import { formatFailure } from '#src/api/errors.ts';
import { Button } from '#src/ui/button.tsx';
import { submitHandler, textControl } from '#src/ui/form-field.ts';
import { Notice } from '#src/ui/notice.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
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
  const form = useForm({
    defaultValues,
    validationLogic: revalidateLogic({ mode: 'blur', modeAfterSubmission: 'change' }),
    validators: { onDynamic: SourceDraftSchema },
    canSubmitWhenInvalid: true,
    onSubmitInvalid: focusFirstInvalid,
    async onSubmit({ value }) {
      setFailure(null);
      await save(SourceDraftSchema.assert(value)).catch(setFailure);
    },
  });
  const busy = useStore(form.store, (state) => state.isSubmitting);

  return (
    <form
      className={styles.form}
      noValidate
      aria-label={source ? t.source : t.newSource}
      onSubmit={submitHandler(form)}
    >
      <form.Field name="name">
        {(field) => (
          <TextField
            {...textControl(field)}
            label={t.name}
            hint={t.nameHint}
            disabled={source !== null}
            required
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </form.Field>
      <form.Field name="kind">
        {(field) => <SelectField {...textControl(field)} label={t.fileFormat} options={kinds} />}
      </form.Field>
      <form.Field name="address">
        {(field) => (
          <TextField
            {...textControl(field)}
            label={t.address}
            aside={optional}
            type="url"
            placeholder={addressStart}
          />
        )}
      </form.Field>
      <form.Field name="new_status">
        {(field) => (
          <SelectField
            {...textControl(field)}
            label={t.newStatus}
            hint={t.newStatusHint}
            options={statuses}
          />
        )}
      </form.Field>
      {failure !== null && (
        <Notice tone="danger" title={t.notSaved} live>
          {formatFailure(failure)}
        </Notice>
      )}
      <Button type="submit" busy={busy} busyLabel={saving}>
        {source ? saveLabel : t.addThisSource}
      </Button>
    </form>
  );
}
