import type { ComponentProps } from 'react';
import styles from './control.module.css';
import { Field, splitFieldText, type FieldText } from './field.tsx';

export interface SelectFieldProps
  extends FieldText, Omit<ComponentProps<'select'>, 'id' | 'className'> {
  /** `lang` where a label is in another language than the page. */
  options: readonly { value: string; label: string; lang?: string }[];
}

/** One of many short answers, by the platform's own picker. */
export function SelectField(props: SelectFieldProps) {
  const { text, control } = splitFieldText(props);
  const { options, ...select } = control;
  return (
    <Field {...text}>
      {(wiring) => (
        <select {...select} {...wiring} className={styles.control}>
          {options.map(({ value, label, lang }) => (
            // Labels from Intl differ between the server and browsers.
            <option key={value} value={value} lang={lang} suppressHydrationWarning>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
