/* oxlint-disable jsx-a11y/prefer-tag-over-role -- native lists cannot hang on a text input and load while it is typed in */
import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { ComboboxList, type ComboboxOption, type ComboboxTexts } from './combobox-list.tsx';
import { useListbox } from './use-listbox.ts';

export interface ComboboxInputProps<Option extends ComboboxOption> {
  /** Names the list of suggestions. */
  label: string;
  /** What stands in the input; the caller fetches suggestions for it. */
  query: string;
  onQueryChange: (query: string) => void;
  options: readonly Option[];
  onSelect: (option: Option) => void;
  status?: 'ready' | 'loading' | 'failed' | undefined;
  onRetry?: (() => void) | undefined;
  /** Fewer typed characters open no list. */
  minLength?: number | undefined;
  onBlur?: (() => void) | undefined;
  texts?: Partial<ComboboxTexts> | undefined;
  /**
   * Says in the page that nothing was found, and still when the input is left: over the page it would
   * cover the button of a form, and by going it would move the button away from under a press.
   */
  saysNoneInPage?: boolean | undefined;
  /** Further attributes of the input. */
  input: ComponentProps<'input'>;
  className?: string | undefined;
  /** Renders what stands around the input. */
  renderFrame?: ((input: ReactNode, isLoading: boolean) => ReactNode) | undefined;
}

const withoutFrame = (input: ReactNode): ReactNode => input;

/** A bare text input with suggestions; free text stays free until one is chosen. */
export function ComboboxInput<Option extends ComboboxOption>({
  label,
  query,
  onQueryChange,
  options,
  onSelect,
  status = 'ready',
  onRetry,
  minLength = 1,
  onBlur,
  texts,
  saysNoneInPage = false,
  input,
  className,
  renderFrame = withoutFrame,
}: ComboboxInputProps<Option>) {
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
  const [isTyped, setTyped] = useState(false);
  const isAsked = query.trim().length >= minLength;
  const open = list.open && isAsked;
  const isNone = isAsked && status === 'ready' && options.length === 0;

  return (
    <div
      className={className}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        list.close();
        onBlur?.();
      }}
    >
      {renderFrame(
        <input
          dir="auto"
          autoCapitalize="none"
          {...input}
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={listId}
          aria-activedescendant={open && list.active >= 0 ? `${listId}-${list.active}` : undefined}
          value={query}
          onChange={(event) => {
            setTyped(true);
            onQueryChange(event.currentTarget.value);
            list.show();
          }}
          onClick={() => list.show()}
          onKeyDown={list.onKeyDown}
        />,
        open && status === 'loading',
      )}
      <ComboboxList
        id={listId}
        label={label}
        open={open}
        options={shown}
        active={list.active}
        onPoint={list.setActive}
        onChoose={list.choose}
        status={status}
        onRetry={onRetry}
        texts={texts}
        isNoneInPage={saysNoneInPage && isNone && isTyped}
      />
    </div>
  );
}
