import { useState, type ReactNode } from 'react';
import type { ExternalListingForm } from '#contract/external-listings/external-listing.ts';
import { limits } from '#contract/limits.ts';
import { externalStatuses } from '#contract/vocabulary.ts';
import * as t from '#locales/admin-external.ts';
import { fieldLabels } from '#locales/listing-fields.ts';
import { saving } from '#locales/ui.ts';
import { useAppForm, validateOnBlur } from '#src/shared/forms/app-form.tsx';
import { CostFields } from '#src/shared/listings/cost-fields.tsx';
import type { RenderTerm } from '#src/shared/listings/render-term.ts';
import { RoomTypeField } from '#src/shared/listings/room-type-field.tsx';
import { StayFields } from '#src/shared/listings/stay-fields.tsx';
import { RestoredDraft } from '#src/shared/drafts/restored-notice.tsx';
import { useDraft } from '#src/shared/drafts/use-draft.ts';
import { FailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { focusFirstInvalid } from '../shared/focus-first-invalid.ts';
import { ExternalDraftSchema, type ExternalDraft } from './external-draft.ts';
import styles from './external-listings.module.css';

interface ExternalFormProps {
  /** Names the draft that is kept in this browser: the listing's id, or `new`. */
  target: string;
  stored: ExternalDraft;
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
export function ExternalForm({ target, stored, submitLabel, children, save }: ExternalFormProps) {
  const [failure, setFailure] = useState<unknown>(null);
  const draft = useDraft({ kind: 'external', target, stored });
  const form = useAppForm({
    defaultValues: stored,
    ...validateOnBlur,
    validators: { onDynamic: ExternalDraftSchema },
    listeners: { onChange: ({ formApi }) => draft.keep(formApi.state.values) },
    onSubmitInvalid: focusFirstInvalid,
    async onSubmit({ value }) {
      setFailure(null);
      await save(ExternalDraftSchema.assert(value)).then(() => draft.forget(), setFailure);
    },
  });

  const term: RenderTerm = (name, show) => (
    <form.AppField key={name} name={name}>
      {show}
    </form.AppField>
  );

  return (
    <form.AppForm>
      <form.Form className={styles.fields} aria-label={submitLabel}>
        <RestoredDraft draft={draft} form={form} />
        {children}
        <form.AppField name="title">
          {(field) => <field.TextField label={fieldLabels.title} required />}
        </form.AppField>
        <form.AppField name="address">
          {(field) => <field.TextField label={fieldLabels.address} required />}
        </form.AppField>
        <div className={styles.pairs}>
          <form.Subscribe selector={({ values }) => values.currency}>
            {(currency) => <CostFields term={term} currency={currency} />}
          </form.Subscribe>
          <RoomTypeField term={term} />
          <StayFields term={term} />
          <form.AppField name="status">
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
          </form.AppField>
          {counts.map((name) => (
            <form.AppField key={name} name={name}>
              {(field) => <field.NumberField label={fieldLabels[name]} placeholder={t.notKnown} />}
            </form.AppField>
          ))}
          {coordinates.map((name) => (
            <form.AppField key={name} name={name}>
              {(field) => (
                <field.NumberField decimals label={fieldLabels[name]} placeholder={t.notKnown} />
              )}
            </form.AppField>
          ))}
        </div>
        <form.AppField name="external_link">
          {(field) => (
            <field.TextField
              type="url"
              label={fieldLabels.external_link}
              hint={t.linkHint}
              placeholder={addressStart}
            />
          )}
        </form.AppField>
        <form.AppField name="description">
          {(field) => (
            <field.TextArea
              label={fieldLabels.description}
              rows={4}
              maxLength={limits.description.max}
            />
          )}
        </form.AppField>
        <FailureNotice title={t.notSaved} error={failure} />
        <div className={styles.save}>
          <form.SubmitButton wide busyLabel={saving}>
            {submitLabel}
          </form.SubmitButton>
        </div>
      </form.Form>
    </form.AppForm>
  );
}
