import { classes } from './classes.ts';
import { ComboboxInput, type ComboboxInputProps } from './combobox-input.tsx';
import type { ComboboxOption } from './combobox-list.tsx';
import styles from './combobox.module.css';
import control from './control.module.css';
import { Field, splitFieldText, type FieldText } from './field.tsx';
import { Icon } from './icon.tsx';
import type { IconShape } from './icon-paths.ts';
import { Spinner } from './spinner.tsx';

export type { ComboboxOption } from './combobox-list.tsx';

export interface ComboboxProps<Option extends ComboboxOption>
  extends
    FieldText,
    Omit<ComboboxInputProps<Option>, 'label' | 'input' | 'className' | 'decorate'> {
  label: string;
  icon?: IconShape;
  placeholder?: string;
  name?: string;
  required?: boolean;
}

/** A field of a form with suggestions for what is typed. */
export function Combobox<Option extends ComboboxOption>(props: ComboboxProps<Option>) {
  const { text, control: rest } = splitFieldText(props);
  const { icon, placeholder, name, required, ...list } = rest;
  return (
    <Field {...text}>
      {(wiring) => (
        <ComboboxInput
          {...list}
          saysNoneInPage
          label={props.label}
          className={styles.frame}
          input={{ ...wiring, className: control.bare, placeholder, name, required }}
          renderFrame={(input, isLoading) => (
            <span className={classes(control.control, control.group)}>
              {icon && (
                <span className={control.affix}>
                  <Icon name={icon} />
                </span>
              )}
              {input}
              {isLoading && <Spinner />}
            </span>
          )}
        />
      )}
    </Field>
  );
}
