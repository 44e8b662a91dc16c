import { useId, type ReactNode } from 'react';
import styles from './choice-list.module.css';
import { FieldError } from './field.tsx';
import { Icon } from './icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface Choice {
  value: string;
  label: string;
  detail?: string;
}

export interface ChoiceListProps {
  legend: string;
  hideLegend?: boolean;
  /** One field among others: the legend looks like their labels. */
  isField?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  /** The id of the first answer, for an error summary. */
  id?: string;
  name: string;
  choices: readonly Choice[];
  selected: readonly string[];
  onChange: (selected: string[]) => void;
  /** Several answers, as checkboxes. */
  multiple?: boolean;
}

/** The answers to one question as cards to tap. */
export function ChoiceList(props: ChoiceListProps) {
  const { legend, hideLegend = false, isField = false, hint, error, id, name, choices } = props;
  const { selected, onChange, multiple = false } = props;
  const ownId = useId();
  const firstId = id ?? ownId;
  const describedBy = [hint && `${firstId}-hint`, error && `${firstId}-error`].filter(Boolean);

  const choose = (value: string, checked: boolean) => {
    if (!multiple) return onChange([value]);
    const others = selected.filter((other) => other !== value);
    return onChange(checked ? [...others, value] : others);
  };

  return (
    <fieldset aria-describedby={describedBy.join(' ') || undefined}>
      <legend className={hideLegend ? undefined : isField ? styles.label : styles.legend}>
        {hideLegend ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      {hint && (
        <div id={`${firstId}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
      <div className={styles.choices}>
        {choices.map(({ value, label, detail }, index) => (
          <label key={value} className={styles.choice}>
            <input
              id={index === 0 ? firstId : `${firstId}-${value}`}
              type={multiple ? 'checkbox' : 'radio'}
              className={styles.input}
              name={name}
              value={value}
              checked={selected.includes(value)}
              onChange={(event) => choose(value, event.currentTarget.checked)}
            />
            <span className={styles.words}>
              {label}
              {detail && <span className={styles.detail}>{detail}</span>}
            </span>
            <span className={styles.tick}>
              <Icon name="check" />
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${firstId}-error`} error={error} />
    </fieldset>
  );
}
