/* oxlint-disable jsx-a11y/prefer-tag-over-role -- native lists cannot hang on a text input and load while it is typed in */
import * as basics from '#locales/basics.ts';
import * as t from '#locales/ui.ts';
import { Announcement } from './announcement.tsx';
import { Button } from './button.tsx';
import styles from './combobox.module.css';

export interface ComboboxOption {
  id: string | number;
  label: string;
  detail?: string | undefined;
}

export interface ComboboxTexts {
  loading: string;
  none: string;
  failed: string;
  retry: string;
  found: (count: number) => string;
}

export interface ComboboxListProps {
  /** The id of the list element; options append their index. */
  id: string;
  label: string;
  open: boolean;
  options: readonly ComboboxOption[];
  active: number;
  onPoint: (index: number) => void;
  onChoose: (index: number) => void;
  status: 'ready' | 'loading' | 'failed';
  onRetry?: (() => void) | undefined;
  texts?: Partial<ComboboxTexts> | undefined;
  /** Nothing was found, and the page says so below the input. */
  isNoneInPage?: boolean;
}

const defaultTexts: ComboboxTexts = {
  loading: t.searching,
  none: t.nothingFound,
  failed: t.suggestionsFailed,
  retry: basics.tryAgain,
  found: (count) => t.suggestionsFound({ count }),
};

/** The suggestions under a text input, in the nearest positioned element around it. */
export function ComboboxList(props: ComboboxListProps) {
  const { id, label, open, options, active, onPoint, onChoose, status, onRetry } = props;
  const texts = { ...defaultTexts, ...props.texts };
  const said = { loading: texts.loading, failed: texts.failed, ready: texts.none }[status];
  return (
    <>
      {props.isNoneInPage && <p className={styles.none}>{texts.none}</p>}
      <div className={styles.popup} hidden={!open || props.isNoneInPage}>
        <div id={id} className={styles.list} role="listbox" aria-label={label}>
          {options.map((option, index) => (
            <OptionRow
              key={option.id}
              option={option}
              id={`${id}-${index}`}
              active={index === active}
              onPoint={() => onPoint(index)}
              onChoose={() => onChoose(index)}
            />
          ))}
        </div>
        {options.length === 0 && (
          <div className={styles.state}>
            {said}
            {status === 'failed' && onRetry && (
              <Button variant="plain" size="s" onClick={onRetry}>
                {texts.retry}
              </Button>
            )}
          </div>
        )}
      </div>
      <Announcement>
        {open && (options.length > 0 ? texts.found(options.length) : said)}
      </Announcement>
    </>
  );
}

interface OptionRowProps {
  option: ComboboxOption;
  id: string;
  active: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

function OptionRow({ option, id, active, onPoint, onChoose }: OptionRowProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- focus and keys stay in the input
    <div
      ref={active ? reveal : undefined}
      id={id}
      className={styles.option}
      role="option"
      aria-selected={active}
      data-active={active || undefined}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={active ? undefined : onPoint}
      onClick={onChoose}
    >
      <span className={styles.label} dir="auto">
        {option.label}
      </span>
      {option.detail && (
        <span className={styles.detail} dir="auto">
          {option.detail}
        </span>
      )}
    </div>
  );
}

function reveal(option: HTMLDivElement | null) {
  option?.scrollIntoView({ block: 'nearest' });
}
