import { useState } from 'react';
import { alertFrequencies, savedNameMax } from '#contract/saved-searches/saved-filters.ts';
import type { SavedSearch } from '#contract/saved-searches/saved-search.ts';
import * as common from '#locales/common.ts';
import * as t from '#locales/saved-searches.ts';
import { useChangeSavedSearch } from '#src/shared/api/saved-searches.ts';
import { useAppForm, validateOnChange } from '#src/shared/forms/app-form.tsx';
import { DraftFormDialog } from '#src/shared/drafts/draft-form-dialog.tsx';
import { useDraft } from '#src/shared/drafts/use-draft.ts';
import { FailureNotice } from '#src/shared/failures/failure-notice.tsx';
import styles from './saved-searches.module.css';

const frequencies = alertFrequencies.map((value) => ({ value, label: t.frequencyLabels[value] }));

interface EditDialogProps {
  saved: SavedSearch;
  /** Its name as it is shown. */
  name: string;
  onClose: () => void;
}

/** Renames a saved search, and says how its filters change. */
export function EditDialog({ saved, name: shownName, onClose }: EditDialogProps) {
  const { mutateAsync } = useChangeSavedSearch(saved.id);
  const [failure, setFailure] = useState<unknown>(null);
  const [stored] = useState({ name: shownName, frequency: saved.frequency });
  const draft = useDraft({ kind: 'search', target: String(saved.id), stored });
  const close = () => {
    draft.forget();
    onClose();
  };
  const form = useAppForm({
    defaultValues: stored,
    ...validateOnChange,
    validators: {
      onDynamic: ({ value: { name } }) =>
        name.trim() === '' ? { fields: { name: t.nameMissing } } : undefined,
    },
    listeners: { onChange: ({ formApi }) => draft.keep(formApi.state.values) },
    async onSubmit({ value }) {
      setFailure(null);
      const is_named = saved.is_named || value.name.trim() !== shownName.trim();
      await mutateAsync({ ...value, is_named }).then(close, setFailure);
    },
  });
  return (
    <DraftFormDialog
      title={t.editSearch}
      onClose={onClose}
      draft={draft}
      form={form}
      className={styles.form}
    >
      <form.AppField name="name">
        {(field) => <field.TextField label={common.name} maxLength={savedNameMax} />}
      </form.AppField>
      <form.AppField name="frequency">
        {(field) => <field.SelectField label={t.howOften} options={frequencies} />}
      </form.AppField>
      <p className={styles.soft}>{t.changeFiltersHint}</p>
      <FailureNotice title={t.notSaved} error={failure} />
    </DraftFormDialog>
  );
}
