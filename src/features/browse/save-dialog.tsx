import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import {
  alertFrequencies,
  savedNameMax,
  type AlertFrequency,
} from '#contract/saved-searches/saved-filters.ts';
import { quoted } from '#locales/browse-later.ts';
import { formatList } from '#locales/format.ts';
import * as t from '#locales/saved-searches.ts';
import * as ui from '#locales/ui.ts';
import { useApi } from '#src/api/api-context.ts';
import { formatFailure } from '#src/api/errors.ts';
import { savedSearchesQuery, useSaveSearch } from '#src/shared/api/saved-searches.ts';
import { useAppForm, validateOnSubmit } from '#src/shared/forms/app-form.tsx';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { showToast } from '#src/ui/toast.ts';
import type { ListingSearch } from './listing-search.ts';
import styles from './save-dialog.module.css';
import { activeFilters } from './search-filters.ts';

interface SaveDraft {
  name: string;
  /** The id of the saved search that this one replaces; empty for a new one. */
  replaced: string;
  frequency: AlertFrequency;
}

interface SaveDialogProps {
  search: ListingSearch;
  /** As the contract writes them. */
  filters: string;
  currency: string | undefined;
  onClose: () => void;
}

const frequencies = alertFrequencies.map((value) => ({ value, label: t.frequencyLabels[value] }));

/** Gives the search a name, or puts it in place of one that is saved. */
export default function SaveDialog({ search, filters, currency, onClose }: SaveDialogProps) {
  const { data: saved = [] } = useQuery(savedSearchesQuery(useApi()));
  const { mutateAsync } = useSaveSearch();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<unknown>(null);
  const formId = useId();
  const same = saved.find((each) => each.search === filters);
  const defaults: SaveDraft = {
    name: same?.name ?? usualName(search, currency),
    replaced: same ? String(same.id) : '',
    frequency: same?.frequency ?? 'daily',
  };
  const form = useAppForm({
    defaultValues: defaults,
    ...validateOnSubmit,
    validators: {
      onDynamic: ({ value: { name } }) =>
        name.trim() === '' ? { fields: { name: t.nameMissing } } : undefined,
    },
    async onSubmit({ value: { replaced, ...values } }) {
      setFailure(null);
      const id = replaced === '' ? null : Number(replaced);
      await mutateAsync({ id, search: filters, ...values }).then(confirm, setFailure);
    },
  });

  function confirm(): void {
    onClose();
    const action = {
      label: t.seeThem,
      onPress: () => void navigate({ to: '/saved-searches' }),
    };
    showToast({ kind: 'success', message: t.searchSaved, description: t.savedHint, action });
  }

  /** Fields that the user has not changed take the values of the replaced search. */
  function fillFrom(replacedId: string): void {
    const { name, frequency } = saved.find(({ id }) => String(id) === replacedId) ?? defaults;
    const isChanged = (field: keyof SaveDraft) => form.getFieldMeta(field)?.isTouched === true;
    if (!isChanged('name')) form.setFieldValue('name', name, { dontUpdateMeta: true });
    if (!isChanged('frequency')) {
      form.setFieldValue('frequency', frequency, { dontUpdateMeta: true });
    }
  }

  return (
    <form.AppForm>
      <Dialog
        open
        title={t.saveThisSearch}
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
          {same && <p>{t.savedAlready}</p>}
          <form.AppField name="name">
            {(field) => <field.TextField label={t.name} maxLength={savedNameMax} />}
          </form.AppField>
          {!same && saved.length > 0 && (
            <form.AppField name="replaced" listeners={{ onChange: ({ value }) => fillFrom(value) }}>
              {(field) => (
                <field.SelectField
                  label={t.saveAs}
                  options={[
                    { value: '', label: t.newSearch },
                    ...saved.map((each) => ({
                      value: String(each.id),
                      label: t.replacesSearch({ name: each.name }),
                    })),
                  ]}
                />
              )}
            </form.AppField>
          )}
          <form.AppField name="frequency">
            {(field) => <field.SelectField label={t.howOften} options={frequencies} />}
          </form.AppField>
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

/** What is searched, as long as a name may be. */
function usualName(search: ListingSearch, currency: string | undefined): string {
  // Sentences put the name into quotes: words that were searched for stand in it without.
  const labels = activeFilters(search, currency).map(({ label, written = '' }) =>
    label === quoted({ words: written }) ? written : label,
  );
  return Array.from(formatList(labels)).slice(0, savedNameMax).join('');
}
