import { useId, useState } from 'react';
import { alertFrequencies, savedNameMax } from '#contract/saved-searches/saved-filters.ts';
import type { SavedSearch } from '#contract/saved-searches/saved-search.ts';
import * as t from '#locales/saved-searches.ts';
import * as ui from '#locales/ui.ts';
import { formatFailure } from '#src/api/errors.ts';
import { useChangeSavedSearch } from '#src/shared/api/saved-searches.ts';
import { useAppForm, validateOnChange } from '#src/shared/forms/app-form.tsx';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Notice } from '#src/ui/notice.tsx';
import styles from './saved-searches.module.css';

const frequencies = alertFrequencies.map((value) => ({ value, label: t.frequencyLabels[value] }));

/** Renames a saved search, and says how its filters change. */
export function EditDialog({ saved, onClose }: { saved: SavedSearch; onClose: () => void }) {
  const { mutateAsync } = useChangeSavedSearch(saved.id);
  const [failure, setFailure] = useState<unknown>(null);
  const formId = useId();
  const form = useAppForm({
    defaultValues: { name: saved.name, frequency: saved.frequency },
    ...validateOnChange,
    validators: {
      onDynamic: ({ value: { name } }) =>
        name.trim() === '' ? { fields: { name: t.nameMissing } } : undefined,
    },
    async onSubmit({ value }) {
      setFailure(null);
      await mutateAsync(value).then(onClose, setFailure);
    },
  });
  return (
    <form.AppForm>
      <Dialog
        open
        title={t.editSearch}
        onClose={onClose}
        actions={
          <>
            <Button variant="quiet" onClick={onClose}>
              {ui.cancel}
            </Button>
            <form.SubmitButton form={formId}>{ui.save}</form.SubmitButton>
          </>
        }
      >
        <form.Form id={formId} className={styles.form}>
          <form.AppField name="name">
            {(field) => <field.TextField label={t.name} maxLength={savedNameMax} />}
          </form.AppField>
          <form.AppField name="frequency">
            {(field) => <field.SelectField label={t.howOften} options={frequencies} />}
          </form.AppField>
          <p className={styles.soft}>{t.changeFiltersHint}</p>
          {failure !== null && (
            <Notice tone="danger" title={t.notSaved} live>
              {formatFailure(failure)}
            </Notice>
          )}
        </form.Form>
      </Dialog>
    </form.AppForm>
  );
}
