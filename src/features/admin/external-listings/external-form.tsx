import { revalidateLogic, useForm, useStore } from '@tanstack/react-form';
import { useState, type ReactNode } from 'react';
import type { ExternalListingForm } from '#contract/external-listings/external-listing.ts';
import { limits } from '#contract/limits.ts';
import { externalStatuses } from '#contract/vocabulary.ts';
import * as t from '#locales/admin-external.ts';
import { fieldLabels } from '#locales/listing-fields.ts';
import { saving } from '#locales/ui.ts';
import { formatFailure } from '#src/api/errors.ts';
import { CostFields } from '#src/shared/listings/cost-fields.tsx';
import type { RenderTerm } from '#src/shared/listings/render-term.ts';
import { RoomTypeField } from '#src/shared/listings/room-type-field.tsx';
import { StayFields } from '#src/shared/listings/stay-fields.tsx';
import { Button } from '#src/ui/button.tsx';
import { submitHandler, textControl } from '#src/ui/form-field.ts';
import { Notice } from '#src/ui/notice.tsx';
import { NumberField } from '#src/ui/number-field.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { focusFirstInvalid } from '../shared/focus-first-invalid.ts';
import { ExternalDraftSchema, type ExternalDraft } from './external-draft.ts';
import styles from './external-listings.module.css';

interface ExternalFormProps {
  draft: ExternalDraft;
  submitLabel: string;
  /** Stands above the fields. */
  children?: ReactNode;
  save: (form: ExternalListingForm) => Promise<unknown>;
}

const counts = [
  'total_bedrooms',
  'total_bathrooms',
  'current_roommates',
  'looking_for_roommates',
] as const;
const addressStart = 'https://';
const coordinates = ['latitude', 'longitude'] as const;
const statuses = externalStatuses.map((value) => ({ value, label: t.statusLabels[value] }));

/** The form of an external listing, with the rules of the listing form. */
export function ExternalForm({ draft, submitLabel, children, save }: ExternalFormProps) {
  const [failure, setFailure] = useState<unknown>(null);
  const form = useForm({
    defaultValues: draft,
    validationLogic: revalidateLogic({ mode: 'blur', modeAfterSubmission: 'change' }),
    validators: { onDynamic: ExternalDraftSchema },
    canSubmitWhenInvalid: true,
    onSubmitInvalid: focusFirstInvalid,
    async onSubmit({ value }) {
      setFailure(null);
      await save(ExternalDraftSchema.assert(value)).catch(setFailure);
    },
  });
  const busy = useStore(form.store, (state) => state.isSubmitting);

  const term: RenderTerm = (name, show) => (
    <form.Field key={name} name={name}>
      {show}
    </form.Field>
  );

  return (
    <form
      className={styles.fields}
      noValidate
      aria-label={submitLabel}
      onSubmit={submitHandler(form)}
    >
      {children}
      <form.Field name="title">
        {(field) => <TextField {...textControl(field)} label={fieldLabels.title} required />}
      </form.Field>
      <form.Field name="address">
        {(field) => <TextField {...textControl(field)} label={fieldLabels.address} required />}
      </form.Field>
      <div className={styles.pairs}>
        <form.Subscribe selector={({ values }) => values.currency}>
          {(currency) => <CostFields term={term} currency={currency} />}
        </form.Subscribe>
        <RoomTypeField term={term} />
        <StayFields term={term} />
        <form.Field name="status">
          {(field) => (
            <SelectField
              label={fieldLabels.status}
              id={field.name}
              value={field.state.value}
              options={statuses}
              onChange={(event) =>
                field.handleChange(event.currentTarget.value as ExternalDraft['status'])
              }
            />
          )}
        </form.Field>
        {counts.map((name) => (
          <form.Field key={name} name={name}>
            {(field) => (
              <NumberField
                {...textControl(field)}
                label={fieldLabels[name]}
                placeholder={t.notKnown}
              />
            )}
          </form.Field>
        ))}
        {coordinates.map((name) => (
          <form.Field key={name} name={name}>
            {(field) => (
              <NumberField
                {...textControl(field)}
                decimals
                label={fieldLabels[name]}
                placeholder={t.notKnown}
              />
            )}
          </form.Field>
        ))}
      </div>
      <form.Field name="external_link">
        {(field) => (
          <TextField
            {...textControl(field)}
            type="url"
            label={fieldLabels.external_link}
            hint={t.linkHint}
            placeholder={addressStart}
          />
        )}
      </form.Field>
      <form.Field name="description">
        {(field) => (
          <TextArea
            {...textControl(field)}
            label={fieldLabels.description}
            rows={4}
            maxLength={limits.description.max}
          />
        )}
      </form.Field>
      {failure !== null && (
        <Notice tone="danger" title={t.notSaved} live>
          {formatFailure(failure)}
        </Notice>
      )}
      <div className={styles.save}>
        <Button type="submit" wide busy={busy} busyLabel={saving}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
