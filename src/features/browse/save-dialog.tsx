import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState, type SubmitEvent } from 'react';
import {
  alertFrequencies,
  savedNameMax,
  type AlertFrequency,
} from '#contract/saved-searches/saved-filters.ts';
import type { SavedSearch } from '#contract/saved-searches/saved-search.ts';
import { quoted } from '#locales/browse-later.ts';
import { formatList } from '#locales/format.ts';
import * as t from '#locales/saved-searches.ts';
import * as ui from '#locales/ui.ts';
import { useApi } from '#src/api/api-context.ts';
import { formatFailure } from '#src/api/errors.ts';
import { savedSearchesQuery, useSaveSearch } from '#src/shared/api/saved-searches.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { showToast } from '#src/ui/toast.ts';
import type { ListingSearch } from './listing-search.ts';
import styles from './save-dialog.module.css';
import { activeFilters } from './search-filters.ts';

interface SaveDialogProps {
  search: ListingSearch;
  /** As the contract writes them. */
  filters: string;
  currency: string | undefined;
  onClose: () => void;
}

/** Gives the search a name, or puts it in place of one that is saved. */
export default function SaveDialog({ search, filters, currency, onClose }: SaveDialogProps) {
  const { data: saved = [] } = useQuery(savedSearchesQuery(useApi()));
  const { mutate, isPending, error } = useSaveSearch();
  const navigate = useNavigate();
  const formId = useId();
  const same = saved.find((each) => each.search === filters);
  const [typed, setTyped] = useState<string | null>(null);
  const [replaced, setReplaced] = useState<SavedSearch | null>(null);
  const [chosen, setChosen] = useState<AlertFrequency | null>(null);
  const [isMissing, setMissing] = useState(false);
  const name = typed ?? same?.name ?? replaced?.name ?? usualName(search, currency);

  const frequency = chosen ?? same?.frequency ?? replaced?.frequency ?? 'daily';

  const save = (event: SubmitEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setMissing(true);
    mutate(
      { id: same ? same.id : (replaced?.id ?? null), name, search: filters, frequency },
      {
        onSuccess() {
          onClose();
          const action = {
            label: t.seeThem,
            onPress: () => void navigate({ to: '/saved-searches' }),
          };
          showToast({
            kind: 'success',
            message: t.searchSaved,
            description: t.savedHint,
            action,
          });
        },
      },
    );
  };
  return (
    <Dialog
      open
      title={t.saveThisSearch}
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
        {same && <p>{t.savedAlready}</p>}
        <TextField
          label={t.name}
          value={name}
          maxLength={savedNameMax}
          error={isMissing && name.trim() === '' ? t.nameMissing : undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {!same && saved.length > 0 && (
          <SelectField
            label={t.saveAs}
            value={replaced?.id ?? ''}
            options={[
              { value: '', label: t.newSearch },
              ...saved.map((each) => ({
                value: String(each.id),
                label: t.inPlaceOf({ name: each.name }),
              })),
            ]}
            onChange={({ currentTarget: { value } }) =>
              setReplaced(saved.find(({ id }) => String(id) === value) ?? null)
            }
          />
        )}
        <SelectField
          label={t.howOften}
          value={frequency}
          options={alertFrequencies.map((value) => ({ value, label: t.frequencyLabels[value] }))}
          onChange={({ currentTarget: { value } }) =>
            setChosen(alertFrequencies.find((each) => each === value) ?? null)
          }
        />
        {error && (
          <Notice tone="danger" title={t.notSaved} live>
            {formatFailure(error)}
          </Notice>
        )}
      </form>
    </Dialog>
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
