import { useId, useState, type SubmitEvent } from 'react';
import { alertFrequencies, savedNameMax } from '#contract/saved-searches/saved-filters.ts';
import type { SavedSearch } from '#contract/saved-searches/saved-search.ts';
import * as t from '#locales/saved-searches.ts';
import * as ui from '#locales/ui.ts';
import { formatFailure } from '#src/api/errors.ts';
import { useChangeSavedSearch } from '#src/shared/api/saved-searches.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import styles from './saved-searches.module.css';

/** Renames a saved search, and says how its filters change. */
export function EditDialog({ saved, onClose }: { saved: SavedSearch; onClose: () => void }) {
  const { mutate, isPending, error } = useChangeSavedSearch(saved.id);
  const formId = useId();
  const [name, setName] = useState(saved.name);
  const [frequency, setFrequency] = useState(saved.frequency);
  const isMissing = name.trim() === '';
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isMissing) mutate({ name, frequency }, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      title={t.editSearch}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {ui.cancel}
          </Button>
          <Button type="submit" form={formId} busy={isPending}>
            {ui.save}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={save}>
        <TextField
          label={t.name}
          value={name}
          maxLength={savedNameMax}
          error={isMissing ? t.nameMissing : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <SelectField
          label={t.howOften}
          value={frequency}
          options={alertFrequencies.map((value) => ({ value, label: t.frequencyLabels[value] }))}
          onChange={({ currentTarget: { value } }) =>
            setFrequency(alertFrequencies.find((each) => each === value) ?? frequency)
          }
        />
        <p className={styles.soft}>{t.changeFiltersHint}</p>
        {error && (
          <Notice tone="danger" title={t.notSaved} live>
            {formatFailure(error)}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
