import { useState, type FormEvent } from 'react';
import { type } from 'arktype';
import {
  ImportSourceForm,
  importKinds,
  newListingStatuses,
  type ImportSource,
} from '#contract/import.ts';
import { failureWords } from '#src/api/failure-words.ts';
import { Button } from '#src/ui/button.tsx';
import { ChoiceList } from '#src/ui/choice-list.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { newStatusLabels } from './import-words.ts';
import styles from './manage-external.module.css';

interface SourceFormProps {
  /** Null for a new one. */
  source: ImportSource | null;
  save: (form: ImportSourceForm) => Promise<unknown>;
}

const kinds = importKinds.map((value) => ({ value, label: value.toUpperCase() }));
const statuses = newListingStatuses.map((value) => ({ value, label: newStatusLabels[value] }));

/** Name and settings of a source. */
export function SourceForm({ source, save }: SourceFormProps) {
  const [draft, setDraft] = useState({
    name: source?.name ?? '',
    kind: source?.kind ?? 'csv',
    address: source?.address ?? '',
    new_status: source?.new_status ?? 'pending',
  });
  const [messages, setMessages] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<unknown>(null);
  const [isSaving, setSaving] = useState(false);
  const change = (patch: Partial<typeof draft>) => setDraft({ ...draft, ...patch });

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const checked = ImportSourceForm({ ...draft, address: draft.address.trim() });
    if (checked instanceof type.errors) {
      setMessages(
        Object.fromEntries(checked.map((error) => [error.path.join('.'), error.message])),
      );
      const [first] = checked;
      form.querySelector<HTMLElement>(`[name="${first?.path.join('.') ?? ''}"]`)?.focus();
      return;
    }
    setMessages({});
    setFailure(null);
    setSaving(true);
    await save(checked).catch(setFailure);
    setSaving(false);
  }

  return (
    <form
      className={styles.form}
      noValidate
      aria-label={source ? 'Source' : 'New source'}
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        label="Name"
        name="name"
        hint="Small letters, digits and hyphens. It stays for ever: rows are known again by it."
        value={draft.name}
        error={messages['name']}
        disabled={source !== null}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <ChoiceList
        legend="Its files are"
        name="kind"
        choices={kinds}
        selected={[draft.kind]}
        onChange={([kind]) => change({ kind: kind as typeof draft.kind })}
      />
      <TextField
        label="Address to fetch from"
        aside="optional"
        name="address"
        type="url"
        placeholder="https://"
        value={draft.address}
        error={messages['address']}
        onChange={(event) => change({ address: event.currentTarget.value })}
      />
      <ChoiceList
        legend="New listings"
        hint="Where they wait, a published one waits again when its title, address, description or the site it leads to changes."
        name="new_status"
        choices={statuses}
        selected={[draft.new_status]}
        onChange={([status]) => change({ new_status: status as typeof draft.new_status })}
      />
      {failure !== null && (
        <Notice tone="danger" title="Not saved" live>
          {failureWords(failure)}
        </Notice>
      )}
      <Button type="submit" busy={isSaving} busyLabel="Saving…">
        {source ? 'Save' : 'Add source'}
      </Button>
    </form>
  );
}
