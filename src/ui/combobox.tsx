/* oxlint-disable jsx-a11y/prefer-tag-over-role -- native lists cannot hang on a text input and load while it is typed in */
import { useId } from 'react';
import { classes } from './classes.ts';
import { ComboboxList, type ComboboxOption, type ComboboxTexts } from './combobox-list.tsx';
import styles from './combobox.module.css';
import control from './control.module.css';
import { Field, splitFieldText, type FieldText } from './field.tsx';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';
import { Spinner } from './spinner.tsx';
import { useListbox } from './use-listbox.ts';

export type { ComboboxOption, ComboboxTexts } from './combobox-list.tsx';

export interface ComboboxProps<Option extends ComboboxOption> extends FieldText {
  /** What stands in the input; the caller fetches suggestions for it. */
  query: string;
  onQueryChange: (query: string) => void;
  options: readonly Option[];
  onSelect: (option: Option) => void;
  status?: 'ready' | 'loading' | 'failed';
  onRetry?: () => void;
  /** Fewer typed characters open no list. */
  minLength?: number;
  icon?: IconName;
  placeholder?: string;
  name?: string;
  required?: boolean;
  onBlur?: () => void;
  texts?: Partial<ComboboxTexts>;
}

/** A text input that offers suggestions; free text stays free until one is chosen. */
export function Combobox<Option extends ComboboxOption>(props: ComboboxProps<Option>) {
  const { text, control: rest } = splitFieldText(props);
  const { query, onQueryChange, options, onSelect, status = 'ready', onRetry } = rest;
  const { minLength = 1, icon, placeholder, name, required, onBlur, texts } = rest;
  const listId = useId();
  const shown = status === 'ready' ? options : [];
  const list = useListbox({
    count: shown.length,
    onChoose: (index) => {
      const option = shown[index];
      if (option) onSelect(option);
    },
    onClear: () => onQueryChange(''),
  });
  const open = list.open && query.trim().length >= minLength;

  return (
    <Field {...text}>
      {(wiring) => (
        <div
          className={styles.frame}
          onBlur={(event) => {
            if (event.currentTarget.contains(event.relatedTarget)) return;
            list.close();
            onBlur?.();
          }}
        >
          <span className={classes(control.control, control.group)}>
            {icon && (
              <span className={control.affix}>
                <Icon name={icon} />
              </span>
            )}
            <input
              {...wiring}
              className={control.bare}
              type="text"
              role="combobox"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              aria-autocomplete="list"
              aria-expanded={open}
              aria-controls={listId}
              aria-activedescendant={
                open && list.active >= 0 ? `${listId}-${list.active}` : undefined
              }
              value={query}
              placeholder={placeholder}
              name={name}
              required={required}
              onChange={(event) => {
                onQueryChange(event.currentTarget.value);
                list.show();
              }}
              onClick={() => list.show()}
              onKeyDown={list.onKeyDown}
            />
            {open && status === 'loading' && <Spinner />}
          </span>
          <ComboboxList
            id={listId}
            label={text.label}
            open={open}
            options={shown}
            active={list.active}
            onPoint={list.setActive}
            onChoose={list.choose}
            status={status}
            onRetry={onRetry}
            texts={texts}
          />
        </div>
      )}
    </Field>
  );
}
