import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import {
  alertFrequencies,
  savedNameMax,
  type AlertFrequency,
} from '#contract/saved-searches/saved-filters.ts';
import * as common from '#locales/common.ts';
import * as t from '#locales/saved-searches.ts';
import { useApi } from '#src/api/api-context.ts';
import { savedSearchesQuery, useSaveSearch } from '#src/shared/api/saved-searches.ts';
import { useAppForm, validateOnSubmit } from '#src/shared/forms/app-form.tsx';
import { DraftFormDialog } from '#src/shared/drafts/draft-form-dialog.tsx';
import { useDraft } from '#src/shared/drafts/use-draft.ts';
import { FailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { showToast } from '#src/ui/toast.ts';
import type { ListingSearch } from './listing-search.ts';
import styles from './save-dialog.module.css';
import { readSavedName, usualName } from './saved-search.tsx';
import * as titles from '#locales/titles.ts';

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

/**
 * Gives the search a name, or puts it in place of one that is saved. A search as a group is saved for
 * everyone in it.
 */
export default function SaveDialog({ search, filters, currency, onClose }: SaveDialogProps) {
  const { data: saved = [] } = useQuery(savedSearchesQuery(useApi()));
  const { mutateAsync } = useSaveSearch();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<unknown>(null);
  const { group } = search;
  const same = saved.find((each) => each.search === filters);
  const replaceable = group === undefined ? saved.filter((each) => !each.group) : [];
  const usual = usualName(search, currency);
  const defaults: SaveDraft = {
    name: same ? readSavedName(same) : usual,
    replaced: same ? String(same.id) : '',
    frequency: same?.frequency ?? 'daily',
  };
  const draft = useDraft({ kind: 'search', target: filters, stored: defaults });
  const form = useAppForm({
    defaultValues: defaults,
    ...validateOnSubmit,
    validators: {
      onDynamic: ({ value: { name } }) =>
        name.trim() === '' ? { fields: { name: t.nameMissing } } : undefined,
    },
    listeners: { onChange: ({ formApi }) => draft.keep(formApi.state.values) },
    async onSubmit({ value: { replaced, ...values } }) {
      setFailure(null);
      const id = replaced === '' ? null : Number(replaced);
      const is_named = values.name.trim() !== usual.trim();
      await mutateAsync({ id, group, search: filters, is_named, ...values }).then(
        confirm,
        setFailure,
      );
    },
  });

  function confirm(): void {
    draft.forget();
    onClose();
    const action = {
      label: titles.savedSearches,
      onPress: () => void navigate({ to: '/saved-searches' }),
    };
    const message = group === undefined ? t.searchSaved : t.savedForGroup;
    showToast({ kind: 'success', message, description: t.savedHint, action });
  }

  /** Fields that the user has not changed take the values of the replaced search. */
  function fillFrom(replacedId: string): void {
    const replaced = saved.find(({ id }) => String(id) === replacedId);
    const { frequency } = replaced ?? defaults;
    // A name that nobody typed says what is searched, and that changes.
    const name = replaced?.is_named ? replaced.name : defaults.name;
    const isChanged = (field: keyof SaveDraft) => form.getFieldMeta(field)?.isTouched === true;
    if (!isChanged('name')) form.setFieldValue('name', name, { dontUpdateMeta: true });
    if (!isChanged('frequency')) {
      form.setFieldValue('frequency', frequency, { dontUpdateMeta: true });
    }
  }

  return (
    <DraftFormDialog
      title={group === undefined ? t.saveThisSearch : t.saveThisForGroup}
      onClose={onClose}
      draft={draft}
      form={form}
      className={styles.form}
    >
      {group !== undefined && <p>{t.saveForGroupHint}</p>}
      {same && <p>{t.savedAlready}</p>}
      <form.AppField name="name">
        {(field) => <field.TextField label={common.name} maxLength={savedNameMax} />}
      </form.AppField>
      {!same && replaceable.length > 0 && (
        <form.AppField name="replaced" listeners={{ onChange: ({ value }) => fillFrom(value) }}>
          {(field) => (
            <field.SelectField
              label={t.saveAs}
              options={[
                { value: '', label: t.newSearch },
                ...replaceable.map((each) => ({
                  value: String(each.id),
                  label: t.replacesSearch({ name: readSavedName(each) }),
                })),
              ]}
            />
          )}
        </form.AppField>
      )}
      <form.AppField name="frequency">
        {(field) => <field.SelectField label={t.howOften} options={frequencies} />}
      </form.AppField>
      <FailureNotice title={t.notSaved} error={failure} />
    </DraftFormDialog>
  );
}
