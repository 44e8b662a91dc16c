import { useId } from 'react';
import { importFields, type ImportField } from '#contract/imports/import-fields.ts';
import type { ImportMapping, ImportPreview } from '#contract/imports/import.ts';
import * as t from '#locales/admin-imports.ts';
import * as card from '#locales/card.ts';
import { fieldLabels } from '#locales/listing-fields.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { fieldOrder } from './import-labels.ts';
import styles from './manage-external.module.css';
import { formatImportText } from './format-import-text.ts';

interface MappingFieldsProps {
  columns: ImportPreview['columns'];
  mapping: ImportMapping;
  errors: ImportPreview['mapping_errors'];
  onChange: (mapping: ImportMapping) => void;
}

const isRequired = (name: ImportField) => importFields[name].need === 'required';

/** An input for each field, which suggests the columns of the file. */
export function MappingFields({ columns, mapping, errors, onChange }: MappingFieldsProps) {
  const listId = useId();
  return (
    <div className={styles.mapping}>
      <datalist id={listId}>
        {columns.map(({ name, samples }) => (
          <option key={name} value={name}>
            {samples.slice(0, 2).join(card.factSeparator)}
          </option>
        ))}
      </datalist>
      {fieldOrder.map((name) => (
        <TextField
          key={name}
          label={fieldLabels[name]}
          name={name}
          list={listId}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required={isRequired(name)}
          aside={isRequired(name) ? t.required : undefined}
          placeholder={t.notMapped}
          error={messageAt(errors, name)}
          value={mapping[name] ?? ''}
          onChange={(event) => onChange(withField(mapping, name, event.currentTarget.value))}
        />
      ))}
    </div>
  );
}

function messageAt(errors: MappingFieldsProps['errors'], name: ImportField): string | undefined {
  const found = errors.find(({ field }) => field === name);
  return found && formatImportText(found.message);
}

function withField(mapping: ImportMapping, name: ImportField, text: string): ImportMapping {
  const { [name]: _, ...rest } = mapping;
  return text.trim() === '' ? rest : { ...rest, [name]: text };
}
